// @ts-check
/** Comparing engines: a table and a plot that grow while they search. */

import { ApiError, messageOf } from "../api.js";
import { button } from "../button.js";
import { copyText } from "../copy-field.js";
import { fill, h } from "../dom.js";
import { icon } from "../icons.js";
import {
  beginComparison,
  comparisonReportUrl,
  fetchComparison,
  stopComparison,
} from "../lab/api.js";
import { CompareForm } from "../lab/compare-form.js";
import { engineTitle } from "../lab/engine-title.js";
import { presentButton, stopPresenting } from "../lab/present.js";
import { signs } from "../signs.js";
import { t } from "../words.js";

/** @typedef {import("../wire.js").ComparisonShown} ComparisonShown */

/** Below this, in seconds, a time tells more of the machine than of the search. */
const LEAST_TIME = 0.001;

/**
 * @param {import("../router.js").Route} route
 * @param {import("../wire.js").Register} register
 * @returns {import("./index.js").MountedView}
 */
export function compareView(route, register) {
  const screen = new CompareScreen(route, register);
  const leave = () => {
    stopPresenting();
    screen.runs += 1;
  };
  return { title: t("page-compare"), element: screen.element, leave };
}

class CompareScreen {
  /**
   * @param {import("../router.js").Route} route
   * @param {import("../wire.js").Register} register
   */
  constructor(route, register) {
    this.runs = 0;
    /** The address of the comparison that is shown. */
    this.link = "";
    const spec = route.rest[0] || (register.games[1]?.name ?? "");
    this.form = new CompareForm(register, spec, route.query, () => this.run());
    this.result = h("section", { class: "stack compare-result", "aria-live": "polite" });
    this.element = h(
      "div",
      { class: "lab stack" },
      h(
        "header",
        {},
        h("div", { class: "row spread lab-head" }, h("h1", {}, t("page-compare")), presentButton()),
        h("p", { class: "soft" }, t("page-compare-about")),
      ),
      this.form.element,
      this.result,
    );
    // Who sends a comparison sends what came of it: it is made at once.
    if (route.query.has("engine")) this.run();
  }

  async run() {
    this.runs += 1;
    const mine = this.runs;
    const request = this.form.request();
    const link = this.form.link();
    history.replaceState(null, "", link);
    this.link = new URL(link, location.href).href;
    const timed = request.times !== undefined;
    try {
      let shown = await beginComparison(request);
      this.draw(shown, timed);
      while (isRunning(shown)) {
        if (mine !== this.runs) {
          await stopComparison(shown.id);
          return;
        }
        shown = await fetchComparison(shown.id);
        if (mine === this.runs) this.draw(shown, timed);
      }
      if (shown.problem) throw new ApiError(shown.problem);
    } catch (problem) {
      const words = messageOf(problem);
      fill(this.result, h("p", { class: "fault", role: "alert" }, words));
    }
  }

  /**
   * @param {ComparisonShown} shown
   * @param {boolean} timed whether the engines search for times, not to depths
   */
  draw(shown, timed) {
    const running = isRunning(shown);
    fill(
      this.result,
      h(
        "div",
        { class: "card stack" },
        running ? this.drawProgress(shown) : null,
        shown.stopped && !running ? h("p", { class: "soft" }, t("page-compare-stopped")) : null,
        h(
          "div",
          {},
          shown.findings.map((finding) => h("p", { class: "finding" }, finding)),
        ),
        h(
          "div",
          { class: "wide", role: "region", tabindex: 0, "aria-label": t("page-compare") },
          drawTable(shown.table),
        ),
      ),
      shown.done > 0 && !running ? this.drawPlots(shown, timed) : null,
    );
  }

  /** @param {ComparisonShown} shown */
  drawProgress({ id, done, all, now }) {
    const enough = button("pause", t("page-lab-enough"), () => stopComparison(id));
    enough.dataset.action = "enough";
    return h(
      "div",
      { class: "row" },
      h("progress", { max: all, value: done, "aria-label": t("page-compare-done", { done, all }) }),
      h("span", {}, t("page-compare-done", { done, all }), now ? ` · ${now}` : ""),
      enough,
    );
  }

  copyLink() {
    const copy = button("copy", t("page-compare-link"), () => copyText(this.link));
    copy.dataset.action = "copy-link";
    return copy;
  }

  /**
   * @param {ComparisonShown} shown
   * @param {boolean} timed
   */
  drawPlots({ id, table }, timed) {
    const report = (/** @type {Record<string, string>} */ query) => comparisonReportUrl(id, query);
    const plot = (/** @type {string} */ axis, /** @type {string} */ words) =>
      h("img", { src: report({ form: "svg", axis }), alt: t(words), class: "plot" });
    const download = (/** @type {string} */ form, /** @type {string} */ words) =>
      h(
        "a",
        {
          class: "button",
          href: report({ form }),
          download: `comparison.${form}`,
          "data-form": form,
        },
        icon("download"),
        t(words),
      );
    return h(
      "div",
      { class: "stack" },
      h(
        "div",
        { class: "row controls" },
        download("html", "page-compare-report"),
        download("csv", "page-compare-table"),
        download("svg", "page-compare-plot"),
        this.copyLink(),
      ),
      h(
        "div",
        { class: "plots" },
        plot("nodes", timed ? "page-compare-plot-time" : "page-compare-plot-nodes"),
        // Seconds against seconds say nothing.
        !timed && tookTime(table) ? plot("seconds", "page-compare-plot-seconds") : null,
      ),
      h(
        "ul",
        { class: "small soft" },
        NOTES.map((note) => h("li", {}, t(note))),
      ),
    );
  }
}

/** @param {ComparisonShown} shown */
function isRunning({ done, all, stopped, problem, now, findings }) {
  return !problem && (now !== null || (done < all && !stopped && findings.length === 0));
}

/** What the headings mean. */
const NOTES = ["lab-note-nodes", "lab-note-least", "lab-note-branching"];

/**
 * Whether every engine took long enough at last for its time to mean something.
 * @param {string[][]} table its head first
 */
function tookTime([head = [], ...rows]) {
  const at = head.indexOf(t("lab-column-seconds"));
  const last = new Map(rows.map(([engine = "", ...row]) => [engine, row[at - 1] ?? ""]));
  return [...last.values()].every((cell) => Number(cell.replace(",", ".")) >= LEAST_TIME);
}

/** @param {string[][]} table its head first */
function drawTable([head = [], ...rows]) {
  return h(
    "table",
    { class: "compared" },
    h(
      "thead",
      {},
      h(
        "tr",
        {},
        head.map((name) => h("th", { scope: "col" }, name)),
      ),
    ),
    h(
      "tbody",
      {},
      rows.map((row) =>
        h(
          "tr",
          {},
          row.map((cell, at) =>
            at === 0 ? h("th", { scope: "row" }, engineTitle(cell)) : h("td", {}, signs(cell)),
          ),
        ),
      ),
    ),
  );
}
