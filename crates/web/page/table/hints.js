// @ts-check
/** Advice drawn on the board: values on squares, arrows for pieces that walk. */

import { NO_MARKS } from "../board/scene.js";
import { tellScore } from "./names.js";
import { turnOf } from "./scene.js";

/** @typedef {import("../wire.js").State} State */
/** @typedef {import("./thinking.js").Advice} Advice */
/** @typedef {import("../board/scene.js").Marks} Marks */

/** As many arrows as can be told apart. */
const ARROWS = 3;

/**
 * @param {State} state
 * @param {Advice | null} advice
 * @returns {Marks}
 */
export function marksOf(state, advice) {
  if (!advice || advice.node !== state.node) return NO_MARKS;
  const size = { width: state.board.columns, height: state.board.rows };
  const turns = new Map(state.moves.map((move) => [move.text, turnOf(move, size)]));
  const best = turns.get(advice.best);
  const walks = best !== undefined && best.path.length > 1;
  const choices = [...advice.choices].sort((one, other) => other.score - one.score);
  const shown = walks ? choices.slice(0, ARROWS) : choices;
  const listed = shown.some(({ text }) => text === advice.best)
    ? shown
    : [{ text: advice.best, score: advice.score, exact: true }, ...shown];
  /** @type {Marks} */
  const marks = { values: [], arrows: [], rings: [] };
  for (const { text, score, exact } of listed) {
    const path = turns.get(text)?.path ?? [];
    const [from, to] = [path[0], path.at(-1)];
    if (!from || !to) continue;
    const kind = text === advice.best ? "best" : "other";
    if (path.length > 1) marks.arrows.push({ from, to, kind });
    if (kind === "best" && path.length === 1) marks.rings.push({ square: to, kind });
    if (exact || kind === "best") {
      marks.values.push({ square: to, text: tellScore(score), best: kind === "best" });
    }
  }
  return marks;
}
