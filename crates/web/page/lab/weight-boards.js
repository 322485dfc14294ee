// @ts-check
/** What learned weights say of each square of Othello, in each quarter of the game. */

import { messageOf } from "../api.js";
import { fill, h } from "../dom.js";
import { showError } from "../toast.js";
import { t } from "../words.js";
import { fetchWeights } from "./api.js";
import { colouredSquares } from "./training-board.js";

/** Four boards that are coloured by what a disc on each square is worth. */
export class WeightBoards {
  constructor() {
    this.element = h("div", { class: "weight-boards" });
    this.load();
  }

  async load() {
    try {
      const { stages } = await fetchWeights();
      const largest = Math.max(0.05, ...stages.flat().map(Math.abs));
      fill(
        this.element,
        stages.map((worth, at) => stageBoard(worth, at, largest)),
      );
    } catch (problem) {
      showError(messageOf(problem));
    }
  }
}

/**
 * @param {number[]} worth
 * @param {number} at which quarter of the game
 * @param {number} largest
 */
function stageBoard(worth, at, largest) {
  const [corner = 0] = worth;
  const value = String(Math.round(100 * corner));
  const board = h("div", { class: "training-board", role: "img" }, colouredSquares(worth, largest));
  board.setAttribute("aria-label", t("page-training-corner", { value }));
  return h("figure", {}, h("figcaption", {}, t("page-training-stage", { number: at + 1 })), board);
}
