// @ts-check
/** What is to be compared: a game or a tree, engines, evaluations, and depths or times. */

import { h } from "../dom.js";
import { icon } from "../icons.js";
import { path } from "../path.js";
import { linkTo } from "../router.js";
import { segments } from "../segments.js";
import { choiceName, followFirst, knobField } from "../setup/knob-field.js";
import { readSpec, writeSpec } from "../spec.js";
import { t } from "../words.js";
import { spelledOut } from "./engine-form.js";
import { EngineList } from "./engine-list.js";
import { PRESETS } from "./presets.js";
import { isWritten, TREE, WRITTEN, writtenTree } from "./written-tree.js";

/** @typedef {import("../wire.js").GameEntry} GameEntry */
/** @typedef {import("../wire.js").Register} Register */

/** How many positions by lot can be chosen. */
const COUNTS = [3, 10];
/** Every evaluation of the game. */
const ALL = "*";

/** The form of a comparison. */
export class CompareForm {
  /**
   * @param {Register} register
   * @param {string} spec the game, or a tree written down
   * @param {URLSearchParams} query what a link says of the comparison
   * @param {() => void} submit
   */
  constructor(register, spec, query, submit) {
    this.register = register;
    this.written = isWritten(spec);
    const name = this.written ? WRITTEN : readSpec(spec).name;
    const found = register.games.find((game) => game.name === name);
    this.game = this.written ? writtenTree(register) : (found ?? register.games[0]);
    const { knobs } = readSpec(spec, this.game?.knobs[0]?.name);
    const linked = query.getAll("engine");
    const usual = linked.length > 0 ? linked : PRESETS.map((preset) => preset.spec);
    this.engines = this.game ? new EngineList(register, this.game, usual) : null;
    this.knobs = (this.game?.knobs ?? []).map((knob) => knobField(knob, knobs[knob.name]));
    followFirst(this.knobs);
    this.tree = h("textarea", {
      id: "compare-tree",
      class: "mono",
      rows: 2,
      spellcheck: "false",
      value: this.written ? spec : TREE,
    });
    this.evaluation = h(
      "select",
      { id: "compare-eval" },
      h("option", { value: "" }, t("page-compare-own-eval")),
      ...(this.game?.evaluators ?? []).map((one) =>
        h("option", { value: one.name }, choiceName(one.name)),
      ),
      h("option", { value: ALL }, t("page-compare-all-evals")),
    );
    /** @type {"depth" | "time"} */
    this.by = query.has("shortest") ? "time" : "depth";
    const given = (/** @type {string} */ key, /** @type {number} */ otherwise) =>
      Number(query.get(key)) || otherwise;
    const depth = { type: "number", min: 1, max: 20 };
    this.first = h("input", { id: "compare-first", ...depth, value: given("from", 1) });
    this.last = h("input", { id: "compare-last", ...depth, value: given("to", 5) });
    this.shortest = h("input", seconds("compare-shortest", given("shortest", 0.1)));
    this.longest = h("input", seconds("compare-longest", given("longest", 0.8)));
    this.depths = [field("page-compare-from", this.first), field("page-compare-to", this.last)];
    this.times = [
      field("page-compare-shortest", this.shortest),
      field("page-compare-longest", this.longest),
    ];
    this.position = h("input", {
      id: "compare-position",
      class: "mono",
      placeholder: t("page-usual-start"),
      value: query.get("position") ?? "",
    });
    this.places = h(
      "select",
      { id: "compare-places" },
      h("option", { value: "" }, t("page-compare-start")),
      ...COUNTS.map((count) => h("option", { value: count }, t("page-compare-random", { count }))),
    );
    this.places.value = COUNTS.map(String).find((count) => count === query.get("random")) ?? "";
    this.evaluation.value = query.get("eval") ?? "";
    this.element = this.draw(submit);
    this.choose(this.by);
  }

  /** @param {() => void} submit */
  draw(submit) {
    return h(
      "form",
      {
        class: "card stack compare-form",
        novalidate: true,
        onsubmit: (/** @type {Event} */ event) => {
          event.preventDefault();
          submit();
        },
      },
      this.games(),
      this.written ? field("page-lab-written", this.tree) : this.rules(),
      this.engines?.element,
      this.written
        ? null
        : h("div", { class: "fields" }, field("page-compare-eval", this.evaluation)),
      segments(
        "compare-by",
        { class: "segments", "aria-label": t("page-compare-by") },
        [
          ["depth", t("page-compare-by-depth")],
          ["time", t("page-compare-by-time")],
        ],
        this.by,
        (by) => this.choose(by),
      ),
      h(
        "div",
        { class: "fields" },
        ...this.depths,
        ...this.times,
        ...(this.written
          ? []
          : [field("page-position", this.position), field("page-compare-positions", this.places)]),
      ),
      h(
        "div",
        { class: "row" },
        h("button", { class: "button main", type: "submit" }, icon("graph"), t("page-compare-go")),
      ),
    );
  }

  games() {
    const games = [...this.register.games, writtenTree(this.register)];
    return h(
      "nav",
      { class: "segments games", "aria-label": t("page-games") },
      games.map(({ name, title }) =>
        h(
          "a",
          {
            href: linkTo(name === WRITTEN ? path`compare/${TREE}` : `compare/${name}`),
            "aria-current": name === this.game?.name ? "page" : undefined,
          },
          title,
        ),
      ),
    );
  }

  /** What can be decided about the game, what is most often changed first. */
  rules() {
    const usual = this.knobs.filter(({ knob }) => knob.default !== null);
    const others = this.knobs.filter(({ knob }) => knob.default === null);
    const fields = (/** @type {typeof usual} */ some) =>
      h(
        "div",
        { class: "fields" },
        some.map(({ element }) => element),
      );
    return h(
      "div",
      { class: "stack" },
      fields(usual),
      others.length > 0
        ? h("details", {}, h("summary", {}, t("page-more-rules")), fields(others))
        : null,
    );
  }

  /** @param {"depth" | "time"} by */
  choose(by) {
    this.by = by;
    for (const one of this.depths) one.hidden = by !== "depth";
    for (const one of this.times) one.hidden = by !== "time";
  }

  /** The game that is asked about. */
  asked() {
    if (this.written) return this.tree.value.trim() || TREE;
    const knobs = Object.fromEntries(this.knobs.map(({ knob, value }) => [knob.name, value()]));
    return writeSpec(this.game?.name ?? "", knobs);
  }

  /** The address under which the same comparison is made again. */
  link() {
    const query = new URLSearchParams();
    for (const engine of this.engines?.specs ?? []) query.append("engine", engine);
    /** @type {[string, string][]} */
    const range =
      this.by === "time"
        ? [
            ["shortest", this.shortest.value],
            ["longest", this.longest.value],
          ]
        : [
            ["from", this.first.value],
            ["to", this.last.value],
          ];
    /** @type {[string, string][]} */
    const places = [
      ["eval", this.evaluation.value],
      ["position", this.position.value.trim()],
      ["random", this.places.value],
    ];
    for (const [name, value] of [...range, ...(this.written ? [] : places)]) {
      if (value) query.set(name, value);
    }
    return `${linkTo(path`compare/${this.asked()}`)}?${query}`;
  }

  /** @returns {import("../wire.js").ComparisonRequest} */
  request() {
    const position = this.written ? "" : this.position.value.trim();
    const random = this.written ? 0 : Number(this.places.value);
    const { game } = this;
    const names =
      this.evaluation.value === ALL
        ? (game?.evaluators ?? []).map(({ name }) => name)
        : [this.evaluation.value].filter(Boolean);
    const engines = this.engines?.specs ?? [];
    return {
      game: this.asked(),
      engines: game ? engines.flatMap((spec) => withEvaluations(game, spec, names)) : engines,
      first_depth: Number(this.first.value),
      last_depth: Number(this.last.value),
      ...(this.by === "time"
        ? { times: doubled(Number(this.shortest.value), Number(this.longest.value)) }
        : {}),
      ...(position ? { position } : {}),
      ...(random ? { random } : {}),
    };
  }
}

/**
 * An engine with each of some evaluations, or as it is if it has none or has its own.
 * @param {GameEntry} game
 * @param {string} spec
 * @param {string[]} names
 */
export function withEvaluations(game, spec, names) {
  const { name, knobs } = readSpec(spelledOut(game, spec));
  const known = game.engines.find((engine) => engine.name === name)?.knobs ?? [];
  const takes = known.some((knob) => knob.name === "eval") && knobs.eval === undefined;
  if (!takes || names.length === 0) return [spec];
  return names.map((evaluation) => writeSpec(name, { ...knobs, eval: evaluation }));
}

/**
 * Times in milliseconds from the shortest to the longest, each twice the one before; both in
 * seconds.
 * @param {number} shortest
 * @param {number} longest
 */
export function doubled(shortest, longest) {
  const times = [];
  // The end counts, however its fraction is rounded.
  const end = Math.round(longest * 1000);
  for (let time = Math.round(shortest * 1000); time > 0 && time <= end; time *= 2) times.push(time);
  return times;
}

/**
 * @param {string} id
 * @param {number} value
 */
function seconds(id, value) {
  return { id, type: "number", inputmode: "decimal", min: 0.01, max: 60, step: "any", value };
}

/**
 * @param {string} words
 * @param {HTMLElement} input
 */
function field(words, input) {
  return h("div", { class: "field-of-form" }, h("label", { for: input.id }, t(words)), input);
}
