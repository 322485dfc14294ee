// @ts-check
/** The moves of a game with their variations, each a place to go to. */

import { fill, h } from "../dom.js";
import { openingName } from "../opening-name.js";
import { scrollIntoView } from "../scroll-into-view.js";
import { t } from "../words.js";

/** @typedef {import("../wire.js").State} State */

/**
 * @param {import("./view-model.js").Actions} actions
 * @returns {import("./view-model.js").Panel}
 */
export function movesPanel(actions) {
  const looks = { class: "moves", tabindex: 0, role: "region", "aria-label": t("page-moves") };
  const element = h("div", looks);
  return {
    element,
    show({ state, mayAct }) {
      const writer = new Writer(state, childrenOf(state), mayAct ? actions.visit : null);
      writer.main();
      const none = h("p", { class: "soft small" }, t("page-no-moves-yet"));
      fill(element, openingOf(state), state.tree.length <= 1 ? none : writer.blocks);
      const current = element.querySelector("[aria-current]");
      if (current instanceof HTMLElement) scrollIntoView(element, current);
    },
  };
}

/**
 * What the opening is called, if it has a name.
 * @param {State} state
 */
function openingOf({ opening }) {
  const name = openingName(opening);
  return name ? h("p", { class: "opening small" }, t("page-opening", { name })) : null;
}

/** Writes a tree of moves: the main line in rows, each variation indented after its first move. */
class Writer {
  /**
   * @param {State} state
   * @param {number[][]} children
   * @param {((node: number) => void) | null} visit what a click on a move does
   */
  constructor(state, children, visit) {
    this.state = state;
    this.children = children;
    this.visit = visit;
    this.onLine = lineTo(state, state.node);
    /** @type {HTMLElement[]} */
    this.blocks = [];
  }

  /** The game itself. A variation stands below the move that it replaces. */
  main() {
    let block = this.block("moves-line");
    let fresh = true;
    for (let node = 0, ply = 0; ; ply += 1) {
      const [main, ...others] = this.children[node] ?? [];
      if (main === undefined) return;
      this.move(block, main, ply, fresh);
      for (const other of others) this.variation(other, ply);
      fresh = others.length > 0;
      if (fresh) block = this.block("moves-line");
      node = main;
    }
  }

  /**
   * @param {number} node
   * @param {number} ply
   */
  variation(node, ply) {
    const block = this.block("moves-line variation");
    this.move(block, node, ply, true);
    for (let at = ply + 1, here = node; ; at += 1) {
      const [main, ...others] = this.children[here] ?? [];
      if (main === undefined) return;
      this.move(block, main, at, false);
      for (const other of others) this.variation(other, at);
      here = main;
    }
  }

  /** @param {string} name */
  block(name) {
    const block = h("div", { class: name });
    this.blocks.push(block);
    return block;
  }

  /**
   * @param {HTMLElement} block
   * @param {number} node
   * @param {number} ply
   * @param {boolean} fresh whether a number has to be written because a line begins
   */
  move(block, node, ply, fresh) {
    const shown = this.state.tree[node];
    const seats = this.state.seats.length;
    if (!shown) return;
    const round = Math.floor(ply / seats) + 1;
    const begins = ply % seats === 0;
    const number =
      begins || fresh ? h("span", { class: "move-number" }, `${round}${begins ? "." : "…"}`) : null;
    const here = node === this.state.node;
    const button = h(
      "button",
      {
        type: "button",
        "data-action": `move-${node}`,
        class: this.onLine.has(node) ? "move" : "move aside",
        "aria-current": here ? "true" : undefined,
        disabled: this.visit === null,
        onclick: () => this.visit?.(node),
      },
      shown.text,
      signOf(shown),
    );
    // A number is never parted from its move.
    block.append(h("span", { class: "together" }, number, button), " ");
    if (shown.comment) block.append(h("span", { class: "comment" }, shown.comment));
  }
}

/**
 * How a move is marked that was judged.
 * @param {State["tree"][number]} shown
 */
function signOf({ verdict }) {
  if (!verdict?.sign) return null;
  return h("span", { class: `sign ${verdict.grade}` }, verdict.sign);
}

/**
 * The moves that follow each node, that of the main line first.
 * @param {State} state
 */
function childrenOf(state) {
  /** @type {number[][]} */
  const children = state.tree.map(() => []);
  for (const { id, parent } of state.tree) {
    if (parent === null) continue;
    if (state.tree[parent]?.main === id) children[parent]?.unshift(id);
    else children[parent]?.push(id);
  }
  return children;
}

/**
 * The places on the way from the start to a node.
 * @param {State} state
 * @param {number} node
 * @returns {Set<number>}
 */
function lineTo(state, node) {
  const line = new Set([node]);
  for (
    let at = state.tree[node]?.parent ?? null;
    at !== null;
    at = state.tree[at]?.parent ?? null
  ) {
    line.add(at);
  }
  return line;
}

/**
 * The line that is on the board and goes on from it along first children.
 * @param {State} state
 * @returns {number[]}
 */
export function wholeLine(state) {
  const children = childrenOf(state);
  const line = [...lineTo(state, state.node)].reverse();
  for (let next = children[state.node]?.[0]; next !== undefined; next = children[next]?.[0]) {
    line.push(next);
  }
  return line;
}
