// @ts-check
/** A little board of each game, to know it by. */

import { s } from "../dom.js";

/** @typedef {import("../wire.js").SurfaceName} Surface */
/** @typedef {{ size: number, ground: Surface, pieces: string[] }} Sketch */

/** Each board in letters: what stands where, row by row. */
/** @type {Record<string, Sketch>} */
const SKETCHES = {
  morpion: { size: 3, ground: "grid", pieces: ["X.O", ".XO", "..X"] },
  othello: {
    size: 6,
    ground: "felt",
    pieces: ["......", "..w...", "..wbb.", "..bw..", "...bw.", "......"],
  },
  draughts: {
    size: 6,
    ground: "chequered",
    pieces: [".b.b.b", "b.b...", "...b..", "..w...", ".w.w.w", "w.w.w."],
  },
  "connect-four": {
    size: 6,
    ground: "frame",
    pieces: ["......", "......", "...r..", "..ry..", ".yrr..", "yryyr."],
  },
};

/** @type {Sketch} */
const UNKNOWN = { size: 4, ground: "grid", pieces: [] };

/** @param {string} game */
export function miniature(game) {
  const { size, ground, pieces } = SKETCHES[game] ?? UNKNOWN;
  const drawing = s("svg", {
    class: `miniature ${ground}`,
    viewBox: `0 0 ${size} ${size}`,
    "aria-hidden": "true",
  });
  drawing.append(s("rect", { class: "ground", width: size, height: size }));
  for (let row = 0; row < size; row += 1) {
    for (let column = 0; column < size; column += 1) {
      drawing.append(
        ...square(ground, column, row),
        ...piece(pieces[row]?.[column] ?? ".", column, row),
      );
    }
  }
  return drawing;
}

/**
 * @param {Surface} ground
 * @param {number} x
 * @param {number} y
 */
function square(ground, x, y) {
  if (ground === "chequered")
    return (x + y) % 2 === 0 ? [] : [s("rect", { class: "dark", x, y, width: 1, height: 1 })];
  if (ground === "frame") return [s("circle", { class: "hole", cx: x + 0.5, cy: y + 0.5, r: 0.4 })];
  return [s("rect", { class: "cell-line", x, y, width: 1, height: 1 })];
}

/** @type {Record<string, import("../wire.js").ColourName>} */
const COLOURS = { b: "black", w: "white", r: "red", y: "yellow" };

/**
 * @param {string} letter
 * @param {number} x
 * @param {number} y
 */
function piece(letter, x, y) {
  const centre = { cx: x + 0.5, cy: y + 0.5 };
  if (letter === "X") {
    return [s("path", { class: "cross", d: `M${x + 0.25} ${y + 0.25}l.5 .5m0-.5l-.5 .5` })];
  }
  if (letter === "O") return [s("circle", { class: "nought", ...centre, r: 0.27 })];
  const colour = COLOURS[letter];
  return colour ? [s("circle", { class: `stone ${colour}`, ...centre, r: 0.4 })] : [];
}
