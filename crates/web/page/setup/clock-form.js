// @ts-check
/** Choosing a clock: none, so much for each move, or so much for the game and a little more. */

import { fill, h } from "../dom.js";
import { readSpec, writeSpec } from "../spec.js";
import { t } from "../words.js";
import { knobField } from "./knob-field.js";

/** @typedef {import("../wire.js").ClockEntry} ClockEntry */

/** The form of a clock. */
export class ClockForm {
  /**
   * @param {ClockEntry[]} clocks
   * @param {string} spec
   */
  constructor(clocks, spec) {
    const { name, knobs } = readSpec(spec, "time");
    this.clocks = clocks;
    this.name = clocks.some((clock) => clock.name === name) ? name : (clocks[0]?.name ?? "none");
    this.knobs = knobs;
    /** @type {import("./knob-field.js").KnobField[]} */
    this.fields = [];
    this.body = h("div", { class: "fields" });
    this.element = h(
      "div",
      { class: "stack" },
      h(
        "div",
        { class: "segments", role: "radiogroup", "aria-label": t("page-clock-choice") },
        clocks.map((clock) => this.choice(clock)),
      ),
      this.body,
    );
    this.draw();
  }

  /** @param {ClockEntry} clock */
  choice({ name }) {
    const choose = () => {
      this.name = name;
      this.draw();
    };
    return h(
      "label",
      {},
      h("input", {
        type: "radio",
        name: "clock",
        value: name,
        checked: name === this.name,
        onchange: choose,
      }),
      t("page-clock-name", { clock: name }),
    );
  }

  draw() {
    const knobs = this.clocks.find(({ name }) => name === this.name)?.knobs ?? [];
    this.fields = knobs.map((knob) => knobField(knob, this.knobs[knob.name]));
    fill(
      this.body,
      this.fields.map(({ element }) => element),
    );
  }

  spec() {
    return writeSpec(
      this.name,
      Object.fromEntries(this.fields.map(({ knob, value }) => [knob.name, value()])),
    );
  }

  check() {
    return this.fields.map((field) => field.check()).every(Boolean);
  }
}
