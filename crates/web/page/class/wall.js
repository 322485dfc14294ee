// @ts-check
/** The wall of a teacher: every board of the class, as it stands. */

import { fill, h } from "../dom.js";
import { thumbnail } from "../lab/thumbnail.js";
import { linkTo } from "../router.js";
import { t } from "../words.js";

/** @typedef {import("../wire.js").ClassShown} ClassShown */
/** @typedef {import("../wire.js").ClassBoardShown} ClassBoardShown */
/** @typedef {Extract<import("../wire.js").ClassMessage, { is: "board" }>} BoardMessage */

/** The boards of a class. */
export class Wall {
  constructor() {
    /** @type {Map<string, BoardMessage>} */
    this.known = new Map();
    /** @type {ClassShown | null} */
    this.shown = null;
    this.element = h("ul", { class: "wall", "aria-label": t("page-class-wall") });
  }

  /** @param {ClassShown} shown */
  show(shown) {
    this.shown = shown;
    fill(
      this.element,
      shown.boards.length > 0
        ? shown.boards.map((board) => this.drawBoard(board))
        : h("li", { class: "soft" }, t("page-class-no-boards")),
    );
  }

  /** @param {BoardMessage} message */
  hear(message) {
    this.known.set(message.table, message);
    const board = this.shown?.boards.find(({ table }) => table === message.table);
    const place = this.element.querySelector(`[data-table="${message.table}"]`);
    if (board && place) place.replaceWith(this.drawBoard(board));
  }

  /** @param {ClassBoardShown} board */
  drawBoard(board) {
    const known = this.known.get(board.table);
    const over = board.result !== null || known?.over === true;
    const name = (/** @type {string | null} */ seat) =>
      seat ?? t(board.mine ? "page-class-teacher" : "page-class-computer");
    const names = board.seats.map((seat, at) =>
      h(
        "span",
        { class: !over && known?.turn === at ? "turn" : "" },
        name(seat),
        board.result ? h("span", { class: "points" }, halves(board.result[at] ?? 0)) : null,
      ),
    );
    return h(
      "li",
      { "data-table": board.table, class: over ? "over" : "" },
      h(
        "a",
        { class: "card wall-board", href: linkTo(`table/${board.table}`) },
        known ? picture(known, board.seats.length) : h("span", { class: "wall-blank" }),
        h("span", { class: "wall-names" }, names),
        h(
          "span",
          { class: "soft small" },
          t(over ? "page-over" : "page-running"),
          known ? ` · ${t("page-after-moves", { moves: known.moves })}` : "",
        ),
      ),
    );
  }
}

/**
 * @param {BoardMessage} message
 * @param {number} players
 */
function picture({ board }, players) {
  const letters = board.cells.map(({ piece }) => {
    if (!piece) return ".";
    const letter = String.fromCharCode(97 + piece.seat);
    return piece.kind === "king" ? letter.toUpperCase() : letter;
  });
  return thumbnail(board, letters.join(""), players);
}

/** @param {number} twice */
export function halves(twice) {
  const half = twice % 2 === 1 ? "½" : "";
  return twice === 1 ? half : `${Math.floor(twice / 2)}${half}`;
}
