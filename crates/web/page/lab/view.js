// @ts-check
/** A search as a tree to walk through, with the mouse or with the keyboard. */

import { h, s, tint } from "../dom.js";
import { t, tellShort } from "../words.js";
import { glance, triangle } from "./glance.js";
import { layOut } from "./layout.js";
import { Plane } from "./plane.js";
import { nextTwig } from "./walk.js";

/** @typedef {import("./growth.js").Growth} Growth */
/** @typedef {import("./growth.js").Twig} Twig */
/** @typedef {import("./layout.js").Spot} Spot */
/** @typedef {import("../wire.js").SearchMoment} SearchMoment */

/** How large a node is: with a board, and as in a textbook. */
const BOARD = { width: 112, height: 146, drop: 40 };
const PLAIN = { width: 92, height: 88, drop: 36 };

/** How much wider it is for every player beyond two: a value is then a number for each of them. */
const SHARE = 40;

/** A tree that is shown. */
export class TreeView {
  /**
   * @param {Growth} growth
   * @param {(twig: Twig) => void} chosen somebody looks at a node
   */
  constructor(growth, chosen) {
    this.growth = growth;
    this.chosen = chosen;
    const measure = growth.summary.board ? BOARD : PLAIN;
    const others = Math.max(0, growth.summary.players - 2);
    this.measure = { ...measure, width: measure.width + others * SHARE };
    this.expected = new Set(growth.summary.expected);
    /** @type {Twig | null} */
    this.current = null;
    /** @type {SearchMoment | null} */
    this.moment = null;
    /** @type {((answer: Twig | null) => void) | null} told when what is hidden is shown */
    this.veil = null;
    /** @type {Spot[]} */
    this.spots = [];
    this.size = { width: 0, height: 0 };
    /** @type {Map<Twig, HTMLElement>} */
    this.elements = new Map();
    this.edges = s("svg", { class: "edges", "aria-hidden": "true" });
    this.list = h("div", { class: "spots", role: "tree", "aria-label": t("page-lab-tree") });
    this.list.addEventListener("keydown", (event) => this.press(event));
    // What is no node stands beside the tree, for those who do not see it.
    this.asides = h("div", { class: "asides" });
    this.plane = new Plane(this.edges, this.list, this.asides);
    this.element = this.plane.element;
  }

  /** @param {number} round */
  async begin(round) {
    await this.growth.begin(round);
    this.current = this.growth.root;
    this.draw();
    this.fit();
    if (this.current) this.chosen(this.current);
  }

  fit() {
    const whole = this.growth.all().every(({ open, node }) => open || node.width === 0);
    this.plane.fit(this.size.width, this.size.height, whole);
    if (this.current) this.reveal(this.current);
  }

  /**
   * Shows the search as it was at a moment, or the whole of it.
   * @param {SearchMoment | null} moment
   */
  async halt(moment) {
    this.moment = moment;
    this.unveil(null);
    if (moment) {
      if (!this.growth.summary.sampled) await this.growth.begin(moment.round);
      const way = moment.open.map(({ id }) => id);
      const last = await this.growth.follow(way, true);
      this.growth.leaveBehind(new Set(way));
      if (last) this.current = last;
    }
    this.draw();
    if (this.current) this.show(this.current);
  }

  /** Follows the line that the search expects, to its end. */
  async followExpected() {
    const { summary } = this.growth;
    this.moment = null;
    this.unveil(null);
    if (!summary.sampled) await this.growth.begin(Math.max(0, summary.rounds - 1));
    const last = await this.growth.follow(summary.expected);
    this.draw();
    if (last) this.choose(last, true);
  }

  /**
   * Hides what came of the search, until somebody says which branch they would take or looks how
   * the search went.
   * @param {(answer: Twig | null) => void} lifted
   */
  hide(lifted) {
    this.veil = lifted;
    this.draw();
    if (this.current) this.chosen(this.current);
  }

  /**
   * Shows what was hidden.
   * @param {Twig | null} answer the branch that somebody would take
   */
  unveil(answer) {
    const { veil } = this;
    if (!veil) return;
    this.veil = null;
    this.draw();
    veil(answer);
  }

  /** @param {Twig} twig */
  click(twig) {
    if (twig.above === this.growth.root) this.unveil(twig);
    this.choose(twig, true);
  }

  /**
   * @param {Twig} twig
   * @param {boolean} [focused]
   */
  choose(twig, focused = false) {
    this.current = twig;
    this.mark();
    this.show(twig);
    if (focused) this.elements.get(twig)?.focus({ preventScroll: true });
  }

  /** @param {Twig} twig */
  show(twig) {
    this.reveal(twig);
    this.chosen(twig);
  }

  /** @param {Twig} twig */
  reveal(twig) {
    const spot = this.spots.find((one) => one.kind === "node" && one.twig === twig);
    const { width, height } = this.measure;
    if (spot) this.plane.reveal(spot.x - width / 2, spot.y, width, height);
  }

  /**
   * @param {Twig} twig
   * @param {{ first?: number }} [which]
   */
  async open(twig, which) {
    await this.growth.open(twig, which);
    this.draw();
    this.reveal(twig);
  }

  /** @param {Twig} twig */
  async toggle(twig) {
    if (twig.open) {
      this.growth.close(twig);
      this.draw();
    } else await this.open(twig);
  }

  draw() {
    const { root } = this.growth;
    if (!root) return;
    const { spots, width, height } = layOut(root, this.measure);
    this.spots = spots;
    this.size = { width, height };
    tint(this.list, { width: `${width}px`, height: `${height}px` });
    this.edges.setAttribute("viewBox", `0 0 ${width} ${height}`);
    tint(this.edges, { width: `${width}px`, height: `${height}px` });
    const focused = this.list.contains(document.activeElement);
    /** @type {Map<Twig, HTMLElement>} */
    const elements = new Map();
    /** @type {HTMLElement[]} */
    const asides = [];
    for (const spot of spots) {
      const item = spot.kind === "node" ? this.drawNode(spot.twig) : this.drawMore(spot);
      if (spot.kind === "node") elements.set(spot.twig, item);
      else asides.push(item);
      tint(item, {
        left: `${spot.x - this.measure.width / 2}px`,
        top: `${spot.y}px`,
        width: `${this.measure.width}px`,
      });
    }
    this.elements = elements;
    if (!this.current || !elements.has(this.current)) this.current = root;
    this.list.replaceChildren(...elements.values());
    this.asides.replaceChildren(...asides);
    this.edges.replaceChildren(...this.drawEdges());
    this.mark();
    if (focused) elements.get(this.current)?.focus({ preventScroll: true });
  }

  mark() {
    for (const [twig, element] of this.elements) {
      const here = twig === this.current;
      element.tabIndex = here ? 0 : -1;
      element.setAttribute("aria-selected", String(here));
    }
  }

  drawEdges() {
    const { height } = this.measure;
    const at = new Map(this.spots.filter(({ kind }) => kind === "node").map((s) => [s.twig, s]));
    return this.spots.flatMap((spot) => {
      const above = at.get(
        /** @type {Twig} */ (spot.kind === "node" ? spot.twig.above : spot.twig),
      );
      if (!above) return [];
      const [y, half] = [above.y + height - 4, (spot.y - above.y - height) / 2];
      const d = `M${above.x} ${y}C${above.x} ${y + half} ${spot.x} ${y + half} ${spot.x} ${spot.y + 2}`;
      const name = spot.kind === "node" ? this.looks(spot.twig) : spot.kind;
      return [s("path", { class: `edge ${name}`, d })];
    });
  }

  /**
   * What a node looks like, in classes.
   * @param {Twig} twig
   */
  looks(twig) {
    const { node } = twig;
    const names = [node.mine ? "mine" : "theirs"];
    if (this.expected.has(node.id) && !this.moment && !this.veil) names.push("expected");
    if (node.why === "cut") names.push("cut");
    const state = this.stateOf(twig);
    if (state) names.push(state);
    return names.join(" ");
  }

  /**
   * How a node stands at the moment that is shown.
   * @param {Twig} twig
   */
  stateOf({ node }) {
    const { moment } = this;
    if (!moment) return null;
    if (moment.open.at(-1)?.id === node.id) return "here";
    if (moment.open.some(({ id }) => id === node.id)) return "open";
    if (this.growth.summary.sampled) return null;
    return node.id < moment.left ? "left" : "later";
  }

  /**
   * What is known of a node at the moment that is shown: `done` once the search has left it.
   * @param {Twig} twig
   * @returns {{ done: boolean, value: string, window: string | null }}
   */
  knownOf(twig) {
    const { node } = twig;
    if (this.veil && node.width > 0) return { done: false, value: "?", window: null };
    const state = this.stateOf(twig);
    const open = this.moment?.open.find(({ id }) => id === node.id);
    if (this.isLeft(twig)) return { done: true, value: node.value, window: open?.window ?? null };
    if (!this.moment || state === "left" || state === null) {
      return { done: true, value: node.value, window: node.entry };
    }
    const value = open?.best ?? (state === "later" ? "" : "?");
    return { done: false, value, window: open?.window ?? null };
  }

  /** @param {Twig} twig */
  drawNode(twig) {
    const { node } = twig;
    const { value, window } = this.knownOf(twig);
    const { board, players } = this.growth.summary;
    const picture = board ? glance(board, node.pieces, players) : this.sign(twig);
    const name = node.text ?? t("lab-root");
    const visits = node.visits === null ? "" : `${tellShort(node.visits)} ×`;
    const shownWindow = visits || (node.width > 0 ? (window ?? "") : "");
    const folded = node.width > 0 && !twig.open;
    // What is read out is what is seen, and then why.
    const told = [name, value, visits || window, folded ? foldOf(node) : ""];
    const siblings = twig.above?.below ?? [twig];
    const item = h(
      "div",
      {
        class: `spot ${this.looks(twig)}`,
        role: "treeitem",
        "data-node": node.id,
        "aria-label": [...told, ...(this.veil ? [] : node.remarks)].filter(Boolean).join(", "),
        "aria-level": node.ply + 1,
        "aria-setsize": twig.above?.total ?? 1,
        "aria-posinset": (twig.above?.first ?? 0) + siblings.indexOf(twig) + 1,
        "aria-expanded": node.width > 0 ? String(twig.open) : undefined,
        onclick: () => this.click(twig),
        ondblclick: () => this.toggle(twig),
      },
      h("span", { class: "played" }, name),
      picture,
      " ",
      h("strong", { class: "value" }, value),
      " ",
      shownWindow ? h("span", { class: "window" }, shownWindow) : null,
      " ",
      folded ? this.drawFold(twig) : null,
    );
    return item;
  }

  /** @param {Twig} twig */
  sign({ node }) {
    return node.width > 0 || node.ply === 0 ? triangle(node.mine) : h("span", { class: "leaf" });
  }

  /** @param {Twig} twig */
  drawFold(twig) {
    const act = (/** @type {Event} */ event) => {
      event.stopPropagation();
      this.current = twig;
      this.open(twig);
    };
    return h("span", { class: "fold", "aria-hidden": "true", onclick: act }, foldOf(twig.node));
  }

  /**
   * What was cut off, or what more there is.
   * @param {Spot} spot
   */
  drawMore({ kind, twig }) {
    if (kind === "skipped") {
      const later = this.moment && this.stateOf(twig) !== "left" && !this.isLeft(twig);
      return h(
        "div",
        { class: `spot skipped ${later ? "later" : ""}`, title: this.reason(twig) },
        h("span", {}, twig.skipped.slice(0, 6).join(" "), twig.skipped.length > 6 ? " …" : ""),
        h("small", {}, this.reason(twig)),
      );
    }
    const count = twig.below?.length ?? 0;
    const [first, more] =
      kind === "before"
        ? [Math.max(0, twig.first - 60), twig.first]
        : [twig.first + count, twig.total - twig.first - count];
    const act = () => this.open(twig, { first });
    return h(
      "div",
      { class: "spot more" },
      h(
        "button",
        { type: "button", class: "button", onclick: act },
        t("lab-hidden", { nodes: more }),
      ),
    );
  }

  /** @param {Twig} twig */
  isLeft({ node }) {
    return this.moment?.leaves && this.moment.open.at(-1)?.id === node.id;
  }

  /**
   * Why something was cut off.
   * @param {Twig} twig
   */
  reason({ node }) {
    return node.remarks[0] ?? "";
  }

  /** @param {KeyboardEvent} event */
  press(event) {
    if (event.ctrlKey || event.metaKey || event.altKey || !this.current) return;
    const step = nextTwig(event.key, this.current, this.growth.all());
    if (!step) return;
    event.preventDefault();
    if (step.all)
      Promise.all(step.all.map((twig) => this.growth.open(twig))).then(() => this.draw());
    if (step.toggle) this.toggle(step.toggle);
    if (step.go) this.choose(step.go, true);
  }
}

/**
 * How much is folded away below a node.
 * @param {import("../wire.js").SearchNode} node
 */
function foldOf(node) {
  return `+${tellShort(node.size - 1)}`;
}
