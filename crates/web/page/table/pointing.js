// @ts-check
/** The host points at squares, and everybody at the table sees it. */

import { indexOf, squareAt } from "../board/square.js";
import { h } from "../dom.js";
import { icon } from "../icons.js";
import { announce } from "../toast.js";
import { t } from "../words.js";

/** @typedef {import("../board/square.js").Square} Square */

/** What the host points at. */
export class Pointing {
  /**
   * @param {import("./view-model.js").Actions} actions
   * @param {import("../board/board.js").Board} board
   */
  constructor(actions, board) {
    this.actions = actions;
    this.board = board;
    /** Whether a touch points, and does not play. */
    this.on = false;
    /** @type {number[]} */
    this.squares = [];
    this.button = h(
      "button",
      {
        class: "button square",
        type: "button",
        title: t("page-point"),
        "aria-label": t("page-point"),
        "aria-pressed": "false",
        "data-action": "point",
        hidden: true,
        onclick: () => this.toggle(),
      },
      icon("pointer"),
    );
  }

  /** @param {import("./view-model.js").ViewModel} view */
  show({ hosts }) {
    this.button.hidden = !hosts;
  }

  toggle() {
    this.on = !this.on;
    this.button.setAttribute("aria-pressed", String(this.on));
    this.board.element.classList.toggle("pointing", this.on);
    if (!this.on && this.squares.length > 0) this.actions.ask({ do: "point", squares: [] });
  }

  /**
   * Points at a square, or no longer; false if a touch is to play.
   * @param {Square} square
   */
  touch(square) {
    const { scene } = this.board;
    if (!this.on || !scene) return false;
    const index = indexOf(scene, square);
    const others = this.squares.filter((one) => one !== index);
    const squares = others.length < this.squares.length ? others : [...others, index];
    this.actions.ask({ do: "point", squares });
    return true;
  }

  /**
   * What is pointed at now.
   * @param {number[]} squares
   */
  hear(squares) {
    const fresh = squares.filter((one) => !this.squares.includes(one));
    this.squares = squares;
    const names = fresh.map((one) => this.board.scene?.names[one]).filter(Boolean);
    if (names.length > 0) announce(t("page-pointed", { squares: names.join(", ") }));
  }

  /** The rings around it. */
  rings() {
    const { scene } = this.board;
    return scene
      ? this.squares.map((index) => ({ square: squareAt(scene, index), kind: "pointed" }))
      : [];
  }
}
