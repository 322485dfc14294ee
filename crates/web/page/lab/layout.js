// @ts-check
/** Where everything of a tree stands that is shown. */

import { layOutLevels } from "./level-layout.js";

/** @typedef {import("./tree-store.js").TreeNode} TreeNode */

/**
 * Something that has a place: a node, the moves below one that were cut off, what more there is on
 * one side of those shown, or siblings that are folded to their number.
 * @typedef {object} Spot
 * @property {"node" | "skipped" | "before" | "after" | "folded"} kind
 * @property {number} count how many are folded
 * @property {TreeNode} treeNode the node, or the one above
 * @property {number} x the middle
 * @property {number} y the upper edge
 */

/** @typedef {{ width: number, height: number, drop: number }} Measure */

/**
 * @param {TreeNode} root
 * @param {Measure} measure of a node
 * @param {Set<TreeNode>} [way] the nodes of a path, beside which the siblings are folded
 * @returns {{ spots: Spot[], width: number, height: number }}
 */
export function layOut(root, measure, way = new Set()) {
  /** @type {Spot[]} */
  const spots = [];
  /** @type {(number | null)[]} */
  const above = [];
  const add = (
    /** @type {Spot["kind"]} */ kind,
    /** @type {TreeNode} */ treeNode,
    /** @type {number | null} */ from,
    count = 0,
  ) => {
    const index = spots.push({ kind, treeNode, count, x: 0, y: 0 }) - 1;
    above.push(from);
    if (kind !== "node" || !treeNode.open) return;
    for (const [what, below, folded] of branchesOf(treeNode, way)) add(what, below, index, folded);
  };
  add("node", root, null);
  const widths = spots.map(() => measure.width);
  const { places, width, height } = layOutLevels(above, widths, measure.height + measure.drop);
  const placed = spots.map((spot, index) => ({ ...spot, ...places[index] }));
  return { spots: placed, width, height: height - measure.drop };
}

/** @typedef {[kind: Spot["kind"], treeNode: TreeNode, count: number]} Branch */

/**
 * @param {TreeNode} treeNode
 * @param {Set<TreeNode>} way
 * @returns {Branch[]}
 */
function branchesOf(treeNode, way) {
  const below = treeNode.children ?? [];
  const on = below.findIndex((one) => way.has(one));
  if (on >= 0) return foldedAround(treeNode, on);
  /** @type {Branch[]} */
  const branches = below.map((one) => ["node", one, 0]);
  if (treeNode.first > 0) branches.unshift(["before", treeNode, 0]);
  if (treeNode.first + below.length < treeNode.total) branches.push(["after", treeNode, 0]);
  else if (treeNode.skipped.length > 0) branches.push(["skipped", treeNode, 0]);
  return branches;
}

/**
 * One child, and on each side the number of its siblings.
 * @param {TreeNode} treeNode
 * @param {number} on which of the children that are here
 * @returns {Branch[]}
 */
function foldedAround(treeNode, on) {
  const child = treeNode.children?.[on];
  const before = treeNode.first + on;
  const after = treeNode.total - before - 1 + treeNode.skipped.length;
  /** @type {Branch[]} */
  const branches = [];
  if (before > 0) branches.push(["folded", treeNode, before]);
  if (child) branches.push(["node", child, 0]);
  if (after > 0) branches.push(["folded", treeNode, after]);
  return branches;
}
