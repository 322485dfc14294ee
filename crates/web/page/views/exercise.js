// @ts-check
/** The view of exercises: which tree, and the sheet to be filled in. */

import { fill, h } from "../dom.js";
import { icon } from "../icons.js";
import { exerciseOf, handoutOf } from "../lab/exercise-link.js";
import { ExerciseSheet } from "../lab/exercise-sheet.js";
import { Handout, ownHandouts } from "../lab/handout.js";
import { presentButton, stopPresenting } from "../lab/present.js";
import { linkTo, navigateTo } from "../router.js";
import { t } from "../words.js";

/** @typedef {import("../wire.js").ExerciseRequest} ExerciseRequest */

/** @typedef {Record<"kind" | "cutting" | "source" | "seed" | "depth" | "width" | "tree" | "game" | "position", HTMLInputElement | HTMLSelectElement>} Fields */

/** The tree of the textbooks. */
const TREE = "((3 12 8) (2 4 6) (14 5 2))";
/**
 * Those with dice, and those for many.
 * @type {Record<string, string>}
 */
const EXAMPLES = {
  expectiminimax: "([(2 4) (7 4)] [(6 0) (5 -2)])",
  star1: "([2 1] [-2 -1] [0 2]) -2..2",
  "max-n": "((1/2/7 3/2/5) (6/3/1 6/1/3))",
  "shallow-max-n": "((1/2/7 3/2/5) (6/3/1 6/1/3) (5/4/1 8/1/1))",
};

/**
 * @param {import("../router.js").Route} route
 * @param {import("../wire.js").Register} register
 * @returns {import("./index.js").MountedView}
 */
export function exerciseView(route, register) {
  const fields = {
    kind: choice("kind", [
      ["alpha-beta", t("page-exercise-alpha-beta")],
      ["minimax", t("page-exercise-minimax")],
      ["expectiminimax", t("page-exercise-expectiminimax")],
      ["star1", t("page-exercise-star1")],
      ["max-n", t("page-exercise-max-n")],
      ["shallow-max-n", t("page-exercise-shallow-max-n")],
    ]),
    cutting: choice("cutting", [
      ["non-strict", t("page-exercise-non-strict")],
      ["strict", t("page-exercise-strict")],
    ]),
    source: choice("source", [
      ["random", t("page-exercise-random")],
      ["written", t("page-exercise-written")],
      ["game", t("page-exercise-game")],
    ]),
    seed: number("seed", "", 0, 99999),
    depth: number("depth", "3", 1, 6),
    width: number("width", "2", 1, 5),
    tree: h("input", { id: "exercise-tree", name: "tree", class: "mono", value: TREE }),
    game: choice(
      "game",
      register.games.filter(({ fewest }) => fewest === 2).map(({ name, title }) => [name, title]),
    ),
    position: h("input", {
      id: "exercise-position",
      name: "position",
      class: "mono",
      placeholder: t("page-usual-start"),
    }),
  };
  const place = h("div", {});
  const shown = {
    seed: field("page-exercise-seed", fields.seed),
    depth: field("page-exercise-depth", fields.depth),
    width: field("page-exercise-width", fields.width),
    tree: field("page-exercise-written", fields.tree),
    game: field("page-exercise-game", fields.game),
    position: field("page-position", fields.position),
    cutting: field("page-exercise-cutting", fields.cutting),
  };
  const arrange = () => {
    const source = fields.source.value;
    shown.seed.hidden = source !== "random";
    shown.width.hidden = source !== "random";
    shown.depth.hidden = source === "written";
    shown.tree.hidden = source !== "written";
    shown.game.hidden = source !== "game";
    shown.position.hidden = source !== "game";
    shown.cutting.hidden = !["alpha-beta", "star1"].includes(fields.kind.value);
  };
  // An example that has what the exercise is about, unless one was typed in.
  fields.kind.addEventListener("change", () => {
    const example = EXAMPLES[fields.kind.value] ?? TREE;
    const known = [TREE, ...Object.values(EXAMPLES)];
    if (known.includes(fields.tree.value)) fields.tree.value = example;
  });
  // A tree of a game is wide: as deep as one drawn by lot it would not fit a sheet.
  fields.source.addEventListener("change", () => {
    fields.depth.value = fields.source.value === "game" ? "2" : "3";
  });
  const begin = () => fill(place, new ExerciseSheet(asked(fields)).element);
  const handed = handoutOf(route.query);
  const handout = handed === null ? null : new Handout(handed);
  const named = exerciseOf(route.query);
  if (named) fillIn(fields, named);
  arrange();
  if (handout) fill(place, handout.element);
  else begin();
  return {
    title: t("page-exercise"),
    leave: () => {
      stopPresenting();
      handout?.leave();
    },
    element: h(
      "div",
      { class: "lab stack" },
      h(
        "header",
        {},
        h(
          "div",
          { class: "row spread lab-head" },
          h("h1", {}, t("page-exercise")),
          presentButton(),
        ),
        h("p", { class: "soft" }, t("page-exercise-about")),
      ),
      // Who was handed a sheet has that to do.
      handout
        ? null
        : h(
            "form",
            {
              class: "card stack exercise-form",
              novalidate: true,
              onchange: arrange,
              onsubmit: (/** @type {Event} */ event) => {
                event.preventDefault();
                begin();
              },
            },
            h(
              "div",
              { class: "fields" },
              field("page-exercise-kind", fields.kind),
              shown.cutting,
              field("page-exercise-source", fields.source),
              shown.seed,
              shown.tree,
              shown.game,
              shown.position,
              shown.depth,
              shown.width,
            ),
            h(
              "div",
              { class: "row" },
              h(
                "button",
                { class: "button main", type: "submit" },
                icon("again"),
                t("page-exercise-new"),
              ),
            ),
          ),
      place,
      handout
        ? h("p", {}, h("a", { href: linkTo("exercise") }, t("page-exercise-own")))
        : [openByNumber(), ownHandouts()],
    ),
  };
}

/** The way to a sheet that a teacher has handed out. */
function openByNumber() {
  const input = h("input", {
    id: "exercise-handed",
    name: "handed",
    inputmode: "numeric",
    pattern: "[0-9]*",
    maxlength: 4,
    size: 6,
  });
  return h(
    "form",
    {
      class: "row by-number",
      onsubmit: (/** @type {Event} */ event) => {
        event.preventDefault();
        if (input.value.trim()) navigateTo("exercise", { sheet: input.value.trim() });
      },
    },
    h("label", { for: input.id }, t("page-handout-open")),
    input,
    h("button", { class: "button", type: "submit" }, t("page-handout-go")),
  );
}

/**
 * Shows in the form what an address asks for.
 * @param {Fields} fields
 * @param {ExerciseRequest} request
 */
function fillIn(fields, { kind, cutting, tree, game, position, seed, depth, width }) {
  fields.source.value = tree ? "written" : game ? "game" : "random";
  const given = { kind, cutting, tree, game, position, seed, depth, width };
  for (const [name, value] of Object.entries(given)) {
    if (value !== undefined) fields[/** @type {keyof Fields} */ (name)].value = String(value);
  }
}

/**
 * What the form asks for.
 * @param {Fields} fields
 * @returns {ExerciseRequest}
 */
function asked({ kind, cutting, source, seed, depth, width, tree, game, position }) {
  const common = {
    kind: /** @type {import("../wire.js").ExerciseKindName} */ (kind.value),
    cutting: /** @type {import("../wire.js").CuttingName} */ (cutting.value),
  };
  const deep = Number(depth.value) || 3;
  if (source.value === "written") return { ...common, tree: tree.value };
  if (source.value === "game") {
    const from = position.value.trim();
    return { ...common, game: game.value, depth: deep, ...(from ? { position: from } : {}) };
  }
  const given = seed.value.trim();
  const drawn = { ...common, depth: deep, width: Number(width.value) || 2 };
  return given ? { ...drawn, seed: Number(given) } : drawn;
}

/**
 * @param {string} name
 * @param {string[][]} choices
 */
function choice(name, choices) {
  const list = h("select", { id: `exercise-${name}`, name });
  for (const [value, words] of choices) list.append(h("option", { value }, words ?? ""));
  return list;
}

/**
 * @param {string} name
 * @param {string} value
 * @param {number} min
 * @param {number} max
 */
function number(name, value, min, max) {
  return h("input", { id: `exercise-${name}`, name, type: "number", min, max, value });
}

/**
 * @param {string} words
 * @param {HTMLElement} input
 */
function field(words, input) {
  return h("div", { class: "field-of-form" }, h("label", { for: input.id }, t(words)), input);
}
