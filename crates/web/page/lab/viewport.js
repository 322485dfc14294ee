// @ts-check
/** A viewport onto something larger than itself: panned by dragging, zoomed with the wheel. */

import { h, tint } from "../dom.js";
import { isPresenting } from "./present.js";

/** How near and how far one can be. */
const NEAREST = 2.5;
const FARTHEST = 0.08;
/** A pointer that moved less was meant to click. */
const CLICK = 4;
/** What is shown all at once is still to be read, in front of a class from far away. */
const LEAST = 0.42;
const LEAST_PRESENTED = 1;
/** No window is lower than this. */
const LOWEST = 260;
/** The margin at the edges when all is shown. */
const EDGE = 24;

/** A window onto content that is larger than itself. */
export class Viewport {
  /** @param {...Element} content */
  constructor(...content) {
    this.x = 0;
    this.y = 0;
    this.scale = 1;
    this.content = h("div", { class: "viewport-content" });
    this.content.append(...content);
    this.element = h("div", { class: "viewport" }, this.content);
    this.element.addEventListener("pointerdown", (event) => this.grab(event));
    this.element.addEventListener("wheel", (event) => this.wheel(event), { passive: false });
    // What gets the focus is shown by us, not by scrolling.
    this.element.addEventListener("scroll", () => this.element.scrollTo(0, 0));
  }

  /** The smallest scale at which all of something is shown. */
  least() {
    return isPresenting() ? LEAST_PRESENTED : LEAST;
  }

  move() {
    tint(this.content, { translate: `${this.x}px ${this.y}px`, scale: this.scale });
  }

  /** @param {PointerEvent} event */
  grab(event) {
    if (event.button !== 0) return;
    const from = { x: event.clientX - this.x, y: event.clientY - this.y };
    const start = { x: event.clientX, y: event.clientY };
    let held = false;
    const drag = (/** @type {PointerEvent} */ now) => {
      held ||= Math.hypot(now.clientX - start.x, now.clientY - start.y) > CLICK;
      if (!held) return;
      this.element.setPointerCapture(event.pointerId);
      this.element.classList.add("held");
      this.x = now.clientX - from.x;
      this.y = now.clientY - from.y;
      this.move();
    };
    const drop = () => {
      this.element.removeEventListener("pointermove", drag);
      this.element.classList.remove("held");
    };
    this.element.addEventListener("pointermove", drag);
    this.element.addEventListener("pointerup", drop, { once: true });
    this.element.addEventListener("pointercancel", drop, { once: true });
  }

  /** @param {WheelEvent} event */
  wheel(event) {
    if (!event.ctrlKey) return;
    event.preventDefault();
    const { left, top } = this.element.getBoundingClientRect();
    this.zoom(event.deltaY < 0 ? 1.15 : 1 / 1.15, event.clientX - left, event.clientY - top);
  }

  /**
   * Comes nearer, or goes away from, a place in the window; its middle unless given.
   * @param {number} factor
   * @param {number} [x]
   * @param {number} [y]
   */
  zoom(factor, x = this.element.clientWidth / 2, y = this.element.clientHeight / 2) {
    const scale = Math.min(NEAREST, Math.max(FARTHEST, this.scale * factor));
    this.x = x - ((x - this.x) * scale) / this.scale;
    this.y = y - ((y - this.y) * scale) / this.scale;
    this.scale = scale;
    this.move();
  }

  /**
   * Shows all of something, no nearer than it is drawn.
   * @param {number} width
   * @param {number} height
   * @param {boolean} whole whether there is no more to come
   */
  fit(width, height, whole) {
    const across = (this.element.clientWidth - 2 * EDGE) / width;
    const scale = Math.min(1.15, Math.max(this.least(), across));
    // A window need not be higher than what is in it.
    const tall = whole ? Math.max(LOWEST, Math.ceil(height * scale + 2 * EDGE)) : innerHeight;
    tint(this.element, { "--tall": `${tall}px` });
    const space = { width: this.element.clientWidth, height: this.element.clientHeight };
    if (space.width === 0) return;
    this.scale = Math.max(this.least(), Math.min(scale, (space.height - 2 * EDGE) / height));
    this.x = (space.width - width * this.scale) / 2;
    this.y = EDGE;
    this.move();
  }

  /**
   * Moves no further than it must to show a place.
   * @param {number} x
   * @param {number} y
   * @param {number} width
   * @param {number} height
   */
  reveal(x, y, width, height) {
    const [left, top] = [this.x + x * this.scale, this.y + y * this.scale];
    const [right, bottom] = [left + width * this.scale, top + height * this.scale];
    const space = { width: this.element.clientWidth, height: this.element.clientHeight };
    if (left < EDGE) this.x += EDGE - left;
    else if (right > space.width - EDGE) this.x -= right - space.width + EDGE;
    if (top < EDGE) this.y += EDGE - top;
    else if (bottom > space.height - EDGE) this.y -= bottom - space.height + EDGE;
    this.move();
  }
}
