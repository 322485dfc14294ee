// @ts-check
/** Where everything of a tree stands that is shown. */

import { layOutLevels } from "./level-layout.js";

/** @typedef {import("./tree-store.js").TreeNode} TreeNode */

/**
 * Something that has a place: a node, the moves below one that were cut off, or what more there is
 * on one side of those shown.
 * @typedef {object} Spot
 * @property {"node" | "skipped" | "before" | "after"} kind
 * @property {TreeNode} treeNode the node, or the one above
 * @property {number} x the middle
 * @property {number} y the upper edge
 */

/** @typedef {{ width: number, height: number, drop: number }} Measure */

/**
 * @param {TreeNode} root
 * @param {Measure} measure of a node
 * @returns {{ spots: Spot[], width: number, height: number }}
 */
export function layOut(root, measure) {
  /** @type {Spot[]} */
  const spots = [];
  /** @type {(number | null)[]} */
  const above = [];
  const add = (
    /** @type {Spot["kind"]} */ kind,
    /** @type {TreeNode} */ treeNode,
    /** @type {number | null} */ from,
  ) => {
    const index = spots.push({ kind, treeNode, x: 0, y: 0 }) - 1;
    above.push(from);
    if (kind !== "node" || !treeNode.open) return;
    for (const [what, below] of branchesOf(treeNode)) add(what, below, index);
  };
  add("node", root, null);
  const widths = spots.map(() => measure.width);
  const { places, width, height } = layOutLevels(above, widths, measure.height + measure.drop);
  const placed = spots.map((spot, index) => ({ ...spot, ...places[index] }));
  return { spots: placed, width, height: height - measure.drop };
}

/**
 * @param {TreeNode} treeNode
 * @returns {[Spot["kind"], TreeNode][]}
 */
function branchesOf(treeNode) {
  const below = treeNode.children ?? [];
  /** @type {[Spot["kind"], TreeNode][]} */
  const branches = below.map((one) => ["node", one]);
  if (treeNode.first > 0) branches.unshift(["before", treeNode]);
  if (treeNode.first + below.length < treeNode.total) branches.push(["after", treeNode]);
  else if (treeNode.skipped.length > 0) branches.push(["skipped", treeNode]);
  return branches;
}
