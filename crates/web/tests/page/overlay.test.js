/** Marks that a person draws on the board. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { toggleMark } from "../../page/board/overlay.js";
import { NO_MARKS } from "../../page/board/scene.js";

const here = { column: 1, row: 1 };
const there = { column: 3, row: 2 };

test("a mark on one square is a ring, from one to another an arrow; the second time it goes", () => {
  const ring = toggleMark(NO_MARKS, here, here);
  const both = toggleMark(ring, here, there);
  assert.deepEqual(both.rings, [{ square: here, kind: "own" }]);
  assert.deepEqual(both.arrows, [{ path: [here, there], kind: "own" }]);
  assert.deepEqual(toggleMark(toggleMark(both, here, there), here, here), NO_MARKS);
});
