// @ts-check
/** Choosing a clock: none, so much for each move, or so much for the game and a little more. */

import { fill, h } from "../dom.js";
import { readSpec, writeSpec } from "../spec.js";
import { t } from "../words.js";
import { knobField } from "./knob-field.js";
import { timeField } from "./time-field.js";

/** @typedef {import("../wire.js").ClockEntry} ClockEntry */

/** Clocks as people know them: how they are called, and their specs. */
const PRESETS = [
  { minutes: 3, increment: 2 },
  { minutes: 5, increment: 0 },
  { minutes: 10, increment: 5 },
  { minutes: 15, increment: 0 },
];

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
      this.presets(),
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

  /** Clocks that are chosen by one click. */
  presets() {
    if (!this.clocks.some(({ name }) => name === "fischer")) return null;
    return h(
      "div",
      { class: "row presets", role: "group", "aria-label": t("page-clock-presets") },
      PRESETS.map(({ minutes, increment }) =>
        h(
          "button",
          {
            type: "button",
            class: "button quiet",
            "data-action": `clock-${minutes}-${increment}`,
            onclick: () => this.preset(minutes * 60, increment),
          },
          t("page-clock-preset", { minutes, increment }),
        ),
      ),
    );
  }

  /**
   * @param {number} time in seconds
   * @param {number} increment in seconds
   */
  preset(time, increment) {
    this.name = "fischer";
    this.knobs = { time: String(time), increment: String(increment) };
    for (const one of this.element.querySelectorAll("input[name=clock]")) {
      if (one instanceof HTMLInputElement) one.checked = one.value === this.name;
    }
    this.draw();
    this.element.dispatchEvent(new Event("change", { bubbles: true }));
  }

  draw() {
    const knobs = this.clocks.find(({ name }) => name === this.name)?.knobs ?? [];
    this.fields = knobs.map((knob) =>
      knob.name === "time" && this.name === "fischer"
        ? timeField(knob, this.knobs.time)
        : knobField(knob, this.knobs[knob.name]),
    );
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
