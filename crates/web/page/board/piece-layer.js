// @ts-check
/** The layer of pieces: a redraw moves elements, each stays the same while its piece does. */

import { h } from "../dom.js";
import * as animation from "./animation.js";
import { drawPiece, dressPiece } from "./pieces.js";
import { isSame } from "./scene.js";
import { indexOf, same, seen, squareAt } from "./square.js";

/** @typedef {import("./scene.js").Scene} Scene */
/** @typedef {import("./scene.js").Piece} Piece */
/** @typedef {import("./square.js").Square} Square */

/** The pieces of one board. */
export class PieceLayer {
  constructor() {
    this.element = h("div", { class: "pieces", "aria-hidden": "true" });
    /** @type {Map<number, HTMLElement>} */
    this.standing = new Map();
    this.turned = false;
  }

  /**
   * Puts every piece of a scene on the board, at once.
   * @param {Scene} scene
   * @param {boolean} turned
   */
  set(scene, turned) {
    this.turned = turned;
    this.standing.clear();
    this.element.replaceChildren();
    scene.cells.forEach((piece, index) => {
      if (piece) this.add(scene, index, piece);
    });
  }

  /**
   * Lets the pieces go from one scene to the next.
   * @param {Scene} before
   * @param {Scene} after
   * @param {number} speed milliseconds for a step; nothing moves when it is zero
   */
  go(before, after, speed) {
    const walker = walkOf(before, after);
    const delays = walker ? this.walk(after, walker, speed) : new Map();
    after.cells.forEach((piece, index) => {
      const square = squareAt(after, index);
      if (walker && same(square, walker.at(-1))) return;
      this.change(before, after, square, piece, speed, delays.get(index) ?? 0);
    });
  }

  /**
   * One piece goes along a path; what it jumps over leaves as it passes.
   * @param {Scene} after
   * @param {Square[]} path
   * @param {number} speed
   * @returns {Map<number, number>} when what stands on a square leaves it
   */
  walk(after, path, speed) {
    const [from, to] = [path[0], path.at(-1)];
    const delays = new Map();
    if (!from || !to) return delays;
    const mover = this.standing.get(indexOf(after, from));
    if (!mover) return delays;
    this.standing.delete(indexOf(after, from));
    this.standing.get(indexOf(after, to))?.remove();
    this.standing.set(indexOf(after, to), mover);
    const steps = path.map((square) => this.transform(after, square));
    mover.style.transform = steps.at(-1) ?? "";
    const arrival = animation.walk(mover, steps, speed);
    const piece = after.cells[indexOf(after, to)];
    if (piece)
      arrival.then(
        () => dressPiece(mover, after, piece),
        () => {},
      );
    for (const taken of after.last?.takes ?? []) {
      delays.set(indexOf(after, taken), passes(path, taken) * speed);
    }
    return delays;
  }

  /**
   * @param {Scene} before
   * @param {Scene} after
   * @param {Square} square
   * @param {Piece | null} piece
   * @param {number} speed
   * @param {number} delay
   */
  change(before, after, square, piece, speed, delay) {
    const index = indexOf(after, square);
    const element = this.standing.get(index);
    if (!piece) {
      this.standing.delete(index);
      if (element)
        animation.vanish(element, speed, delay).then(
          () => element.remove(),
          () => {},
        );
    } else if (!element) {
      const fresh = this.add(after, index, piece);
      if (after.surface === "frame") animation.fall(fresh, square.row + 1, speed);
      else animation.appear(fresh, speed);
    } else if (!isSame(before.cells[index] ?? null, piece)) {
      const wait = after.last?.path[0] ? distance(square, after.last.path[0]) * speed * 0.25 : 0;
      animation.flip(element, () => dressPiece(element, after, piece), speed, wait);
    }
  }

  /**
   * Shows a piece part of the way along a path not yet chosen to its end.
   * @param {Scene} scene
   * @param {Square[]} path
   */
  lift(scene, path) {
    const [from, at] = [path[0], path.at(-1)];
    for (const [index, element] of this.standing) {
      const lifted = from !== undefined && index === indexOf(scene, from);
      element.classList.toggle("lifted", lifted);
      element.style.transform = this.transform(scene, lifted && at ? at : squareAt(scene, index));
    }
  }

  /**
   * @param {Scene} scene
   * @param {number} index
   * @param {Piece} piece
   */
  add(scene, index, piece) {
    const element = drawPiece(scene, piece);
    element.style.transform = this.transform(scene, squareAt(scene, index));
    this.standing.set(index, element);
    this.element.append(element);
    return element;
  }

  /**
   * @param {Scene} scene
   * @param {Square} square
   */
  transform(scene, square) {
    const { column, row } = seen(scene, square, this.turned);
    return `translate(${column * 100}%, ${row * 100}%)`;
  }
}

/**
 * The path of the piece that moved, forwards by the last move, or backwards if a move was taken
 * back: then one piece of a player has gone and one has come.
 * @param {Scene} before
 * @param {Scene} after
 * @returns {Square[] | null}
 */
function walkOf(before, after) {
  const path = after.last?.path ?? [];
  const [from, to] = [path[0], path.at(-1)];
  if (path.length > 1 && from && to && before.cells[indexOf(before, from)]) {
    const changed = !isSame(
      before.cells[indexOf(before, to)] ?? null,
      after.cells[indexOf(after, to)] ?? null,
    );
    if (changed || same(from, to)) return path;
  }
  const back = before.last?.path ?? [];
  const [start, end] = [back[0], back.at(-1)];
  if (back.length < 2 || !start || !end) return null;
  const returns = after.cells[indexOf(after, start)] && !after.cells[indexOf(after, end)];
  return returns && !before.cells[indexOf(before, start)] ? [...back].reverse() : null;
}

/**
 * How many steps of a path are made when a square has been jumped over.
 * @param {Square[]} path
 * @param {Square} square
 */
function passes(path, square) {
  const step = path.findIndex((to, at) => {
    const from = path[at - 1];
    return from !== undefined && between(from, square, to);
  });
  return step < 0 ? path.length - 1 : step;
}

/**
 * @param {Square} from
 * @param {Square} square
 * @param {Square} to
 */
function between(from, square, to) {
  return distance(from, square) + distance(square, to) === distance(from, to);
}

/**
 * @param {Square} one
 * @param {Square} other
 */
function distance(one, other) {
  return Math.max(Math.abs(one.column - other.column), Math.abs(one.row - other.row));
}
