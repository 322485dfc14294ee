// @ts-check
/** The review of a game: how well each player played, and where it was lost. */

import { h } from "../dom.js";
import { t, tell } from "../words.js";
import { wholeLine } from "./move-tree.js";
import { nameOf } from "./names.js";
import { tellLoss, tellScore } from "./score.js";

/** @typedef {import("../wire.js").State} State */
/** @typedef {import("../wire.js").VerdictShown} VerdictShown */
/** @typedef {import("./view-model.js").Actions} Actions */

/** The parts of a game, as `phases` has them. */
const PHASES = ["opening", "middle", "end"];

/**
 * What is said of a move that was judged.
 * @param {State} state
 * @param {number} node after the move
 */
export function verdictOf(state, node) {
  const shown = state.tree[node];
  const before = shown && shown.parent !== null ? state.tree[shown.parent] : undefined;
  if (!shown?.verdict || before?.score == null) return "";
  const { verdict } = shown;
  const best = before.best ?? shown.text;
  const values = {
    move: shown.text,
    best,
    score: tellScore(state.scale, before.score),
    value: tellScore(state.scale, verdict.score, verdict.proven),
  };
  if (verdict.turning) return t(`page-verdict-${verdict.turning}`, values);
  const isBest = verdict.grade === "best" || verdict.grade === "only";
  return t(isBest ? `page-verdict-${verdict.grade}` : "page-verdict-worse", values);
}

/**
 * Whether a move is one to look at again.
 * @param {State} state
 * @param {number} node
 */
export function isMistake(state, node) {
  const grade = state.tree[node]?.verdict?.grade;
  return grade === "mistake" || grade === "blunder";
}

/**
 * The mistakes to be drilled: those of people, or of both sides where none sits.
 * @param {State} state
 */
export function drillable(state) {
  const people = state.seats.some(({ kind }) => kind === "human");
  return wholeLine(state).filter((node) => {
    const seat = state.tree[node]?.seat ?? 0;
    return isMistake(state, node) && (!people || state.seats[seat]?.kind === "human");
  });
}

/**
 * The moves of a seat on the line that is on the board: those that are drilled when it is studied.
 * @param {State} state
 * @param {number} seat
 */
export function studied(state, seat) {
  return wholeLine(state).filter((node) => node !== 0 && state.tree[node]?.seat === seat);
}

/**
 * The mistake before or after the place on the board.
 * @param {State} state
 * @param {1 | -1} direction
 * @returns {number | undefined}
 */
export function nextMistake(state, direction) {
  const line = wholeLine(state);
  const here = line.indexOf(state.node);
  const onward = direction > 0 ? line.slice(here + 1) : line.slice(0, here).reverse();
  return onward.find((node) => isMistake(state, node));
}

/**
 * How well each player played, as far as the game was judged.
 * @param {State} state
 * @param {Actions} actions
 */
export function accounts(state, { visit }) {
  const { review, scale } = state;
  if (!review) return null;
  const rows = review.players.flatMap((player, seat) => {
    if (player.moves === 0) return [];
    const { moves, best, inaccuracies, mistakes, blunders, average } = player;
    const values = { name: nameOf(state, seat), moves, best, inaccuracies, mistakes, blunders };
    const loss = average === null ? "" : tellLoss(scale, average);
    const parts = player.phases.flatMap((lost, phase) =>
      lost === null || !loss
        ? []
        : [t("page-phase", { phase: PHASES[phase], loss: tellLoss(scale, lost) })],
    );
    return [
      h(
        "li",
        {},
        t("page-account", values),
        loss ? ` ${t("page-account-loss", { loss })}` : "",
        parts.length > 0 ? h("span", { class: "phases" }, parts.join(" · ")) : null,
      ),
    ];
  });
  if (rows.length === 0) return null;
  return h("div", { class: "accounts small soft" }, h("ul", {}, rows), lostAt(state, visit));
}

/**
 * The moment at which the game was lost.
 * @param {State} state
 * @param {(node: number) => void} visit
 */
function lostAt(state, visit) {
  const node = state.review?.lost_at ?? null;
  if (node === null) return null;
  const move = state.tree[node]?.text ?? "";
  const number = tell(Math.floor((wholeLine(state).indexOf(node) - 1) / state.seats.length) + 1);
  return h(
    "button",
    {
      type: "button",
      class: "button quiet",
      "data-action": "lost-at",
      onclick: () => visit(node),
    },
    t("page-lost-at", { number, move }),
  );
}
