// Speaks Plateau's protocol (docs/protocols.md) for your player. You need not change this file.
//
// `plateau::run(name, choose)` waits for games and calls your function whenever it is your turn.
// std::cout writes to standard error, because standard output belongs to the referee.

#pragma once

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <functional>
#include <iostream>
#include <limits>
#include <map>
#include <optional>
#include <random>
#include <stdexcept>
#include <string>
#include <utility>
#include <vector>

namespace plateau {

/// What everything random should follow from, so that games can be repeated.
inline std::mt19937_64 lots;

namespace detail {

/// A piece of JSON.
struct Json {
    enum Kind { Null, Truth, Number, Text, List, Map } kind = Null;
    bool truth = false;
    double number = 0;
    std::string text;
    std::vector<Json> list;
    std::map<std::string, Json> map;

    const Json& operator[](const std::string& name) const {
        static const Json nothing;
        auto found = map.find(name);
        return found == map.end() ? nothing : found->second;
    }
    bool has(const std::string& name) const { return (*this)[name].kind != Null; }
};

class Reader {
    const std::string& source;
    std::size_t at = 0;

    char next() {
        while (at < source.size() && std::string(" \t\r\n").find(source[at]) != std::string::npos) ++at;
        return at < source.size() ? source[at] : '\0';
    }

    std::string string() {
        std::string found;
        for (++at; at < source.size() && source[at] != '"'; ++at) {
            char letter = source[at];
            if (letter != '\\') {
                found += letter;
                continue;
            }
            letter = source[++at];
            if (letter == 'u') {
                found += static_cast<char>(std::stoi(source.substr(at + 1, 4), nullptr, 16));
                at += 4;
            } else {
                found += letter == 'n' ? '\n' : letter == 't' ? '\t' : letter == 'r' ? '\r' : letter;
            }
        }
        ++at;
        return found;
    }

public:
    explicit Reader(const std::string& text) : source(text) {}

    Json value() {
        Json found;
        switch (next()) {
            case '{':
                found.kind = Json::Map;
                ++at;
                while (next() != '}' && at < source.size()) {
                    if (source[at] == ',') ++at;
                    next();
                    std::string name = string();
                    next();
                    ++at;
                    found.map[name] = value();
                }
                ++at;
                break;
            case '[':
                found.kind = Json::List;
                ++at;
                while (next() != ']' && at < source.size()) {
                    if (source[at] == ',') ++at;
                    found.list.push_back(value());
                }
                ++at;
                break;
            case '"':
                found.kind = Json::Text;
                found.text = string();
                break;
            case 't': found.kind = Json::Truth; found.truth = true; at += 4; break;
            case 'f': found.kind = Json::Truth; at += 5; break;
            case 'n': at += 4; break;
            default: {
                std::size_t from = at;
                while (at < source.size() && std::string("+-.eE0123456789").find(source[at]) != std::string::npos) ++at;
                found.kind = Json::Number;
                found.number = std::stod(source.substr(from, at - from));
            }
        }
        return found;
    }
};

inline void say(const std::string& line) {
    std::fwrite((line + "\n").data(), 1, line.size() + 1, stdout);
    std::fflush(stdout);
}

inline Json hear() {
    std::string line;
    if (!std::getline(std::cin, line)) std::exit(0);
    return Reader(line).value();
}

inline std::string text(const std::string& plain) {
    std::string all = "\"";
    for (char letter : plain) {
        if (letter == '"' || letter == '\\') all += '\\';
        all += letter;
    }
    return all + "\"";
}

inline std::string text(const std::vector<std::string>& list) {
    std::string all = "[";
    for (const auto& one : list) all += (all.size() > 1 ? "," : "") + text(one);
    return all + "]";
}

/// A number as JSON has it, which knows no infinity.
inline std::string number(double value) {
    return std::to_string(std::max(-1e9, std::min(1e9, value)));
}

inline std::vector<std::vector<int>> grid(const Json& told) {
    std::vector<std::vector<int>> rows;
    for (const auto& row : told.list) {
        rows.emplace_back();
        for (const auto& cell : row.list) rows.back().push_back(static_cast<int>(cell.number));
    }
    return rows;
}

/// What belongs to the move that is being thought about.
struct Turn {
    int seat = 1;
    std::string engine;
    int depth = 0;
    double seconds = std::numeric_limits<double>::infinity();
    bool tree = false;
    bool stopped = false;
    int told = 0;
    std::string report;
    std::chrono::steady_clock::time_point begun = std::chrono::steady_clock::now();
};

}  // namespace detail

/// A legal move. Squares are rows and columns from the top left.
struct Move {
    std::string move;
    std::vector<std::vector<int>> squares;
    std::vector<std::vector<int>> takes;
};

/// A position of the game.
struct State {
    std::vector<std::string> path;        ///< the moves from the position you were asked about
    std::string position;                 ///< as text: equal positions have equal texts
    int turn;                             ///< the seat to move: 1, 2, ...
    int players;                          ///< how many play
    std::vector<std::vector<int>> board;  ///< rows from the top; 0 empty, n seat n, -n a king of seat n
    std::vector<Move> legal;              ///< the legal moves with their squares
    std::vector<std::string> moves;       ///< their texts alone
    std::vector<double> result;           ///< the points of each seat when the game is over, else empty
    std::optional<int> value;             ///< at a leaf of a written tree: its value for seat 1
    int seat;                             ///< your seat
    std::string engine;                   ///< the algorithm asked for ("minimax", "alpha-beta"), or empty
    int depth;                            ///< the depth asked for, or 0

    State(const detail::Json& told, detail::Turn& thinking, std::vector<std::string> line)
        : path(std::move(line)),
          position(told["position"].text),
          turn(static_cast<int>(told["turn"].number)),
          players(static_cast<int>(told["players"].number)),
          board(detail::grid(told["board"])),
          seat(thinking.seat),
          engine(thinking.engine),
          depth(thinking.depth),
          of(&thinking) {
        for (const auto& one : told["legal"].list) {
            moves.push_back(one["move"].text);
            legal.push_back({one["move"].text, detail::grid(one["squares"]), detail::grid(one["takes"])});
        }
        for (const auto& point : told["result"].list) result.push_back(point.number);
        if (told.has("value")) value = static_cast<int>(told["value"].number);
    }

    bool over() const { return !result.empty(); }

    /// What the end of the game is worth to a seat: 1 won, 0 lost, between them shared.
    double points(int seat) const { return result.at(static_cast<std::size_t>(seat - 1)); }

    /// The position after a move; the referee knows the rules.
    State after(const std::string& move) const {
        std::vector<std::string> line = path;
        line.push_back(move);
        detail::say("{\"type\":\"after\",\"moves\":" + detail::text(line) + "}");
        detail::Json told = detail::hear();
        while (told["type"].text == "stop") {
            of->stopped = true;
            told = detail::hear();
        }
        if (told["type"].text == "error") throw std::invalid_argument(told["message"].text);
        return State(told, *of, line);
    }

    /// The seconds left for this move (or on your clock); infinite if nothing limits them.
    double time_left() const {
        if (of->stopped) return 0;
        return of->seconds - std::chrono::duration<double>(std::chrono::steady_clock::now() - of->begun).count();
    }

    /// Tells with your move what your search found.
    void report(int depth, long nodes, double score) const {
        of->report = ",\"depth\":" + std::to_string(depth) + ",\"nodes\":" + std::to_string(nodes) +
                     ",\"score\":" + detail::number(score);
    }

    /// Tells of this node of your search, after all nodes below it, for the laboratory.
    void node(double value, double alpha = -1e9, double beta = 1e9, bool cut = false) const {
        of->told += 1;
        if (!of->tree || of->told > 50000) return;
        detail::say("{\"type\":\"node\",\"moves\":" + detail::text(path) + ",\"value\":" + detail::number(value) +
                    ",\"alpha\":" + detail::number(alpha) + ",\"beta\":" + detail::number(beta) +
                    ",\"cut\":" + (cut ? "true" : "false") + "}");
    }

private:
    detail::Turn* of;
};

/// One of a list, by lot.
inline std::string pick(const std::vector<std::string>& list) { return list[lots() % list.size()]; }

/// Plays whatever the referee asks for, with the moves that your function returns.
inline void run(const std::string& name, const std::function<std::string(const State&)>& choose) {
    std::cout.rdbuf(std::cerr.rdbuf());
    int seat = 1;
    std::string engine;
    for (;;) {
        detail::Json told = detail::hear();
        const std::string& type = told["type"].text;
        if (type == "hello") {
            detail::say("{\"type\":\"hello\",\"protocol\":1,\"name\":" + detail::text(name) + ",\"state\":true}");
        } else if (type == "game") {
            seat = static_cast<int>(told["seat"].number);
            engine = told["engine"].text;
            if (told.has("seed")) lots.seed(static_cast<std::uint64_t>(told["seed"].number));
            else lots.seed(std::random_device{}());
            detail::say("{\"type\":\"ready\"}");
        } else if (type == "go") {
            detail::Turn turn;
            turn.seat = seat;
            turn.engine = engine;
            turn.tree = told["tree"].truth;
            const detail::Json& limits = told["limits"];
            turn.depth = static_cast<int>(limits["depth"].number);
            if (limits.has("time")) turn.seconds = limits["time"].number;
            else if (limits.has("clock")) turn.seconds = limits["clock"]["remaining"].number;
            State state(told["state"], turn, {});
            std::string move = choose(state);
            if (move.empty()) move = pick(state.moves);
            detail::say("{\"type\":\"move\",\"move\":" + detail::text(move) + turn.report + "}");
        } else if (type == "quit") {
            return;
        }
    }
}

}  // namespace plateau
