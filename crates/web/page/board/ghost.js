// @ts-check
/** The piece that would be put where the mouse is: seen before it is played. */

import { h } from "../dom.js";
import { candidates, isWalk } from "./choice.js";
import { dressPiece } from "./pieces.js";
import { seen } from "./square.js";

/** @typedef {import("./scene.js").Scene} Scene */
/** @typedef {import("./square.js").Square} Square */

/**
 * What is put on which board.
 * @type {Record<import("./scene.js").Surface, import("./scene.js").PieceKind>}
 */
const KINDS = { grid: "symbol", felt: "disc", chequered: "man", frame: "disc" };

/** One faint piece. */
export class Ghost {
  constructor() {
    this.element = h("div", { class: "piece ghost", "aria-hidden": "true", hidden: true });
  }

  /**
   * Follows the mouse over the squares.
   * @param {Scene} scene
   * @param {Square | null} square
   * @param {boolean} turned
   */
  follow(scene, square, turned) {
    const place = square && landing(scene, square);
    this.element.hidden = !place;
    if (!place || scene.mover === null) return;
    dressPiece(this.element, scene, { player: scene.mover, kind: KINDS[scene.surface] });
    const { column, row } = seen(scene, place, turned);
    this.element.style.transform = `translate(${column * 100}%, ${row * 100}%)`;
  }
}

/**
 * Where a touch on a square would put a piece; nowhere if it would not, or a piece walks.
 * @param {Scene} scene
 * @param {Square} square
 * @returns {Square | null}
 */
function landing(scene, square) {
  if (scene.mover === null || isWalk(scene)) return null;
  if (scene.surface === "frame") {
    return scene.moves.find(({ path }) => path[0]?.column === square.column)?.path[0] ?? null;
  }
  return candidates(scene, [square]).length > 0 ? square : null;
}
