// @ts-check
/** What an engine of the laboratory is called, with its spec small beside the name. */

import { h } from "../dom.js";
import { playerCalled } from "../player-names.js";
import { readSpec } from "../spec.js";
import { t } from "../words.js";
import { PRESETS } from "./presets.js";

/** How deep or how long it searches is no part of what it is. */
const LIMITS = new Set(["depth", "time", "nodes", "eval", "seed"]);

/** @param {string} spec */
export function engineName(spec) {
  const { name, knobs } = readSpec(spec, "depth");
  const kind = (/** @type {Record<string, string>} */ given) =>
    JSON.stringify(
      Object.entries(given)
        .filter(([knob]) => !LIMITS.has(knob))
        .sort(),
    );
  const preset = PRESETS.find((one) => {
    const usual = readSpec(one.spec);
    return usual.name === name && kind(usual.knobs) === kind(knobs);
  });
  return preset ? t("page-compare-preset", { name: preset.name }) : playerCalled(name);
}

/**
 * The name, and the spec where it says more.
 * @param {string} spec
 * @returns {HTMLElement}
 */
export function engineTitle(spec) {
  return h(
    "span",
    { class: "engine-title" },
    h("span", {}, engineName(spec)),
    " ",
    h("code", { class: "identifier" }, spec),
  );
}
