// @ts-check
/** A place at the table to be filled: a person, or a computer of some strength. */

import { fill, h } from "../dom.js";
import { icon } from "../icons.js";
import { playerCalled } from "../player-names.js";
import { readSpec, writeSpec } from "../spec.js";
import { t } from "../words.js";
import { knobField } from "./knob-field.js";

/** @typedef {import("../wire.js").GameEntry} GameEntry */
/** @typedef {import("../wire.js").Register} Register */
/** @typedef {import("./knob-field.js").KnobField} KnobField */

const HUMAN = "human";
const LEVEL = "level";

/** The form of one seat. */
export class SeatForm {
  /**
   * @param {Register} register
   * @param {GameEntry} game
   * @param {number} number
   * @param {string} spec who sits there
   * @param {boolean} [people] whether a person may sit there
   */
  constructor(register, game, number, spec, people = true) {
    this.people = people;
    this.register = register;
    this.game = game;
    this.number = number;
    const { name, knobs } = readSpec(spec, LEVEL);
    const named = register.levels.find((level) => level.name === name);
    this.kind = name === HUMAN ? HUMAN : "computer";
    this.engine = name === HUMAN || named ? LEVEL : name;
    this.level = named?.level ?? Number(knobs.level ?? 5);
    this.knobs = knobs;
    this.person = register.person
      .filter((knob) => knob.name !== "symbol" || game.symbols)
      .map((knob) => knobField(knob, knobs[knob.name]));
    /** @type {KnobField[]} */
    this.advanced = [];
    this.open =
      name !== HUMAN &&
      (this.engine !== LEVEL ||
        Object.keys(knobs).some((knob) => !["level", "name", "symbol"].includes(knob)));
    this.fault = h("p", { class: "fault", "aria-live": "polite" });
    this.body = h("div", { class: "stack" });
    this.element = h("fieldset", { class: "card seat" });
    this.draw();
  }

  draw() {
    fill(
      this.element,
      h("legend", { class: "unseen" }, t("page-seat", { number: this.number + 1 })),
      h(
        "div",
        { class: "row seat-head" },
        h("span", { class: "seat-number" }, t("page-seat", { number: this.number + 1 })),
        this.people ? this.kinds() : null,
      ),
      this.body,
      this.fault,
    );
    this.drawBody();
  }

  kinds() {
    const choice = (
      /** @type {string} */ kind,
      /** @type {import("../icons.js").Icon} */ picture,
      /** @type {string} */ words,
    ) =>
      h(
        "label",
        {},
        h("input", {
          type: "radio",
          name: `kind-${this.number}`,
          value: kind,
          checked: this.kind === kind,
          onchange: () => {
            this.kind = kind;
            this.drawBody();
          },
        }),
        icon(picture),
        t(words),
      );
    return h(
      "div",
      { class: "segments", role: "radiogroup", "aria-label": t("page-who-plays") },
      choice(HUMAN, "person", "page-human"),
      choice("computer", "computer", "page-computer"),
    );
  }

  drawBody() {
    const person = h(
      "div",
      { class: "fields" },
      this.person.map(({ element }) => element),
    );
    if (this.kind === HUMAN) fill(this.body, person);
    else fill(this.body, this.engine === LEVEL ? this.levelSlider() : null, this.details(person));
  }

  levelSlider() {
    const id = `level-${this.number}`;
    const shown = h("output", { for: id }, levelName(this.register, this.level));
    const does = h("p", { class: "soft small" }, this.game.levels[this.level - 1] ?? "");
    const slider = h("input", {
      id,
      type: "range",
      min: 1,
      max: this.register.level_count,
      value: this.level,
      oninput: () => {
        this.level = Number(slider.value);
        shown.textContent = levelName(this.register, this.level);
        slider.setAttribute("aria-valuetext", shown.textContent);
        does.textContent = this.game.levels[this.level - 1] ?? "";
      },
    });
    slider.setAttribute("aria-valuetext", shown.textContent ?? "");
    return h(
      "div",
      { class: "field-of-form" },
      h("label", { for: id }, t("page-strength"), " ", shown),
      slider,
      does,
    );
  }

  /** @param {HTMLElement} person */
  details(person) {
    const fields = h("div", { class: "fields" });
    const engines = h("select", {
      id: `engine-${this.number}`,
      onchange: () => {
        this.engine = engines.value;
        this.open = true;
        this.knobs = {};
        this.drawBody();
      },
    });
    const option = (/** @type {string} */ name) =>
      h(
        "option",
        { value: name, selected: name === this.engine },
        name === LEVEL ? t("page-by-level") : playerCalled(name),
      );
    const { guests } = this.register;
    engines.append(...this.game.engines.map(({ name }) => option(name)));
    if (guests.length > 0) {
      engines.append(h("optgroup", { label: t("page-guests") }, guests.map(option)));
    }
    const engine = this.game.engines.find(({ name }) => name === this.engine);
    const own = (engine?.knobs ?? []).filter(({ name }) => name !== LEVEL);
    this.advanced = own.map((knob) => knobField(knob, this.knobs[knob.name]));
    tellEvaluation(this.advanced, this.game);
    fill(
      fields,
      this.advanced.map(({ element }) => element),
    );
    const details = h(
      "details",
      { open: this.open, ontoggle: () => (this.open = details.open) },
      h("summary", {}, t("page-advanced")),
      h(
        "div",
        { class: "stack" },
        person,
        h(
          "div",
          { class: "field-of-form" },
          h(
            "div",
            { class: "row nowrap named" },
            h("label", { for: `engine-${this.number}` }, t("page-engine")),
            this.engine === LEVEL ? null : h("code", { class: "identifier" }, this.engine),
          ),
          engines,
          h("span", { class: "about" }, engine?.about ?? t("page-guest-about")),
        ),
        fields,
      ),
    );
    return details;
  }

  /** Who sits here, as a spec. */
  spec() {
    const person = Object.fromEntries(this.person.map(({ knob, value }) => [knob.name, value()]));
    if (this.kind === HUMAN) return writeSpec(HUMAN, person);
    const knobs = Object.fromEntries(this.advanced.map(({ knob, value }) => [knob.name, value()]));
    const level = this.engine === LEVEL ? { level: String(this.level) } : {};
    return writeSpec(this.engine, { ...level, ...knobs, ...person });
  }

  check() {
    const fields = this.kind === HUMAN ? this.person : [...this.person, ...this.advanced];
    return fields.map((field) => field.check()).every(Boolean);
  }
}

/**
 * @param {Register} register
 * @param {number} level
 */
function levelName(register, level) {
  const named = register.levels.find((one) => one.level === level);
  return named ? t("page-level-named", { level, name: named.name }) : String(level);
}

/**
 * Says below the choice of an evaluation what the chosen one looks at.
 * @param {import("./knob-field.js").KnobField[]} fields
 * @param {import("../wire.js").GameEntry} game
 */
function tellEvaluation(fields, game) {
  const element = fields.find(({ knob }) => knob.name === "eval")?.element;
  const [choice, about] = [element?.querySelector("select"), element?.querySelector(".about")];
  if (!choice || !about) return;
  const says = () => {
    const chosen = game.evaluators.find(({ name }) => name === choice.value);
    if (chosen) about.textContent = chosen.about;
  };
  choice.addEventListener("change", says);
  says();
}
