/** The keys of a tree. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { nextStep } from "../../page/lab/tree-keys.js";
import { treeNode } from "./support/tree.js";

const leaf = treeNode(2);
const inner = treeNode(1, [leaf]);
const last = treeNode(3);
const root = treeNode(0, [inner, last]);
root.open = true;
const shown = [root, inner, last];

test("up and down go through what is shown, and stop at its ends", () => {
  assert.deepEqual(nextStep("ArrowDown", root, shown), { go: inner });
  assert.deepEqual(nextStep("ArrowUp", root, shown), { go: root });
  assert.deepEqual(nextStep("End", root, shown), { go: last });
});

test("right opens a node or enters it, left closes it or leaves it", () => {
  assert.deepEqual(nextStep("ArrowRight", inner, shown), { toggle: inner });
  assert.deepEqual(nextStep("ArrowRight", root, shown), { go: inner });
  assert.deepEqual(nextStep("ArrowLeft", root, shown), { toggle: root });
  assert.deepEqual(nextStep("ArrowLeft", inner, shown), { go: root });
});

test("a letter leads to the next node whose move begins with it; other keys are not ours", () => {
  assert.deepEqual(nextStep("m", inner, shown), { go: last });
  assert.equal(nextStep("F5", root, shown), null);
});
