// @ts-check
/** Whom a person plays against by one click: a computer of one of five strengths, or a friend. */

import { h, s } from "../dom.js";
import { icon } from "../icons.js";
import { readSpec, writeSpec } from "../spec.js";
import { t } from "../words.js";

/** @typedef {import("../wire.js").Register} Register */

/** What is chosen when people play each other. */
const PEOPLE = "people";

/**
 * What somebody has chosen, as far as it is one of the choices here: all people, or the person at
 * the first seat against computers of one named strength.
 * @param {Register} register
 * @param {string[]} players as specs
 * @returns {string | null}
 */
export function opponentOf(register, players) {
  const [first, ...others] = players.map((spec) => readSpec(spec, "level"));
  if (!first || others.length === 0 || !isPlain(first, "human")) return null;
  if (others.every((other) => isPlain(other, "human"))) return PEOPLE;
  const levels = others.map((other) => levelOf(register, other));
  const same = levels.every((level) => level === levels[0]);
  return (same && register.levels.find(({ level }) => level === levels[0])?.name) || null;
}

/**
 * The players of a table against such an opponent.
 * @param {Register} register
 * @param {string} opponent
 * @param {number} seats
 * @returns {string[]}
 */
export function playersAgainst(register, opponent, seats) {
  const level = register.levels.find(({ name }) => name === opponent)?.level;
  const other = level === undefined ? "human" : writeSpec("level", { level: String(level) });
  return Array.from({ length: seats }, (_, seat) => (seat === 0 ? "human" : other));
}

/**
 * The choice of an opponent: five faces and a friend.
 * @param {Register} register
 * @param {string} group the name of the group of buttons
 * @param {string | null} chosen
 * @param {(opponent: string) => void} choose
 */
export function opponentChoice(register, group, chosen, choose) {
  const names = [...register.levels.map(({ name }) => name), PEOPLE];
  return h(
    "div",
    { class: "opponents", role: "radiogroup", "aria-label": t("page-opponent-choice") },
    names.map((name, strength) => {
      const label = t("page-opponent", { name });
      return h(
        "label",
        { title: label },
        h("input", {
          type: "radio",
          name: group,
          value: name,
          checked: name === chosen,
          "aria-label": label,
          onchange: () => choose(name),
        }),
        name === PEOPLE ? icon("people") : face(strength / (names.length - 2)),
      );
    }),
  );
}

/**
 * A face that is the sterner the stronger.
 * @param {number} strength from 0 to 1
 */
function face(strength) {
  const mouth = 5 - 7 * strength;
  const brow = 2.4 * strength;
  return s(
    "svg",
    { class: "icon", viewBox: "0 0 24 24", "aria-hidden": "true" },
    s("circle", { cx: 12, cy: 12, r: 9 }),
    s("path", { d: `M8 15.2Q12 ${15.2 + mouth} 16 15.2M9 10.5h.01M15 10.5h.01` }),
    strength > 0.4
      ? s("path", {
          d: `M7 ${8.2 - brow / 2}L10.4 ${7.4 + brow / 2}M17 ${8.2 - brow / 2}L13.6 ${7.4 + brow / 2}`,
        })
      : null,
  );
}

/**
 * Whether a player is of a kind and has nothing else said of it.
 * @param {import("../spec.js").Spec} spec
 * @param {string} kind
 */
function isPlain({ name, knobs }, kind) {
  return name === kind && Object.keys(knobs).length === 0;
}

/**
 * The level of a computer that is only given by its level.
 * @param {Register} register
 * @param {import("../spec.js").Spec} spec
 */
function levelOf(register, { name, knobs }) {
  const named = register.levels.find((one) => one.name === name)?.level;
  const only = Object.keys(knobs).every((knob) => knob === "level");
  if (!only) return undefined;
  return name === "level" ? Number(knobs.level) : named;
}
