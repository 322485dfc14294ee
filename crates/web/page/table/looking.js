// @ts-check
/**
 * What this browser looks at, apart from where the game is. Looking back changes nothing for the
 * others; the board of another place is asked for, because no rule is known here.
 */

import { lineTo } from "./move-tree.js";

/** @typedef {import("../wire.js").State} State */
/** @typedef {import("../wire.js").Place} Place */

/** What one browser looks at. */
export class Looking {
  /** @param {(node: number) => void} ask asks for the board of a place */
  constructor(ask) {
    this.ask = ask;
    /**
     * The place that is looked at; null for where the game is.
     * @type {number | null}
     */
    this.node = null;
    /** Where the game was when looking back began. */
    this.left = 0;
    /**
     * The boards that were told of, by their places.
     * @type {Map<number, Place>}
     */
    this.places = new Map();
    /**
     * The place that was asked for and not told of yet.
     * @type {number | null}
     */
    this.asked = null;
    /**
     * The board that is shown.
     * @type {Place | null}
     */
    this.place = null;
  }

  /**
   * Looks at a place.
   * @param {State} state
   * @param {number} node
   */
  at(state, node) {
    if (node === state.node) return this.back();
    if (this.node === null) this.left = state.node;
    this.node = node;
    this.fetch();
  }

  /** Looks at where the game is. */
  back() {
    this.node = null;
    this.place = null;
  }

  /** Asks for the board that is looked at, one at a time. */
  fetch() {
    if (this.node === null) return;
    const known = this.places.get(this.node);
    if (known) this.place = known;
    else if (this.asked === null) {
      this.asked = this.node;
      this.ask(this.node);
    }
  }

  /**
   * A board was told of.
   * @param {Place} place
   */
  hear(place) {
    this.asked = null;
    this.places.set(place.node, place);
    this.fetch();
  }

  /** What was asked for is not told. */
  refused() {
    this.asked = null;
  }

  /**
   * The game has changed: where it begins anew, what was looked at is gone.
   * @param {State} state
   */
  follow(state) {
    if (state.whole) {
      this.places.clear();
      this.asked = null;
      const begins = state.happened.some(({ what }) => what === "begun");
      if (begins || (this.node !== null && !state.tree[this.node])) this.back();
    }
    if (this.node === state.node) this.back();
    this.fetch();
  }

  /**
   * The state as it is looked at.
   * @param {State} state
   * @returns {State}
   */
  shown(state) {
    if (this.node === null) return state;
    const { place } = this;
    if (!place) return { ...state, node: this.node, moves: [], ending: null };
    const { board, position, turn, forced, last, lines, tallies, counters, ending } = place;
    const moves = place.node === this.node ? place.moves : [];
    const known = { board, position, turn, moves, forced, last, lines, tallies, counters, ending };
    return { ...state, ...known, touched: null, node: this.node };
  }

  /**
   * How many moves were played since looking back began.
   * @param {State} state
   */
  news(state) {
    const known = lineTo(state, this.left);
    return [...lineTo(state, state.node)].filter((node) => !known.has(node)).length;
  }
}
