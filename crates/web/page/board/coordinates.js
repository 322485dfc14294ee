// @ts-check
/** The names of squares on the board's edge, or in the squares where they are numbered. */

import { h } from "../dom.js";
import { indexOf, seen } from "./square.js";

/** @typedef {import("./scene.js").Scene} Scene */

/**
 * Whether squares are called by column and row, as `c4`, and not by one number.
 * @param {Scene} scene
 */
export function isLettered(scene) {
  return scene.names.some((name) => /^\p{L}/u.test(name));
}

/**
 * The labels along the edges: columns below, rows on the left.
 * @param {Scene} scene
 * @param {boolean} turned
 */
export function drawEdges(scene, turned) {
  const columns = h("div", { class: "edge columns", "aria-hidden": "true" });
  const rows = h("div", { class: "edge rows", "aria-hidden": "true" });
  if (!isLettered(scene)) return { columns, rows };
  for (let at = 0; at < scene.width; at += 1) {
    const { column } = seen(scene, { column: at, row: 0 }, turned);
    columns.append(h("span", {}, columnName(scene, column)));
  }
  // In a frame a move is a column.
  if (scene.surface === "frame") return { columns, rows };
  for (let at = 0; at < scene.height; at += 1) {
    const { row } = seen(scene, { column: 0, row: at }, turned);
    rows.append(h("span", {}, rowName(scene, row)));
  }
  return { columns, rows };
}

/**
 * @param {Scene} scene
 * @param {number} column
 */
function columnName(scene, column) {
  if (scene.surface === "frame" && scene.width <= 9) return String(column + 1);
  const rows = Array.from({ length: scene.height }, (_, row) => row);
  return (
    rows
      .map((row) => nameAt(scene, column, row))
      .find(Boolean)
      ?.match(/^\p{L}+/u)?.[0] ?? ""
  );
}

/**
 * @param {Scene} scene
 * @param {number} row
 */
function rowName(scene, row) {
  const columns = Array.from({ length: scene.width }, (_, column) => column);
  return (
    columns
      .map((column) => nameAt(scene, column, row))
      .find(Boolean)
      ?.match(/\d+$/)?.[0] ?? ""
  );
}

/**
 * @param {Scene} scene
 * @param {number} column
 * @param {number} row
 */
function nameAt(scene, column, row) {
  return scene.names[indexOf(scene, { column, row })];
}
