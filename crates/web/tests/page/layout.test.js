/** Where the nodes of a tree stand. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { layOut } from "../../page/lab/layout.js";
import { layOutLevels } from "../../page/lab/level-layout.js";
import { treeNode } from "./support/tree.js";

test("a parent stands above the middle of its children, and neighbours do not overlap", () => {
  const widths = [40, 40, 40, 40, 40];
  const { places, width, height } = layOutLevels([null, 0, 0, 1, 1], widths, 50);
  const [root, left, right, first, second] = places.map(({ x }) => x);
  assert.equal(left, ((first ?? 0) + (second ?? 0)) / 2);
  assert.ok((right ?? 0) - (left ?? 0) >= 40);
  assert.ok((second ?? 0) - (first ?? 0) >= 40);
  assert.ok((root ?? 0) > (left ?? 0) && (root ?? 0) < (right ?? 0));
  assert.equal(height, 150);
  assert.ok(places.every(({ x }) => x >= 20 && x <= width - 20));
});

test("a closed node shows no children", () => {
  const root = treeNode(0, [treeNode(1), treeNode(2)]);
  const kinds = (open) => {
    root.open = open;
    return layOut(root, { width: 10, height: 10, drop: 5 }).spots.map(({ kind }) => kind);
  };
  assert.deepEqual(kinds(false), ["node"]);
  assert.deepEqual(kinds(true), ["node", "node", "node"]);
});

test("what is left out has a place of its own: more on either side, and what was cut off", () => {
  const root = treeNode(0, [treeNode(4), treeNode(5)]);
  Object.assign(root, { open: true, first: 3, total: 9 });
  const kinds = () =>
    layOut(root, { width: 10, height: 10, drop: 5 }).spots.map(({ kind }) => kind);
  assert.deepEqual(kinds(), ["node", "before", "node", "node", "after"]);
  Object.assign(root, { first: 0, total: 2, skipped: ["b2"] });
  assert.deepEqual(kinds(), ["node", "node", "node", "skipped"]);
});
