// @ts-check
/** A move that is touched in the time of another player, and played if it is legal then. */

import { isWhole, moveOf, withTouch } from "../board/premove.js";
import { announce, showMessage } from "../toast.js";
import { t } from "../words.js";

/** @typedef {import("../board/scene.js").Scene} Scene */
/** @typedef {import("../board/square.js").Square} Square */
/** @typedef {import("./view-model.js").ViewModel} ViewModel */

/** The premove of this browser. */
export class Premoves {
  /** @param {(text: string) => void} play plays a move */
  constructor(play) {
    this.play = play;
    /** @type {Square[]} */
    this.squares = [];
  }

  cancel() {
    this.squares = [];
  }

  /** What is drawn on the board. */
  rings() {
    return this.squares.map((square) => ({ square, kind: "premove" }));
  }

  /**
   * A touch prepares a move; false if there is none to prepare.
   * @param {ViewModel} view
   * @param {Scene} scene
   * @param {Square | undefined} square
   */
  touch({ state, yours, looking }, scene, square) {
    const plays = yours.some((seat) => state.seats[seat]?.kind === "human");
    const waits = !state.ending && !state.people.cancelled && state.flow === "running";
    if (!square || !plays || !waits || looking || yours.includes(state.turn)) return false;
    const squares = withTouch(scene, this.squares, square, yours);
    if (squares.length === 0 && this.squares.length === 0) return false;
    this.squares = squares;
    if (isWhole(scene, squares)) announce(t("page-premove"));
    return true;
  }

  /**
   * Plays what was prepared, if it is this browser's turn and the move is legal.
   * @param {ViewModel} view
   * @param {Scene} scene
   */
  follow({ state, mayMove, looking }, scene) {
    if (state.ending || state.people.cancelled) this.cancel();
    if (!mayMove || looking || !isWhole(scene, this.squares)) return;
    const move = moveOf(scene, this.squares);
    this.cancel();
    if (move) this.play(move.text);
    else showMessage(t("page-premove-gone"));
  }
}
