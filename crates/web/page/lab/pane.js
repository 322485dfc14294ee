// @ts-check
/** One search: how far it is, then its tree, and what there is to say about the node looked at. */

import { fetchMoment, messageOf, stopSearch, treeUrl } from "../api.js";
import { button } from "../button.js";
import { fill, h } from "../dom.js";
import { icon } from "../icons.js";
import { signs } from "../signs.js";
import { t } from "../words.js";
import { engineTitle } from "./engine-title.js";
import { drawDetail } from "./node-detail.js";
import { recordSearch } from "./record-search.js";
import { TreeStore } from "./tree-store.js";
import { TreeView } from "./tree-view.js";

/** @typedef {import("../wire.js").SearchRequest} SearchRequest */
/** @typedef {import("../wire.js").SearchMoment} SearchMoment */
/** @typedef {import("./tree-store.js").TreeNode} TreeNode */

/** The forms in which a tree can be taken home. */
const TREE_FORMS = ["svg", "dot", "json"];

/** A search on the page. */
export class Pane {
  /**
   * @param {string} title
   * @param {((edited: string) => void) | null} edit takes a tree that was changed by hand
   */
  constructor(title, edit) {
    this.edit = edit;
    /** @type {SearchRequest | null} */
    this.request = null;
    /** @type {TreeView | null} */
    this.view = null;
    this.runs = 0;
    this.summary = h("div", { class: "summary small" });
    this.place = h("div", { class: "tree-place" });
    // Of two panes each has a landmark of its own name.
    const mark = title;
    this.detail = h("aside", {
      class: "detail",
      "aria-label": t("page-name-with-mark", { name: t("page-lab-node"), mark }),
      "data-pane": title,
    });
    this.element = h(
      "section",
      { class: "pane card", "aria-label": title },
      h("div", { class: "pane-head" }, this.summary),
      h("div", { class: "pane-body" }, this.place, this.detail),
    );
  }

  /**
   * Lets the engine think, then shows how it did.
   * @param {SearchRequest} request
   * @param {string} [known] the name of the same search, if it was recorded before
   */
  async run(request, known) {
    this.runs += 1;
    const mine = this.runs;
    this.request = request;
    this.view = null;
    delete this.element.dataset.ready;
    fill(this.detail);
    try {
      const shown = await recordSearch(
        request,
        (now) => {
          if (mine === this.runs) this.wait(now);
          return mine === this.runs && this.element.isConnected;
        },
        known,
      );
      if (mine === this.runs && shown.summary) await this.show(shown, shown.summary);
    } catch (problem) {
      const words = messageOf(problem);
      fill(this.place, h("p", { class: "fault", role: "alert" }, words));
    }
  }

  /** @param {import("../wire.js").SearchShown} shown */
  wait({ id, nodes }) {
    const enough = button("pause", t("page-lab-enough"), () => stopSearch(id));
    enough.dataset.action = "enough";
    fill(
      this.place,
      h("p", { class: "waiting", role: "status" }, t("page-lab-thinking", { nodes })),
      enough,
    );
  }

  /**
   * @param {import("../wire.js").SearchShown} shown
   * @param {import("../wire.js").SearchSummary} summary
   */
  async show({ id, note }, summary) {
    const view = new TreeView(new TreeStore(id, summary), (treeNode) => this.look(treeNode));
    this.view = view;
    const lines = summary.stopped ? [...summary.lines, t("page-lab-stopped")] : summary.lines;
    fill(this.place, view.element, this.tools(view));
    fill(
      this.summary,
      note === null ? null : h("span", { class: "note", role: "status" }, note),
      h("strong", {}, engineTitle(this.request?.engine ?? "")),
      // The first line says the same in the words of a spec.
      lines.slice(1).map((line) => h("span", {}, signs(line))),
    );
    await view.begin(Math.max(0, summary.rounds - 1));
    this.element.dataset.ready = "true";
  }

  /** @param {TreeView} view */
  tools(view) {
    const { rounds, sampled } = view.store.summary;
    return h(
      "div",
      { class: "row tree-tools controls", role: "toolbar", "aria-label": t("page-lab-tools") },
      button("flag", t("page-lab-expected"), () => view.followExpected()),
      tool("zoomOut", t("page-zoom-out"), () => view.viewport.zoom(1 / 1.25)),
      tool("zoomIn", t("page-zoom-in"), () => view.viewport.zoom(1.25)),
      tool("full", t("page-lab-fit"), () => view.fit()),
      button("branches", t("page-lab-level"), () => view.openLevel()),
      rounds > 1 && !sampled ? roundChoice(view, rounds) : null,
      TREE_FORMS.map((form) => takeHome(view.store.id, form)),
    );
  }

  /** @param {TreeNode} treeNode */
  look(treeNode) {
    if (this.view)
      drawDetail(this.detail, this.view, treeNode, this.edit && this.request?.game, this.edit);
  }

  /**
   * Asks which branch to take, before it is shown what came of the search.
   * @param {(right: boolean | null) => void} answered null if there was no answer
   */
  question(answered) {
    const { view } = this;
    if (!view) return;
    this.element.classList.add("veiled");
    view.hide((answer) => {
      this.element.classList.remove("veiled");
      if (view.current) this.look(view.current);
      answered(answer && view.expected.has(answer.node.id));
    });
  }

  moments() {
    return this.view?.store.summary.moments ?? 0;
  }

  /**
   * Shows the search as it was at a moment; after its end, as it ended.
   * @param {number | null} number
   * @returns {Promise<SearchMoment | null>}
   */
  async halt(number) {
    const { view } = this;
    if (!view) return null;
    const last = this.moments() - 1;
    const moment =
      number === null ? null : await fetchMoment(view.store.id, Math.min(number, last));
    if (this.view === view) await view.halt(moment);
    return moment;
  }
}

/**
 * @param {TreeView} view
 * @param {number} rounds
 */
function roundChoice(view, rounds) {
  const choice = h("select", {
    "aria-label": t("page-lab-round"),
    class: "round",
    onchange: () => {
      view.moment = null;
      view.begin(Number(choice.value));
    },
  });
  for (let round = 0; round < rounds; round += 1) {
    const words = t("page-lab-round-of", { round: round + 1, rounds });
    choice.append(h("option", { value: round, selected: round === rounds - 1 }, words));
  }
  return choice;
}

/**
 * A tree to be taken home.
 * @param {string} search
 * @param {string} form
 */
function takeHome(search, form) {
  const title = t("page-lab-take-home", { form: form.toUpperCase() });
  const looks = { class: "button", download: `tree.${form}`, "data-form": form, title };
  return h(
    "a",
    { ...looks, href: treeUrl(search, form), "aria-label": title },
    icon("download"),
    form.toUpperCase(),
  );
}

/**
 * @param {import("../icons.js").Icon} picture
 * @param {string} label
 * @param {() => void} act
 */
function tool(picture, label, act) {
  const element = button(picture, label, act, "square");
  element.title = label;
  element.lastElementChild?.classList.add("unseen");
  return element;
}
