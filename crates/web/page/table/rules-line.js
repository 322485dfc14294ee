// @ts-check
/** The rules in force at a table, as far as they are not the usual ones. */

import { h, refill } from "../dom.js";
import { gameTitle, VARIANT } from "../game-title.js";
import { path } from "../path.js";
import { linkTo } from "../router.js";
import { choiceName, knobName } from "../setup/knob-field.js";
import { readSpec } from "../spec.js";
import { t } from "../words.js";

/** @typedef {import("../wire.js").State} State */
/** @typedef {import("../wire.js").Register} Register */

/** The setting that says who begins. */
const FIRST = "first";

/**
 * @param {Register} register
 * @returns {import("./view-model.js").Panel}
 */
export function rulesLine(register) {
  const element = h("p", { class: "rules-in-force soft small", hidden: true });
  return {
    element,
    show({ state }) {
      const { game, table } = state;
      element.hidden = false;
      refill(element, [game.spec, state.analysis], () => [
        state.analysis ? h("strong", {}, `${t("page-analysis-board")} · `) : null,
        h(
          "a",
          { href: linkTo(path`rules/${game.spec}`, { table }) },
          [gameTitle(register, game.spec), ...settingsOf(state, register)].join(" · "),
        ),
      ]);
    },
  };
}

/**
 * Every setting that differs from the usual; the variant is in the name.
 * @param {State} state
 * @param {Register} register
 * @returns {string[]}
 */
function settingsOf({ game }, register) {
  const entry = register.games.find(({ name }) => name === game.name);
  const { knobs } = readSpec(game.spec, entry?.knobs[0]?.name);
  return (entry?.knobs ?? []).flatMap((knob) => {
    const value = knobs[knob.name];
    if (!value || value === knob.default || knob.name === VARIANT) return [];
    // Which seat was drawn to begin is no rule, and the cards tell whose turn it is.
    if (knob.name === FIRST && knob.kind === "number") return [];
    return [t("page-setting", { name: knobName(knob), value: choiceName(value, knob) })];
  });
}
