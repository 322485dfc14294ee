// @ts-check
/** What is said at the table of a drill: what to do, and whether it was done. */

import { button } from "../button.js";
import { h, refill } from "../dom.js";
import { answerDrill, drillOf, dueDrills } from "../drills.js";
import { navigateTo } from "../router.js";
import { t } from "../words.js";
import { beginDrill } from "./links.js";
import { panelFrame } from "./panel.js";

/** @typedef {import("../drills.js").Drill} Drill */
/** @typedef {import("./view-model.js").ViewModel} ViewModel */

/** A position in which a mistake was made is tried again: the first move is the answer. */
export class DrillPanel {
  /**
   * @param {string | null} id of the drill, if the table is there for one
   * @param {import("./view-model.js").Actions} actions
   */
  constructor(id, actions) {
    this.drill = id === null ? undefined : drillOf(id);
    this.actions = actions;
    this.asked = false;
    /** @type {boolean | null} */
    this.right = null;
    this.element = panelFrame("drill");
    this.element.setAttribute("role", "status");
  }

  /** @param {ViewModel} view */
  show({ state, shownLine }) {
    const { drill } = this;
    this.element.hidden = !drill;
    if (!drill) return;
    const first = state.tree.find(({ parent }) => parent === 0);
    if (first && !this.asked) {
      this.asked = true;
      this.actions.ask({ do: "why", node: 0, text: first.text });
    }
    const good = shownLine?.node === 0 ? shownLine.good : null;
    if (this.asked && this.right === null && good !== null && good !== undefined) {
      // Of a line that is studied only its own move will do.
      this.right = (good && drill.played !== "") || first?.text === drill.best;
      answerDrill(drill.id, this.right, Date.now());
    }
    refill(this.element, [this.right], () => [
      h("p", {}, this.said(drill)),
      this.right === null ? null : this.next(),
    ]);
  }

  /** @param {Drill} drill */
  said({ played, best }) {
    if (this.right === null) {
      return played ? t("page-drill-task", { played }) : t("page-drill-task-line");
    }
    return t(this.right ? "page-drill-right" : "page-drill-wrong", { best });
  }

  next() {
    const next = dueDrills(Date.now()).find(({ id }) => id !== this.drill?.id);
    return h(
      "div",
      { class: "controls" },
      next ? button("play", t("page-drill-next"), () => beginDrill(next)) : null,
      button("undo", t("page-drills"), () => navigateTo("drills"), "quiet"),
    );
  }
}
