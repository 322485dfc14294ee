// @ts-check
/**
 * Renders the board: any game, any size, and no rules. It is given a scene and gives back the move
 * that was chosen on it.
 */

import { h, tint } from "../dom.js";
import { shake } from "./animation.js";
import * as choice from "./choice.js";
import { Ghost } from "./ghost.js";
import { drawGrid } from "./grid.js";
import { walkTo } from "./keyboard.js";
import { drawOverlay, newOverlay, toggleMark } from "./overlay.js";
import { PieceLayer } from "./piece-layer.js";
import { listenToPointer } from "./pointer.js";
import { isIdle, NO_MARKS, sameGround, samePieces } from "./scene.js";
import { indexOf, same, seen, squareAt } from "./square.js";

/** @typedef {import("./scene.js").Scene} Scene */
/** @typedef {import("./scene.js").Marks} Marks */
/** @typedef {import("./scene.js").Turn} Turn */
/** @typedef {import("./square.js").Square} Square */

/**
 * What the board is told, and whom it tells what happens on it.
 * @typedef {object} BoardOptions
 * @property {string} label what the board is called
 * @property {(move: Turn) => void} [chosen] a move was chosen
 * @property {(reason: choice.Refusal, touches: Square[]) => void} [refused] touches led nowhere
 * @property {(square: Square) => void} [lifted] a piece was picked up
 * @property {(square: Square) => boolean} [pointed] whether a touch points at a square and does not play
 * @property {() => boolean} [points] whether touches point now
 * @property {(from: Square, to: Square, event: PointerEvent) => boolean} [drawn] whether what was
 *   drawn with the right button is kept elsewhere
 * @property {() => void} [turned] the board is seen from the other side now
 * @property {(scene: Scene, square: Square, state: CellState) => string} describe a square in words
 * @property {() => number} speed milliseconds for a step of a piece
 */

/**
 * How things stand with a square: the piece that is drawn there, also one that is on its way, and
 * what can be done or was done there.
 * @typedef {object} CellState
 * @property {import("./scene.js").Piece | null} piece
 * @property {boolean} target
 * @property {boolean} forced
 * @property {boolean} chosen whether it was touched
 * @property {boolean} held whether it was touched last, and what was picked up is there
 * @property {boolean} last
 */

/** How long the pieces that can move are shown, in milliseconds. */
const BECKONING = 2400;

/** A board on the page. */
export class Board {
  /** @param {BoardOptions} options */
  constructor(options) {
    this.options = options;
    /** @type {Scene | null} */
    this.scene = null;
    /** @type {Square[]} */
    this.path = [];
    /** @type {Marks} */
    this.marks = NO_MARKS;
    /** @type {Marks} what a person drew */
    this.own = NO_MARKS;
    this.turned = false;
    this.beckoning = 0;
    this.pieces = new PieceLayer();
    this.ghost = new Ghost();
    this.overlay = newOverlay();
    /** @type {HTMLElement[]} */
    this.cells = [];
    /** The square that the keys are on; none before there is a board. */
    this.focus = -1;
    this.element = h("div", { class: "board" });
  }

  /**
   * Shows a scene; pieces go there from where they were.
   * @param {Scene} scene
   */
  show(scene) {
    const before = this.scene;
    this.scene = scene;
    const moved = !before || !samePieces(before, scene);
    if (moved || choice.candidates(scene, this.path).length === 0) this.path = [];
    if (moved) {
      this.own = NO_MARKS;
      this.ghost.follow(scene, null, this.turned);
    }
    if (before && sameGround(before, scene)) this.pieces.go(before, scene, this.options.speed());
    else this.build(scene);
    this.refresh();
  }

  /** @param {Marks} marks */
  mark(marks) {
    this.marks = marks;
    this.refresh();
  }

  /** Shows the board from the other side. */
  turn() {
    this.turned = !this.turned;
    if (this.scene) this.build(this.scene);
    this.refresh();
    this.options.turned?.();
  }

  /**
   * Puts a piece that was picked up back; false if there was none.
   */
  putBack() {
    if (this.path.length === 0) return false;
    this.path = [];
    this.refresh();
    return true;
  }

  /** @param {Scene} scene */
  build(scene) {
    const had = this.element.contains(document.activeElement);
    const { grid, cells, columns, rows } = drawGrid(scene, this.turned, this.options.label);
    this.cells = cells;
    this.focus = this.focus < 0 ? entrance(scene) : Math.min(this.focus, cells.length - 1);
    this.pieces.set(scene, this.turned);
    this.pieces.element.append(this.ghost.element);
    const plate = h("div", { class: "plate", "aria-hidden": "true" });
    const field = h("div", { class: "field" }, grid, this.pieces.element, plate, this.overlay);
    this.element.dataset.surface = scene.surface;
    this.element.classList.toggle("lettered", columns.childElementCount > 0);
    tint(this.element, { "--columns": scene.width, "--rows": scene.height });
    this.element.replaceChildren(rows, field, columns);
    listenToPointer(grid, this.gestures());
    grid.addEventListener("pointerover", (event) => this.hover(event));
    grid.addEventListener("pointerleave", () => this.ghost.follow(scene, null, this.turned));
    grid.addEventListener("keydown", (event) => this.key(event));
    grid.addEventListener("focusin", (event) => this.rove(event.target));
    if (had) this.cells[this.focus]?.focus();
  }

  /** @param {PointerEvent} event */
  hover({ target, pointerType }) {
    if (!this.scene || pointerType !== "mouse" || !(target instanceof HTMLElement)) return;
    const index = target.closest(".cell")?.getAttribute("data-index") ?? null;
    const square = index === null ? null : squareAt(this.scene, Number(index));
    this.ghost.follow(this.scene, square, this.turned);
  }

  /** What has to look different after any change. */
  refresh() {
    const { scene } = this;
    if (!scene) return;
    this.pieces.lift(scene, this.path);
    const next = choice.touchable(scene, this.path);
    const takes = this.path.length > 0 && this.takesNow();
    this.cells.forEach((cell, index) => {
      const square = squareAt(scene, index);
      const state = this.stateOf(scene, square, next.has(index));
      cell.classList.toggle("target", state.target);
      cell.classList.toggle("capture", state.target && takes);
      cell.classList.toggle("forced", state.forced);
      cell.classList.toggle("chosen", state.chosen);
      cell.classList.toggle("last", state.last);
      cell.tabIndex = index === this.focus ? 0 : -1;
      cell.setAttribute("aria-label", this.options.describe(scene, square, state));
      cell.setAttribute("aria-selected", String(state.held));
    });
    this.element.classList.toggle("walking", choice.isWalk(scene));
    this.element.classList.toggle("lifted", this.path.length > 0);
    this.element.classList.toggle("decided", scene.lines.length > 0);
    const marks = join(ofPiece(this.marks, this.path[0]), this.own);
    drawOverlay(this.overlay, scene, marks, this.turned);
  }

  takesNow() {
    const moves = this.scene ? choice.candidates(this.scene, this.path) : [];
    return moves.some((move) => move.takes.length > 0);
  }

  /**
   * @param {Scene} scene
   * @param {Square} square
   * @param {boolean} target
   * @returns {CellState}
   */
  stateOf(scene, square, target) {
    const lands = scene.last?.path.some((one) => same(one, square)) ?? false;
    return {
      piece: this.pieceAt(scene, square),
      target,
      forced: this.path.length === 0 && scene.forced.some((one) => same(one, square)),
      chosen: this.path.some((one) => same(one, square)),
      held: same(this.path.at(-1), square),
      last: lands,
    };
  }

  /**
   * What is drawn on a square: what was picked up is where it was last put down.
   * @param {Scene} scene
   * @param {Square} square
   */
  pieceAt(scene, square) {
    const [from, at] = [this.path[0], this.path.at(-1)];
    const standing = (/** @type {Square} */ one) => scene.cells[indexOf(scene, one)] ?? null;
    if (from && same(at, square)) return standing(from);
    return same(from, square) ? null : standing(square);
  }

  /** @param {Square} square */
  touch(square) {
    const { scene } = this;
    if (!scene || this.options.pointed?.(square)) return;
    const { move, path, refused } = choice.touch(scene, this.path, square);
    if (move) {
      this.path = [];
      this.options.chosen?.(move);
    } else if (path) {
      this.pick(path);
    } else if (refused) {
      const cell = this.cells[indexOf(scene, square)];
      if (cell) shake(cell, this.options.speed());
      this.options.refused?.(refused, [...this.path, square]);
      this.path = [];
    }
    this.refresh();
  }

  /** @param {Square[]} path */
  pick(path) {
    this.path = path;
    if (path.length === 1 && path[0]) this.options.lifted?.(path[0]);
  }

  /**
   * Where a square is in the window; null if there is none.
   * @param {Square | undefined} square
   */
  boxOf(square) {
    const cell = this.scene && square ? this.cells[indexOf(this.scene, square)] : null;
    return cell?.getBoundingClientRect() ?? null;
  }

  /** Shows for a moment which pieces can move, and most of all those that must capture. */
  beckon() {
    clearTimeout(this.beckoning);
    this.element.classList.add("beckoning");
    this.beckoning = setTimeout(() => this.element.classList.remove("beckoning"), BECKONING);
  }

  /** @returns {import("./pointer.js").Gestures} */
  gestures() {
    return {
      size: () => this.scene ?? { width: 1, height: 1 },
      canLift: (square) => {
        if (!this.scene || !choice.isWalk(this.scene) || this.options.points?.()) return false;
        return choice.candidates(this.scene, [square]).length > 0 || same(this.path.at(-1), square);
      },
      lift: (square) => {
        if (same(this.path.at(-1), square)) return;
        this.pick([square]);
        this.refresh();
      },
      touch: (square) => this.touch(square),
      drag: (finger) => this.drag(finger),
      putBack: () => this.putBack(),
      mark: (from, to, event) => {
        if (this.options.drawn?.(from, to, event)) return;
        this.own = toggleMark(this.own, from, to);
        this.refresh();
      },
    };
  }

  /** @param {{ x: number, y: number } | null} finger */
  drag(finger) {
    const { scene } = this;
    const from = this.path[0];
    const piece = scene && from && this.pieces.standing.get(indexOf(scene, from));
    if (!scene || !piece) return;
    piece.classList.toggle("dragged", finger !== null);
    if (!finger) {
      this.pieces.lift(scene, this.path);
      return;
    }
    const field = this.pieces.element.getBoundingClientRect();
    const cell = field.width / scene.width;
    const [x, y] = [finger.x - field.left - cell / 2, finger.y - field.top - cell / 2];
    piece.style.transform = `translate(${x}px, ${y}px)`;
  }

  /** @param {KeyboardEvent} event */
  key(event) {
    const { scene } = this;
    if (!scene) return;
    if (event.key === "Enter" || event.key === " ") {
      event.preventDefault();
      this.touch(squareAt(scene, this.focus));
      return;
    }
    if (event.key === "Escape" && this.putBack()) {
      event.stopPropagation();
      return;
    }
    const here = seen(scene, squareAt(scene, this.focus), this.turned);
    const to = walkTo(event, here, scene);
    if (!to) return;
    event.preventDefault();
    event.stopPropagation();
    this.cells[indexOf(scene, seen(scene, to, this.turned))]?.focus();
  }

  /**
   * The one cell that the tabulator reaches is the one that was last in focus.
   * @param {EventTarget | null} target
   */
  rove(target) {
    if (!(target instanceof HTMLElement) || target.dataset.index === undefined) return;
    const before = this.cells[this.focus];
    if (before) before.tabIndex = -1;
    this.focus = Number(target.dataset.index);
    target.tabIndex = 0;
  }
}

/**
 * Where the keys come in: at something that can be played, or at least where anything ever is.
 * @param {Scene} scene
 */
function entrance(scene) {
  const [first] = choice.targets(scene, []);
  if (first) return indexOf(scene, first);
  return scene.cells.findIndex((_, index) => !isIdle(scene, squareAt(scene, index)));
}

/**
 * @param {Marks} one
 * @param {Marks} other
 * @returns {Marks}
 */
function join(one, other) {
  return {
    values: [...one.values, ...other.values],
    arrows: [...one.arrows, ...other.arrows],
    rings: [...one.rings, ...other.rings],
  };
}

/**
 * What there is to be seen while a piece is lifted, or none is.
 * @param {Marks} marks
 * @param {Square} [lifted]
 * @returns {Marks}
 */
function ofPiece(marks, lifted) {
  const values = marks.values.filter(({ of }) => (lifted ? same(of, lifted) : !of));
  // Where nothing is said about pieces, lifting one changes nothing.
  const told = !lifted || values.length > 0;
  if (!told) return marks;
  const arrows = marks.arrows.filter(({ path }) => !lifted || same(path[0], lifted));
  return { ...marks, values, arrows };
}
