/** Which puzzle comes next. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { nextPuzzle } from "../../page/puzzle-results.js";

const PUZZLES = ["a", "b", "c"].map((id) => ({ id }));

test("a puzzle that was not solved comes next, by lot", () => {
  const next = (/** @type {number} */ lot) => nextPuzzle(PUZZLES, { b: "first" }, null, () => lot);
  assert.deepEqual([next(0)?.id, next(0.99)?.id], ["a", "c"]);
});

test("the one on the board does not come again as long as there is another", () => {
  assert.equal(nextPuzzle(PUZZLES, { b: "first" }, "a", () => 0)?.id, "c");
  assert.equal(nextPuzzle(PUZZLES.slice(0, 1), {}, "a", () => 0)?.id, "a");
});

test("when all are solved, those that needed help come first", () => {
  const solved = /** @type {const} */ ({ a: "first", b: "late", c: "first" });
  assert.equal(nextPuzzle(PUZZLES, solved, "a", () => 0)?.id, "b");
  assert.equal(nextPuzzle(PUZZLES, { ...solved, b: "first" }, null, () => 0)?.id, "a");
  assert.equal(nextPuzzle([], {}, null), undefined);
});
