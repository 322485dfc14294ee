// @ts-check
/** Advice drawn on the board: values on squares, arrows for pieces that walk. */

import { NO_MARKS } from "../board/scene.js";
import { wholeLine } from "./moves.js";
import { signScore } from "./names.js";
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
      marks.values.push({ square: to, text: signScore(score), best: kind === "best" });
    }
  }
  return marks;
}

/**
 * In a game that is gone through: the best move here against the one that was played.
 * @param {State} state
 * @returns {Marks}
 */
export function reviewOf(state) {
  const line = wholeLine(state);
  const next = line[line.indexOf(state.node) + 1];
  const best = state.tree[state.node]?.best;
  if (next === undefined || !best) return NO_MARKS;
  const played = state.tree[next]?.text;
  const size = { width: state.board.columns, height: state.board.rows };
  /** @type {Marks} */
  const marks = { values: [], arrows: [], rings: [] };
  for (const move of state.moves) {
    const kind = move.text === best ? "best" : move.text === played ? "played" : null;
    const { path } = turnOf(move, size);
    const [from, to] = [path[0], path.at(-1)];
    if (!kind || !from || !to) continue;
    if (path.length > 1) marks.arrows.push({ from, to, kind });
    else marks.rings.push({ square: to, kind });
  }
  return marks;
}
