// @ts-check
/**
 * A move that is touched in the time of another player: kept until it can be played. No rule is
 * known here; whether it is legal shows when the moves are told.
 */

import { candidates, touch } from "./choice.js";
import { indexOf, same } from "./square.js";

/** @typedef {import("./square.js").Square} Square */
/** @typedef {import("./scene.js").Scene} Scene */
/** @typedef {import("./scene.js").Turn} Turn */

/**
 * The squares of a premove after one more touch: one where pieces are put down; where they walk,
 * that of a piece of one's own and then where it is to go. The same square again takes it back.
 * @param {Scene} scene
 * @param {Square[]} squares
 * @param {Square} square
 * @param {number[]} yours
 * @returns {Square[]}
 */
export function withTouch(scene, squares, square, yours) {
  const walks = scene.surface === "chequered";
  if (!walks) return same(squares[0], square) ? [] : [square];
  if (same(squares[0], square)) return [];
  const piece = scene.cells[indexOf(scene, square)];
  const own = piece != null && yours.includes(piece.player);
  if (own) return [square];
  const [from] = squares;
  return from ? [from, square] : [];
}

/**
 * Whether a premove is whole.
 * @param {Scene} scene
 * @param {Square[]} squares
 */
export function isWhole(scene, squares) {
  return squares.length === (scene.surface === "chequered" ? 2 : 1);
}

/**
 * The move that a premove is, now that the legal moves are known; nothing if it is none, or if
 * several could be meant.
 * @param {Scene} scene
 * @param {Square[]} squares
 * @returns {Turn | undefined}
 */
export function moveOf(scene, squares) {
  const [from, to] = squares;
  if (!from || !isWhole(scene, squares)) return undefined;
  if (!to) return touch(scene, [], from).move;
  const fitting = candidates(scene, [from]).filter((move) => same(move.path.at(-1), to));
  return fitting.length === 1 ? fitting[0] : undefined;
}
