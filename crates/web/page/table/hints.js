// @ts-check
/** Advice drawn on the board: what moves are worth, the line expected, and what is threatened. */

import { NO_MARKS } from "../board/scene.js";
import { same } from "../board/square.js";
import { wholeLine } from "./move-tree.js";
import { turnOf } from "./scene.js";
import { signScore } from "./score.js";

/** @typedef {import("../wire.js").State} State */
/** @typedef {import("../wire.js").Choice} Choice */
/** @typedef {import("./thinking.js").Advice} Advice */
/** @typedef {import("../board/scene.js").Marks} Marks */
/** @typedef {import("../board/scene.js").Turn} Turn */
/** @typedef {Extract<import("../wire.js").Message, { is: "threats" }>} Threats */

/** As many arrows as can be told apart. */
const ARROWS = 3;

/** @returns {Marks} */
function noneYet() {
  return { values: [], arrows: [], rings: [] };
}

/** @param {State} state */
function sizeOf({ board }) {
  return { width: board.columns, height: board.rows };
}

/**
 * What is drawn on the board: what was asked for, or what the game was found to be worth.
 * @param {import("./view-model.js").ViewModel} view
 * @returns {Marks}
 */
export function marksOf({ shown: state, threats, advice, line, evaluation }) {
  if (threats) return threatsOf(state, threats);
  if (advice) return line ? lineOf(state, advice) : valuesOf(state, advice);
  return evaluation ? reviewOf(state) : NO_MARKS;
}

/**
 * What the moves are worth: on its square where something is put down; where pieces walk, an arrow
 * for the best few, on every piece the best that it can do, and its other moves when it is lifted.
 * A move that was only found to be no better than something has no value yet.
 * @param {State} state
 * @param {Advice} advice
 * @returns {Marks}
 */
function valuesOf(state, advice) {
  if (advice.node !== state.node) return NO_MARKS;
  const marks = noneYet();
  for (const [rank, { turn, choice }] of ranked(state, advice).entries()) {
    const [from, to] = [turn.path[0], turn.path.at(-1)];
    if (!from || !to) continue;
    const best = choice.text === advice.best;
    const kind = best ? "best" : "other";
    const text = signScore(state.scale, choice.score, choice.proven);
    const { proven, depth } = choice;
    if (turn.path.length === 1) {
      if (best) marks.rings.push({ square: to, kind });
      marks.values.push({ square: to, text, best, proven, depth });
      continue;
    }
    if (rank < ARROWS) marks.arrows.push({ path: turn.path, kind });
    if (!marks.values.some(({ square, of }) => !of && same(square, from))) {
      marks.values.push({ square: from, text, best, proven });
    }
    if (!marks.values.some(({ square, of }) => same(of, from) && same(square, to))) {
      marks.values.push({ square: to, text, best, proven, of: from });
    }
  }
  return marks;
}

/**
 * The moves that something is known about, the best first.
 * @param {State} state
 * @param {Advice} advice
 * @returns {{ turn: Turn, choice: Choice }[]}
 */
function ranked(state, advice) {
  const size = sizeOf(state);
  const turns = new Map(state.moves.map((move) => [move.text, turnOf(move, size)]));
  const known = advice.choices.filter(({ text, exact }) => exact && text !== advice.best);
  const others = known.sort((one, other) => other.score - one.score);
  const { score, depth } = advice;
  const proven = advice.choices.some((choice) => choice.text === advice.best && choice.proven);
  const best = { text: advice.best, score, depth, proven, exact: true };
  return [best, ...others].flatMap((choice) => {
    const turn = turns.get(choice.text);
    return turn ? [{ turn, choice }] : [];
  });
}

/**
 * The line that is expected, its moves numbered.
 * @param {State} state
 * @param {Advice} advice
 * @returns {Marks}
 */
function lineOf(state, advice) {
  if (advice.node !== state.node) return NO_MARKS;
  const marks = noneYet();
  advice.ahead.forEach(({ seat, played }, ply) => {
    const kind = seat === state.turn ? "best" : "reply";
    point(marks, turnOf(played, sizeOf(state)), kind, String(ply + 1));
  });
  return marks;
}

/**
 * What the next player would do if nothing were done about it.
 * @param {State} state
 * @param {Threats} threats
 * @returns {Marks}
 */
function threatsOf(state, threats) {
  if (threats.node !== state.node) return NO_MARKS;
  const marks = noneYet();
  for (const { played } of threats.moves) point(marks, turnOf(played, sizeOf(state)), "threat");
  return marks;
}

/**
 * In a game that is gone through: the best move here against the one that was played.
 * @param {State} state
 * @returns {Marks}
 */
function reviewOf(state) {
  const line = wholeLine(state);
  const next = line[line.indexOf(state.node) + 1];
  const best = state.tree[state.node]?.best;
  if (next === undefined || !best) return NO_MARKS;
  const played = state.tree[next]?.text;
  const marks = noneYet();
  for (const move of state.moves) {
    const kind = move.text === best ? "best" : move.text === played ? "played" : null;
    if (kind) point(marks, turnOf(move, sizeOf(state)), kind);
  }
  return marks;
}

/**
 * Points a move out: an arrow along its way, or a ring around its only square.
 * @param {Marks} marks
 * @param {Turn} turn
 * @param {string} kind
 * @param {string} [number] written at its end
 */
function point(marks, { path }, kind, number) {
  const to = path.at(-1);
  if (!to) return;
  if (path.length > 1) marks.arrows.push({ path, kind });
  else marks.rings.push({ square: to, kind });
  if (number) marks.values.push({ square: to, text: number, best: kind === "best" });
}
