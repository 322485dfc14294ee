// @ts-check
/** Where everything of a tree stands that is shown. */

import { rows } from "./rows.js";

/** @typedef {import("./growth.js").Twig} Twig */

/**
 * Something that has a place: a node, the moves below one that were cut off, or what more there is
 * on one side of those shown.
 * @typedef {object} Spot
 * @property {"node" | "skipped" | "before" | "after"} kind
 * @property {Twig} twig the node, or the one above
 * @property {number} x the middle
 * @property {number} y the upper edge
 */

/** @typedef {{ width: number, height: number, drop: number }} Measure */

/**
 * @param {Twig} root
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
    /** @type {Twig} */ twig,
    /** @type {number | null} */ from,
  ) => {
    const index = spots.push({ kind, twig, x: 0, y: 0 }) - 1;
    above.push(from);
    if (kind !== "node" || !twig.open) return;
    for (const [what, below] of branchesOf(twig)) add(what, below, index);
  };
  add("node", root, null);
  const widths = spots.map(() => measure.width);
  const { places, width, height } = rows(above, widths, measure.height + measure.drop);
  places.forEach((place, index) => Object.assign(spots[index] ?? {}, place));
  return { spots, width, height: height - measure.drop };
}

/**
 * @param {Twig} twig
 * @returns {[Spot["kind"], Twig][]}
 */
function branchesOf(twig) {
  const below = twig.below ?? [];
  /** @type {[Spot["kind"], Twig][]} */
  const branches = below.map((one) => ["node", one]);
  if (twig.first > 0) branches.unshift(["before", twig]);
  if (twig.first + below.length < twig.total) branches.push(["after", twig]);
  else if (twig.skipped.length > 0) branches.push(["skipped", twig]);
  return branches;
}
