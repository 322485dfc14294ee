/** Trees that are written down and changed by hand. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { moveBranch, readTree, setLeaf, writeTree } from "../../page/lab/literal-tree.js";

const TREE = "((3 12 8) 5(2 4 6) (14 5 2))";

test("a tree is read and written", () => {
  assert.equal(writeTree(readTree(TREE)), TREE);
});

test("a leaf gets another value", () => {
  assert.equal(setLeaf(TREE, [0, 1], "-7"), "((3 -7 8) 5(2 4 6) (14 5 2))");
});

test("a branch changes places with its neighbour, and stays where it has none", () => {
  assert.equal(moveBranch(TREE, [2], -1), "((3 12 8) (14 5 2) 5(2 4 6))");
  assert.equal(moveBranch(TREE, [0], -1), TREE);
});
