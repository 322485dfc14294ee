// @ts-check
/** The form of a tournament: the game, who takes part, and who meets whom how often. */

import { ApiError } from "../api.js";
import { button } from "../button.js";
import { fill, h } from "../dom.js";
import { icon } from "../icons.js";
import { segments } from "../segments.js";
import { ClockForm } from "../setup/clock-form.js";
import { knobField } from "../setup/knob-field.js";
import { SeatForm } from "../setup/seat-form.js";
import { writeSpec } from "../spec.js";
import { showError } from "../toast.js";
import { t } from "../words.js";

/** @typedef {import("../wire.js").Register} Register */
/** @typedef {import("../wire.js").GameEntry} GameEntry */
/** @typedef {import("../wire.js").ContestRequest} ContestRequest */
/** @typedef {import("../wire.js").FormatName} FormatName */

/** @type {[FormatName, ...FormatName[]]} */
const FORMATS = ["round-robin", "gauntlet", "swiss", "knock-out"];
/** The entrants unless others are chosen: weak engines, so that it is over soon. */
const USUAL = ["level:level=1", "level:level=2", "level:level=3"];
const USUAL_GAMES = 4;
const MOST_GAMES = 1000;
/** @type {[string, ...string[]]} where games begin: `""` for what is usual for the game */
const OPENINGS = ["", "none", "random:2", "random:4", "random:6", "balanced", "book", "list"];

/** The form of a tournament. */
export class EntrantsForm {
  /**
   * @param {Register} register
   * @param {string | null} game
   * @param {(request: ContestRequest) => Promise<void>} begin
   */
  constructor(register, game, begin) {
    this.register = register;
    this.begin = begin;
    this.game = /** @type {GameEntry} */ (
      register.games.find(({ name }) => name === game) ?? register.games[0]
    );
    /** @type {import("../setup/knob-field.js").KnobField[]} */
    this.knobs = [];
    /** @type {SeatForm[]} */
    this.entrants = [];
    this.format = FORMATS[0];
    this.rules = h("div", { class: "fields" });
    this.list = h("div", { class: "seats" });
    this.games = h("input", {
      id: "contest-games",
      type: "number",
      min: 1,
      max: MOST_GAMES,
      value: USUAL_GAMES,
    });
    this.title = h("input", { id: "contest-title", maxlength: 60 });
    this.gathers = h("input", {
      id: "contest-gathers",
      type: "checkbox",
      onchange: () => this.show(),
    });
    this.rounds = h("input", { id: "contest-rounds", type: "number", min: 1, max: 30 });
    this.roundsField = numberField("contest-rounds", t("page-contest-round-count"), this.rounds);
    this.roundsField.hidden = true;
    this.clock = new ClockForm(register.clocks ?? [], "none");
    this.openings = h(
      "select",
      { id: "contest-openings", onchange: () => this.showList() },
      OPENINGS.map((name) => h("option", { value: name }, openingWords(name))),
    );
    this.openingList = h("textarea", { id: "contest-opening-list", rows: 4 });
    this.listField = numberField(
      "contest-opening-list",
      t("page-contest-opening-list"),
      this.openingList,
    );
    this.listField.hidden = true;
    this.fault = h("p", { class: "fault", "aria-live": "assertive" });
    this.element = this.draw();
    this.choose(this.game);
  }

  draw() {
    return h(
      "form",
      {
        class: "setup stack",
        novalidate: true,
        onsubmit: (/** @type {Event} */ event) => this.submit(event),
      },
      h(
        "fieldset",
        { class: "card stack" },
        h("legend", { class: "unseen" }, t("page-game")),
        numberField("contest-title", t("page-contest-title"), this.title),
        segments(
          "contest-game",
          { class: "segments games", "aria-label": t("page-game") },
          this.register.games.map(({ name, title }) => [name, title]),
          this.game.name,
          (name) => this.chooseNamed(name),
        ),
        this.rules,
      ),
      h(
        "div",
        { class: "row spread players-title" },
        h("h2", {}, t("page-entrants")),
        button("person", t("page-add-entrant"), () => this.add(USUAL[0] ?? "level")),
      ),
      this.list,
      h(
        "fieldset",
        { class: "card stack" },
        h("legend", { class: "unseen" }, t("page-contest-format")),
        segments(
          "contest-format",
          { class: "segments games", "aria-label": t("page-contest-format") },
          FORMATS.map((name) => [name, t("page-contest-format-name", { format: name })]),
          this.format,
          (name) => {
            this.format = name;
            this.roundsField.hidden = name !== "swiss";
          },
        ),
        numberField("contest-games", t("page-contest-games"), this.games),
        this.roundsField,
        h(
          "label",
          { class: "check", for: "contest-gathers" },
          this.gathers,
          t("page-contest-gathers"),
        ),
        h(
          "details",
          {},
          h("summary", {}, t("page-advanced")),
          h(
            "div",
            { class: "stack" },
            numberField("contest-openings", t("page-contest-openings"), this.openings),
            this.listField,
            h("h3", {}, t("page-clock")),
            this.clock.element,
          ),
        ),
      ),
      this.fault,
      h(
        "div",
        { class: "row setup-end" },
        h(
          "button",
          { class: "button main large", type: "submit" },
          icon("play"),
          t("page-begin-tournament"),
        ),
      ),
    );
  }

  /** @param {string} name */
  chooseNamed(name) {
    const game = this.register.games.find((one) => one.name === name);
    if (game) this.choose(game);
  }

  /** @param {GameEntry} game */
  choose(game) {
    const specs = this.entrants.length > 0 ? this.entrants.map((one) => one.spec()) : USUAL;
    this.game = game;
    this.knobs = game.knobs
      .filter((knob) => knob.default !== null && knob.name !== "first")
      .map((knob) => knobField(knob));
    fill(
      this.rules,
      this.knobs.map(({ element }) => element),
    );
    this.entrants = [];
    // What plays one game only does not take part in another.
    const known = new Set([
      "human",
      "level",
      ...this.register.guests,
      ...game.engines.map(({ name }) => name),
    ]);
    for (const spec of specs) this.add(known.has(spec.split(":")[0] ?? "") ? spec : "level");
  }

  /** @param {string} spec */
  add(spec) {
    this.entrants.push(new SeatForm(this.register, this.game, this.entrants.length, spec));
    this.show();
  }

  /** @param {SeatForm} entrant */
  remove(entrant) {
    const specs = this.entrants.filter((one) => one !== entrant).map((one) => one.spec());
    this.entrants = [];
    for (const spec of specs) this.add(spec);
  }

  showList() {
    this.listField.hidden = this.openings.value !== "list";
  }

  show() {
    fill(
      this.list,
      this.entrants.map((entrant) =>
        h(
          "div",
          { class: "entrant" },
          entrant.element,
          this.entrants.length > (this.gathers.checked ? 0 : 2)
            ? h(
                "button",
                {
                  type: "button",
                  class: "button square entrant-off",
                  title: t("page-remove-entrant"),
                  "aria-label": t("page-remove-entrant"),
                  onclick: () => this.remove(entrant),
                },
                icon("erase"),
              )
            : null,
        ),
      ),
    );
  }

  /** @returns {ContestRequest} */
  request() {
    const knobs = Object.fromEntries(this.knobs.map(({ knob, value }) => [knob.name, value()]));
    const title = this.title.value.trim();
    const rounds = this.format === "swiss" ? Math.round(Number(this.rounds.value)) : 0;
    const openings = this.openings.value;
    const clock = this.clock.spec();
    return {
      game: writeSpec(this.game.name, knobs),
      players: this.entrants.map((entrant) => entrant.spec()),
      format: this.format,
      ...(title ? { name: title } : {}),
      ...(rounds > 0 ? { rounds } : {}),
      ...(this.gathers.checked ? { gathers: true } : {}),
      ...(openings ? { openings } : {}),
      ...(openings === "list" ? { opening_list: this.openingList.value } : {}),
      ...(clock.startsWith("none") ? {} : { clock }),
      games: Math.min(MOST_GAMES, Math.max(1, Math.round(Number(this.games.value)) || 1)),
    };
  }

  /** @param {Event} event */
  async submit(event) {
    event.preventDefault();
    this.fault.textContent = "";
    const checked = [...this.knobs, ...this.entrants, this.clock].map((field) => field.check());
    if (!checked.every(Boolean)) return;
    try {
      await this.begin(this.request());
    } catch (problem) {
      if (problem instanceof ApiError) this.fault.textContent = problem.message;
      else showError(t("page-offline"));
    }
  }
}

/**
 * @param {string} id
 * @param {string} label
 * @param {HTMLElement} field
 */
function numberField(id, label, field) {
  return h("div", { class: "field-of-form" }, h("label", { for: id }, label), field);
}

/** @param {string} name */
function openingWords(name) {
  const [kind = "", plies = ""] = name.split(":");
  return t("page-contest-opening", { kind: kind || "usual", plies });
}
