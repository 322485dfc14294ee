// @ts-check
/** The desk of a pupil: their board, their exercises, and what they have reached. */

import { messageOf } from "../api.js";
import { button } from "../button.js";
import { answerSheet, openDesk } from "../class/api.js";
import { ClassLive } from "../class/class-live.js";
import { keepCard, ownCard } from "../class/own-card.js";
import { halves } from "../class/wall.js";
import { fill, h } from "../dom.js";
import { icon } from "../icons.js";
import { ExerciseSheet } from "../lab/exercise-sheet.js";
import { linkTo, navigateTo } from "../router.js";
import { showError } from "../toast.js";
import { t, tell } from "../words.js";

/** @typedef {import("../wire.js").DeskShown} DeskShown */
/** @typedef {import("../wire.js").ClassBoardShown} ClassBoardShown */

/**
 * @param {import("../router.js").Route} route
 * @returns {import("./index.js").MountedView}
 */
export function deskView(route) {
  const id = route.rest[0] ?? "";
  const screen = new DeskScreen(id, route.query.get("card") ?? ownCard()?.card ?? "");
  return { title: t("page-desk"), element: screen.element, leave: () => screen.leave() };
}

class DeskScreen {
  /**
   * @param {string} id
   * @param {string} card
   */
  constructor(id, card) {
    this.id = id;
    this.card = card;
    /** The sheet that is open, by its place. */
    this.open = -1;
    /** @type {string | null} */
    this.seen = null;
    this.top = h("div", { class: "stack", "aria-live": "polite" });
    this.sheet = h("div", {});
    this.element = h(
      "div",
      { class: "desk stack" },
      this.top,
      h("p", { class: "soft" }, t("page-loading")),
    );
    /** @type {ClassLive | null} */
    this.live = null;
    this.enter();
  }

  async enter() {
    try {
      const desk = await openDesk(this.id, this.card);
      keepCard({ id: this.id, card: this.card });
      fill(this.element, this.top, this.sheet);
      this.show(desk, true);
      this.live = new ClassLive(this.id, this.card, (message) => {
        if (message.is === "desk") this.show(message, false);
        if (message.is === "bye") this.refuse(t("error-class-card"));
      });
    } catch (problem) {
      this.refuse(messageOf(problem));
    }
  }

  /** @param {string} words */
  refuse(words) {
    keepCard(null);
    fill(this.element, h("p", { class: "fault", role: "alert" }, words));
  }

  leave() {
    this.live?.close();
  }

  /**
   * @param {DeskShown} desk
   * @param {boolean} first
   */
  show(desk, first) {
    const board = desk.boards.findLast(({ result }) => result === null);
    // A board that is new is gone to at once; one that was there already can be gone back to.
    if (board && !first && board.table !== this.seen) navigateTo(...this.way(board));
    this.seen = board?.table ?? null;
    const again = button("again", t("page-desk-again"), () => this.playAgain(), "main");
    again.dataset.action = "again";
    fill(
      this.top,
      h("h1", {}, t("page-desk-hello", { name: desk.name })),
      h(
        "p",
        { class: "soft" },
        [desk.title, t("page-desk-score", { games: tell(desk.games), points: desk.points })]
          .filter(Boolean)
          .join(" · "),
      ),
      desk.stopped ? h("p", { class: "notice", role: "status" }, t("page-desk-stopped")) : null,
      desk.boards.length > 0
        ? h(
            "ul",
            { class: "shelf" },
            desk.boards.map((one) => this.drawBoard(one)),
          )
        : h("p", {}, t("page-desk-wait")),
      desk.again ? again : null,
      desk.sheets.length > 0 ? this.drawSheets(desk) : null,
    );
  }

  /**
   * The way to a board.
   * @param {ClassBoardShown} board
   * @returns {[string, Record<string, string>]}
   */
  way({ table }) {
    return [`table/${table}`, { token: this.card }];
  }

  /** @param {ClassBoardShown} board */
  drawBoard(board) {
    const names = board.seats.map(
      (seat) => seat ?? t(board.mine ? "page-class-teacher" : "page-class-computer"),
    );
    const result = board.result?.map(halves).join(" – ");
    return h(
      "li",
      {},
      h(
        "a",
        { class: "card shelf-entry", href: linkTo(...this.way(board)), "data-table": board.table },
        icon("board"),
        h(
          "span",
          {},
          h("strong", {}, names.join(" – ")),
          h("span", { class: "soft small" }, result ?? t("page-desk-play")),
        ),
        icon("next"),
      ),
    );
  }

  /** @param {DeskShown} desk */
  drawSheets({ sheets }) {
    return h(
      "section",
      { class: "stack" },
      h("h2", {}, t("page-class-sheets")),
      h(
        "ol",
        {},
        sheets.map(({ title, exercise, results: [mark] }, place) =>
          h(
            "li",
            { class: "row" },
            button("erase", title, () => {
              this.open = place;
              fill(
                this.sheet,
                new ExerciseSheet({ ...exercise }, (answers, looked) =>
                  answerSheet(this.id, place, { card: this.card, answers, looked }),
                ).element,
              );
            }),
            mark
              ? h(
                  "span",
                  { class: "soft" },
                  t("page-handout-right", { right: tell(mark.best), all: tell(mark.all) }),
                )
              : null,
          ),
        ),
      ),
    );
  }

  async playAgain() {
    try {
      await openDesk(this.id, this.card, true);
    } catch (problem) {
      showError(messageOf(problem));
    }
  }
}
