// @ts-check
/** Setting up a game: its rules and who plays. The whole form comes from the register. */

import { ApiError, checkTable, openTable } from "../api.js";
import { miniature } from "../board/miniature.js";
import { button } from "../button.js";
import { fill, h } from "../dom.js";
import { icon } from "../icons.js";
import { path } from "../path.js";
import { requestOnce } from "../request-once.js";
import { linkTo, navigateTo } from "../router.js";
import { ClockForm } from "../setup/clock-form.js";
import { EvenForm } from "../setup/even-form.js";
import { followFirst, knobField } from "../setup/knob-field.js";
import { lastSetup, rememberSetup } from "../setup/last-setup.js";
import { SeatForm } from "../setup/seat-form.js";
import { readSpec, writeSpec } from "../spec.js";
import { showError, showMessage } from "../toast.js";
import { rememberTable } from "../tokens.js";
import { t } from "../words.js";

/** @typedef {import("../wire.js").Register} Register */
/** @typedef {import("../wire.js").GameEntry} GameEntry */
/** @typedef {import("../wire.js").TableRequest} TableRequest */

/**
 * @param {import("../router.js").Route} route
 * @param {Register} register
 * @returns {import("./index.js").MountedView}
 */
export function setupView(route, register) {
  const game = register.games.find(({ name }) => name === route.rest[0]) ?? register.games[0];
  if (!game) return { title: t("page-setup"), element: h("p", {}, t("page-nothing-here")) };
  const screen = new SetupScreen(register, game, route.query);
  return { title: t("page-setup"), element: screen.element };
}

/**
 * The set-up that a link asks for by its name.
 * @param {Register} register
 * @param {URLSearchParams} query
 * @returns {TableRequest | undefined}
 */
function presetOf(register, query) {
  const preset = register.presets.find(({ name }) => name === query.get("preset"));
  if (!preset) return undefined;
  const { game, players, touch_move } = preset;
  return { game, players, touch_move };
}

class SetupScreen {
  /**
   * @param {Register} register
   * @param {GameEntry} game
   * @param {URLSearchParams} query `table` if its settings are to be changed, `start` if the game
   *   is to begin from a position
   */
  constructor(register, game, query) {
    this.register = register;
    this.game = game;
    this.table = query.get("table");
    const last = presetOf(register, query) ?? lastSetup(game);
    const { knobs } = readSpec(last.game, game.knobs[0]?.name);
    this.knobs = game.knobs.map((knob) => knobField(knob, knobs[knob.name]));
    followFirst(this.knobs);
    this.clock = new ClockForm(register.clocks ?? [], last.clock ?? "none");
    this.touchMove = tick(t("page-touch-move"), last.touch_move ?? false);
    this.alternate = tick(t("page-alternate"), last.alternate ?? false);
    this.even = new EvenForm(game, last);
    this.open = tick(t("page-open-on-list"), false);
    this.open.element.hidden = !register.open_tables;
    this.casual = tick(t("page-casual"), last.casual ?? false);
    this.start = h("input", {
      id: "start",
      class: "mono",
      value: query.get("start") ?? "",
      placeholder: t("page-usual-start"),
      autocomplete: "off",
    });
    /** @type {SeatForm[]} */
    this.seats = [];
    this.players = [...last.players];
    this.seatList = h("div", { class: "seats" });
    this.fault = h("p", { class: "fault", "aria-live": "assertive" });
    /**
     * Where it is said what is wrong with a part of the form.
     * @type {Record<string, HTMLElement>}
     */
    this.faults = {
      game: h("p", { class: "fault rules-fault", "aria-live": "polite" }),
      clock: h("p", { class: "fault", "aria-live": "polite" }),
      start: h("p", { class: "fault", "aria-live": "polite" }),
      handicap: this.even.fault,
      opening: this.even.fault,
    };
    this.element = this.draw();
    this.seat();
    /** The rules that the position to start from was given for. */
    this.rules = this.setup().game;
  }

  draw() {
    const usual = this.knobs.filter(({ knob }) => knob.default !== null);
    const others = this.knobs.filter(({ knob }) => knob.default === null);
    return h(
      "form",
      {
        class: "setup stack",
        novalidate: true,
        onsubmit: (/** @type {Event} */ event) => this.submit(event),
        onchange: () => this.changed(),
      },
      h(
        "div",
        { class: "setup-head" },
        miniature(this.game.name),
        h("div", {}, h("h1", {}, this.game.title), h("p", { class: "soft" }, this.game.about)),
      ),
      this.otherGames(),
      this.presets(),
      h(
        "fieldset",
        { class: "card stack" },
        h("legend", { class: "unseen" }, t("page-rules")),
        h("h2", {}, t("page-rules")),
        h(
          "div",
          { class: "fields" },
          usual.map(({ element }) => element),
        ),
        others.length > 0
          ? h(
              "details",
              {},
              h("summary", {}, t("page-more-rules")),
              h(
                "div",
                { class: "fields" },
                others.map(({ element }) => element),
              ),
            )
          : null,
        this.faults.game,
      ),
      h(
        "div",
        { class: "row spread players-title" },
        h("h2", {}, t("page-players")),
        button("turn", t("page-swap"), () => this.swap()),
      ),
      this.seatList,
      this.more(),
      this.fault,
      h(
        "div",
        { class: "row setup-end" },
        h("button", { class: "button main large", type: "submit" }, icon("play"), t("page-start")),
        h(
          "a",
          { class: "button", href: linkTo(path`rules/${this.game.name}`) },
          icon("rules"),
          t("page-rules"),
        ),
      ),
    );
  }

  /** Clock, touch-move, and the like. */
  more() {
    return h(
      "fieldset",
      { class: "card stack" },
      h("legend", { class: "unseen" }, t("page-clock-choice")),
      h("h2", {}, t("page-clock-choice")),
      this.clock.element,
      this.faults.clock,
      h(
        "details",
        { open: this.start.value !== "" },
        h("summary", {}, t("page-more-choices")),
        h(
          "div",
          { class: "stack" },
          this.touchMove.element,
          this.alternate.element,
          this.open.element,
          this.casual.element,
          h(
            "div",
            { class: "field-of-form" },
            h("label", { for: "start" }, t("page-start-position")),
            h(
              "div",
              { class: "row nowrap" },
              this.start,
              button("board", t("page-on-the-board"), () => this.layOut()),
            ),
            this.faults.start,
          ),
        ),
      ),
      this.even.element,
    );
  }

  otherGames() {
    return h(
      "nav",
      { class: "segments games", "aria-label": t("page-games") },
      this.register.games.map(({ name, title }) =>
        h(
          "a",
          {
            href: linkTo(`setup/${name}`),
            "aria-current": name === this.game.name ? "page" : undefined,
          },
          title,
        ),
      ),
    );
  }

  /** Set-ups of this game that are ready to play. */
  presets() {
    const own = this.register.presets.filter(({ room }) => room === this.game.name);
    if (own.length === 0 || this.table) return null;
    return h(
      "p",
      { class: "presets soft small" },
      t("page-presets"),
      own.map(({ name, title, about }) =>
        h("a", { href: linkTo(`setup/${this.game.name}`, { preset: name }), title: about }, title),
      ),
    );
  }

  /** Puts as many seats on the form as the rules want. */
  seat() {
    const knob = this.knobs.find((field) => field.knob.name === "players");
    const wanted = Number(knob?.value() || knob?.knob.default || this.game.fewest);
    const count = Math.min(this.game.most, Math.max(this.game.fewest, wanted || this.game.fewest));
    if (count === this.seats.length) return;
    const kept = this.seats.slice(0, count);
    const specs = this.players.slice(kept.length);
    while (kept.length < count) {
      const spec = specs.shift() ?? "level:level=4";
      kept.push(new SeatForm(this.register, this.game, kept.length, spec));
    }
    this.seats = kept;
    fill(
      this.seatList,
      kept.map(({ element }) => element),
    );
  }

  /** Everybody moves up by one seat: at a table of two, they change sides. */
  swap() {
    const [first = "", ...others] = this.seats.map((seat) => seat.spec());
    this.players = [...others, first];
    this.seats = [];
    this.seat();
    this.changed();
  }

  /** The position is laid out on the board; what else was chosen is kept meanwhile. */
  layOut() {
    const setup = this.setup();
    rememberSetup(this.game.name, setup);
    /** @type {Record<string, string>} */
    const query = setup.start ? { position: setup.start } : {};
    navigateTo(path`position/${setup.game}`, query);
  }

  /** @returns {TableRequest} */
  setup() {
    const knobs = Object.fromEntries(this.knobs.map(({ knob, value }) => [knob.name, value()]));
    const clock = this.clock.spec();
    const start = this.start.value.trim();
    return {
      game: writeSpec(this.game.name, knobs),
      players: this.seats.map((seat) => seat.spec()),
      touch_move: this.touchMove.box.checked,
      alternate: this.alternate.box.checked,
      ...(this.open.box.checked ? { open: true } : {}),
      ...(this.casual.box.checked ? { casual: true } : {}),
      ...(clock === "none" ? {} : { clock }),
      ...(start ? { start } : this.even.choices()),
    };
  }

  check() {
    this.clear();
    const fields = [...this.knobs, ...this.seats, this.clock].map((field) => field.check());
    return fields.every(Boolean);
  }

  clear() {
    this.fault.textContent = "";
    const places = [...this.seats.map(({ fault }) => fault), ...Object.values(this.faults)];
    for (const place of places) place.textContent = "";
  }

  /** A position is one of the rules that it was given for: under others it means something else. */
  dropStart() {
    const { game } = this.setup();
    if (game !== this.rules && this.start.value) {
      this.start.value = "";
      showMessage(t("page-start-dropped"));
    }
    this.rules = game;
  }

  changed() {
    this.seat();
    this.dropStart();
    if (!this.check()) return;
    checkTable(this.setup()).then(
      (trouble) => trouble && this.show(new ApiError(trouble)),
      (problem) => this.show(problem),
    );
  }

  /**
   * Says what is wrong, where it is wrong if that is known.
   * @param {unknown} problem
   */
  show(problem) {
    if (!(problem instanceof ApiError)) {
      showError(t("page-offline"));
      return null;
    }
    const seat = /^players\.(\d+)/.exec(problem.field ?? "")?.[1];
    const place =
      seat === undefined ? this.faults[problem.field ?? ""] : this.seats[Number(seat)]?.fault;
    // What is wrong in a part that is folded away is unfolded.
    unfold(place);
    (place ?? this.fault).textContent = problem.message;
    return place;
  }

  /**
   * Leads to the field that something is wrong with.
   * @param {HTMLElement | null | undefined} place where it is said
   */
  lead(place) {
    const field = place?.closest(".field-of-form, fieldset")?.querySelector("input, select");
    if (field instanceof HTMLElement) field.focus();
    place?.scrollIntoView({ block: "nearest" });
  }

  /** @param {Event} event */
  async submit(event) {
    event.preventDefault();
    if (!this.check()) {
      const wrong = this.element.querySelector("[aria-invalid=true]");
      if (wrong instanceof HTMLElement) {
        unfold(wrong);
        wrong.focus();
      }
      return;
    }
    const setup = this.setup();
    try {
      if (this.table) {
        await requestOnce(this.table, { do: "settings", setup });
        rememberSetup(this.game.name, setup);
        navigateTo(`table/${this.table}`);
      } else await openNew(this.game.name, setup);
    } catch (problem) {
      this.lead(this.show(problem));
    }
  }
}

/**
 * Unfolds whatever something is folded away in.
 * @param {HTMLElement | undefined} element
 */
function unfold(element) {
  for (let at = element?.closest("details"); at; at = at.parentElement?.closest("details")) {
    at.open = true;
  }
}

/**
 * @param {string} label
 * @param {boolean} checked
 */
function tick(label, checked) {
  const box = h("input", { type: "checkbox", checked });
  return { box, element: h("label", { class: "switch" }, box, label) };
}

/**
 * Opens a table and goes there.
 * @param {string} game
 * @param {TableRequest} setup
 * @param {TableRequest} [remembered] what is offered for the next game
 */
export async function openNew(game, setup, remembered = setup) {
  const opened = await openTable(setup);
  rememberTable(opened);
  rememberSetup(game, remembered);
  navigateTo(`table/${opened.id}`);
}
