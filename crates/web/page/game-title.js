// @ts-check
/** What a game is called as it is played: a variant by its own name. */

import { readSpec } from "./spec.js";
import { hasWords, t } from "./words.js";

/** The setting that gives a game another name. */
export const VARIANT = "variant";

/**
 * @param {import("./wire.js").Register} register
 * @param {string} spec
 */
export function gameTitle(register, spec) {
  const { name } = readSpec(spec);
  const entry = register.games.find((game) => game.name === name);
  const knob = entry?.knobs.find((one) => one.name === VARIANT);
  if (!entry || !knob) return entry?.title ?? name;
  const { knobs } = readSpec(spec, entry.knobs[0]?.name);
  return variantName(knobs[VARIANT] ?? knob.default ?? "") ?? entry.title;
}

/**
 * The name of a variant, if it has one.
 * @param {string} variant
 */
export function variantName(variant) {
  const id = `page-variant-${variant}`;
  return hasWords(id) ? t(id) : null;
}
