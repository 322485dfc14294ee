// @ts-check
/** A search as a tree to walk through, with the mouse or with the keyboard. */

import { h, s, tint } from "../dom.js";
import { signs } from "../signs.js";
import { t, tellShort } from "../words.js";
import { layOut } from "./layout.js";
import { isPresenting } from "./present.js";
import { circle, thumbnail, triangle } from "./thumbnail.js";
import { nextStep } from "./tree-keys.js";
import { pathTo } from "./tree-store.js";
import { Viewport } from "./viewport.js";

/** @typedef {import("./tree-store.js").TreeStore} TreeStore */
/** @typedef {import("./tree-store.js").TreeNode} TreeNode */
/** @typedef {import("./layout.js").Spot} Spot */
/** @typedef {import("../wire.js").SearchMoment} SearchMoment */

/** How large a node is: with a board, and as in a textbook. */
const BOARD = { width: 112, height: 146, drop: 40 };
const PLAIN = { width: 92, height: 88, drop: 36 };

/** The size of letters for which these are. */
const USUAL = 16;

/** How much wider it is for every player beyond two: a value is then a number for each of them. */
const SHARE = 40;

/** A tree that is shown. */
export class TreeView {
  /**
   * @param {TreeStore} store
   * @param {(treeNode: TreeNode) => void} chosen a node is looked at
   */
  constructor(store, chosen) {
    this.store = store;
    this.chosen = chosen;
    this.measure = this.measureNow();
    /** @type {Map<string, string>} what stood at each node when it was last drawn */
    this.stood = new Map();
    this.expected = new Set(store.summary.expected);
    /** @type {TreeNode | null} */
    this.current = null;
    /** @type {SearchMoment | null} */
    this.moment = null;
    /** @type {((answer: TreeNode | null) => void) | null} told when what is hidden is shown */
    this.veil = null;
    /** @type {Spot[]} */
    this.spots = [];
    this.size = { width: 0, height: 0 };
    /** @type {Map<TreeNode, HTMLElement>} */
    this.elements = new Map();
    this.edges = s("svg", { class: "edges", "aria-hidden": "true" });
    this.list = h("div", { class: "spots", role: "tree", "aria-label": t("page-lab-tree") });
    this.list.addEventListener("keydown", (event) => this.press(event));
    // What is no node stands beside the tree, for those who do not see it.
    this.asides = h("div", { class: "asides" });
    this.viewport = new Viewport(this.edges, this.list, this.asides);
    this.element = this.viewport.element;
    new ResizeObserver(() => this.resize()).observe(this.element);
  }

  /** How large a node is, in letters of the size that the page has now. */
  measureNow() {
    const { board, players } = this.store.summary;
    const { width, height, drop } = board ? BOARD : PLAIN;
    const letters = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / USUAL;
    const others = Math.max(0, players - 2);
    return {
      width: (width + others * SHARE) * letters,
      height: height * letters,
      drop: drop * letters,
    };
  }

  /** The window has another size, or the letters have: for a class they are larger. */
  resize() {
    const { width } = this.measureNow();
    if (width === this.measure.width || !this.store.root) return;
    this.draw();
    this.fit();
  }

  /** @param {number} round */
  async begin(round) {
    await this.store.begin(round);
    this.current = this.store.root;
    this.draw();
    this.fit();
    if (this.current) this.chosen(this.current);
  }

  fit() {
    const whole = this.store.all().every(({ open, node }) => open || node.width === 0);
    this.viewport.fit(this.size.width, this.size.height, whole);
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
      if (!this.store.summary.sampled) await this.store.begin(moment.round);
      const way = moment.open.map(({ id }) => id);
      const last = await this.store.follow(way, true);
      this.store.leaveBehind(new Set(way));
      if (last) this.current = last;
    }
    this.draw();
    if (this.current) this.show(this.current);
  }

  /** Follows the line that the search expects, to its end. */
  async followExpected() {
    const { summary } = this.store;
    this.moment = null;
    this.unveil(null);
    if (!summary.sampled) await this.store.begin(Math.max(0, summary.rounds - 1));
    const last = await this.store.follow(summary.expected);
    this.draw();
    if (last) this.choose(last, true);
  }

  /**
   * Hides what came of the search, until the reader says which branch to take or looks how
   * the search went.
   * @param {(answer: TreeNode | null) => void} lifted
   */
  hide(lifted) {
    this.veil = lifted;
    this.draw();
    if (this.current) this.chosen(this.current);
  }

  /**
   * Shows what was hidden.
   * @param {TreeNode | null} answer the branch that the reader would take
   */
  unveil(answer) {
    const { veil } = this;
    if (!veil) return;
    this.veil = null;
    this.draw();
    veil(answer);
  }

  /** @param {TreeNode} treeNode */
  click(treeNode) {
    if (treeNode.parent === this.store.root) this.unveil(treeNode);
    this.choose(treeNode, true);
  }

  /**
   * @param {TreeNode} treeNode
   * @param {boolean} [focused]
   */
  choose(treeNode, focused = false) {
    this.current = treeNode;
    // The siblings that are folded depend on the node that is looked at.
    if (isPresenting()) this.draw();
    else this.mark();
    this.show(treeNode);
    if (focused) this.elements.get(treeNode)?.focus({ preventScroll: true });
  }

  /** @param {TreeNode} treeNode */
  show(treeNode) {
    this.reveal(treeNode);
    this.chosen(treeNode);
  }

  /** @param {TreeNode} treeNode */
  reveal(treeNode) {
    const spot = this.spots.find((one) => one.kind === "node" && one.treeNode === treeNode);
    const { width, height } = this.measure;
    if (spot) this.viewport.reveal(spot.x - width / 2, spot.y, width, height);
  }

  /**
   * @param {TreeNode} treeNode
   * @param {{ first?: number }} [which]
   */
  async open(treeNode, which) {
    await this.store.open(treeNode, which);
    this.draw();
    this.reveal(treeNode);
  }

  /** @param {TreeNode} treeNode */
  async toggle(treeNode) {
    if (treeNode.open) {
      this.store.close(treeNode);
      this.draw();
    } else await this.open(treeNode);
  }

  draw() {
    const { root } = this.store;
    if (!root) return;
    this.measure = this.measureNow();
    const { spots, width, height } = this.layOut(root);
    this.spots = spots;
    this.size = { width, height };
    tint(this.list, { width: `${width}px`, height: `${height}px` });
    this.edges.setAttribute("viewBox", `0 0 ${width} ${height}`);
    tint(this.edges, { width: `${width}px`, height: `${height}px` });
    const focused = this.list.contains(document.activeElement);
    /** @type {Map<TreeNode, HTMLElement>} */
    const elements = new Map();
    /** @type {HTMLElement[]} */
    const asides = [];
    for (const spot of spots) {
      const item = spot.kind === "node" ? this.drawNode(spot.treeNode) : this.drawMore(spot);
      if (spot.kind === "node") elements.set(spot.treeNode, item);
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

  /**
   * Where everything stands. While the search is gone through, the way from the root stays in
   * sight: where the whole is too wide, siblings are folded to their number.
   * @param {TreeNode} root
   */
  layOut(root) {
    const all = layOut(root, this.measure);
    const room = this.element.clientWidth / this.viewport.least();
    const narrow = room > 0 && all.width > room;
    if (!narrow || !this.current || !(this.moment || isPresenting())) return all;
    return layOut(root, this.measure, new Set(pathTo(this.current)));
  }

  /** Opens one more level of everything that is shown. */
  async openLevel() {
    const closed = this.store.all().filter(({ open, node }) => !open && node.width > 0);
    await Promise.all(closed.map((treeNode) => this.store.open(treeNode)));
    this.draw();
    this.fit();
  }

  mark() {
    for (const [treeNode, element] of this.elements) {
      const here = treeNode === this.current;
      element.tabIndex = here ? 0 : -1;
      element.setAttribute("aria-selected", String(here));
    }
  }

  drawEdges() {
    const { height } = this.measure;
    const nodes = this.spots.filter(({ kind }) => kind === "node");
    const at = new Map(nodes.map((spot) => [spot.treeNode, spot]));
    return this.spots.flatMap((spot) => {
      const above = at.get(
        /** @type {TreeNode} */ (spot.kind === "node" ? spot.treeNode.parent : spot.treeNode),
      );
      if (!above) return [];
      const [y, half] = [above.y + height - 4, (spot.y - above.y - height) / 2];
      const d = `M${above.x} ${y}C${above.x} ${y + half} ${spot.x} ${y + half} ${spot.x} ${spot.y + 2}`;
      const name = spot.kind === "node" ? this.looks(spot.treeNode) : spot.kind;
      return [s("path", { class: `edge ${name}`, d })];
    });
  }

  /**
   * What a node looks like, in classes.
   * @param {TreeNode} treeNode
   */
  looks(treeNode) {
    const { node } = treeNode;
    const names = [node.mine ? "mine" : "theirs"];
    if (this.expected.has(node.id) && !this.moment && !this.veil) names.push("expected");
    if (node.why === "cut") names.push("cut");
    const state = this.stateOf(treeNode);
    if (state) names.push(state);
    return names.join(" ");
  }

  /**
   * How a node stands at the moment that is shown.
   * @param {TreeNode} treeNode
   */
  stateOf({ node }) {
    const { moment } = this;
    if (!moment) return null;
    if (moment.open.at(-1)?.id === node.id) return "here";
    if (moment.open.some(({ id }) => id === node.id)) return "open";
    if (this.store.summary.sampled) return null;
    return node.id < moment.left ? "left" : "later";
  }

  /**
   * What is known of a node at the moment that is shown: `done` once the search has left it.
   * @param {TreeNode} treeNode
   * @returns {{ done: boolean, value: string, window: string | null }}
   */
  knownOf(treeNode) {
    const { done, value, window } = this.recordedOf(treeNode);
    return { done, value: signs(value), window: window && signs(window) };
  }

  /**
   * The same as it was recorded.
   * @param {TreeNode} treeNode
   * @returns {{ done: boolean, value: string, window: string | null }}
   */
  recordedOf(treeNode) {
    const { node } = treeNode;
    if (this.veil && node.width > 0) return { done: false, value: "?", window: null };
    const state = this.stateOf(treeNode);
    const open = this.moment?.open.find(({ id }) => id === node.id);
    if (this.isLeft(treeNode))
      return { done: true, value: node.value, window: open?.window ?? null };
    if (!this.moment || state === "left" || state === null) {
      return { done: true, value: node.value, window: node.entry };
    }
    const value = open?.best ?? (state === "later" ? "" : "?");
    return { done: false, value, window: open?.window ?? null };
  }

  /** @param {TreeNode} treeNode */
  drawNode(treeNode) {
    const { node } = treeNode;
    const { value, window } = this.knownOf(treeNode);
    const { board, players } = this.store.summary;
    const picture = board ? thumbnail(board, node.pieces, players) : this.sign(treeNode);
    const name = node.text ?? t("lab-root");
    const visits = node.visits === null ? "" : `${tellShort(node.visits)} ×`;
    const shownWindow = visits || (node.width > 0 ? (window ?? "") : "");
    const folded = node.width > 0 && !treeNode.open;
    // What is read out is what is seen, and then why.
    const told = [name, value, visits || window, folded ? foldOf(node) : ""];
    const siblings = treeNode.parent?.children ?? [treeNode];
    const item = h(
      "div",
      {
        class: `spot ${this.looks(treeNode)}`,
        role: "treeitem",
        "data-node": node.id,
        "aria-label": [...told, ...(this.veil ? [] : node.remarks)].filter(Boolean).join(", "),
        "aria-level": node.ply + 1,
        "aria-setsize": treeNode.parent?.total ?? 1,
        "aria-posinset": (treeNode.parent?.first ?? 0) + siblings.indexOf(treeNode) + 1,
        "aria-expanded": node.width > 0 ? String(treeNode.open) : undefined,
        onclick: () => this.click(treeNode),
        ondblclick: () => this.toggle(treeNode),
      },
      h("span", { class: "played" }, name),
      picture,
      " ",
      h("strong", { class: this.changed(`${node.id} value`, value, "value") }, value),
      " ",
      shownWindow
        ? h(
            "span",
            { class: this.changed(`${node.id} window`, shownWindow, "window") },
            shownWindow,
          )
        : null,
      " ",
      folded ? this.drawFold(treeNode) : null,
    );
    return item;
  }

  /**
   * The classes of a text: one more if it has changed since the step before.
   * @param {string} place
   * @param {string} text
   * @param {string} name
   */
  changed(place, text, name) {
    const before = this.stood.get(place);
    this.stood.set(place, text);
    return this.moment && before !== undefined && before !== text ? `${name} changed` : name;
  }

  /** @param {TreeNode} treeNode */
  sign({ node }) {
    if (node.width === 0 && node.ply > 0) return h("span", { class: "leaf" });
    return node.chance ? circle() : triangle(node.mine);
  }

  /** @param {TreeNode} treeNode */
  drawFold(treeNode) {
    const act = (/** @type {Event} */ event) => {
      event.stopPropagation();
      this.current = treeNode;
      this.open(treeNode);
    };
    return h("span", { class: "fold", "aria-hidden": "true", onclick: act }, foldOf(treeNode.node));
  }

  /**
   * What was cut off, or what more there is.
   * @param {Spot} spot
   */
  drawMore({ kind, treeNode, count: folded }) {
    if (kind === "folded") {
      const open = () => this.choose(treeNode, true);
      const words = t("page-lab-folded", { count: folded });
      return h(
        "div",
        { class: "spot more" },
        h("button", { type: "button", class: "button", onclick: open }, words),
      );
    }
    if (kind === "skipped") {
      const later = this.moment && this.stateOf(treeNode) !== "left" && !this.isLeft(treeNode);
      return h(
        "div",
        { class: `spot skipped ${later ? "later" : ""}`, title: this.reason(treeNode) },
        h(
          "span",
          {},
          treeNode.skipped.slice(0, 6).join(" "),
          treeNode.skipped.length > 6 ? " …" : "",
        ),
        h("small", {}, this.reason(treeNode)),
      );
    }
    const count = treeNode.children?.length ?? 0;
    const [first, more] =
      kind === "before"
        ? [Math.max(0, treeNode.first - 60), treeNode.first]
        : [treeNode.first + count, treeNode.total - treeNode.first - count];
    const act = () => this.open(treeNode, { first });
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

  /** @param {TreeNode} treeNode */
  isLeft({ node }) {
    return this.moment?.leaves && this.moment.open.at(-1)?.id === node.id;
  }

  /**
   * Why something was cut off.
   * @param {TreeNode} treeNode
   */
  reason({ node }) {
    return node.remarks[0] ?? "";
  }

  /** @param {KeyboardEvent} event */
  press(event) {
    if (event.ctrlKey || event.metaKey || event.altKey || !this.current) return;
    const step = nextStep(event.key, this.current, this.store.all());
    if (!step) return;
    event.preventDefault();
    if (step.all)
      Promise.all(step.all.map((treeNode) => this.store.open(treeNode))).then(() => this.draw());
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
