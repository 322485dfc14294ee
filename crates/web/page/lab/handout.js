// @ts-check
/** A sheet that was handed out: the learner's name, and for the teacher the results of the class. */

import { messageOf } from "../api.js";
import { button } from "../button.js";
import { copyField } from "../copy-field.js";
import { confirmFirst } from "../dialog.js";
import { fill, h } from "../dom.js";
import { icon } from "../icons.js";
import { linkTo, navigateTo } from "../router.js";
import { loadLocally, saveLocally } from "../storage.js";
import { showError } from "../toast.js";
import { t, tell, tellDate } from "../words.js";
import {
  answerHandout,
  clearHandout,
  fetchHandout,
  fetchHandouts,
  handoutResultsUrl,
} from "./api.js";
import { handoutAddress } from "./exercise-link.js";
import { ExerciseSheet } from "./exercise-sheet.js";

/** @typedef {import("../wire.js").HandoutShown} HandoutShown */

/** How often the teacher's list is fetched anew, in milliseconds. */
const PERIOD = 3000;
/** Where the name of the learner is kept. */
const LEARNER = "learner";

/** The sheets that this browser has handed out; nothing while there are none. */
export function ownHandouts() {
  const place = h("section", { class: "card stack own-handouts", hidden: true });
  fetchHandouts().then(
    (handouts) => {
      place.hidden = handouts.length === 0;
      fill(
        place,
        h("h2", {}, t("page-handouts")),
        h("ul", { class: "plain" }, handouts.map(drawEntry)),
      );
    },
    () => {
      // Without an answer there is no list; the sheets are found by their numbers all the same.
    },
  );
  return place;
}

/** @param {import("../wire.js").HandoutEntry} entry */
function drawEntry({ number, opened, learners }) {
  const sheet = t("page-handout", { number: String(number) });
  return h(
    "li",
    { class: "row" },
    h("a", { href: linkTo("exercise", { sheet: String(number) }) }, sheet),
    h(
      "span",
      { class: "soft small" },
      tellDate(opened),
      " · ",
      t("page-handout-learners", { learners }),
    ),
  );
}

/** A sheet that was handed out, by its number. */
export class Handout {
  /** @param {number} number */
  constructor(number) {
    this.number = number;
    this.timer = 0;
    this.name = h("input", {
      id: "learner-name",
      name: "learner",
      maxlength: 60,
      autocomplete: "name",
      value: String(loadLocally(LEARNER) ?? ""),
    });
    this.results = h("div", { class: "class-results", "aria-live": "off" });
    this.element = h("div", { class: "stack handout" });
    this.begin();
  }

  async begin() {
    try {
      const shown = await fetchHandout(this.number);
      // It is known by its own number, not by that which the tree was drawn from.
      const exercise = { ...shown.exercise };
      delete exercise.seed;
      const sheet = new ExerciseSheet(exercise, shown.is_mine ? null : this.hands());
      fill(this.element, shown.is_mine ? this.drawClass(shown) : this.drawLearner(), sheet.element);
      if (shown.is_mine) this.timer = setInterval(() => this.refresh(), PERIOD);
    } catch (problem) {
      fill(this.element, h("p", { class: "fault", role: "alert" }, messageOf(problem)));
    }
  }

  leave() {
    clearInterval(this.timer);
  }

  /** Sends what was filled in to the teacher, and has it checked. */
  hands() {
    return (/** @type {string} */ answers, /** @type {boolean} */ looked) => {
      const name = this.name.value.trim();
      saveLocally(LEARNER, name);
      if (!name) this.name.focus();
      return answerHandout(this.number, { name, answers, looked });
    };
  }

  drawLearner() {
    return h(
      "section",
      { class: "card stack" },
      h("h2", {}, t("page-handout", { number: String(this.number) })),
      h("p", { class: "soft" }, t("page-handout-learner")),
      h(
        "div",
        { class: "field-of-form" },
        h("label", { for: "learner-name" }, t("page-handout-name")),
        this.name,
      ),
    );
  }

  /** @param {HandoutShown} shown */
  drawClass(shown) {
    this.drawResults(shown);
    return h(
      "section",
      { class: "card stack" },
      h("h2", {}, t("page-handout", { number: String(this.number) })),
      h("p", { class: "soft" }, t("page-handout-teacher")),
      copyField(t("page-handout-link"), handoutAddress(this.number)),
      this.results,
      h(
        "div",
        { class: "row" },
        h(
          "a",
          {
            class: "button",
            href: handoutResultsUrl(this.number),
            download: `sheet-${this.number}.csv`,
            "data-action": "results",
          },
          icon("download"),
          t("page-handout-results"),
        ),
        this.drawClearing(),
      ),
    );
  }

  drawClearing() {
    const number = { number: String(this.number) };
    const clear = button("erase", t("page-handout-clear"), () =>
      confirmFirst(t("page-handout-clear-sure", number), t("page-handout-clear"), () =>
        this.clear(),
      ),
    );
    clear.dataset.action = "clear-handout";
    return clear;
  }

  async clear() {
    try {
      await clearHandout(this.number);
      navigateTo("exercise");
    } catch (problem) {
      showError(messageOf(problem));
    }
  }

  async refresh() {
    try {
      this.drawResults(await fetchHandout(this.number));
    } catch {
      // The next time may do better; what is shown stays.
    }
  }

  /** @param {HandoutShown} shown */
  drawResults({ results }) {
    if (results.length === 0) {
      fill(this.results, h("p", { class: "soft" }, t("page-handout-none")));
      return;
    }
    const columns = ["name", "first", "best", "tries", "looked"];
    fill(
      this.results,
      h(
        "table",
        { class: "compared" },
        h(
          "thead",
          {},
          h(
            "tr",
            {},
            columns.map((column) => h("th", { scope: "col" }, t(`handout-column-${column}`))),
          ),
        ),
        h(
          "tbody",
          {},
          results.map(({ name, first, best, all, tries, looked }) =>
            h(
              "tr",
              {},
              h("th", { scope: "row" }, name),
              h("td", {}, t("page-handout-right", { right: tell(first), all: tell(all) })),
              h("td", {}, t("page-handout-right", { right: tell(best), all: tell(all) })),
              h("td", {}, tell(tries)),
              h("td", {}, t(looked ? "handout-yes" : "handout-no")),
            ),
          ),
        ),
      ),
    );
  }
}
