// @ts-check
/** Where the board stands: as large as the space allows, zoomed, turned, or filling the screen. */

import { h, tint } from "../dom.js";
import { icon } from "../icons.js";
import { onPreferences, preferences } from "../preferences.js";
import { t } from "../words.js";

/** @typedef {import("../board/board.js").Board} Board */

/** No square gets smaller than a finger can find, nor larger than is pleasant. */
const SMALLEST = 26;
const LARGEST = 180;
/** What is asked for counts down to this. */
const LEAST = 20;

/** Where the panels stand beside the board, as the style sheet has it. */
export const BESIDE_BOARD = "(width > 56rem) or ((width > 36rem) and (height <= 30rem))";
/** What the evaluation bar and the tools take beside the board. */
const BESIDE = 92;
/** What stays free below the board: a margin, and in one column the tools. */
const BELOW = { wide: 12, narrow: 64 };

/** A board with the space around it. */
export class Stage {
  /**
   * @param {Board} board
   * @param {HTMLElement[]} more other tools
   */
  constructor(board, more = []) {
    this.board = board;
    this.more = more;
    this.zoom = 1;
    this.scroller = h("div", { class: "scroller" }, board.element);
    this.tools = h("div", {
      class: "stage-tools controls",
      role: "toolbar",
      "aria-label": t("page-board-tools"),
    });
    this.element = h("div", { class: "stage" }, this.scroller, this.tools);
    this.observer = new ResizeObserver(() => this.fit());
    this.forget = onPreferences(() => this.fit());
    this.resized = () => this.fit();
    addEventListener("resize", this.resized);
    this.scroller.addEventListener("wheel", (event) => this.wheel(event), { passive: false });
  }

  /** Draws the buttons; whether the board can be turned depends on what it is. */
  furnish() {
    const upright = this.board.scene?.surface === "frame";
    this.tools.replaceChildren(
      ...(upright ? [] : [tool("turn", "page-turn-board", () => this.board.turn())]),
      tool("zoomOut", "page-zoom-out", () => this.zoomBy(1 / 1.25)),
      tool("zoomIn", "page-zoom-in", () => this.zoomBy(1.25)),
      tool("full", "page-full-screen", () => this.fullScreen()),
      ...this.more,
    );
    if (this.element.parentElement) this.observer.observe(this.element.parentElement);
    this.fit();
  }

  /** Finds the size of a square. */
  fit() {
    const { scene, element } = this.board;
    const field = element.querySelector(".field");
    if (!scene || !field || !this.element.isConnected) return;
    // What the frame and the letters at its edges take.
    const [outer, inner] = [element.getBoundingClientRect(), field.getBoundingClientRect()];
    const [across, down] = [outer.width - inner.width, outer.height - inner.height];
    const top = this.scroller.getBoundingClientRect().top + scrollY;
    const full = document.fullscreenElement === this.element;
    const wide = matchMedia(BESIDE_BOARD).matches;
    const beside = this.element.parentElement ?? this.element;
    const width = beside.clientWidth - across - (wide ? BESIDE : 0);
    const below = wide ? BELOW.wide : BELOW.narrow;
    const height =
      (full ? innerHeight - 60 : innerHeight - Math.min(top, innerHeight * 0.4) - below) - down;
    const space = Math.floor(Math.min(width / scene.width, height / scene.height));
    const natural = preferences().cell || Math.min(Math.max(space, SMALLEST), LARGEST);
    const cell = Math.max(LEAST, Math.round(natural * this.zoom));
    tint(element, { "--cell": `${cell}px` });
  }

  /** @param {number} factor */
  zoomBy(factor) {
    this.zoom = Math.min(4, Math.max(0.25, this.zoom * factor));
    this.fit();
  }

  /** @param {WheelEvent} event */
  wheel(event) {
    if (!event.ctrlKey) return;
    event.preventDefault();
    this.zoomBy(event.deltaY < 0 ? 1.1 : 1 / 1.1);
  }

  fullScreen() {
    const done = document.fullscreenElement
      ? document.exitFullscreen()
      : this.element.requestFullscreen();
    done.then(
      () => this.fit(),
      () => {},
    );
  }

  leave() {
    this.observer.disconnect();
    this.forget();
    removeEventListener("resize", this.resized);
  }
}

/**
 * @param {import("../icons.js").Icon} name
 * @param {string} words
 * @param {() => void} act
 */
function tool(name, words, act) {
  const label = t(words);
  return h(
    "button",
    { class: "button square", type: "button", title: label, "aria-label": label, onclick: act },
    icon(name),
  );
}
