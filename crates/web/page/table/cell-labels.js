// @ts-check
/** A square in words: "c4, white man, must capture". */

import { isIdle } from "../board/scene.js";
import { indexOf } from "../board/square.js";
import { t } from "../words.js";

/** @typedef {import("../board/scene.js").Scene} Scene */
/** @typedef {import("../board/scene.js").Piece} Piece */

/**
 * @param {Scene} scene
 * @param {import("../board/square.js").Square} square
 * @param {import("../board/board.js").CellState} state
 */
export function describe(scene, square, state) {
  const { piece } = state;
  const says = [
    placeName(scene, square),
    piece ? pieceName(scene, piece) : emptiness(scene, square),
  ];
  if (state.forced) says.push(t("page-cell-forced"));
  if (state.held) says.push(t("page-cell-chosen"));
  else if (state.chosen) says.push(t("page-cell-on-the-way"));
  else if (state.target) says.push(t("page-cell-target"));
  if (state.last) says.push(t("page-cell-last"));
  return says.filter(Boolean).join(", ");
}

/**
 * What a square is called: in a frame moves are columns by number, and a hole is one in a column.
 * @param {Scene} scene
 * @param {import("../board/square.js").Square} square
 */
function placeName(scene, square) {
  if (scene.surface !== "frame") return scene.names[indexOf(scene, square)];
  const { column, row } = square;
  return t("page-cell-of-column", { column: column + 1, row: scene.height - row });
}

/**
 * @param {Scene} scene
 * @param {Piece} piece
 */
function pieceName(scene, piece) {
  if (piece.kind === "symbol") return scene.symbols[piece.player] ?? "?";
  return t(`page-piece-${piece.kind}`, { colour: scene.colours[piece.player] ?? "other" });
}

/**
 * @param {Scene} scene
 * @param {import("../board/square.js").Square} square
 */
function emptiness(scene, square) {
  return t(isIdle(scene, square) ? "page-cell-idle" : "page-cell-empty");
}
