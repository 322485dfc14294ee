/** Squares, their numbers, and the board seen from the other side. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { indexOf, same, seen, squareAt, squaresOf } from "../../page/board/square.js";

const size = { width: 7, height: 6 };

test("a number leads to its square and back, for every square", () => {
  const squares = squaresOf(size);
  assert.equal(squares.length, 42);
  for (const [index, square] of squares.entries()) {
    assert.equal(indexOf(size, square), index);
    assert.deepEqual(squareAt(size, index), square);
  }
});

test("a board that is turned twice is not turned", () => {
  for (const square of squaresOf(size)) {
    assert.deepEqual(seen(size, seen(size, square, true), true), square);
    assert.deepEqual(seen(size, square, false), square);
  }
  assert.deepEqual(seen(size, { column: 0, row: 0 }, true), { column: 6, row: 5 });
});

test("no square is the same as none", () => {
  assert.equal(same(undefined, undefined), false);
  assert.equal(same({ column: 1, row: 2 }, { column: 1, row: 2 }), true);
});
