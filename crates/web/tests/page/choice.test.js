/** Choosing a move by touching squares. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { candidates, targets, touch, touchable } from "../../page/board/choice.js";
import { scene, turn } from "./support/scene.js";

const a = { column: 0, row: 0 };
const b = { column: 2, row: 2 };
const c = { column: 4, row: 4 };
const d = { column: 4, row: 0 };
const other = { column: 1, row: 1 };

/** A piece that jumps once or twice, and one that steps. */
const draughts = scene({
  surface: "chequered",
  moves: [turn("a-b-c", [a, b, c]), turn("a-b-d", [a, b, d]), turn("other", [other, d])],
});

test("a touch that begins several moves is the path so far", () => {
  assert.deepEqual(touch(draughts, [], a), { path: [a] });
  assert.deepEqual(touch(draughts, [a], b), { path: [a, b] });
  assert.equal(candidates(draughts, [a, b]).length, 2);
});

test("a move is chosen square by square, or by its end if only one ends there", () => {
  const [first] = draughts.moves;
  assert.deepEqual(touch(draughts, [a, b], c), { move: first });
  assert.deepEqual(touch(draughts, [a], c), { move: first });
});

test("an end that several moves share is ambiguous", () => {
  const twoWays = scene({ moves: [turn("one", [a, b, c]), turn("other", [a, d, c])] });
  assert.deepEqual(touch(twoWays, [a], c), { refused: "ambiguous" });
});

test("another piece can be picked up instead, and the last square put down again", () => {
  assert.deepEqual(touch(draughts, [a], other), { path: [other] });
  assert.deepEqual(touch(draughts, [a], a), { path: [] });
});

test("a touch that begins no move is refused, and any touch when there is nothing to choose", () => {
  assert.deepEqual(touch(draughts, [], c), { refused: "meaningless" });
  assert.deepEqual(touch(scene({ moves: [] }), [], a), { refused: "wait" });
});

test("what can be touched next are the next squares, and the ends once a piece is lifted", () => {
  assert.deepEqual(targets(draughts, []), [a, a, other]);
  assert.deepEqual(targets(draughts, [a]), [b, b, c, d]);
});

test("in a frame every free square of a column drops there", () => {
  const bottom = { column: 3, row: 4 };
  const frame = scene({ surface: "frame", moves: [turn("4", [bottom])] });
  assert.equal(touchable(frame, []).size, 5);
  assert.deepEqual(touch(frame, [], { column: 3, row: 0 }), { move: frame.moves[0] });
  assert.deepEqual(touch(frame, [], { column: 0, row: 0 }), { refused: "meaningless" });
});
