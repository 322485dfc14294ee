// @ts-check
/** How good the game stands: a bar beside the board, and a graph of the whole game to click on. */

import { fill, h, s, tint } from "../dom.js";
import { t } from "../words.js";
import { wholeLine } from "./moves.js";
import { isDecided, nameOf, tellScore } from "./names.js";

/** @typedef {import("../wire.js").State} State */

/** A score that tips the bar by half of what there is. */
const HALF = 250;

/**
 * What a place of the tree was found worth for the first seat; nothing if nobody has looked.
 * @param {State} state
 * @param {number} node
 */
export function worthOf(state, node) {
  const shown = state.tree[node];
  if (!shown || shown.score === null || state.seats.length !== 2) return null;
  const toMove = shown.seat === null ? firstSeat(state) : 1 - shown.seat;
  return toMove === 0 ? shown.score : -shown.score;
}

/** @param {State} state */
function firstSeat(state) {
  return state.tree.find(({ parent }) => parent === 0)?.seat ?? state.turn;
}

/**
 * From -1 to 1, so that small differences show and large ones fit.
 * @param {number} worth
 */
function squash(worth) {
  if (isDecided(worth)) return Math.sign(worth);
  return worth / (Math.abs(worth) + HALF);
}

/**
 * @param {HTMLElement} bar
 * @param {State} state
 * @param {number | null} worth for the first seat
 */
export function drawBar(bar, state, worth) {
  bar.hidden = worth === null;
  if (worth === null) return;
  tint(bar, { "--share": `${50 + squash(worth) * 50}%` });
  bar.title = t("page-evaluation-of", { name: nameOf(state, 0), score: tellScore(worth) });
  bar.setAttribute("aria-label", bar.title);
  fill(bar, h("span", { class: "bar-score" }, tellScore(worth)));
}

/**
 * @param {HTMLElement} place
 * @param {State} state
 * @param {((node: number) => void) | null} visit
 */
export function drawGraph(place, state, visit) {
  const line = wholeLine(state);
  const points = line.flatMap((node, ply) => {
    const worth = worthOf(state, node);
    return worth === null ? [] : [{ node, ply, y: 50 - squash(worth) * 46 }];
  });
  place.hidden = points.length < 2;
  if (place.hidden) return;
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
    s("polygon", { class: "area", points: area }),
    s("polyline", { class: "curve", points: path }),
    s("line", { class: "now", x1: now, y1: 0, x2: now, y2: 100 }),
  );
  if (visit) {
    drawing.classList.add("clickable");
    drawing.addEventListener("click", (event) => {
      const box = drawing.getBoundingClientRect();
      const ply = Math.round(((event.clientX - box.left) / box.width) * width);
      const node = line[ply];
      if (node !== undefined) visit(node);
    });
  }
  fill(place, drawing);
}
