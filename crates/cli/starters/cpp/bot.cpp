// Your player: fill in `choose`.

#include "plateau.hpp"

using plateau::State;

[[maybe_unused]] std::string random_player(const State& state) { return plateau::pick(state.moves); }

/// Looks one move ahead: wins where it can, otherwise plays anything.
[[maybe_unused]] std::string one_ply_player(const State& state) {
    for (const auto& move : state.moves) {
        State after = state.after(move);
        if (after.over() && after.points(state.turn) == 1) return move;
    }
    return random_player(state);
}

/// Yours: return one of state.moves. As long as it returns "", a random move is played.
std::string choose(const State&) { return ""; }

int main() { plateau::run("My player", choose); }
