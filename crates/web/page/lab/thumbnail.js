// @ts-check
/** A thumbnail of a position: a board of a few pixels, or the triangle of a textbook. */

import { squareAt, squaresOf } from "../board/square.js";
import { s } from "../dom.js";
import { usualSymbol } from "../table/scene.js";

/** @typedef {import("../wire.js").Picture} Picture */

/**
 * @param {Picture} board what it is made of
 * @param {string} pieces a letter for each square
 * @param {number} players
 */
export function thumbnail(board, pieces, players) {
  const { columns, rows, surface } = board;
  const drawing = s("svg", {
    class: `miniature ${surface}`,
    viewBox: `0 0 ${columns} ${rows}`,
    "aria-hidden": "true",
  });
  drawing.append(s("rect", { class: "ground", width: columns, height: rows }));
  drawing.append(s("path", { class: pattern(surface), d: squares(board) }));
  [...pieces].forEach((letter, index) => {
    if (letter !== ".") drawing.append(...piece(letter, index, board, players));
  });
  return drawing;
}

/** @param {Picture["surface"]} surface */
function pattern(surface) {
  if (surface === "chequered") return "dark";
  return surface === "frame" ? "hole" : "cell-line";
}

/** @param {Picture} board */
function squares({ columns, rows, surface, dark_top_left }) {
  const all = squaresOf({ width: columns, height: rows });
  if (surface === "chequered") {
    const dark = all.filter(({ column, row }) => (column + row) % 2 === (dark_top_left ? 0 : 1));
    return dark.map(({ column, row }) => `M${column} ${row}h1v1h-1z`).join("");
  }
  if (surface === "frame") {
    const hole = "a.4 .4 0 1 0 .8 0a.4 .4 0 1 0-.8 0";
    return all.map(({ column, row }) => `M${column + 0.1} ${row + 0.5}${hole}`).join("");
  }
  const down = Array.from({ length: columns - 1 }, (_, column) => `M${column + 1} 0v${rows}`);
  const across = Array.from({ length: rows - 1 }, (_, row) => `M0 ${row + 1}h${columns}`);
  return [...down, ...across].join("");
}

/**
 * @param {string} letter
 * @param {number} index
 * @param {Picture} board
 * @param {number} players
 */
function piece(letter, index, { columns, rows, colours }, players) {
  const seat = letter.toLowerCase().charCodeAt(0) - 97;
  const { column: x, row: y } = squareAt({ width: columns, height: rows }, index);
  const centre = { cx: x + 0.5, cy: y + 0.5 };
  const colour = colours[seat];
  if (colour) {
    const king = letter !== letter.toLowerCase();
    const crown = s("circle", { class: "crowned", ...centre, r: 0.17 });
    return [s("circle", { class: `stone ${colour}`, ...centre, r: 0.4 }), ...(king ? [crown] : [])];
  }
  const symbol = usualSymbol(seat, players);
  if (symbol === "X" && players === 2) {
    return [s("path", { class: "cross", d: `M${x + 0.25} ${y + 0.25}l.5 .5m0-.5l-.5 .5` })];
  }
  if (symbol === "O" && players === 2)
    return [s("circle", { class: "nought", ...centre, r: 0.27 })];
  return [s("text", { class: "sign", x: x + 0.5, y: y + 0.76 }, symbol)];
}

/** Where chance decides nothing points anywhere. */
export function circle() {
  return s(
    "svg",
    { class: "triangle chance", viewBox: "0 0 40 34", "aria-hidden": "true" },
    s("circle", { cx: 20, cy: 17, r: 15 }),
  );
}

/**
 * Who takes the largest points up, who takes the smallest points down.
 * @param {boolean} largest
 */
export function triangle(largest) {
  return s(
    "svg",
    { class: "triangle", viewBox: "0 0 40 34", "aria-hidden": "true" },
    s("path", { class: largest ? "up" : "down", d: largest ? "M20 2 38 32H2Z" : "M2 2H38L20 32Z" }),
  );
}
