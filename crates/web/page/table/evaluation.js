// @ts-check
/** How good the game stands: a bar beside the board, and a graph of the whole game to click on. */

import { fill, h, s, tint } from "../dom.js";
import { t } from "../words.js";
import { wholeLine } from "./move-tree.js";
import { nameOf } from "./names.js";
import { panelFrame } from "./panel.js";
import { isMistake, verdictOf } from "./review.js";
import { signScore, squash, tellScore } from "./score.js";

/** @typedef {import("../wire.js").State} State */
/** @typedef {import("./view-model.js").Panel} Panel */
/** @typedef {import("./view-model.js").Actions} Actions */

/**
 * What a place of the tree was found worth for the first seat; nothing if it was not searched.
 * @param {State} state
 * @param {number} node
 */
export function worthOf(state, node) {
  const shown = state.tree[node];
  if (!shown || shown.score === null || state.seats.length !== 2) return null;
  const toMove = shown.seat === null ? firstSeat(state) : 1 - shown.seat;
  return toMove === 0 ? shown.score : -shown.score;
}

/**
 * What was last found of the line that leads to the board: after a computer's move, what it thought
 * before it.
 * @param {State} state
 */
function worthHere(state) {
  for (let at = /** @type {number | null} */ (state.node); at !== null; ) {
    const worth = worthOf(state, at);
    if (worth !== null) return worth;
    at = state.tree[at]?.parent ?? null;
  }
  return null;
}

/** @param {State} state */
function firstSeat(state) {
  return state.tree.find(({ parent }) => parent === 0)?.seat ?? state.turn;
}

/**
 * The bar beside the board: the share of the player below grows from below.
 * @returns {Panel}
 */
export function evaluationBar() {
  const element = h("div", { class: "eval-bar", role: "img", hidden: true });
  return {
    element,
    show({ shown: state, evaluation, turned }) {
      const worth = evaluation ? worthHere(state) : null;
      // Its place is kept from the start, so that the board does not jump.
      element.hidden = !evaluation || state.seats.length !== 2;
      element.classList.toggle("blank", worth === null);
      if (worth !== null) drawBar(element, state, worth, seatBelow(state, turned));
    },
  };
}

/**
 * @param {HTMLElement} bar
 * @param {State} state
 * @param {number} worth for the first seat
 * @param {number} below the seat that plays from below
 */
function drawBar(bar, state, worth, below) {
  const share = below === 0 ? worth : -worth;
  tint(bar, { "--share": `${50 + squash(state.scale, share) * 50}%` });
  bar.dataset.below = state.board.colours[below] ?? "own";
  bar.dataset.above = state.board.colours[1 - below] ?? "other";
  bar.title = t("page-evaluation-of", {
    name: nameOf(state, below),
    score: tellScore(state.scale, share),
  });
  bar.setAttribute("aria-label", bar.title);
  fill(bar, h("span", { class: "bar-score" }, signScore(state.scale, share)));
}

/**
 * Who sits below: where sides have a home row, white does until the board is turned.
 * @param {State} state
 * @param {boolean} turned
 */
function seatBelow({ board }, turned) {
  if (board.surface !== "chequered") return 0;
  const white = Math.max(board.colours.indexOf("white"), 0);
  return turned ? 1 - white : white;
}

/**
 * The graph of the whole game.
 * @param {Actions} actions
 * @returns {Panel}
 */
export function evaluationGraph(actions) {
  const element = panelFrame("graph-panel");
  return {
    element,
    show({ shown: state, evaluation }) {
      const line = wholeLine(state);
      const points = line.flatMap((node, ply) => {
        const worth = worthOf(state, node);
        return worth === null ? [] : [{ node, ply, y: heightOf(state, worth) }];
      });
      element.hidden = points.length < 2 || !evaluation;
      if (!element.hidden) drawGraph(element, state, line, points, actions.visit);
    },
  };
}

/**
 * @param {HTMLElement} place
 * @param {State} state
 * @param {number[]} line
 * @param {{ node: number, ply: number, y: number }[]} points
 * @param {(node: number) => void} visit
 */
function drawGraph(place, state, line, points, visit) {
  const width = Math.max(line.length - 1, 1);
  const path = points.map(({ ply, y }) => `${(ply * 300) / width},${y}`).join(" ");
  const first = points[0]?.ply ?? 0;
  const last = points.at(-1)?.ply ?? 0;
  const area = `${(first * 300) / width},50 ${path} ${(last * 300) / width},50`;
  const now = (line.indexOf(state.node) * 300) / width;
  const drawing = s(
    "svg",
    {
      class: "graph",
      viewBox: "0 0 300 100",
      preserveAspectRatio: "none",
      role: "img",
      "aria-label": t("page-graph"),
    },
    s("line", { class: "zero", x1: 0, y1: 50, x2: 300, y2: 50 }),
    axis(state).map(({ y }) => s("line", { class: "grid-line", x1: 0, y1: y, x2: 300, y2: y })),
    s("polygon", { class: "area", points: area }),
    s("polyline", { class: "curve", points: path }),
    s("line", { class: "now", x1: now, y1: 0, x2: now, y2: 100 }),
  );
  const mistakes = points.filter(({ node }) => isMistake(state, node));
  const dots = mistakes.map(({ node, ply, y }) => dot(state, node, ply / width, y, visit));
  listenToGraph(drawing, state, line, visit);
  const labels = axis(state).map(({ text, y }) =>
    h("span", { class: "axis", "aria-hidden": "true", style: { top: `${y}%` } }, text),
  );
  fill(place, h("div", { class: "graph-box" }, labels, drawing, dots));
}

/**
 * Where a value stands on the graph, from 0 at its top to 100.
 * @param {State} state
 * @param {number} worth for the first seat
 */
function heightOf({ scale }, worth) {
  return 50 - squash(scale, worth) * 46;
}

/**
 * The marks of the axis: nothing, an advantage that is clear for either side, and a game won.
 * @param {State} state
 */
function axis(state) {
  const { scale } = state;
  const marks = [scale.clear, 0, -scale.clear];
  return marks.map((worth) => {
    const text = scale.unit === "words" && worth === 0 ? "=" : signScore(scale, worth);
    return { text, y: heightOf(state, worth) };
  });
}

/**
 * A click on the graph leads to the move there; its name shows before.
 * @param {SVGSVGElement} drawing
 * @param {State} state
 * @param {number[]} line
 * @param {(node: number) => void} visit
 */
function listenToGraph(drawing, state, line, visit) {
  const nodeAt = (/** @type {MouseEvent} */ { clientX }) => {
    const box = drawing.getBoundingClientRect();
    return line[Math.round(((clientX - box.left) / box.width) * (line.length - 1))];
  };
  const title = s("title", {});
  drawing.append(title);
  drawing.classList.add("clickable");
  drawing.addEventListener("pointermove", (event) => {
    const node = nodeAt(event);
    const worth = node === undefined ? null : worthOf(state, node);
    const text = node === undefined ? "" : (state.tree[node]?.text ?? "");
    title.textContent = worth === null ? text : `${text} ${tellScore(state.scale, worth)}`.trim();
  });
  drawing.addEventListener("click", (event) => {
    const node = nodeAt(event);
    if (node !== undefined) visit(node);
  });
}

/**
 * A move that cost much, to be seen and gone to.
 * @param {State} state
 * @param {number} node
 * @param {number} x from 0 to 1
 * @param {number} y from 0 to 100
 * @param {(node: number) => void} visit
 */
function dot(state, node, x, y, visit) {
  const label = verdictOf(state, node);
  return h("button", {
    type: "button",
    class: `dot ${state.tree[node]?.verdict?.grade ?? ""}`,
    "data-action": `dot-${node}`,
    title: label,
    "aria-label": label,
    style: { left: `${x * 100}%`, top: `${y}%` },
    onclick: () => visit(node),
  });
}
