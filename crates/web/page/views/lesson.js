// @ts-check
/** A lesson: one idea at a time, with the search that shows it beside the words. */

import { fetchCut, messageOf, treeUrl } from "../api.js";
import { button } from "../button.js";
import { fill, h } from "../dom.js";
import { icon } from "../icons.js";
import { fetchLesson } from "../lab/api.js";
import { engineName, engineTitle } from "../lab/engine-title.js";
import { ExerciseSheet } from "../lab/exercise-sheet.js";
import { Pane } from "../lab/pane.js";
import { presentButton, stopPresenting } from "../lab/present.js";
import { recordSearch } from "../lab/record-search.js";
import { Steps } from "../lab/steps.js";
import { TrainingBoard } from "../lab/training-board.js";
import { WeightBoards } from "../lab/weight-boards.js";
import { linkTo } from "../router.js";
import { setShortcutsHere } from "../shortcuts.js";
import { t } from "../words.js";

/** @typedef {import("../wire.js").LessonShown} LessonShown */
/** @typedef {import("../wire.js").LessonStepShown} LessonStepShown */
/** @typedef {import("../wire.js").SearchRequest} SearchRequest */

/**
 * @param {import("../router.js").Route} route
 * @returns {import("./index.js").MountedView}
 */
export function lessonView(route) {
  const screen = new LessonScreen(route.rest[0] ?? "", Number(route.rest[1] ?? 1));
  return { title: t("page-lessons"), element: screen.element, leave: () => screen.leave() };
}

class LessonScreen {
  /**
   * @param {string} name
   * @param {number} at the idea to begin with, counted from one; after the last comes the exercise
   */
  constructor(name, at) {
    this.name = name;
    this.at = Math.max(0, at - 1);
    /** @type {LessonShown | null} */
    this.lesson = null;
    /** @type {Pane[]} */
    this.panes = [];
    this.steps = new Steps([]);
    /** @type {TrainingBoard | null} */
    this.training = null;
    this.words = h("div", { class: "lesson-words card", tabindex: -1 });
    this.stage = h("div", { class: "stack" });
    this.title = h("h1", {}, t("page-lessons"));
    this.sheets = h("div", { class: "whole-lesson" });
    this.element = h(
      "div",
      { class: "lab lesson stack" },
      h(
        "div",
        { class: "row spread lab-head" },
        this.title,
        h(
          "div",
          { class: "row" },
          button("print", t("page-lesson-print"), () => this.print()),
          presentButton(),
        ),
      ),
      this.words,
      this.stage,
      this.sheets,
    );
    fetchLesson(name).then(
      (lesson) => {
        this.lesson = lesson;
        this.title.textContent = lesson.title;
        document.title = `${lesson.title} · Plateau`;
        this.show();
      },
      (problem) => {
        const words = messageOf(problem);
        fill(this.words, h("p", { class: "fault" }, words));
      },
    );
  }

  /** @param {number} at */
  go(at) {
    this.at = at;
    history.replaceState(null, "", linkTo(`lesson/${this.name}/${at + 1}`));
    this.show();
    this.words.focus({ preventScroll: true });
    scrollTo(0, 0);
  }

  show() {
    const { lesson } = this;
    if (!lesson) return;
    this.stop();
    const step = lesson.steps[this.at];
    fill(
      this.words,
      h("p", { class: "lesson-text" }, step ? stressed(step.text) : t("page-lesson-exercise")),
      this.drawSteps(lesson),
    );
    if (step?.show === "training") this.train();
    else if (step?.show === "weights") this.weights();
    else if (step) this.example(step);
    else fill(this.stage, new ExerciseSheet(lesson.exercise).element);
    setShortcutsHere(step ? this.steps.keys() : []);
  }

  /** @param {LessonShown} lesson */
  drawSteps({ steps, next }) {
    const last = steps.length;
    const back = button("previous", t("page-lesson-back"), () => this.go(this.at - 1));
    back.toggleAttribute("disabled", this.at === 0);
    back.dataset.action = "back";
    const on = button(
      "next",
      t(this.at === last - 1 ? "page-lesson-exercise" : "page-lesson-on"),
      () => this.go(this.at + 1),
      "main",
    );
    on.dataset.action = "on";
    const follows = next
      ? h(
          "a",
          { class: "button main", href: linkTo(`lesson/${next.name}`) },
          icon("next"),
          t("page-lesson-next", { title: next.title }),
        )
      : h("a", { class: "button main", href: linkTo("lab") }, icon("next"), t("page-lab"));
    return h(
      "div",
      { class: "row lesson-steps" },
      back,
      h("span", { class: "soft small" }, t("page-lesson-step", { at: this.at + 1, of: last + 1 })),
      this.at < last ? on : follows,
    );
  }

  /** Shows a tiny evaluation, which goes on learning from one idea to the next. */
  train() {
    this.panes = [];
    this.steps = new Steps([]);
    this.training ??= new TrainingBoard();
    fill(this.stage, this.training.element);
  }

  /** Shows what learned weights say of each square. */
  weights() {
    this.panes = [];
    this.steps = new Steps([]);
    fill(this.stage, new WeightBoards().element);
  }

  /** @param {LessonStepShown} step */
  async example(step) {
    const change = (/** @type {string} */ tree) =>
      this.search(
        step.searches.map((asked) => ({ ...asked, game: tree })),
        "whole",
      );
    this.panes = step.searches.map(({ engine }) => new Pane(engineName(engine), change));
    await this.search(step.searches, step.show);
  }

  /**
   * @param {SearchRequest[]} searches
   * @param {import("../wire.js").ShowName} show
   */
  async search(searches, show) {
    const { panes } = this;
    this.steps.stop();
    const steps = new Steps(panes);
    this.steps = steps;
    const list = h(
      "div",
      { class: panes.length === 2 ? "panes two" : "panes" },
      panes.map(({ element }) => element),
    );
    fill(this.stage, steps.element, list);
    setShortcutsHere(steps.keys());
    await Promise.all(
      panes.map((pane, at) => pane.run(searches[at] ?? { game: "", engine: "", moves: [] })),
    );
    if (this.steps !== steps) return;
    steps.begin();
    if (show === "leaves") this.question();
    if (show === "first") await steps.go(0);
    if (show === "expected") await Promise.all(panes.map(({ view }) => view?.followExpected()));
    if (show === "cut") {
      const [first] = panes;
      const cut = first?.view ? await fetchCut(first.view.store.id, 0) : null;
      if (cut !== null) await steps.go(cut);
    }
  }

  /** The reader says which branch to take, or has it shown. */
  question() {
    const [pane] = this.panes;
    const reveal = button("hint", t("page-lesson-reveal"), () => pane?.view?.unveil(null));
    reveal.dataset.action = "reveal";
    const place = h(
      "div",
      { class: "row lesson-question", role: "status" },
      h("span", {}, t("page-lesson-question")),
      reveal,
    );
    this.stage.prepend(place);
    pane?.question((right) => {
      if (right === null) place.remove();
      else fill(place, t(right ? "page-lesson-right" : "page-lesson-wrong"));
    });
  }

  /** Prints the whole lesson: every idea with its trees. */
  async print() {
    const { lesson } = this;
    if (!lesson) return;
    const sheets = await Promise.all(lesson.steps.map((step) => printedStep(step)));
    fill(this.sheets, sheets);
    await Promise.all([...this.sheets.querySelectorAll("img")].map((image) => image.decode()));
    print();
  }

  leave() {
    stopPresenting();
    this.stop();
  }

  /** Lets go of the example that is shown. */
  stop() {
    this.training?.stop();
    this.steps.stop();
    for (const pane of this.panes) pane.runs += 1;
    setShortcutsHere([]);
  }
}

/**
 * A step of a lesson on paper: its words, and the tree of each of its searches.
 * @param {LessonStepShown} step
 */
async function printedStep({ text, searches }) {
  const shown = await Promise.all(searches.map((asked) => recordSearch(asked, () => true)));
  return h(
    "section",
    {},
    h("p", { class: "lesson-text" }, stressed(text)),
    shown.map(({ id }, at) =>
      h(
        "figure",
        {},
        h("img", { src: treeUrl(id, "svg"), alt: "" }),
        h("figcaption", {}, engineTitle(searches[at]?.engine ?? "")),
      ),
    ),
  );
}

/**
 * Words of which some are stressed, between two stars each.
 * @param {string} text
 */
function stressed(text) {
  return text.split("**").map((piece, at) => (at % 2 === 1 ? h("strong", {}, piece) : piece));
}
