// @ts-check
/** The moves of a game with their variations, each a place to go to. */

import { fill, h } from "../dom.js";
import { openingName } from "../opening-name.js";
import { scrollIntoView } from "../scroll-into-view.js";
import { t } from "../words.js";
import { tellTime } from "./clock.js";
import { signOfMark } from "./marks.js";
import { childrenOf, lineTo } from "./move-tree.js";

/** @typedef {import("../wire.js").State} State */
/** @typedef {import("../wire.js").NodeShown} NodeShown */

/**
 * @param {import("./view-model.js").Actions} actions
 * @returns {import("./view-model.js").Panel}
 */
export function movesPanel(actions) {
  const looks = { class: "moves", tabindex: 0, role: "region", "aria-label": t("page-moves") };
  const element = h("div", looks);
  /** The variations of which only the first move is shown. */
  const folded = new Set();
  /** @type {import("./view-model.js").ViewModel | null} */
  let last = null;
  const fold = (/** @type {number} */ node) => {
    if (!folded.delete(node)) folded.add(node);
    if (last) show(last);
  };
  const show = (/** @type {import("./view-model.js").ViewModel} */ view) => {
    const { shown: state } = view;
    const live = view.state.node;
    if (last && last.shown.game.spec !== state.game.spec) folded.clear();
    last = view;
    const writer = new Writer(state, actions.visit, live, folded, fold);
    writer.main();
    const none = h("p", { class: "soft small" }, t("page-no-moves-yet"));
    fill(
      element,
      openingOf(state),
      aboutGame(state),
      state.tree.length <= 1 ? none : writer.blocks,
    );
    const current = element.querySelector("[aria-current]");
    if (current instanceof HTMLElement) scrollIntoView(element, current);
  };
  return { element, show };
}

/**
 * What the opening is called, if it has a name.
 * @param {State} state
 */
function openingOf({ opening }) {
  const name = openingName(opening);
  return name ? h("p", { class: "opening small" }, t("page-opening", { name })) : null;
}

/**
 * What was written of the game as a whole.
 * @param {State} state
 */
function aboutGame({ tree }) {
  const comment = tree[0]?.comment;
  return comment ? h("p", { class: "comment" }, comment) : null;
}

/** Writes a tree of moves: the main line in rows, each variation in a block within its own. */
class Writer {
  /**
   * @param {State} state
   * @param {(node: number) => void} visit what a click on a move does
   * @param {number} live where the game is
   * @param {Set<number>} folded
   * @param {(node: number) => void} fold what a click on the sign of a variation does
   */
  constructor(state, visit, live, folded, fold) {
    this.state = state;
    this.children = childrenOf(state);
    this.visit = visit;
    this.folded = folded;
    this.fold = fold;
    this.live = live;
    this.onLine = lineTo(state, state.node);
    /** @type {HTMLElement[]} */
    this.blocks = [];
  }

  /** The game itself. A variation stands below the move that it replaces. */
  main() {
    let block = this.block();
    let fresh = true;
    for (let node = 0, ply = 0; ; ply += 1) {
      const [main, ...others] = this.children[node] ?? [];
      if (main === undefined) return;
      this.move(block, main, ply, fresh);
      for (const other of others) this.blocks.push(this.variation(other, ply));
      fresh = others.length > 0;
      if (fresh) block = this.block();
      node = main;
    }
  }

  /**
   * A variation, with those that branch off from it within.
   * @param {number} node
   * @param {number} ply
   * @returns {HTMLElement}
   */
  variation(node, ply) {
    const closed = this.folded.has(node) && !this.holdsCurrent(node);
    const block = h("div", { class: "moves-line variation" }, this.foldButton(node, closed));
    this.move(block, node, ply, true);
    if (closed) {
      block.append("…");
      return block;
    }
    let fresh = false;
    for (let at = ply + 1, here = node; ; at += 1) {
      const [main, ...others] = this.children[here] ?? [];
      if (main === undefined) return block;
      this.move(block, main, at, fresh);
      for (const other of others) block.append(this.variation(other, at));
      fresh = others.length > 0;
      here = main;
    }
  }

  /**
   * What is on the board is never hidden.
   * @param {number} node
   */
  holdsCurrent(node) {
    return node !== this.state.node && this.onLine.has(node);
  }

  /**
   * @param {number} node
   * @param {boolean} closed
   */
  foldButton(node, closed) {
    if ((this.children[node] ?? []).length === 0) return null;
    const label = t(closed ? "page-unfold" : "page-fold");
    return h(
      "button",
      {
        type: "button",
        class: "fold-line",
        "data-action": `fold-${node}`,
        "aria-expanded": String(!closed),
        "aria-label": label,
        title: label,
        onclick: () => this.fold(node),
      },
      closed ? "▸" : "▾",
    );
  }

  block() {
    const block = h("div", { class: "moves-line" });
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
        class: [
          "move",
          this.onLine.has(node) ? "" : "aside",
          node === this.live && !here ? "live" : "",
        ]
          .filter(Boolean)
          .join(" "),
        "aria-current": here ? "true" : undefined,
        title: timesOf(shown),
        onclick: () => this.visit(node),
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
 * What the clock showed after a move, and how long it took, as far as that is known.
 * @param {NodeShown} shown
 */
function timesOf({ left, spent }) {
  const times = [
    left === null ? "" : t("page-clock-left", { time: tellTime(left) }),
    spent ? t("page-clock-spent", { time: tellTime(spent) }) : "",
  ];
  return times.filter(Boolean).join(" · ") || undefined;
}

/**
 * How a move is marked: by the one who annotated it, and by the engine that judged it.
 * @param {NodeShown} shown
 */
function signOf({ verdict, marks }) {
  const given = marks.map(signOfMark);
  const judged = verdict?.sign && !given.includes(verdict.sign) ? verdict.sign : "";
  return [
    given.length > 0 ? h("span", { class: "mark" }, given.join("")) : null,
    judged ? h("span", { class: `sign ${verdict?.grade ?? ""}` }, judged) : null,
  ];
}
