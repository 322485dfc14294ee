// @ts-check
/** The store of a recorded search: its nodes are fetched as they are opened, and forgotten when they are many. */

import { fetchNodes, fetchRoot } from "../api.js";

/** @typedef {import("../wire.js").SearchNode} SearchNode */

/**
 * A node that is here.
 * @typedef {object} TreeNode
 * @property {SearchNode} node
 * @property {TreeNode | null} parent
 * @property {TreeNode[] | null} children if they are here
 * @property {number} first the number of the first of the children that are here
 * @property {number} total how many children there are
 * @property {string[]} skipped the moves that were not searched
 * @property {boolean} open whether the children are shown
 * @property {boolean} followed whether it was opened only to follow the search
 * @property {number} used when it was last opened or looked at
 */

/** The most nodes that are shown at once; those used least recently are closed first. */
const MOST = 600;
/** The largest tree that is shown whole: with boards, and without. */
const SMALL = { boards: 20, plain: 90 };

/** The nodes of a recorded search that were fetched. */
export class TreeStore {
  /**
   * @param {string} id the name of the search
   * @param {import("../wire.js").SearchSummary} summary
   */
  constructor(id, summary) {
    this.id = id;
    this.summary = summary;
    /** @type {TreeNode | null} */
    this.root = null;
    this.round = -1;
    this.clock = 0;
  }

  /**
   * Shows the root of a round with its children.
   * @param {number} round
   */
  async begin(round) {
    if (this.root && this.round === round) return;
    const node = await fetchRoot(this.id, round);
    this.round = round;
    this.root = treeNodeOf(node, null);
    const small = this.summary.board ? SMALL.boards : SMALL.plain;
    if (node.size <= small) await this.openAll(this.root);
    else await this.open(this.root);
  }

  /** @param {TreeNode} treeNode */
  async openAll(treeNode) {
    await this.open(treeNode);
    await Promise.all((treeNode.children ?? []).map((child) => this.openAll(child)));
  }

  /**
   * Shows the children of a node.
   * @param {TreeNode} treeNode
   * @param {{ first?: number, around?: number }} [which] of many, which ones
   */
  async open(treeNode, which = {}) {
    this.clock += 1;
    treeNode.used = this.clock;
    const { around, first } = which;
    const here = around === undefined || treeNode.children?.some(({ node }) => node.id === around);
    if (treeNode.node.width === 0) return;
    if (!treeNode.children || !here || (first !== undefined && first !== treeNode.first)) {
      const found = await fetchNodes(this.id, treeNode.node.id, which);
      treeNode.children = found.nodes.map((node) => treeNodeOf(node, treeNode));
      treeNode.first = found.first;
      treeNode.total = found.total;
      treeNode.skipped = found.skipped;
    }
    treeNode.open = true;
    this.makeRoom(treeNode);
  }

  /** @param {TreeNode} treeNode */
  close(treeNode) {
    treeNode.open = false;
    treeNode.followed = false;
  }

  /**
   * Opens the nodes of a path, the root first, and returns its end.
   * @param {number[]} ids
   * @param {boolean} [following] whether what is opened is closed again later
   */
  async follow(ids, following = false) {
    let here = this.root;
    for (const id of ids.slice(1)) {
      if (!here) break;
      const was = here.open;
      await this.open(here, { around: id });
      here.followed = following && (here.followed || !was);
      here = here.children?.find(({ node }) => node.id === id) ?? here;
    }
    return here;
  }

  /**
   * Closes what was opened only to follow the search and is no longer on its path.
   * @param {Set<number>} path
   */
  leaveBehind(path) {
    for (const treeNode of this.all()) {
      if (treeNode.followed && !path.has(treeNode.node.id)) this.close(treeNode);
    }
  }

  /**
   * Closes what was looked at longest ago until few enough are shown.
   * @param {TreeNode} kept
   */
  makeRoom(kept) {
    const path = new Set(pathTo(kept));
    while (this.all().length > MOST) {
      const others = this.all().filter((treeNode) => treeNode.open && !path.has(treeNode));
      const oldest = others.reduce(
        (/** @type {TreeNode | null} */ least, treeNode) =>
          !least || treeNode.used < least.used ? treeNode : least,
        null,
      );
      if (!oldest) return;
      this.close(oldest);
      oldest.children = null;
    }
  }

  /** Every node that is shown, each before its children. */
  all() {
    return this.root ? shown(this.root) : [];
  }
}

/**
 * @param {SearchNode} node
 * @param {TreeNode | null} parent
 * @returns {TreeNode}
 */
function treeNodeOf(node, parent) {
  const total = node.width;
  const closed = { open: false, followed: false, used: 0 };
  return { node, parent, children: null, first: 0, total, skipped: [], ...closed };
}

/**
 * @param {TreeNode} treeNode
 * @returns {TreeNode[]}
 */
function shown(treeNode) {
  return [treeNode, ...(treeNode.open ? (treeNode.children ?? []) : []).flatMap(shown)];
}

/**
 * The nodes from the root to one.
 * @param {TreeNode} treeNode
 * @returns {TreeNode[]}
 */
export function pathTo(treeNode) {
  return treeNode.parent ? [...pathTo(treeNode.parent), treeNode] : [treeNode];
}
