// @ts-check
/** Who sits at a table, in few words. */

import { toldApart } from "../apart.js";
import { readSpec } from "../spec.js";
import { t } from "../words.js";

/** @typedef {import("../wire.js").Register} Register */

/** More than these are only counted. */
const FEW = 4;

/**
 * @param {Register} register
 * @param {string[]} players as specs
 */
export function company(register, players) {
  if (players.length > FEW) return t("page-so-many-players", { count: players.length });
  return namesOf(register, players).join(" – ");
}

/**
 * What players are called among each other; those with the same name also by their seat.
 * @param {Register} register
 * @param {string[]} players as specs
 */
export function namesOf(register, players) {
  const names = players.map((spec) => whoIs(register, spec));
  return toldApart(names, (seat) => String(seat + 1));
}

/**
 * Who a spec describes, in few words.
 * @param {Register} register
 * @param {string} spec
 */
export function whoIs(register, spec) {
  const { name, knobs } = readSpec(spec, "level");
  if (knobs.name) return knobs.name;
  if (name === "human") return t("page-human");
  const level = register.levels.find((one) => one.name === name)?.level ?? Number(knobs.level ?? 5);
  return name === "level" || register.levels.some((one) => one.name === name)
    ? t("page-level", { level })
    : name;
}
