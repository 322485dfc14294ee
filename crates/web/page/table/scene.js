// @ts-check
/** From what a table tells to what the board shows. */

import { squareAt } from "../board/square.js";

/** @typedef {import("../wire.js").State} State */
/** @typedef {import("../wire.js").Move} Move */
/** @typedef {import("../board/scene.js").Scene} Scene */
/** @typedef {import("../board/scene.js").Turn} Turn */

/**
 * The scene of a table; its moves can be chosen if it is for this browser to move.
 * @param {import("./view-model.js").ViewModel} view
 * @returns {Scene}
 */
export function sceneOf({ shown: state, mayPlay }) {
  const { board } = state;
  const size = { width: board.columns, height: board.rows };
  const symbols = state.seats.map(
    (seat, number) => seat.symbol ?? usualSymbol(number, state.seats.length),
  );
  return {
    ...pictureOf(board, symbols),
    lines: state.lines.map((line) => line.map((index) => squareAt(size, index))),
    mover: state.ending ? null : state.turn,
    moves: mayPlay ? movesOf(state).map((move) => turnOf(move, size)) : [],
    last: state.last ? turnOf(state.last.played, size) : null,
    forced: mayPlay ? state.forced.map((index) => squareAt(size, index)) : [],
  };
}

/**
 * Whether this browser sees the board from the other side at first: it plays only the pieces at
 * the top.
 * @param {import("./view-model.js").ViewModel} view
 */
export function playsFromTop({ state, yours }) {
  const [only, ...others] = yours.filter((seat) => state.seats[seat]?.kind === "human");
  if (state.board.surface !== "chequered" || only === undefined || others.length > 0) return false;
  return state.board.colours[only] === "black";
}

/**
 * A board with its pieces, and nothing that can be done on it.
 * @param {import("../wire.js").Picture} board
 * @param {string[]} symbols
 * @returns {Scene}
 */
export function pictureOf(board, symbols) {
  return {
    width: board.columns,
    height: board.rows,
    surface: board.surface,
    darkTopLeft: board.dark_top_left,
    colours: board.colours,
    symbols,
    cells: board.cells.map(({ piece }) => piece && { player: piece.seat, kind: piece.kind }),
    names: board.cells.map(({ name }) => name),
    lines: [],
    mover: null,
    moves: [],
    last: null,
    forced: [],
  };
}

/**
 * The moves that are left when a piece has been touched that must be played.
 * @param {State} state
 */
function movesOf({ moves, touched }) {
  return touched === null ? moves : moves.filter(({ path }) => path[0] === touched);
}

/**
 * @param {Move} move
 * @param {import("../board/square.js").Size} size
 * @returns {Turn}
 */
export function turnOf({ text, path, takes }, size) {
  return {
    text,
    path: path.map((index) => squareAt(size, index)),
    takes: takes.map((index) => squareAt(size, index)),
  };
}

/**
 * @param {number} seat
 * @param {number} seats
 */
export function usualSymbol(seat, seats) {
  return seats === 2 ? (["X", "O"][seat] ?? "?") : String.fromCharCode(65 + seat);
}
