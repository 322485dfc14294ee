import assert from "node:assert/strict";
import test from "node:test";

import { drawnMarks, inkOf, toggled, written } from "../../page/table/drawing.js";
import { signOfMark, withMark } from "../../page/table/marks.js";

const names = ["a2", "b2", "a1", "b1"];
const state = {
  board: { columns: 2, rows: 2, cells: names.map((name) => ({ name, piece: null })) },
  node: 1,
  tree: [{ drawings: [] }, { drawings: ["Gb1", "Ra2-b1", "Bz9"] }],
};

test("a move has one sign of its own, and its position another", () => {
  assert.deepEqual(withMark([], 1), [1]);
  assert.deepEqual(withMark([1, 14], 2), [14, 2]);
  assert.deepEqual(withMark([14, 2], 2), [14]);
  assert.deepEqual(withMark([14, 2], 16), [2, 16]);
  assert.deepEqual(withMark([2, 140], 140), [2]);
  assert.equal(signOfMark(5), "!?");
  assert.equal(signOfMark(140), "$140");
});

test("what is drawn twice goes, and in another colour it changes", () => {
  assert.deepEqual(toggled([], "Gb1"), ["Gb1"]);
  assert.deepEqual(toggled(["Gb1", "Ga1"], "Gb1"), ["Ga1"]);
  assert.deepEqual(toggled(["Gb1"], "Rb1"), ["Rb1"]);
});

test("drawings are written by the names of squares and shown on them", () => {
  const [a2, b1] = [
    { column: 0, row: 0 },
    { column: 1, row: 1 },
  ];
  assert.equal(written(state, a2, a2, "Y"), "Ya2");
  assert.equal(written(state, a2, b1, "G"), "Ga2-b1");
  assert.deepEqual(drawnMarks(state), {
    values: [],
    rings: [{ square: b1, kind: "drawn-G" }],
    arrows: [{ path: [a2, b1], kind: "drawn-R" }],
  });
});

test("keys that are held choose the colour", () => {
  const held = (keys) => inkOf({ shiftKey: false, ctrlKey: false, altKey: false, ...keys });
  assert.equal(held({}), "G");
  assert.equal(held({ shiftKey: true }), "R");
  assert.equal(held({ altKey: true }), "B");
  assert.equal(held({ altKey: true, ctrlKey: true }), "Y");
});
