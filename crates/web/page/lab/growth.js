// @ts-check
/** The part of a recorded search that is here: fetched as it is opened, forgotten as it is closed. */

import { fetchNodes, fetchRoot } from "./searches.js";

/** @typedef {import("../wire.js").SearchNode} SearchNode */

/**
 * A node that is here.
 * @typedef {object} Twig
 * @property {SearchNode} node
 * @property {Twig | null} above
 * @property {Twig[] | null} below those right below, if they are here
 * @property {number} first the place of the first of those below
 * @property {number} total how many there are right below
 * @property {string[]} skipped the moves that were not searched
 * @property {boolean} open whether those below are shown
 * @property {boolean} followed whether it was opened only to follow the search
 * @property {number} used when it was last opened or looked at
 */

/** So many nodes are shown at once; what was looked at longest ago is closed first. */
const MOST = 600;
/** A tree of so few nodes is shown whole: with boards, and without. */
const SMALL = { boards: 20, plain: 90 };

/** The part of a search that is here. */
export class Growth {
  /**
   * @param {string} id the name of the search
   * @param {import("../wire.js").SearchSummary} summary
   */
  constructor(id, summary) {
    this.id = id;
    this.summary = summary;
    /** @type {Twig | null} */
    this.root = null;
    this.round = -1;
    this.clock = 0;
  }

  /**
   * Shows the root of a round, with what is right below it.
   * @param {number} round
   */
  async begin(round) {
    if (this.root && this.round === round) return;
    const node = await fetchRoot(this.id, round);
    this.round = round;
    this.root = twigOf(node, null);
    const small = this.summary.board ? SMALL.boards : SMALL.plain;
    if (node.size <= small) await this.openAll(this.root);
    else await this.open(this.root);
  }

  /** @param {Twig} twig */
  async openAll(twig) {
    await this.open(twig);
    await Promise.all((twig.below ?? []).map((below) => this.openAll(below)));
  }

  /**
   * Shows what is right below a node.
   * @param {Twig} twig
   * @param {{ first?: number, around?: number }} [which] of many, which ones
   */
  async open(twig, which = {}) {
    this.clock += 1;
    twig.used = this.clock;
    const { around, first } = which;
    const here = around === undefined || twig.below?.some(({ node }) => node.id === around);
    if (twig.node.width === 0) return;
    if (!twig.below || !here || (first !== undefined && first !== twig.first)) {
      const found = await fetchNodes(this.id, twig.node.id, which);
      twig.below = found.nodes.map((node) => twigOf(node, twig));
      twig.first = found.first;
      twig.total = found.total;
      twig.skipped = found.skipped;
    }
    twig.open = true;
    this.makeRoom(twig);
  }

  /** @param {Twig} twig */
  close(twig) {
    twig.open = false;
    twig.followed = false;
  }

  /**
   * Opens the way along some nodes, the root first, and tells where it ends.
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
      here = here.below?.find(({ node }) => node.id === id) ?? here;
    }
    return here;
  }

  /**
   * Closes what was opened only to follow the search and is no longer on its way.
   * @param {Set<number>} way
   */
  leaveBehind(way) {
    for (const twig of this.all()) {
      if (twig.followed && !way.has(twig.node.id)) this.close(twig);
    }
  }

  /**
   * Closes what was looked at longest ago until few enough are shown.
   * @param {Twig} kept
   */
  makeRoom(kept) {
    const way = new Set(wayTo(kept));
    while (this.all().length > MOST) {
      const others = this.all().filter((twig) => twig.open && !way.has(twig));
      const oldest = others.reduce(
        (/** @type {Twig | null} */ least, twig) =>
          !least || twig.used < least.used ? twig : least,
        null,
      );
      if (!oldest) return;
      this.close(oldest);
      oldest.below = null;
    }
  }

  /** Every node that is shown, each before those below it. */
  all() {
    return this.root ? shown(this.root) : [];
  }
}

/**
 * @param {SearchNode} node
 * @param {Twig | null} above
 * @returns {Twig}
 */
function twigOf(node, above) {
  const total = node.width;
  const closed = { open: false, followed: false, used: 0 };
  return { node, above, below: null, first: 0, total, skipped: [], ...closed };
}

/**
 * @param {Twig} twig
 * @returns {Twig[]}
 */
function shown(twig) {
  return [twig, ...(twig.open ? (twig.below ?? []) : []).flatMap(shown)];
}

/**
 * The nodes from the root to one.
 * @param {Twig} twig
 * @returns {Twig[]}
 */
export function wayTo(twig) {
  return twig.above ? [...wayTo(twig.above), twig] : [twig];
}
