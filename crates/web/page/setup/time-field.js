// @ts-check
/** A field for a time on a clock, in minutes and seconds. */

import { h } from "../dom.js";
import { t } from "../words.js";

/** @typedef {import("../wire.js").KnobEntry} KnobEntry */

/** The least and the most that a clock shows, in seconds: a second, and a day. */
const LEAST = 1;
const MOST = 86_400;

let fields = 0;

/**
 * @param {KnobEntry} knob a time in seconds
 * @param {string} [value] in seconds
 * @returns {import("./knob-field.js").KnobField}
 */
export function timeField(knob, value) {
  fields += 1;
  const id = `time-${fields}`;
  const total = Number(value || knob.default || 0);
  const minutes = part(`${id}-minutes`, `${knob.name}-minutes`, Math.floor(total / 60));
  const seconds = part(`${id}-seconds`, knob.name, total % 60);
  const fault = h("p", { class: "fault", id: `${id}-fault`, "aria-live": "polite" });
  const read = () => Number(minutes.value || 0) * 60 + Number(seconds.value || 0);
  const field = {
    knob,
    element: h(
      "div",
      { class: "field-of-form", role: "group", "aria-label": t("page-knob-time") },
      h("span", {}, t("page-knob-time")),
      h(
        "div",
        { class: "row nowrap" },
        minutes,
        h("label", { for: minutes.id, class: "small" }, t("page-minutes")),
        seconds,
        h("label", { for: seconds.id, class: "small" }, t("page-seconds")),
      ),
      fault,
    ),
    value: () => (read() === Number(knob.default) ? "" : String(read())),
    check: () => {
      const wrong = !(read() >= LEAST && read() <= MOST);
      fault.textContent = wrong ? t("page-fault-allowed", { allowed: knob.allowed }) : "";
      for (const input of [minutes, seconds]) input.setAttribute("aria-invalid", String(wrong));
      return !wrong;
    },
  };
  for (const input of [minutes, seconds]) {
    input.setAttribute("aria-describedby", fault.id);
    input.addEventListener("change", field.check);
  }
  return field;
}

/**
 * @param {string} id
 * @param {string} name
 * @param {number} value
 */
function part(id, name, value) {
  const looks = { id, name, type: "number", min: 0, step: "any", class: "short-number" };
  return h("input", { ...looks, value });
}
