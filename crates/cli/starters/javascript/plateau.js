// Speaks Plateau's protocol (docs/protocols.md) for your player. You need not change this file.
//
// `run(choose)` waits for games and calls `choose(state)` whenever it is your turn.
// console.log writes to standard error, because standard output belongs to the referee.

const fs = require("node:fs");

console.log = console.error;

let heard = Buffer.alloc(0);

/** The next line from the referee; ends the program when there are no more. */
function hear() {
    const piece = Buffer.alloc(1 << 16);
    for (;;) {
        const end = heard.indexOf(10);
        if (end >= 0) {
            const line = heard.toString("utf8", 0, end);
            heard = heard.subarray(end + 1);
            return JSON.parse(line);
        }
        let length = 0;
        try {
            length = fs.readSync(0, piece, 0, piece.length, null);
        } catch (error) {
            if (error.code !== "EAGAIN") throw error;
            Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 1);
            continue;
        }
        if (length === 0) process.exit(0);
        heard = Buffer.concat([heard, piece.subarray(0, length)]);
    }
}

function say(message) {
    const bytes = Buffer.from(`${JSON.stringify(message)}\n`);
    for (let sent = 0; sent < bytes.length; ) {
        try {
            sent += fs.writeSync(1, bytes, sent);
        } catch (error) {
            if (error.code !== "EAGAIN") throw error;
        }
    }
}

/** A number as JSON has it, which knows no infinity. */
const number = (value) => (value == null ? undefined : Math.max(-1e9, Math.min(1e9, value)));

let seed = 1;

/** A whole number from 0 up to `end`, by lots that follow from the seed of the game. */
function lot(end) {
    seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
    return Math.floor((seed / 2 ** 32) * end);
}

/** One of a list, by lot. */
const pick = (list) => list[lot(list.length)];

/** A position of the game. */
class State {
    #turn;

    constructor(told, turn, path = []) {
        this.#turn = turn;
        this.path = path; // the moves from the position you were asked about
        this.position = told.position; // as text: equal positions have equal texts
        this.turn = told.turn; // the seat to move: 1, 2, ...
        this.players = told.players; // how many play
        this.board = told.board; // rows from the top; 0 empty, n seat n, -n a king of seat n
        this.legal = told.legal; // { move, squares: [[row, column], ...], takes }
        this.moves = told.legal.map((legal) => legal.move);
        this.result = told.result ?? null; // the points of each seat when the game is over
        this.value = told.value ?? null; // at a leaf of a written tree: its value for seat 1
        this.seat = turn.seat; // your seat
        this.engine = turn.engine; // the algorithm asked for ("minimax", "alpha-beta"), or null
        this.depth = turn.depth; // the depth asked for, or null
    }

    get over() {
        return this.result !== null;
    }

    /** What the end of the game is worth to a seat: 1 won, 0 lost, between them shared. */
    points(seat) {
        return this.result[seat - 1];
    }

    /** The position after a move; the referee knows the rules. */
    after(move) {
        const path = [...this.path, move];
        say({ type: "after", moves: path });
        let told = hear();
        while (told.type === "stop") {
            this.#turn.stopped = true;
            told = hear();
        }
        if (told.type === "error") throw new Error(told.message);
        return new State(told, this.#turn, path);
    }

    /** The seconds left for this move (or on your clock), or null if nothing limits them. */
    timeLeft() {
        if (this.#turn.stopped) return 0;
        if (this.#turn.seconds == null) return null;
        return this.#turn.seconds - (performance.now() - this.#turn.begun) / 1000;
    }

    /** Tells with your move what your search found: { depth, nodes, score, line }. */
    report(found) {
        this.#turn.report = { ...found, score: number(found.score) };
    }

    /** Tells of this node of your search, after all nodes below it, for the laboratory. */
    node(value, alpha = null, beta = null, cut = false) {
        this.#turn.told += 1;
        if (!this.#turn.tree || this.#turn.told > 50000) return;
        const window = { value: number(value), alpha: number(alpha), beta: number(beta) };
        say({ type: "node", moves: this.path, cut, ...window });
    }
}

/** Plays whatever the referee asks for, with the moves that `choose` returns. */
function run(choose, name = "JavaScript") {
    let seat = 1;
    let engine = null;
    for (;;) {
        const told = hear();
        if (told.type === "hello") {
            say({ type: "hello", protocol: 1, name, state: true });
        } else if (told.type === "game") {
            seat = told.seat;
            engine = told.engine ?? null;
            seed = (told.seed ?? Date.now()) % 2 ** 32;
            say({ type: "ready" });
        } else if (told.type === "go") {
            const limits = told.limits ?? {};
            const seconds = limits.time ?? limits.clock?.remaining ?? null;
            const depth = limits.depth ?? null;
            const begun = performance.now();
            const tree = told.tree ?? false;
            const turn = { seat, engine, seconds, depth, begun, tree, told: 0, stopped: false };
            const state = new State(told.state, turn);
            const move = choose(state) ?? pick(state.moves);
            say({ type: "move", move, ...turn.report });
        } else if (told.type === "quit") {
            return;
        }
    }
}

module.exports = { run, pick };
