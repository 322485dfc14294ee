// @ts-check
/** What players are called, from their specs and the register. */

import { readSpec } from "./spec.js";
import { uniqueNames } from "./unique-names.js";
import { hasWords, t } from "./words.js";

/** @typedef {import("./wire.js").Register} Register */

/** More than these are only counted. */
const FEW = 4;

/**
 * The players of a table in a line; only their number if they are many.
 * @param {Register} register
 * @param {string[]} players as specs
 */
export function playerList(register, players) {
  if (players.length > FEW) return t("page-so-many-players", { count: players.length });
  return playerNames(register, players).join(" – ");
}

/**
 * What players are called among each other; those with the same name also by their seat.
 * @param {Register} register
 * @param {string[]} players as specs
 */
export function playerNames(register, players) {
  const names = players.map((spec) => playerName(register, spec));
  return uniqueNames(names, (seat) => String(seat + 1));
}

/**
 * The name of the player that a spec describes.
 * @param {Register} register
 * @param {string} spec
 */
export function playerName(register, spec) {
  const { name, knobs } = readSpec(spec, "level");
  if (knobs.name) return knobs.name;
  if (name === "human") return t("page-human");
  const level = register.levels.find((one) => one.name === name)?.level ?? Number(knobs.level ?? 5);
  return name === "level" || register.levels.some((one) => one.name === name)
    ? t("page-level", { level })
    : playerCalled(name);
}

/**
 * What a player is called in the language of the page; a program of others has its own name.
 * @param {string} name
 */
export function playerCalled(name) {
  const id = `player-called-${name}`;
  return hasWords(id) ? t(id) : name;
}
