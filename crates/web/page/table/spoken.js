// @ts-check
/**
 * The spoken board: a line to type questions and moves into, and a log that is read out. For those
 * who do not see the board, or do not look at it.
 */

import { fill, h } from "../dom.js";
import { onPreferences, preferences, setPreferences } from "../preferences.js";
import { t } from "../words.js";
import { answerTo, QUESTIONS, tellThreats } from "./spoken-answers.js";
import { placeOf } from "./view-model.js";

/** @typedef {import("./view-model.js").ViewModel} ViewModel */
/** @typedef {import("./spoken-answers.js").Question} Question */

/** As much is kept of what was said. */
const KEPT = 12;

/** A board that answers. */
export class SpokenBoard {
  /**
   * @param {import("./view-model.js").Actions} actions
   * @param {import("../board/board.js").Board} board
   */
  constructor(actions, board) {
    this.actions = actions;
    this.board = board;
    /** @type {ViewModel | null} */
    this.view = null;
    /** Whether threats were asked for here, and not by a button. */
    this.waits = false;
    this.log = h("ol", { class: "spoken-log", role: "log", "aria-label": t("page-spoken-log") });
    this.field = h("input", {
      id: "spoken",
      name: "spoken",
      autocomplete: "off",
      autocapitalize: "off",
      spellcheck: "false",
      "aria-describedby": "spoken-about",
    });
    this.element = h(
      "section",
      { class: "panel spoken stack", "aria-label": t("page-spoken") },
      h(
        "form",
        {
          class: "stack",
          onsubmit: (/** @type {Event} */ event) => {
            event.preventDefault();
            this.hear(this.field.value);
            this.field.value = "";
          },
        },
        h("label", { for: "spoken" }, t("page-spoken")),
        this.field,
        h("p", { class: "small soft", id: "spoken-about" }, t("page-spoken-about")),
      ),
      this.log,
      h(
        "div",
        { class: "row" },
        Object.entries(QUESTIONS).map(([letter, question]) =>
          h(
            "button",
            {
              class: "button quiet",
              type: "button",
              "data-question": question,
              onclick: () => this.ask(question),
            },
            h("span", {}, t("page-spoken-question", { question })),
            h("kbd", { "aria-hidden": "true" }, letter),
          ),
        ),
      ),
    );
    this.forget = onPreferences(() => this.appear());
    this.appear();
  }

  appear() {
    this.element.hidden = !preferences().spoken;
  }

  /** Lets one type at once, also when the board was silent before. */
  begin() {
    if (!preferences().spoken) setPreferences({ spoken: true });
    this.field.focus();
  }

  /** @param {ViewModel} view */
  show(view) {
    const before = this.view?.threats;
    this.view = view;
    if (this.waits && view.threats && view.threats !== before) {
      this.waits = false;
      this.say(tellThreats(view.state, view.threats));
    }
  }

  leave() {
    this.forget();
  }

  /**
   * Does what was typed: a letter asks, a move is played, a square is told.
   * @param {string} typed
   */
  hear(typed) {
    const words = typed.trim().toLowerCase();
    if (!words || !this.view) return;
    const letter = /** @type {keyof typeof QUESTIONS} */ (words);
    if (QUESTIONS[letter]) return this.ask(QUESTIONS[letter]);
    const { moves } = this.view.shown;
    const move = moves.find(({ text }) => text.toLowerCase() === words);
    const cell = this.cellOf(words);
    if (move && this.view.mayPlay) this.actions.choose(move.text);
    else if (cell) this.say(cell.getAttribute("aria-label") ?? "");
    else if (this.view.mayMove) this.actions.ask({ do: "play", text: typed.trim() });
    else this.say(t("page-spoken-unknown", { words: typed.trim() }));
  }

  /** @param {Question} question */
  ask(question) {
    if (!this.view) return;
    if (question === "threats") {
      this.waits = true;
      this.actions.ask({ do: "threats", ...placeOf(this.view) });
    } else this.say(answerTo(question, this.view.shown, this.view.yours));
  }

  /**
   * The square of a name.
   * @param {string} name
   */
  cellOf(name) {
    const names = this.board.scene?.names ?? [];
    return this.board.cells[names.findIndex((one) => one.toLowerCase() === name)];
  }

  /** @param {string} sentence */
  say(sentence) {
    const said = [...this.log.children].slice(-(KEPT - 1));
    fill(this.log, ...said.map((one) => h("li", {}, one.textContent ?? "")));
    this.log.append(h("li", {}, sentence));
  }
}
