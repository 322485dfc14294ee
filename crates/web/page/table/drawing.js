// @ts-check
/**
 * Drawing on an analysis board: squares that are marked and arrows, as they are written (`Gd3`,
 * `R32-28`), and as the board shows them.
 */

import { indexOf, same, squareAt } from "../board/square.js";

/** @typedef {import("../wire.js").State} State */
/** @typedef {import("../board/square.js").Square} Square */
/** @typedef {import("../board/scene.js").Marks} Marks */

/** The letters of the colours, the first as usual. */
export const INKS = ["G", "R", "Y", "B"];

/** The colour in which fingers and the mouse draw. */
let ink = "G";

/** The colour that was chosen. */
export function chosenInk() {
  return ink;
}

/** @param {string} letter */
export function chooseInk(letter) {
  ink = letter;
}

/**
 * The colour that keys held with the mouse stand for, or the one that was chosen.
 * @param {{ shiftKey: boolean, ctrlKey: boolean, altKey: boolean }} keys
 */
export function inkOf({ shiftKey, ctrlKey, altKey }) {
  if (altKey) return shiftKey || ctrlKey ? "Y" : "B";
  return shiftKey || ctrlKey ? "R" : ink;
}

/** @param {State} state */
function sizeOf({ board }) {
  return { width: board.columns, height: board.rows };
}

/**
 * How a square or an arrow is written.
 * @param {State} state
 * @param {Square} from
 * @param {Square} to the same for a square that is marked
 * @param {string} letter
 */
export function written(state, from, to, letter) {
  const name = (/** @type {Square} */ square) =>
    state.board.cells[indexOf(sizeOf(state), square)]?.name ?? "";
  return same(from, to) ? `${letter}${name(from)}` : `${letter}${name(from)}-${name(to)}`;
}

/**
 * What is drawn after one thing more: the same in the same colour goes, in another it changes.
 * @param {string[]} drawings
 * @param {string} drawn
 * @returns {string[]}
 */
export function toggled(drawings, drawn) {
  const others = drawings.filter((one) => one.slice(1) !== drawn.slice(1));
  return drawings.includes(drawn) ? others : [...others, drawn];
}

/**
 * What is drawn at the place on the board, for the board to show.
 * @param {State} state
 * @returns {Marks}
 */
export function drawnMarks(state) {
  /** @type {Marks} */
  const marks = { values: [], arrows: [], rings: [] };
  const { cells } = state.board;
  const squareOf = (/** @type {string} */ name) => {
    const index = cells.findIndex((cell) => cell.name === name);
    return index < 0 ? null : squareAt(sizeOf(state), index);
  };
  for (const drawing of state.tree[state.node]?.drawings ?? []) {
    const kind = `drawn-${drawing[0]}`;
    const [from, to] = drawing.slice(1).split("-").map(squareOf);
    if (from && to) marks.arrows.push({ path: [from, to], kind });
    else if (from) marks.rings.push({ square: from, kind });
  }
  return marks;
}
