// @ts-check
/** What can be put on a board, and whose turn it can be. */

import { drawPiece } from "../board/pieces.js";
import { fill, h } from "../dom.js";
import { icon } from "../icons.js";
import { pictureOf, usualSymbol } from "../table/scene.js";
import { t } from "../words.js";

/** @typedef {import("../wire.js").LaidOut} LaidOut */
/** @typedef {import("../wire.js").PieceOnCell} PieceOnCell */

/** More players than these choose from a list. */
const FEW = 4;

/** The pieces to choose from, with one in hand; nothing in hand takes pieces off. */
export class Palette {
  /**
   * @param {() => void} taken another piece is in hand
   * @param {(seat: number) => void} turned another seat is to move
   */
  constructor(taken, turned) {
    this.taken = taken;
    this.turned = turned;
    /** @type {PieceOnCell | null} */
    this.piece = null;
    this.pieces = h("div", {
      class: "palette",
      role: "radiogroup",
      "aria-label": t("page-piece-in-hand"),
    });
    this.turn = h("div", { class: "field-of-form" });
    this.element = h("div", { class: "stack" }, this.pieces, this.turn);
  }

  /**
   * Lays out what a game has.
   * @param {LaidOut} laid
   */
  furnish(laid) {
    const symbols = Array.from({ length: laid.players }, (_, seat) =>
      usualSymbol(seat, laid.players),
    );
    const scene = pictureOf(laid.board, symbols);
    const pieces = symbols.flatMap((_, seat) => laid.kinds.map((kind) => ({ seat, kind })));
    this.piece = pieces[0] ?? null;
    this.pieces.dataset.surface = scene.surface;
    fill(
      this.pieces,
      pieces.map((piece, at) => {
        const shown = { player: piece.seat, kind: piece.kind };
        const label = pieceName(laid, piece, symbols);
        return this.choice(label, drawPiece(scene, shown), piece, at === 0);
      }),
      this.choice(t("page-take-off"), icon("erase"), null, pieces.length === 0),
    );
    this.drawTurn(laid, symbols);
  }

  /**
   * @param {string} label
   * @param {Element} picture
   * @param {PieceOnCell | null} piece
   * @param {boolean} checked
   */
  choice(label, picture, piece, checked) {
    const radio = h("input", {
      type: "radio",
      name: "piece",
      checked,
      "aria-label": label,
      "data-piece": piece ? `${piece.seat}-${piece.kind}` : "none",
      onchange: () => {
        this.piece = piece;
        this.taken();
      },
    });
    return h("label", { class: "palette-piece", title: label }, radio, picture);
  }

  /**
   * @param {LaidOut} laid
   * @param {string[]} symbols
   */
  drawTurn(laid, symbols) {
    const choice = h("select", {
      id: "position-turn",
      onchange: () => this.turned(Number(choice.value)),
    });
    for (const seat of symbols.keys()) {
      choice.append(h("option", { value: seat }, sideName(laid, seat, symbols)));
    }
    fill(this.turn, h("label", { for: "position-turn" }, t("page-whose-turn")), choice);
  }

  /** @param {number} turn */
  show(turn) {
    const choice = this.turn.querySelector("select");
    if (choice) choice.value = String(turn);
    this.pieces.classList.toggle("many", this.pieces.childElementCount > FEW + 1);
  }
}

/**
 * @param {LaidOut} laid
 * @param {number} seat
 * @param {string[]} symbols
 */
function sideName(laid, seat, symbols) {
  const colour = laid.board.colours[seat];
  return colour ? t("page-colour", { colour }) : (symbols[seat] ?? "?");
}

/**
 * @param {LaidOut} laid
 * @param {PieceOnCell} piece
 * @param {string[]} symbols
 */
function pieceName(laid, { seat, kind }, symbols) {
  if (kind === "symbol") return symbols[seat] ?? "?";
  return t(`page-piece-${kind}`, { colour: laid.board.colours[seat] ?? "other" });
}
