// @ts-check
/** A puzzle: the right move is found by playing it on the board. */

import { messageOf } from "../api.js";
import { Board } from "../board/board.js";
import { NO_MARKS } from "../board/scene.js";
import { squareAt } from "../board/square.js";
import { button } from "../button.js";
import { copyField } from "../copy-field.js";
import { fill, h } from "../dom.js";
import { gameTitle } from "../game-title.js";
import { motionSpeed } from "../preferences.js";
import { fetchPuzzles, tryPuzzle } from "../puzzle-api.js";
import { nextPuzzle, noteSolved, solvedPuzzles } from "../puzzle-results.js";
import { linkTo, navigateTo } from "../router.js";
import { describe } from "../table/cell-labels.js";
import { linePlayer } from "../table/line-player.js";
import { analysePosition, playPosition } from "../table/links.js";
import { pictureOf, turnOf, usualSymbol } from "../table/scene.js";
import { Stage } from "../table/stage.js";
import { showError } from "../toast.js";
import { t } from "../words.js";
import { chosenPuzzles, gradeName, lastPuzzleChoice } from "./puzzles.js";

/** @typedef {import("../wire.js").PuzzleShown} PuzzleShown */
/** @typedef {import("../wire.js").Register} Register */

/** Where today's puzzle is found, whatever its number. */
const DAILY = "daily";

/**
 * @param {import("../router.js").Route} route its number
 * @param {Register} register
 * @returns {import("./index.js").MountedView}
 */
export function puzzleView(route, register) {
  const screen = new PuzzleScreen(route.rest[0] ?? DAILY, register);
  return {
    title: t("page-puzzles"),
    element: screen.element,
    leave: () => screen.stage.leave(),
  };
}

class PuzzleScreen {
  /**
   * @param {string} id
   * @param {Register} register
   */
  constructor(id, register) {
    this.id = id;
    this.register = register;
    /** @type {string[]} the right moves so far */
    this.moves = [];
    /** @type {PuzzleShown | null} */
    this.shown = null;
    /** The position that the puzzle begins with. */
    this.start = "";
    /** How many moves of the line are on the board; null if the puzzle itself is. */
    this.step = /** @type {number | null} */ (null);
    /** Whether a wrong move was tried, or help was wanted. */
    this.helped = false;
    this.hinted = false;
    this.board = new Board({
      label: t("page-board"),
      describe,
      speed: motionSpeed,
      chosen: (move) => this.play(move.text),
    });
    this.stage = new Stage(this.board);
    this.says = h("div", { class: "stack", role: "status" });
    this.does = h("div", { class: "row" });
    const actions = /** @type {import("../table/view-model.js").Actions} */ ({
      showStep: (step) => this.showStep(step),
    });
    this.line = linePlayer(actions);
    this.heading = h("h1", {}, t("page-puzzles"));
    this.element = h(
      "div",
      { class: "position-view puzzle-view" },
      h(
        "div",
        { class: "stage-area" },
        this.heading,
        h("div", { class: "stage-row" }, this.stage.element),
      ),
      h(
        "aside",
        { class: "side card stack", "aria-label": t("page-puzzles") },
        this.says,
        this.does,
        this.line.element,
      ),
    );
    this.begin();
  }

  async begin() {
    try {
      if (this.id === DAILY) this.id = (await fetchPuzzles()).daily ?? this.id;
    } catch (problem) {
      showError(messageOf(problem));
    }
    this.ask([], false);
  }

  /**
   * Asks what comes of some moves.
   * @param {string[]} moves
   * @param {boolean} show whether the solution is wanted
   */
  async ask(moves, show) {
    try {
      const shown = await tryPuzzle(this.id, { moves, show });
      if (shown.state !== "wrong") this.moves = moves;
      this.take(shown);
    } catch (problem) {
      fill(this.says, h("p", { class: "fault" }, messageOf(problem)));
    }
  }

  /** @param {string} text */
  play(text) {
    if (this.shown?.state === "open" || this.shown?.state === "wrong") {
      this.ask([...this.moves, text], false);
    }
  }

  /** @param {PuzzleShown} shown */
  take(shown) {
    const fresh = this.shown === null;
    if (fresh) this.start = shown.position;
    this.shown = shown;
    this.hinted = false;
    this.step = null;
    if (shown.state === "wrong" || shown.state === "shown") this.helped = true;
    if (shown.state === "solved") noteSolved(shown.id, this.helped ? "late" : "first");
    if (shown.state === "shown") noteSolved(shown.id, "late");
    this.heading.textContent = t("page-puzzle-title", {
      game: gameTitle(this.register, shown.game),
    });
    this.draw();
    if (fresh) {
      this.stage.furnish();
      if (shown.board.surface === "chequered" && shown.board.colours[shown.turn] === "black") {
        this.board.turn();
      }
    }
  }

  /** @param {number | null} step */
  showStep(step) {
    const last = this.shown?.line.length ?? 0;
    this.step = step === null ? null : Math.max(0, Math.min(step, last));
    this.draw();
  }

  hint() {
    this.helped = true;
    this.hinted = true;
    this.draw();
  }

  draw() {
    const { shown } = this;
    if (!shown) return;
    this.board.show(this.scene(shown));
    const size = { width: shown.board.columns, height: shown.board.rows };
    const hinted = this.hinted && this.step === null ? shown.hint : [];
    const rings = hinted.map((index) => ({ square: squareAt(size, index), kind: "best" }));
    this.board.mark({ ...NO_MARKS, rings });
    fill(this.says, this.sentences(shown));
    fill(this.does, this.buttons(shown));
    this.drawLine(shown);
  }

  /** @param {PuzzleShown} shown */
  drawLine(shown) {
    const { line: steps, position, said } = shown;
    const shownLine =
      steps.length === 0
        ? null
        : {
            is: /** @type {const} */ ("line"),
            node: 0,
            position,
            sentence: said,
            good: null,
            steps,
          };
    const view = { shownLine, step: this.step ?? 0 };
    this.line.show(/** @type {import("../table/view-model.js").ViewModel} */ (view));
  }

  /**
   * The board: the puzzle, or a move of the line.
   * @param {PuzzleShown} shown
   * @returns {import("../board/scene.js").Scene}
   */
  scene(shown) {
    const step = this.step === null ? undefined : shown.line[this.step - 1];
    const board = step?.board ?? shown.board;
    const size = { width: board.columns, height: board.rows };
    const symbols = [0, 1].map((seat) => usualSymbol(seat, 2));
    const last = step ? step.played.played : this.step === 0 ? null : shown.last;
    const here = this.step === null;
    return {
      ...pictureOf(board, symbols),
      mover: here ? shown.turn : null,
      moves: here ? shown.moves.map((move) => turnOf(move, size)) : [],
      last: last ? turnOf(last, size) : null,
    };
  }

  /** @param {PuzzleShown} shown */
  sentences(shown) {
    const { grade, source, state, task } = shown;
    return [
      h("p", { class: "puzzle-task" }, h("strong", {}, task)),
      h(
        "p",
        { class: state === "wrong" ? "verdict-worse" : "verdict-good", "data-state": state },
        this.verdict(shown),
      ),
      h(
        "p",
        { class: "soft small" },
        t("page-puzzle-of-grade", { grade: gradeName(grade) }),
        source ? ` · ${t("page-puzzle-source", { source })}` : "",
      ),
    ];
  }

  /** @param {PuzzleShown} shown */
  verdict({ state }) {
    switch (state) {
      case "wrong":
        return t("page-puzzle-wrong");
      case "solved":
        return t(this.helped ? "page-puzzle-solved-late" : "page-puzzle-solved");
      case "shown":
        return t("page-puzzle-shown");
      default:
        return t(this.moves.length === 0 ? "page-puzzle-find" : "page-puzzle-go-on");
    }
  }

  /** @param {PuzzleShown} shown */
  buttons(shown) {
    const open = shown.state === "open" || shown.state === "wrong";
    const named = (/** @type {string} */ action, /** @type {HTMLElement} */ element) => {
      element.dataset.action = action;
      return element;
    };
    if (open) {
      return [
        named(
          "puzzle-hint",
          button("hint", t("page-puzzle-hint"), () => this.hint()),
        ),
        named(
          "puzzle-solution",
          button("graph", t("page-puzzle-solution"), () => this.ask(this.moves, true)),
        ),
      ];
    }
    const link = new URL(linkTo(`puzzle/${shown.id}`), location.href).href;
    return [
      named(
        "puzzle-next",
        button("next", t("page-puzzle-next"), () => this.next(), "main"),
      ),
      named(
        "puzzle-play-on",
        button("play", t("page-puzzle-play-on"), () => this.playOn(shown)),
      ),
      named(
        "puzzle-analyse",
        button("branches", t("page-analysis-open"), () =>
          analysePosition(shown.game, this.start, 2),
        ),
      ),
      h("a", { class: "button", href: linkTo("puzzles") }, t("page-puzzle-choose")),
      copyField(t("page-puzzle-link"), link),
    ];
  }

  async next() {
    try {
      const { puzzles } = await fetchPuzzles();
      const wanted = chosenPuzzles(puzzles, lastPuzzleChoice());
      const next = nextPuzzle(wanted, solvedPuzzles(), this.id);
      navigateTo(next ? `puzzle/${next.id}` : "puzzles");
    } catch (problem) {
      showError(messageOf(problem));
    }
  }

  /**
   * Plays the position on, at a table of its own.
   * @param {PuzzleShown} shown
   */
  playOn({ game, position, turn }) {
    return playPosition(game, position, turn);
  }
}
