// @ts-check
/** What is drawn over the pieces: winning lines, values, arrows and rings. */

import { fill, s } from "../dom.js";
import { indexOf, same, seen } from "./square.js";

/** @typedef {import("./scene.js").Scene} Scene */
/** @typedef {import("./scene.js").Marks} Marks */
/** @typedef {import("./square.js").Square} Square */

/** More letters than these are written smaller. */
const LONG = 3;

export function newOverlay() {
  return s("svg", { class: "overlay", "aria-hidden": "true" });
}

/**
 * @param {SVGSVGElement} overlay
 * @param {Scene} scene
 * @param {Marks} marks
 * @param {boolean} turned
 */
export function drawOverlay(overlay, scene, marks, turned) {
  overlay.setAttribute("viewBox", `0 0 ${scene.width} ${scene.height}`);
  /** @param {Square} square */
  const centre = (square) => {
    const { column, row } = seen(scene, square, turned);
    return { x: column + 0.5, y: row + 0.5 };
  };
  fill(
    overlay,
    scene.lines.map((line) => drawLine(line.map(centre))),
    marks.rings.map(({ square, kind }) => drawRing(centre(square), kind)),
    marks.arrows.map(({ path, kind }) => drawArrow(path.map(centre), kind)),
    marks.values.map((value) =>
      drawValue(placeOfValue(scene, value.square, centre(value.square)), value),
    ),
  );
}

/** @typedef {{ x: number, y: number }} Point */

/** @param {Point[]} points */
function drawLine(points) {
  const [from, to] = [points[0], points.at(-1)];
  if (!from || !to) return null;
  const { x, y } = direction(from, to);
  return s("line", {
    class: "winning",
    x1: from.x - x * 0.34,
    y1: from.y - y * 0.34,
    x2: to.x + x * 0.34,
    y2: to.y + y * 0.34,
    pathLength: 1,
  });
}

/**
 * @param {Point} centre
 * @param {string} kind
 */
function drawRing({ x, y }, kind) {
  return s("circle", { class: `ring ${kind}`, cx: x, cy: y, r: 0.42 });
}

/**
 * An arrow along a way, square by square.
 * @param {Point[]} way
 * @param {string} kind
 */
function drawArrow(way, kind) {
  const [from, second] = way;
  const [before, to] = way.slice(-2);
  if (!from || !second || !before || !to) return null;
  const start = direction(from, second);
  const { x, y } = direction(before, to);
  const tip = { x: to.x - x * 0.12, y: to.y - y * 0.12 };
  const neck = { x: tip.x - x * 0.32, y: tip.y - y * 0.32 };
  const barbs = `${neck.x - y * 0.2},${neck.y + x * 0.2} ${neck.x + y * 0.2},${neck.y - x * 0.2}`;
  const points = [
    { x: from.x + start.x * 0.25, y: from.y + start.y * 0.25 },
    ...way.slice(1, -1),
    neck,
  ];
  return s(
    "g",
    { class: `arrow ${kind}` },
    s("polyline", { points: points.map((point) => `${point.x},${point.y}`).join(" ") }),
    s("polygon", { points: `${tip.x},${tip.y} ${barbs}` }),
  );
}

/**
 * A value stands in the middle of its square, and at the foot of a piece.
 * @param {Scene} scene
 * @param {Square} square
 * @param {Point} centre
 * @returns {Point}
 */
function placeOfValue(scene, square, { x, y }) {
  return scene.cells[indexOf(scene, square)] ? { x, y: y + 0.3 } : { x, y };
}

/**
 * @param {Point} centre
 * @param {import("./scene.js").Value} value
 */
function drawValue({ x, y }, { text, best, proven, depth }) {
  const long = text.length > LONG;
  const wide = Math.min(0.98, 0.24 + text.length * (long ? 0.13 : 0.15));
  const classes = ["value", best && "best", long && "long", proven && "proven"];
  return s(
    "g",
    { class: classes.filter(Boolean).join(" ") },
    s("rect", { x: x - wide / 2, y: y - 0.2, width: wide, height: 0.4, rx: 0.2 }),
    s("text", { x, y }, text),
    depth && !proven ? s("text", { class: "value-depth", x, y: y + 0.33 }, String(depth)) : null,
  );
}

/**
 * @param {Point} from
 * @param {Point} to
 */
function direction(from, to) {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  return { x: (to.x - from.x) / length, y: (to.y - from.y) / length };
}

/**
 * Marks with one of a person's own put on, or taken off if it was there.
 * @param {Marks} marks
 * @param {Square} from
 * @param {Square} to
 * @returns {Marks}
 */
export function toggleMark(marks, from, to) {
  if (same(from, to)) {
    const rings = marks.rings.filter(({ square }) => !same(square, from));
    const fresh = rings.length === marks.rings.length;
    return { ...marks, rings: fresh ? [...rings, { square: from, kind: "own" }] : rings };
  }
  const arrows = marks.arrows.filter(({ path }) => !(same(path[0], from) && same(path.at(-1), to)));
  const fresh = arrows.length === marks.arrows.length;
  return { ...marks, arrows: fresh ? [...arrows, { path: [from, to], kind: "own" }] : arrows };
}
