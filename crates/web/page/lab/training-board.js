// @ts-check
/** A tiny evaluation of Othello that learns before one's eyes: the value of each square as a colour. */

import { messageOf } from "../api.js";
import { button } from "../button.js";
import { fill, h } from "../dom.js";
import { showError } from "../toast.js";
import { t, tell } from "../words.js";
import { trainValues } from "./api.js";

/** After so many games there is little left to see. */
const ENOUGH = 5000;
/** The least time that a state is shown, in milliseconds: the whole takes about half a minute. */
const PACE = 250;

/** A board that is coloured by what its squares have been found worth. */
export class TrainingBoard {
  constructor() {
    /** @type {import("../wire.js").TrainingShown} */
    this.shown = { values: [], games: 0, kinds: [] };
    this.running = false;
    this.seed = 1;
    this.squares = h("div", { class: "training-board", role: "img" });
    this.count = h("p", { class: "soft small", role: "status" });
    this.controls = h("div", { class: "row" });
    this.element = h("div", { class: "training stack" }, this.controls, this.count, this.squares);
    this.draw();
  }

  /** Learns until it is stopped or has seen enough. */
  async run() {
    this.running = true;
    this.draw();
    while (this.running && this.shown.games < ENOUGH) {
      const { values, games } = this.shown;
      const pause = new Promise((resolve) => setTimeout(resolve, PACE));
      try {
        this.shown = await trainValues({ values, games, seed: this.seed });
      } catch (problem) {
        showError(messageOf(problem));
        this.running = false;
      }
      this.draw();
      await pause;
    }
    this.stop();
  }

  stop() {
    this.running = false;
    this.draw();
  }

  again() {
    this.seed += 1;
    this.shown = { values: [], games: 0, kinds: [] };
    this.run();
  }

  draw() {
    const { values, games, kinds } = this.shown;
    const learn = button("play", t("page-training-begin"), () => this.run(), "main");
    learn.dataset.action = "train";
    const stop = button("pause", t("page-training-stop"), () => this.stop());
    const again = button("again", t("page-training-again"), () => this.again());
    const rest = games < ENOUGH ? learn : again;
    fill(this.controls, this.running ? stop : rest);
    fill(this.count, t("page-training-games", { games: tell(games) }));
    const largest = Math.max(0.05, ...values.map(Math.abs));
    const worth = Array.from({ length: 64 }, (_, square) => values[kinds[square] ?? -1] ?? 0);
    fill(this.squares, colouredSquares(worth, largest));
    this.squares.setAttribute(
      "aria-label",
      t("page-training-corner", { value: hundredths(worth[0] ?? 0) }),
    );
  }
}

/**
 * The squares of a board, each with what it is worth in hundredths.
 * @param {number[]} worth
 * @param {number} largest what has the strongest colour
 */
export function colouredSquares(worth, largest) {
  return worth.map((value) => h("span", { style: looks(value / largest) }, hundredths(value)));
}

/** @param {number} value */
function hundredths(value) {
  return String(Math.round(100 * value));
}

/**
 * Green for what is good to have, red for what is not, the stronger the more it counts.
 * @param {number} share from -1 to 1
 */
function looks(share) {
  return {
    "--training-colour": share < 0 ? "var(--danger)" : "var(--accent)",
    "--training-share": `${Math.round(80 * Math.abs(share))}%`,
  };
}
