// @ts-check
/** A tree written down, in place of a game. */

import { t } from "../words.js";

/** @typedef {import("../wire.js").GameEntry} GameEntry */

/** The tree of the textbooks. */
export const TREE = "((3 12 8) (2 4 6) (14 5 2))";
/** The searches that only trees written down have. */
const TEXTBOOK = ["expectiminimax", "star1", "shallow-max-n"];
/** The name of a tree written down among the games. */
export const WRITTEN = "tree";

/**
 * Whether a spec is a tree written down.
 * @param {string} spec
 */
export function isWritten(spec) {
  return /^\s*([A-Z]?\(|\[)/.test(spec);
}

/**
 * A tree written down as a game: every engine that needs no game plays it, and its leaves say what
 * they are worth.
 * @param {import("../wire.js").Register} register
 * @returns {GameEntry}
 */
export function writtenTree(register) {
  const engines = (register.games[0]?.engines ?? []).filter(({ own }) => !own);
  return {
    name: WRITTEN,
    title: t("page-lab-written"),
    about: "",
    symbols: false,
    fewest: 2,
    most: 2,
    knobs: [],
    levels: [],
    evaluators: [],
    engines: [
      ...engines.map((engine) => ({
        ...engine,
        knobs: engine.knobs.filter(({ name }) => name !== "eval"),
      })),
      ...TEXTBOOK.map((name) => ({ name, about: t(`engine-${name}-about`), own: true, knobs: [] })),
    ],
  };
}
