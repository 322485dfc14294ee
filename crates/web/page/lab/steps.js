// @ts-check
/** Going through a search in the order in which it went: one search, or two in step. */

import { fetchCut } from "../api.js";
import { button } from "../button.js";
import { fill, h, tint } from "../dom.js";
import { signs } from "../signs.js";
import { speedChoice } from "../speed.js";
import { t, tell } from "../words.js";
import { presentKeys } from "./present.js";

/** @typedef {import("./pane.js").Pane} Pane */
/** @typedef {import("../wire.js").SearchMoment} SearchMoment */

/** Milliseconds between two steps, from slow to fast. */
const SPEEDS = [1200, 500, 150, 40];
/** How many times as fast as usual each of them is called. */
const TIMES = [0.25, 1, 4, 16];

/** The slider of the steps, with what is counted. */
export class Steps {
  /** @param {Pane[]} panes */
  constructor(panes) {
    this.panes = panes;
    /** @type {number | null} the step shown; none when the whole is */
    this.at = null;
    /** @type {number | null} the step that was asked for last */
    this.goal = null;
    /** @type {number | null | undefined} the step to show next, while another is being fetched */
    this.wanted = undefined;
    this.busy = false;
    this.timer = 0;
    this.speed = 1;
    this.slider = h("input", {
      type: "range",
      class: "step-slider",
      min: 0,
      max: 0,
      value: 0,
      "aria-label": t("page-lab-steps"),
      oninput: () => this.go(Number(this.slider.value)),
    });
    this.counts = h("div", { class: "counts" });
    this.play = button("play", t("page-lab-play"), () => this.toggle());
    this.element = h(
      "section",
      { class: "steps card controls", "aria-label": t("page-lab-steps"), hidden: true },
      h(
        "div",
        { class: "row step-row", role: "toolbar", "aria-label": t("page-lab-steps") },
        this.tool("first", "page-lab-first", () => this.go(0)),
        this.tool("previous", "page-lab-back", () => this.step(-1)),
        this.tool("next", "page-lab-on", () => this.step(1)),
        this.tool("erase", "page-lab-next-cut", () => this.nextCut(), true),
        this.play,
        this.speedChoice(),
        this.tool("last", "page-lab-whole", () => this.go(null), true),
        this.slider,
      ),
      this.counts,
    );
  }

  /** The searches are there now. */
  begin() {
    this.stop();
    this.at = null;
    this.goal = null;
    const most = this.last();
    this.slider.max = String(Math.max(0, most));
    this.slider.value = "0";
    this.element.hidden = most < 0;
    fill(this.counts, h("p", { class: "soft small" }, t("page-lab-steps-about")));
  }

  last() {
    return Math.max(...this.panes.map((pane) => pane.moments())) - 1;
  }

  /** @param {number} by */
  step(by) {
    const { goal } = this;
    this.go(goal === null ? 0 : Math.min(this.last(), Math.max(0, goal + by)));
  }

  /**
   * Shows a step; of those asked for while one is fetched, only the last.
   * @param {number | null} number
   */
  async go(number) {
    this.goal = number;
    this.wanted = number;
    if (this.busy) return;
    this.busy = true;
    while (this.wanted !== undefined) {
      const next = this.wanted;
      this.wanted = undefined;
      const moments = await Promise.all(this.panes.map((pane) => pane.halt(next))).catch(() => []);
      this.at = next;
      this.slider.value = String(next ?? 0);
      this.slider.setAttribute("aria-valuetext", moments[0]?.sentence ?? t("page-lab-whole"));
      this.tell(moments);
    }
    this.busy = false;
  }

  async nextCut() {
    const found = await Promise.all(
      this.panes.map(({ view }) => (view ? fetchCut(view.store.id, this.at ?? 0) : null)),
    );
    const cuts = found.filter((cut) => cut !== null);
    if (cuts.length > 0) this.go(Math.min(...cuts));
    else fill(this.counts, h("p", { role: "status" }, t("page-lab-no-cut")));
  }

  openLevel() {
    for (const { view } of this.panes) view?.openLevel();
  }

  /** @param {(SearchMoment | null)[]} moments */
  tell(moments) {
    if (this.at === null) {
      fill(this.counts, h("p", { class: "soft small" }, t("page-lab-steps-about")));
      return;
    }
    const step = h(
      "p",
      { class: "small soft" },
      t("page-lab-step", { at: this.at + 1, of: this.last() + 1 }),
    );
    fill(this.counts, step, ...moments.flatMap((moment) => (moment ? [drawCounts(moment)] : [])));
  }

  toggle() {
    if (this.timer) this.stop();
    else {
      if (this.at !== null && this.at >= this.last()) this.go(0);
      this.run();
    }
    this.drawPlay();
  }

  run() {
    clearInterval(this.timer);
    this.timer = setInterval(() => {
      if (this.busy) return;
      if (this.at !== null && this.at >= this.last()) {
        this.stop();
        this.drawPlay();
      } else this.step(1);
    }, SPEEDS[this.speed]);
  }

  stop() {
    clearInterval(this.timer);
    this.timer = 0;
  }

  drawPlay() {
    const again = this.timer
      ? button("pause", t("page-lab-pause"), () => this.toggle())
      : button("play", t("page-lab-play"), () => this.toggle());
    const held = document.activeElement === this.play;
    this.play.replaceWith(again);
    this.play = again;
    if (held) again.focus();
  }

  speedChoice() {
    return speedChoice(TIMES, this.speed, (speed) => {
      this.speed = speed;
      if (this.timer) this.run();
    });
  }

  /**
   * @param {import("../icons.js").Icon} picture
   * @param {string} words
   * @param {() => void} act
   * @param {boolean} [named] whether the words are shown
   */
  tool(picture, words, act, named = false) {
    const element = button(picture, t(words), act, named ? "" : "square");
    element.title = t(words);
    element.dataset.action = words;
    if (!named) element.lastElementChild?.classList.add("unseen");
    return element;
  }

  /** @returns {import("../shortcuts.js").Shortcut[]} */
  keys() {
    return [
      { keys: [".", "ArrowRight"], says: "page-lab-on", act: () => this.step(1) },
      { keys: [",", "ArrowLeft"], says: "page-lab-back", act: () => this.step(-1) },
      { keys: ["X", "C"], says: "page-lab-next-cut", act: () => this.nextCut() },
      { keys: ["K"], says: "page-lab-play", act: () => this.toggle() },
      { keys: ["D"], says: "page-lab-level", act: () => this.openLevel() },
      ...presentKeys(),
    ];
  }
}

/**
 * What was counted up to a moment.
 * @param {SearchMoment} moment
 */
function drawCounts(moment) {
  const { nodes, leaf_nodes, cutoffs, table_hits, plies, sentence } = moment;
  const counted = [
    ["page-lab-nodes", nodes],
    ["page-lab-leaves", leaf_nodes],
    ["page-lab-cutoffs", cutoffs],
    ...(table_hits > 0 ? [["page-lab-table-hits", table_hits]] : []),
  ];
  const most = Math.max(...plies, 1);
  return h(
    "div",
    { class: "count" },
    h("p", { class: "sentence" }, signs(sentence)),
    h(
      "dl",
      { class: "counters" },
      counted.map(([words, count]) =>
        h(
          "div",
          {},
          h("dt", {}, t(String(words), { count: Number(count) })),
          h("dd", {}, tell(Number(count))),
        ),
      ),
    ),
    h(
      "ol",
      { class: "plies", "aria-label": t("page-lab-by-depth") },
      plies.map((count, ply) => {
        const bar = h(
          "li",
          { title: t("page-lab-at-depth", { ply, count }) },
          h("span", { class: "unseen" }, t("page-lab-at-depth", { ply, count })),
        );
        tint(bar, { "--share": Math.log1p(count) / Math.log1p(most) });
        return bar;
      }),
    ),
  );
}
