// @ts-check
/** The pieces, drawn: symbols, discs, men and kings, told apart by shape as well as by colour. */

import { h, s, tint } from "../dom.js";

/** @typedef {import("./scene.js").Piece} Piece */
/** @typedef {import("./scene.js").Scene} Scene */

/** The outlines behind letters, so that players differ by shape too, and where the letter goes. */
const SHAPES = [
  { outline: "M50 12a38 38 0 1 0 .1 0Z", y: 51 },
  { outline: "M20 14h60q6 0 6 6v60q0 6-6 6H20q-6 0-6-6V20q0-6 6-6Z", y: 51 },
  { outline: "M50 7 93 50 50 93 7 50Z", y: 51 },
  { outline: "M50 8 92 84H8Z", y: 60 },
  { outline: "M29 13h42l22 37-22 37H29L7 50Z", y: 51 },
  { outline: "M8 16h84L50 92Z", y: 40 },
];

/** Hues of the first players, as far apart as can be; the others follow the golden angle. */
const HUES = [25, 255, 145, 310, 75, 195];

/** @param {number} player */
function hueOf(player) {
  return HUES[player] ?? Math.round((player * 137.508 + 40) % 360);
}

/**
 * A piece, one cell in size.
 * @param {Scene} scene
 * @param {Piece} piece
 */
export function drawPiece(scene, piece) {
  const element = h("div", { class: "piece" });
  dressPiece(element, scene, piece);
  return element;
}

/**
 * Makes an element look like a piece.
 * @param {HTMLElement} element
 * @param {Scene} scene
 * @param {Piece} piece
 */
export function dressPiece(element, scene, piece) {
  const colour = scene.colours[piece.player] ?? "";
  element.dataset.kind = piece.kind;
  element.dataset.colour = colour;
  element.dataset.player = String(piece.player);
  tint(element, { "--hue": hueOf(piece.player) });
  element.replaceChildren(bodyOf(scene, piece));
}

/**
 * @param {Scene} scene
 * @param {Piece} piece
 */
function bodyOf(scene, piece) {
  if (piece.kind === "symbol")
    return drawSymbol(scene.symbols[piece.player] ?? "?", piece.player, scene.symbols.length);
  const body = h("div", { class: "disc" });
  if (piece.kind === "king") body.append(crown());
  return body;
}

/**
 * The sign of a player: a cross, a ring, or a letter on a shape.
 * @param {string} symbol
 * @param {number} player
 * @param {number} players
 */
export function drawSymbol(symbol, player, players) {
  const sign = s("svg", { class: "symbol", viewBox: "0 0 100 100", "aria-hidden": "true" });
  tint(sign, { "--hue": hueOf(player) });
  if (players === 2 && symbol === "X") {
    sign.append(s("path", { class: "stroke", d: "M24 24 76 76M76 24 24 76" }));
  } else if (players === 2 && symbol === "O") {
    sign.append(s("circle", { class: "stroke", cx: 50, cy: 50, r: 28 }));
  } else {
    const { outline, y } = SHAPES[player % SHAPES.length] ?? { outline: "", y: 50 };
    sign.append(
      s("path", { class: "shape", d: outline }),
      s("text", { class: "letter", x: 50, y }, symbol),
    );
  }
  return sign;
}

function crown() {
  return s(
    "svg",
    { class: "crown", viewBox: "0 0 100 100", "aria-hidden": "true" },
    s("path", { d: "M18 34 34 52 50 24 66 52 82 34 76 74H24Z" }),
  );
}
