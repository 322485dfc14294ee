// @ts-check
/** The engines of a comparison: usual ones at a click, any other by the form of a seat. */

import { button } from "../button.js";
import { fill, h } from "../dom.js";
import { t } from "../words.js";
import { EngineForm } from "./engine-form.js";
import { engineName, engineTitle } from "./engine-title.js";
import { PRESETS } from "./presets.js";

/** @typedef {import("../wire.js").Register} Register */
/** @typedef {import("../wire.js").GameEntry} GameEntry */

/** A list of engines that grows and shrinks. */
export class EngineList {
  /**
   * @param {Register} register
   * @param {GameEntry} game
   * @param {string[]} specs
   */
  constructor(register, game, specs) {
    this.specs = specs;
    this.form = new EngineForm(register, game, 0, "pvs", t("page-compare-other"));
    this.rows = h("ul", { class: "engine-rows" });
    this.offers = h("div", { class: "row" });
    const add = button("play", t("page-compare-add"), () => this.add(this.form.spec()));
    add.dataset.action = "add-engine";
    this.element = h(
      "div",
      { class: "stack engine-list" },
      h("span", { class: "label" }, t("page-compare-engines")),
      this.rows,
      this.offers,
      h(
        "details",
        {},
        h("summary", {}, t("page-compare-other")),
        this.form.element,
        h("div", { class: "row" }, add),
      ),
    );
    this.draw();
  }

  draw() {
    fill(
      this.rows,
      this.specs.map((spec) => this.row(spec)),
    );
    const missing = PRESETS.filter(({ spec }) => !this.specs.includes(spec));
    fill(
      this.offers,
      missing.map(({ name, spec }) => {
        const offer = button("play", t("page-compare-preset", { name }), () => this.add(spec));
        offer.dataset.action = `preset-${name}`;
        return offer;
      }),
    );
  }

  /** @param {string} spec */
  row(spec) {
    const remove = button("erase", t("page-compare-remove", { engine: engineName(spec) }), () => {
      this.specs = this.specs.filter((one) => one !== spec);
      this.draw();
    });
    remove.classList.add("square", "quiet");
    remove.lastElementChild?.classList.add("unseen");
    return h("li", { "data-engine": spec }, engineTitle(spec), remove);
  }

  /** @param {string} spec */
  add(spec) {
    if (!this.specs.includes(spec)) this.specs = [...this.specs, spec];
    this.draw();
  }
}
