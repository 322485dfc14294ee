// @ts-check
/** The squares themselves: a grid that screen readers walk, with nothing on it yet. */

import { h } from "../dom.js";
import { drawEdges, isLettered } from "./coordinates.js";
import { isIdle } from "./scene.js";
import { indexOf, seen } from "./square.js";

/** @typedef {import("./scene.js").Scene} Scene */

/**
 * The squares of a board, by their index.
 * @typedef {{ grid: HTMLElement, cells: HTMLElement[], columns: HTMLElement, rows: HTMLElement }} Grid
 */

/**
 * @param {Scene} scene
 * @param {boolean} turned
 * @param {string} label what the grid is called
 * @returns {Grid}
 */
export function drawGrid(scene, turned, label) {
  const grid = h("div", {
    class: "grid",
    role: "grid",
    "aria-label": label,
    "aria-rowcount": scene.height,
    "aria-colcount": scene.width,
  });
  /** @type {HTMLElement[]} */
  const cells = [];
  const numbered = !isLettered(scene);
  for (let y = 0; y < scene.height; y += 1) {
    const line = h("div", { class: "line", role: "row" });
    for (let x = 0; x < scene.width; x += 1) {
      const square = seen(scene, { column: x, row: y }, turned);
      const cell = drawCell(scene, indexOf(scene, square), isIdle(scene, square), numbered);
      cells[indexOf(scene, square)] = cell;
      line.append(cell);
    }
    grid.append(line);
  }
  return { grid, cells, ...drawEdges(scene, turned) };
}

/**
 * @param {Scene} scene
 * @param {number} index
 * @param {boolean} idle
 * @param {boolean} numbered
 */
function drawCell(scene, index, idle, numbered) {
  const cell = h("div", {
    class: idle ? "cell idle" : "cell",
    role: "gridcell",
    tabindex: -1,
    "data-index": index,
    "data-name": scene.names[index] ?? "",
  });
  const name = scene.names[index];
  if (numbered && name && !idle) {
    cell.append(h("span", { class: "number", "aria-hidden": "true" }, name));
  }
  return cell;
}
