// @ts-check
/**
 * Setting up a position: pieces put on the board and taken off, whose turn it is, or a text that
 * is pasted. Whether it is a position of the game, the server says.
 */

import { messageOf, readPosition } from "../api.js";
import { Board } from "../board/board.js";
import { indexOf, squareAt } from "../board/square.js";
import { button } from "../button.js";
import { fill, h } from "../dom.js";
import { motionSpeed } from "../preferences.js";
import { requestOnce } from "../request-once.js";
import { linkTo, navigateTo } from "../router.js";
import { Palette } from "../setup/palette.js";
import { readSpec } from "../spec.js";
import { describe } from "../table/cell-labels.js";
import { analysePosition } from "../table/links.js";
import { pictureOf, usualSymbol } from "../table/scene.js";
import { Stage } from "../table/stage.js";
import { showError } from "../toast.js";
import { t } from "../words.js";

/** @typedef {import("../wire.js").Register} Register */
/** @typedef {import("../wire.js").GameEntry} GameEntry */
/** @typedef {import("../wire.js").LaidOut} LaidOut */
/** @typedef {import("../wire.js").PieceOnCell} PieceOnCell */

/**
 * @param {import("../router.js").Route} route
 * @param {Register} register
 * @returns {import("./index.js").MountedView}
 */
export function positionView(route, register) {
  const spec = route.rest[0] ?? "";
  const game = register.games.find(({ name }) => name === readSpec(spec).name);
  const title = t("page-set-up-position");
  if (!game) return { title, element: h("p", {}, t("page-nothing-here")) };
  const screen = new PositionScreen(game, spec, route.query);
  return { title, element: screen.element, leave: () => screen.stage.leave() };
}

class PositionScreen {
  /**
   * @param {GameEntry} game
   * @param {string} spec
   * @param {URLSearchParams} query `table` if it is for a table, `position` to begin from
   */
  constructor(game, spec, query) {
    this.game = game;
    this.spec = spec;
    this.table = query.get("table");
    /** The position to begin from, if there is one; it is given back if nothing is changed. */
    this.given = query.get("position");
    /** @type {LaidOut | null} */
    this.laid = null;
    /** @type {(PieceOnCell | null)[]} */
    this.cells = [];
    this.turn = 0;
    this.asked = 0;
    this.board = new Board({
      label: t("page-board"),
      describe,
      speed: motionSpeed,
      chosen: (move) => this.touch(Number(move.text)),
    });
    this.stage = new Stage(this.board);
    this.palette = new Palette(
      () => this.draw(),
      (turn) => {
        this.turn = turn;
        this.askBoard();
      },
    );
    this.text = h("textarea", {
      id: "position-text",
      rows: 3,
      class: "mono",
      spellcheck: "false",
      oninput: () => this.ask({ game: this.spec, text: this.text.value }, "text"),
    });
    this.fault = h("p", { class: "fault", id: "position-fault", "aria-live": "polite" });
    this.start = button(
      "play",
      t(this.table ? "page-start" : "page-use-position"),
      () => this.use(),
      "main",
    );
    this.start.dataset.action = "use-position";
    this.analysis = button("branches", t("page-analysis-open"), () => this.analyse());
    this.analysis.dataset.action = "analysis";
    this.element = this.lay();
    this.ask(this.given ? { game: spec, text: this.given } : { game: spec }, "both");
  }

  lay() {
    const clear = button("erase", t("page-clear-board"), () => this.clear());
    const fresh = button("again", t("page-usual-start"), () =>
      this.ask({ game: this.spec }, "both"),
    );
    clear.dataset.action = "clear";
    fresh.dataset.action = "usual-start";
    return h(
      "div",
      { class: "position-view" },
      h(
        "div",
        { class: "stage-area" },
        h("h1", {}, t("page-set-up-position")),
        h("div", { class: "stage-row" }, this.stage.element),
      ),
      h(
        "aside",
        { class: "side card stack", "aria-label": t("page-set-up-position") },
        h("p", { class: "soft small" }, t("page-position-about")),
        this.palette.element,
        h("div", { class: "row" }, clear, fresh),
        h(
          "div",
          { class: "field-of-form" },
          h("label", { for: "position-text" }, t("page-position-text")),
          this.text,
        ),
        this.fault,
        h(
          "div",
          { class: "row" },
          this.start,
          this.analysis,
          h("a", { class: "button", href: this.back() }, t("page-cancel")),
        ),
      ),
    );
  }

  back() {
    if (this.table) return linkTo(`table/${this.table}`);
    return linkTo(`setup/${this.game.name}`, this.given ? { start: this.given } : {});
  }

  /**
   * Asks what the game makes of it.
   * @param {import("../wire.js").Layout} layout
   * @param {"board" | "text" | "both"} changed what a person changed, and is not to be changed
   */
  async ask(layout, changed) {
    this.asked += 1;
    const mine = this.asked;
    try {
      const laid = await readPosition(layout);
      if (mine === this.asked) this.take(laid, changed);
    } catch (problem) {
      showError(messageOf(problem));
    }
  }

  askBoard() {
    this.ask({ game: this.spec, cells: this.cells, turn: this.turn }, "board");
  }

  /**
   * @param {LaidOut} laid
   * @param {"board" | "text" | "both"} changed
   */
  take(laid, changed) {
    const fresh = this.laid === null;
    // A text that is no position leaves the board as it was.
    if (fresh || changed !== "text" || !laid.problem) {
      this.laid = laid;
      this.turn = laid.turn;
      this.cells = laid.board.cells.map(({ piece }) => piece);
    }
    if (changed !== "text") this.text.value = laid.text;
    this.fault.textContent = laid.problem?.sentence ?? "";
    this.text.setAttribute("aria-invalid", String(laid.problem !== null));
    this.start.toggleAttribute("disabled", laid.problem !== null);
    this.analysis.toggleAttribute("disabled", laid.problem !== null);
    if (fresh) this.palette.furnish(laid);
    this.palette.show(this.turn);
    this.draw();
    if (fresh) this.stage.furnish();
  }

  draw() {
    const { laid, cells } = this;
    if (!laid) return;
    const symbols = Array.from({ length: laid.players }, (_, seat) =>
      usualSymbol(seat, laid.players),
    );
    const board = {
      ...laid.board,
      cells: laid.board.cells.map(({ name }, index) => ({ name, piece: cells[index] ?? null })),
    };
    const scene = pictureOf(board, symbols);
    const moves = this.places(scene.surface).map((index) => ({
      text: String(index),
      path: [squareAt(scene, index)],
      takes: [],
    }));
    this.board.show({ ...scene, moves, mover: this.palette.piece?.seat ?? null });
  }

  /**
   * Where something can be put or taken; in a frame things fall, and leave from the top.
   * @param {import("../wire.js").SurfaceName} surface
   * @returns {number[]}
   */
  places(surface) {
    const { columns, rows, cells } = this.laid?.board ?? { columns: 0, rows: 0, cells: [] };
    if (surface !== "frame") {
      return cells.flatMap(({ name }, index) => (name || surface === "felt" ? [index] : []));
    }
    const size = { width: columns, height: rows };
    return [...Array(columns).keys()]
      .map((column) => {
        const down = Array.from({ length: rows }, (_, row) => indexOf(size, { column, row }));
        const top = down.findIndex((index) => this.cells[index]);
        if (!this.palette.piece) return top < 0 ? -1 : (down[top] ?? -1);
        return down[top < 0 ? rows - 1 : top - 1] ?? -1;
      })
      .filter((index) => index >= 0);
  }

  /** @param {number} index */
  touch(index) {
    const { piece } = this.palette;
    const here = this.cells[index];
    const same = here && piece && here.seat === piece.seat && here.kind === piece.kind;
    this.cells = this.cells.with(index, same ? null : piece);
    this.draw();
    this.askBoard();
  }

  clear() {
    this.cells = this.cells.map(() => null);
    this.draw();
    this.askBoard();
  }

  /** Looks at the position on an analysis board. */
  analyse() {
    analysePosition(this.spec, this.text.value.trim(), this.laid?.players ?? 2);
  }

  /** Plays from here: at the table it came from, or with what else is being set up. */
  async use() {
    const position = this.text.value.trim();
    if (!this.table) {
      navigateTo(`setup/${this.game.name}`, { start: position });
      return;
    }
    try {
      await requestOnce(this.table, { do: "set-up", position });
      navigateTo(`table/${this.table}`);
    } catch (problem) {
      fill(this.fault, messageOf(problem));
    }
  }
}
