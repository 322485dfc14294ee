// @ts-check
/** A field for anything that can be set, made from what the register says about it. */

import { h } from "../dom.js";
import { VARIANT, variantName } from "../game-title.js";
import { hasWords, t } from "../words.js";

/** @typedef {import("../wire.js").KnobEntry} KnobEntry */

/**
 * A field on a form.
 * @typedef {object} KnobField
 * @property {KnobEntry} knob
 * @property {HTMLElement} element
 * @property {() => string} value as it would be typed; empty if it is left as it is
 * @property {() => boolean} check shows what is wrong, and tells whether nothing is
 */

/** The settings whose choices are known by identifiers as well: in specs, files and reports. */
const NAMED = new Set([VARIANT, "eval"]);

let fields = 0;

/**
 * @param {KnobEntry} knob
 * @param {string} [value]
 * @returns {KnobField}
 */
export function knobField(knob, value) {
  fields += 1;
  const id = `knob-${fields}`;
  if (knob.kind === "switch" && knob.default !== null) return switchField(knob, id, value);
  const input = inputOf(knob, id, value ?? "");
  const fault = h("p", { class: "fault", id: `${id}-fault`, "aria-live": "polite" });
  const read = () => input.value.trim();
  const field = {
    knob,
    element: h(
      "div",
      { class: "field-of-form" },
      NAMED.has(knob.name) ? namedLabel(knob, id, input) : h("label", { for: id }, knobName(knob)),
      input,
      ...wordList(knob, id),
      h("span", { class: "about", id: `${id}-about` }, aboutOf(knob)),
      fault,
    ),
    value: () => (read() === knob.default ? "" : read()),
    check: () => {
      const wrong = isWrong(knob, read());
      fault.textContent = wrong ? t("page-fault-allowed", { allowed: allowedOf(knob) }) : "";
      input.setAttribute("aria-invalid", String(wrong));
      return !wrong;
    },
  };
  input.setAttribute("aria-describedby", `${id}-about ${id}-fault`);
  input.addEventListener("change", field.check);
  return field;
}

/**
 * What is not set is as the first setting implies it: the columns of a variant, for example. Every
 * field says what that is.
 * @param {KnobField[]} fields
 */
export function followFirst([first, ...others]) {
  const choice = first?.element.querySelector("select");
  if (!choice) return;
  const say = () => {
    for (const { knob, element } of others) {
      const value = knob.implied[choice.value];
      if (value === undefined) continue;
      const input = element.querySelector("input, select");
      const says = choiceName(value, knob);
      if (input instanceof HTMLInputElement) input.placeholder = says;
      const unset = element.querySelector('option[value=""]');
      if (unset) unset.textContent = t("page-by-variant", { value: says });
    }
  };
  choice.addEventListener("change", say);
  say();
}

/**
 * @param {KnobEntry} knob
 * @param {string} id
 * @param {string} value
 */
function inputOf(knob, id, value) {
  const shown = value || (knob.default ?? "");
  if (knob.kind === "word" || knob.kind === "switch") {
    const words = knob.kind === "word" ? knob.choices : ["on", "off"];
    const usual = knob.default === null ? [h("option", { value: "" }, t("page-usual"))] : [];
    const choices = words.map((word) =>
      h("option", { value: word, selected: word === shown }, choiceName(word, knob)),
    );
    return h("select", { id, name: knob.name }, ...usual, ...choices);
  }
  if (knob.kind === "text") {
    return h("input", {
      id,
      name: knob.name,
      value: shown,
      maxlength: knob.longest,
      autocomplete: "off",
    });
  }
  if (knob.kind === "number" && knob.word !== null) {
    return h("input", {
      id,
      name: knob.name,
      list: `${id}-words`,
      autocomplete: "off",
      placeholder: knob.default ?? knob.usual ?? t("page-usual"),
      value: shown,
    });
  }
  return h("input", {
    id,
    name: knob.name,
    type: "number",
    inputmode: knob.kind === "seconds" ? "decimal" : "numeric",
    min: knob.min,
    max: knob.max ?? undefined,
    step: knob.kind === "seconds" ? "any" : 1,
    placeholder: knob.default ?? knob.usual ?? t("page-usual"),
    value: shown,
  });
}

/**
 * The word that may be chosen in place of a number, as a list for its field.
 * @param {KnobEntry} knob
 * @param {string} id
 */
function wordList(knob, id) {
  if (knob.kind !== "number" || knob.word === null) return [];
  const option = h("option", { value: knob.word }, choiceName(knob.word));
  return [h("datalist", { id: `${id}-words` }, option)];
}

/**
 * @param {KnobEntry} knob
 * @param {string} id
 * @param {string} [value]
 * @returns {KnobField}
 */
function switchField(knob, id, value) {
  const input = h("input", {
    id,
    name: knob.name,
    type: "checkbox",
    checked: (value || knob.default) === "on",
  });
  const label = h("label", { class: "switch", for: id }, input, knobName(knob));
  const read = () => (input.checked ? "on" : "off");
  return {
    knob,
    element: h(
      "div",
      { class: "field-of-form" },
      label,
      h("span", { class: "about" }, aboutOf(knob)),
    ),
    value: () => (read() === knob.default ? "" : read()),
    check: () => true,
  };
}

/**
 * @param {KnobEntry} knob
 * @param {string} value
 */
function isWrong(knob, value) {
  if (value === "" || (knob.kind !== "number" && knob.kind !== "seconds")) return false;
  if (knob.kind === "number" && value === knob.word) return false;
  const number = Number(value);
  const whole = knob.kind === "seconds" || Number.isInteger(number);
  return !whole || !(number >= knob.min) || number > (knob.max ?? Infinity);
}

/** @param {KnobEntry} knob */
export function knobName(knob) {
  const id = `page-knob-${knob.name}`;
  return hasWords(id) ? t(id) : knob.name;
}

/**
 * What a setting does. The words of a spec, which stand in brackets behind what they mean, are left
 * out: here one chooses by name.
 * @param {KnobEntry} knob
 */
function aboutOf(knob) {
  const limits = knob.kind === "number" || knob.kind === "seconds" ? ` (${allowedOf(knob)})` : "";
  const words = knob.kind === "word" ? knob.choices : [];
  const about = words.reduce((text, word) => text.replace(` (${word})`, ""), knob.about);
  return `${about}${limits}`;
}

/**
 * What a setting can be set to, with numbers as the language of the page writes them: here nothing
 * of it is typed into a spec.
 * @param {KnobEntry} knob
 */
function allowedOf(knob) {
  if (knob.kind === "seconds") return t("range-seconds", { min: knob.min, max: knob.max });
  if (knob.kind !== "number") return knob.allowed;
  const { min, max, word } = knob;
  if (max === null) return t("range-from", { min });
  return word === null
    ? t("range-numbers", { min, max })
    : t("range-numbers-or", { min, max, word });
}

/**
 * The label of a choice among things that have names, with the identifier of the chosen one.
 * @param {KnobEntry} knob
 * @param {string} id
 * @param {HTMLInputElement | HTMLSelectElement} input
 */
function namedLabel(knob, id, input) {
  const identifier = h("code", { class: "identifier" }, input.value);
  input.addEventListener("change", () => {
    identifier.textContent = input.value;
  });
  return h(
    "div",
    { class: "row nowrap named" },
    h("label", { for: id }, knobName(knob)),
    identifier,
  );
}

/**
 * @param {string} word
 * @param {KnobEntry} [knob] the setting that it is a choice of
 */
export function choiceName(word, knob) {
  if (knob?.name === VARIANT) return variantName(word) ?? word;
  const id = `page-choice-${word}`;
  return hasWords(id) ? t(id) : word;
}
