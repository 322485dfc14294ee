// @ts-check
/**
 * Choosing a move by touching squares: the legal moves whose path begins with what was touched.
 * No rule is known here, only paths.
 */

import { indexOf, same, squareAt } from "./square.js";

/** @typedef {import("./square.js").Square} Square */
/** @typedef {import("./scene.js").Scene} Scene */
/** @typedef {import("./scene.js").Turn} Turn */

/**
 * What a touch led to: a move, a path so far, or a reason why not.
 * @typedef {{ move?: Turn, path?: Square[], refused?: Refusal }} Touch
 */
/**
 * Why a touch led nowhere: there is nothing to choose, several moves fit, or none does.
 * @typedef {"wait" | "ambiguous" | "meaningless"} Refusal
 */

/**
 * The moves that are still possible after some touches.
 * @param {Scene} scene
 * @param {Square[]} path
 */
export function candidates(scene, path) {
  return scene.moves.filter((move) => path.every((square, at) => same(square, move.path[at])));
}

/**
 * The squares that may be touched next.
 * @param {Scene} scene
 * @param {Square[]} path
 * @returns {Square[]}
 */
export function targets(scene, path) {
  const left = candidates(scene, path);
  const next = left.flatMap((move) => move.path[path.length] ?? []);
  if (path.length === 0) return next;
  return [...next, ...left.flatMap((move) => endOf(move) ?? [])];
}

/**
 * The squares whose touch means something, by their index. In an upright frame these are also
 * those that are free in a column where something can fall.
 * @param {Scene} scene
 * @param {Square[]} path
 * @returns {Set<number>}
 */
export function touchable(scene, path) {
  const next = targets(scene, path);
  const touched = next.map((square) => indexOf(scene, square));
  if (scene.surface !== "frame") return new Set(touched);
  const columns = new Set(next.map(({ column }) => column));
  const falls = (/** @type {number} */ index) => columns.has(squareAt(scene, index).column);
  const free = scene.cells.flatMap((piece, index) => (!piece && falls(index) ? [index] : []));
  return new Set([...touched, ...free]);
}

/**
 * Whether a piece is picked up first, as in draughts.
 * @param {Scene} scene
 */
export function isWalk(scene) {
  return scene.moves.some((move) => move.path.length > 1);
}

/**
 * @param {Scene} scene
 * @param {Square[]} path what was touched so far
 * @param {Square} square what is touched now
 * @returns {Touch}
 */
export function touch(scene, path, square) {
  if (scene.moves.length === 0) return { refused: "wait" };
  if (scene.surface === "frame") return drop(scene, square);
  if (same(path.at(-1), square) && path.length > 0) return again(scene, path);
  const along = candidates(scene, [...path, square]);
  if (along.length > 0) return follow(along, [...path, square]);
  if (path.length > 0) return jumpTo(scene, path, square);
  return { refused: "meaningless" };
}

/**
 * In an upright frame a touch anywhere in a column means the move of that column.
 * @param {Scene} scene
 * @param {Square} square
 * @returns {Touch}
 */
function drop(scene, square) {
  const move = scene.moves.find(({ path }) => path[0]?.column === square.column);
  return move ? { move } : { refused: "meaningless" };
}

/**
 * The square touched last is touched again: the move ends there, or the piece is put back.
 * @param {Scene} scene
 * @param {Square[]} path
 * @returns {Touch}
 */
function again(scene, path) {
  const move = candidates(scene, path).find((one) => one.path.length === path.length);
  return move ? { move } : { path: [] };
}

/**
 * @param {Turn[]} moves those that go on along the path
 * @param {Square[]} path
 * @returns {Touch}
 */
function follow(moves, path) {
  const [only] = moves;
  return moves.length === 1 && only && only.path.length === path.length ? { move: only } : { path };
}

/**
 * A touch further along: the end of a move, if only one ends there, or another piece.
 * @param {Scene} scene
 * @param {Square[]} path
 * @param {Square} square
 * @returns {Touch}
 */
function jumpTo(scene, path, square) {
  const ending = candidates(scene, path).filter((move) => same(endOf(move), square));
  if (ending.length === 1) return { move: ending[0] };
  if (ending.length > 1) return { refused: "ambiguous" };
  if (candidates(scene, [square]).length > 0) return { path: [square] };
  return { refused: "meaningless" };
}

/** @param {Turn} move */
function endOf(move) {
  return move.path.at(-1);
}
