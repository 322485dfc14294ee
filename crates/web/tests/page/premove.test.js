/** A move that is touched in the time of another player. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { isWhole, moveOf, withTouch } from "../../page/board/premove.js";

const at = (/** @type {number} */ column, /** @type {number} */ row) => ({ column, row });

/**
 * A board of two by two squares.
 * @param {string} surface
 * @param {object[]} moves
 */
function scene(surface, moves = []) {
  const cells = [{ player: 0, kind: "man" }, null, null, { player: 1, kind: "man" }];
  return { width: 2, height: 2, surface, cells, moves };
}

test("where pieces are put down one touch is a move, and a second takes it back", () => {
  const grid = scene("grid");
  const first = withTouch(grid, [], at(1, 0), [0]);
  assert.deepEqual(first, [at(1, 0)]);
  assert.equal(isWhole(grid, first), true);
  assert.deepEqual(withTouch(grid, first, at(0, 1), [0]), [at(0, 1)]);
  assert.deepEqual(withTouch(grid, first, at(1, 0), [0]), []);
});

test("where pieces walk a piece of one's own is touched first", () => {
  const board = scene("chequered");
  assert.deepEqual(withTouch(board, [], at(1, 1), [0]), [], "not one of the other's");
  const from = withTouch(board, [], at(0, 0), [0]);
  assert.equal(isWhole(board, from), false);
  const whole = withTouch(board, from, at(0, 1), [0]);
  assert.deepEqual([whole, isWhole(board, whole)], [[at(0, 0), at(0, 1)], true]);
});

test("it is played if it is legal by then, and no guess is made", () => {
  const move = { text: "1-3", path: [at(0, 0), at(0, 1)], takes: [] };
  const around = { text: "1x3", path: [at(0, 0), at(1, 0), at(0, 1)], takes: [] };
  const touched = [at(0, 0), at(0, 1)];
  assert.equal(moveOf(scene("chequered", [move]), touched), move);
  assert.equal(moveOf(scene("chequered", [move, around]), touched), undefined, "which of the two?");
  assert.equal(moveOf(scene("chequered", []), touched), undefined);
  const put = { text: "b1", path: [at(1, 0)], takes: [] };
  assert.equal(moveOf(scene("grid", [put]), [at(1, 0)]), put);
  assert.equal(moveOf(scene("grid", [put]), [at(0, 1)]), undefined);
});
