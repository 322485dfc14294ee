// @ts-check
/** What the board says when it is asked: the last move, whose turn it is, clocks, pieces, moves. */

import { t, tell } from "../words.js";
import { tellTime } from "./clock.js";
import { called, endingOf, nameOf, reasonOf } from "./names.js";

/** @typedef {import("../wire.js").State} State */

/** What can be asked, by the letter that asks it. */
export const QUESTIONS = /** @type {const} */ ({
  l: "last",
  w: "turn",
  c: "clocks",
  p: "pieces",
  o: "others",
  m: "moves",
  x: "threats",
});

/** @typedef {(typeof QUESTIONS)[keyof typeof QUESTIONS]} Question */

/**
 * The answer to a question; threats are asked of the table.
 * @param {Exclude<Question, "threats">} question
 * @param {State} state
 * @param {number[]} yours the seats that are asked for
 */
export function answerTo(question, state, yours) {
  switch (question) {
    case "last":
      return lastOf(state);
    case "turn":
      return turnOf(state);
    case "clocks":
      return state.seats.map((_, seat) => clockOf(state, seat)).join("; ");
    case "moves":
      return state.moves.length === 0
        ? t("page-spoken-no-moves")
        : t("page-spoken-moves", {
            count: state.moves.length,
            moves: state.moves.map(({ text }) => text).join(", "),
          });
    default: {
      const mine = yours.length > 0 ? yours : [state.turn];
      const asked = state.seats
        .map((_, seat) => seat)
        .filter((seat) => mine.includes(seat) === (question === "pieces"));
      return asked.map((seat) => piecesOf(state, seat)).join(". ");
    }
  }
}

/**
 * What a threat is in a sentence.
 * @param {State} state
 * @param {import("./hints.js").Threats} threats
 */
export function tellThreats(state, { seat, moves }) {
  const name = nameOf(state, seat);
  return moves.length === 0
    ? t("page-no-threat", { name })
    : t("page-spoken-threats", { name, moves: moves.map(({ played }) => played.text).join(", ") });
}

/** @param {State} state */
function lastOf(state) {
  const { last } = state;
  return last
    ? t("page-played", { name: nameOf(state, last.seat), move: last.played.text })
    : t("page-no-moves-yet");
}

/** @param {State} state */
function turnOf(state) {
  if (!state.ending) return t("page-status-turn", called(state, state.turn));
  const [ending, reason] = [endingOf(state), reasonOf(state)];
  return reason ? t("page-ending-because", { ending, reason }) : ending;
}

/**
 * @param {State} state
 * @param {number} seat
 */
function clockOf(state, seat) {
  const left = state.seats[seat]?.clock ?? null;
  const time = left === null ? t("page-spoken-no-clock") : tellTime(left);
  return t("page-setting", { name: nameOf(state, seat), value: time });
}

/**
 * @param {State} state
 * @param {number} seat
 */
function piecesOf(state, seat) {
  const { cells } = state.board;
  const of = (/** @type {boolean} */ crowned) =>
    cells.filter(({ piece }) => piece?.seat === seat && (piece.kind === "king") === crowned);
  const [men, kings] = [of(false), of(true)];
  const squares = (/** @type {typeof men} */ some) => some.map((cell) => cell.name).join(", ");
  const name = nameOf(state, seat);
  const says = [t("page-spoken-pieces", { name, count: tell(men.length), squares: squares(men) })];
  if (kings.length > 0) {
    says.push(t("page-spoken-kings", { count: tell(kings.length), squares: squares(kings) }));
  }
  return says.join("; ");
}
