// @ts-check
/** The puzzles that there are: today's, and those of a game and a difficulty. */

import { messageOf } from "../api.js";
import { button } from "../button.js";
import { fill, h } from "../dom.js";
import { icon } from "../icons.js";
import { fetchPuzzles, puzzleSheetUrl } from "../puzzle-api.js";
import { nextPuzzle, solvedPuzzles } from "../puzzle-results.js";
import { linkTo, navigateTo } from "../router.js";
import { readSpec } from "../spec.js";
import { loadLocally, saveLocally } from "../storage.js";
import { t, tell } from "../words.js";

/** @typedef {import("../wire.js").PuzzleList} PuzzleList */
/** @typedef {import("../wire.js").PuzzleEntry} PuzzleEntry */
/** @typedef {{ game: string, grade: string }} Choice */

/** The name under which the last choice is remembered. */
const CHOICE = "plateau.puzzle-choice";
const GRADES = [1, 2, 3, 4, 5];

/** @returns {Choice} what was chosen last */
export function lastPuzzleChoice() {
  const kept = /** @type {Partial<Choice> | null} */ (loadLocally(CHOICE));
  return { game: String(kept?.game ?? ""), grade: String(kept?.grade ?? "") };
}

/**
 * The puzzles of a game and a difficulty.
 * @param {PuzzleEntry[]} puzzles
 * @param {Choice} choice
 */
export function chosenPuzzles(puzzles, { game, grade }) {
  return puzzles.filter(
    (puzzle) =>
      (!game || readSpec(puzzle.game).name === game) && (!grade || String(puzzle.grade) === grade),
  );
}

/**
 * @param {import("../router.js").Route} _route
 * @param {import("../wire.js").Register} register
 * @returns {import("./index.js").MountedView}
 */
export function puzzlesView(_route, register) {
  const place = h("div", { class: "stack" }, h("p", { class: "soft" }, t("page-loading")));
  fetchPuzzles().then(
    (list) => fill(place, content(list, register)),
    (problem) => fill(place, h("p", { class: "fault" }, messageOf(problem))),
  );
  return {
    title: t("page-puzzles"),
    element: h(
      "div",
      { class: "stack narrow" },
      h("h1", {}, t("page-puzzles")),
      h("p", { class: "soft" }, t("page-puzzles-about")),
      place,
    ),
  };
}

/**
 * @param {PuzzleList} list
 * @param {import("../wire.js").Register} register
 */
function content({ puzzles, daily }, register) {
  const choice = lastPuzzleChoice();
  const count = h("p", { class: "soft", role: "status" });
  const sheets = h("div", { class: "row papers" });
  const begin = button("play", t("page-puzzle-begin"), () => start(), "main");
  begin.dataset.action = "solve-puzzle";
  const start = () => {
    const next = nextPuzzle(chosenPuzzles(puzzles, choice), solvedPuzzles(), null);
    if (next) navigateTo(`puzzle/${next.id}`);
  };
  const show = () => {
    saveLocally(CHOICE, choice);
    const wanted = chosenPuzzles(puzzles, choice);
    const solved = solvedPuzzles();
    const done = wanted.filter(({ id }) => solved[id]);
    const first = done.filter(({ id }) => solved[id] === "first");
    begin.toggleAttribute("disabled", wanted.length === 0);
    count.textContent =
      wanted.length === 0
        ? t("page-puzzle-none")
        : t("page-puzzle-count", {
            solved: done.length,
            all: wanted.length,
            first: first.length,
          });
    fill(sheets, wanted.length === 0 ? null : papers(choice));
  };
  const names = new Set(puzzles.map(({ game }) => readSpec(game).name));
  const games = register.games.filter(({ name }) => names.has(name));
  const gameField = select(
    "puzzle-game",
    [["", t("page-puzzle-any-game")], ...games.map(({ name, title }) => [name, title])],
    choice.game,
    (value) => {
      choice.game = value;
      show();
    },
  );
  const gradeField = select(
    "puzzle-grade",
    [["", t("page-puzzle-any-grade")], ...GRADES.map((grade) => [String(grade), gradeName(grade)])],
    choice.grade,
    (value) => {
      choice.grade = value;
      show();
    },
  );
  show();
  return [
    daily === null ? null : dailyCard(daily, puzzles, register),
    h(
      "section",
      { class: "card stack", "aria-label": t("page-puzzle-choose") },
      h("h2", {}, t("page-puzzle-choose")),
      field("puzzle-game", "page-puzzle-game", gameField),
      field("puzzle-grade", "page-puzzle-grade", gradeField),
      h("div", { class: "row" }, begin),
      count,
      sheets,
    ),
  ];
}

/**
 * Today's puzzle.
 * @param {string} id
 * @param {PuzzleEntry[]} puzzles
 * @param {import("../wire.js").Register} register
 */
function dailyCard(id, puzzles, register) {
  const puzzle = puzzles.find((entry) => entry.id === id);
  const name = readSpec(puzzle?.game ?? "").name;
  const title = register.games.find((game) => game.name === name)?.title ?? name;
  return h(
    "a",
    { class: "card link", href: linkTo(`puzzle/${id}`), "data-action": "daily-puzzle" },
    icon(solvedPuzzles()[id] ? "done" : "hint"),
    h(
      "span",
      {},
      h("strong", {}, t("page-puzzle-daily")),
      h("span", { class: "soft small" }, `${title} · ${gradeName(puzzle?.grade ?? 1)}`),
    ),
  );
}

/** @param {Choice} choice */
function papers(choice) {
  const seed = String(Math.floor(Math.random() * 100_000));
  const query = Object.fromEntries(Object.entries(choice).filter(([, value]) => value));
  const sheet = (/** @type {string} */ words, /** @type {Record<string, string>} */ more) =>
    h(
      "a",
      {
        class: "button",
        href: puzzleSheetUrl({ ...query, seed, ...more }),
        target: "_blank",
        rel: "noopener",
      },
      icon("print"),
      h("span", {}, t(words)),
    );
  return [sheet("page-puzzle-sheet", {}), sheet("page-puzzle-sheet-solved", { solution: "true" })];
}

/** @param {number} grade */
export function gradeName(grade) {
  return t("puzzle-grade", { grade: tell(grade) });
}

/**
 * @param {string} id
 * @param {string} words
 * @param {HTMLElement} control
 */
function field(id, words, control) {
  return h("div", { class: "field-of-form" }, h("label", { for: id }, t(words)), control);
}

/**
 * @param {string} id
 * @param {(string | undefined)[][]} options values with their words
 * @param {string} value
 * @param {(value: string) => void} chosen
 */
function select(id, options, value, chosen) {
  const element = h(
    "select",
    { id, onchange: () => chosen(element.value) },
    options.map(([name = "", words = ""]) => h("option", { value: name }, words)),
  );
  element.value = value;
  if (element.selectedIndex < 0) element.selectedIndex = 0;
  return element;
}
