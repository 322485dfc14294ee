// @ts-check
/** Mouse, pen and finger: clicks, drags, and the right button. */

import { same, squareAt } from "./square.js";

/** @typedef {import("./square.js").Square} Square */
/** @typedef {import("./square.js").Size} Size */

/**
 * What the board does when a pointer acts on it.
 * @typedef {object} Gestures
 * @property {() => Size} size
 * @property {(square: Square) => boolean} canLift whether a piece that could move stands there
 * @property {(square: Square) => void} touch
 * @property {(square: Square) => void} lift picks a piece up, to be dragged
 * @property {(piece: { x: number, y: number } | null) => void} drag where the finger is, in pixels
 * @property {() => boolean} putBack whether there was a piece to put back
 * @property {(from: Square, to: Square, event: PointerEvent) => void} mark
 */

/**
 * @param {HTMLElement} grid
 * @param {Gestures} gestures
 */
export function listenToPointer(grid, gestures) {
  /** @type {{ square: Square, x: number, y: number, held: boolean } | null} */
  let press = null;
  /** @type {Square | null} */
  let marking = null;

  grid.addEventListener("pointerdown", (event) => {
    const square = squareUnder(event, gestures.size());
    if (!square) return;
    // What happens next is told to the grid, wherever the finger goes.
    grid.setPointerCapture(event.pointerId);
    if (event.button === 2) {
      marking = gestures.putBack() ? null : square;
      return;
    }
    if (event.button !== 0) return;
    press = { square, x: event.clientX, y: event.clientY, held: false };
  });

  grid.addEventListener("pointermove", (event) => {
    if (!press) return;
    const { square, x, y } = press;
    if (!press.held && Math.hypot(event.clientX - x, event.clientY - y) > 6) {
      if (!gestures.canLift(square)) return;
      press.held = true;
      gestures.lift(square);
    }
    if (press.held) gestures.drag({ x: event.clientX, y: event.clientY });
  });

  grid.addEventListener("pointerup", (event) => {
    const square = squareUnder(event, gestures.size());
    if (event.button === 2 && marking && square) gestures.mark(marking, square, event);
    marking = null;
    if (!press) return;
    const { held, square: from } = press;
    press = null;
    if (held) gestures.drag(null);
    if (held && square && !same(square, from)) gestures.touch(square);
    if (!held && square && same(square, from)) gestures.touch(square);
  });

  grid.addEventListener("pointercancel", () => {
    if (press?.held) {
      gestures.drag(null);
      gestures.putBack();
    }
    press = null;
  });

  grid.addEventListener("contextmenu", (event) => event.preventDefault());
}

/**
 * @param {PointerEvent} event
 * @param {Size} size
 */
function squareUnder(event, size) {
  const under = document.elementFromPoint(event.clientX, event.clientY);
  const cell = under instanceof Element ? under.closest(".cell") : null;
  return cell instanceof HTMLElement ? squareAt(size, Number(cell.dataset.index)) : null;
}
