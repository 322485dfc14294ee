// @ts-check
/** The view of a teacher: the classes of this browser, and the wall of one. */

import { messageOf } from "../api.js";
import { button } from "../button.js";
import { beginClass, classResultsUrl, fetchClass, fetchClasses, orderClass } from "../class/api.js";
import { ClassLive } from "../class/class-live.js";
import { Wall } from "../class/wall.js";
import { openDialog } from "../dialog.js";
import { fill, h } from "../dom.js";
import { icon } from "../icons.js";
import { linkTo, navigateTo } from "../router.js";
import { showError, showMessage } from "../toast.js";
import { t, tell } from "../words.js";

/** @typedef {import("../wire.js").ClassShown} ClassShown */
/** @typedef {import("../wire.js").ClassOrder} ClassOrder */
/** @typedef {import("../wire.js").ClassMode} ClassMode */
/** @typedef {import("../wire.js").Register} Register */

/** @type {ClassMode[]} */
const MODES = ["computer", "display", "arena", "round-robin"];

/**
 * @param {import("../router.js").Route} route
 * @param {Register} register
 * @returns {import("./index.js").MountedView}
 */
export function classView(route, register) {
  const id = route.rest[0];
  if (!id) return { title: t("page-classes"), element: classList() };
  const screen = new ClassScreen(id, register);
  return { title: t("page-classes"), element: screen.element, leave: () => screen.leave() };
}

/** The classes of this browser, and a new one. */
function classList() {
  const list = h("ul", { class: "shelf" });
  fetchClasses().then(
    (found) =>
      fill(
        list,
        found.map(({ id, title: called, pupils }) =>
          h(
            "li",
            {},
            h(
              "a",
              { class: "card shelf-entry", href: linkTo(`class/${id}`) },
              icon("people"),
              h(
                "span",
                {},
                h("strong", {}, called || t("page-class-untitled")),
                h("span", { class: "soft small" }, t("page-class-pupils", { pupils })),
              ),
              icon("next"),
            ),
          ),
        ),
      ),
    () => fill(list, h("li", { class: "fault" }, t("page-offline"))),
  );
  const title = h("input", { id: "class-title", name: "title", maxlength: 60 });
  const names = h("textarea", { id: "class-names", name: "names", rows: 10 });
  const fault = h("p", { class: "fault", role: "alert", hidden: true });
  const begin = async (/** @type {Event} */ event) => {
    event.preventDefault();
    try {
      const { id } = await beginClass({ title: title.value, names: names.value });
      navigateTo(`class/${id}`);
    } catch (problem) {
      fault.hidden = false;
      fault.textContent = messageOf(problem);
    }
  };
  return h(
    "div",
    { class: "stack" },
    h(
      "header",
      {},
      h("h1", {}, t("page-classes")),
      h("p", { class: "soft" }, t("page-class-about")),
    ),
    list,
    h(
      "form",
      { class: "card stack class-form", onsubmit: begin },
      h("h2", {}, t("page-class-new")),
      field("page-class-title", title),
      field("page-class-names", names),
      h("p", { class: "soft small" }, t("page-class-names-about")),
      fault,
      h(
        "div",
        { class: "row" },
        h("button", { class: "button main", type: "submit" }, icon("done"), t("page-class-begin")),
      ),
    ),
  );
}

class ClassScreen {
  /**
   * @param {string} id
   * @param {Register} register
   */
  constructor(id, register) {
    this.id = id;
    this.register = register;
    /** @type {ClassShown | null} */
    this.shown = null;
    this.wall = new Wall();
    this.head = h("div", { class: "stack" });
    this.pupils = h("section", { class: "card stack", "aria-label": t("page-class-roll") });
    this.sheets = h("section", { class: "card stack" });
    this.element = h("div", { class: "class-room stack" }, this.head, this.wall.element);
    this.live = new ClassLive(id, null, (message) => {
      if (message.is === "class") this.show(message);
      if (message.is === "board") this.wall.hear(message);
      if (message.is === "bye") this.refuse(t("error-page-not-teacher"));
    });
    fetchClass(id).then(
      (shown) => this.show(shown),
      (problem) => this.refuse(messageOf(problem)),
    );
  }

  /** @param {string} words */
  refuse(words) {
    fill(this.element, h("p", { class: "fault", role: "alert" }, words));
  }

  leave() {
    this.live.close();
  }

  /** @param {ClassOrder} order */
  async order(order) {
    try {
      this.show(await orderClass(this.id, order));
      return true;
    } catch (problem) {
      showError(messageOf(problem));
      return false;
    }
  }

  /** @param {ClassShown} shown */
  show(shown) {
    const first = this.shown === null;
    this.shown = shown;
    document.title = `${shown.title || t("page-classes")} · Plateau`;
    this.drawHead(shown);
    this.wall.show(shown);
    this.drawPupils(shown);
    this.drawSheets(shown);
    if (first) this.element.append(this.pupils, this.sheets);
  }

  /** @param {ClassShown} shown */
  drawHead(shown) {
    const stop = shown.stopped
      ? button("play", t("page-class-resume"), () => this.order({ do: "resume" }), "main")
      : button("pause", t("page-class-stop"), () => this.order({ do: "stop" }));
    stop.dataset.action = "stop";
    const round =
      shown.mode === "round-robin"
        ? t("page-class-round", { round: shown.round, of: shown.rounds })
        : t(`page-class-mode-${shown.mode}`);
    const next = button("next", t("page-class-next-round"), () => this.order({ do: "next-round" }));
    next.toggleAttribute("disabled", shown.round >= shown.rounds);
    fill(
      this.head,
      h(
        "div",
        { class: "row spread" },
        h("h1", {}, shown.title || t("page-class-untitled")),
        h(
          "div",
          { class: "row" },
          stop,
          button("settings", t("page-class-settings"), () => this.openSettings(shown)),
          h(
            "a",
            { class: "button", href: linkTo(`cards/${this.id}`), "data-action": "cards" },
            icon("print"),
            t("page-class-cards"),
          ),
          h(
            "a",
            {
              class: "button",
              href: classResultsUrl(this.id),
              download: "class.csv",
              "data-action": "results",
            },
            icon("download"),
            t("page-class-results"),
          ),
        ),
      ),
      shown.stopped ? h("p", { class: "notice", role: "status" }, t("page-class-stopped")) : null,
      h(
        "div",
        { class: "row class-modes", role: "group", "aria-label": t("page-class-begin-what") },
        h("span", { class: "soft" }, round),
        MODES.map((mode) => {
          const start = button(
            mode === "computer" ? "computer" : mode === "display" ? "person" : "people",
            t(`page-class-begin-${mode}`),
            () => this.order({ do: "begin", mode }),
          );
          start.dataset.mode = mode;
          return start;
        }),
        shown.mode === "round-robin" ? next : null,
      ),
    );
  }

  /** @param {ClassShown} shown */
  drawPupils({ pupils }) {
    /** @type {number[]} */
    const chosen = [];
    const pair = button("hands", t("page-class-pair"), () => {
      const [first, second] = chosen;
      if (first === undefined || second === undefined) return showError(t("page-class-pair-two"));
      this.order({ do: "pair", first, second });
    });
    pair.dataset.action = "pair";
    const names = h("textarea", { id: "more-names", rows: 2, "aria-label": t("page-class-names") });
    fill(
      this.pupils,
      h("h2", {}, t("page-class-roll")),
      h(
        "table",
        { class: "compared roll" },
        h(
          "thead",
          {},
          h(
            "tr",
            {},
            ["page-class-choose", "class-column-name", "class-column-games", "class-column-points"]
              .map((words) => h("th", { scope: "col" }, t(words)))
              .concat(h("th", { scope: "col" }, t("page-class-card"))),
          ),
        ),
        h(
          "tbody",
          {},
          pupils.map(({ number, name, present, games, points }) =>
            h(
              "tr",
              {},
              h(
                "td",
                {},
                h("input", {
                  type: "checkbox",
                  "aria-label": t("page-class-choose-pupil", { name }),
                  onchange: (/** @type {Event} */ event) => {
                    const { checked } = /** @type {HTMLInputElement} */ (event.target);
                    if (checked) chosen.push(number);
                    else chosen.splice(chosen.indexOf(number), 1);
                  },
                }),
              ),
              h(
                "th",
                { scope: "row" },
                name,
                h(
                  "span",
                  { class: present ? "here" : "soft small" },
                  ` ${t(present ? "page-class-here" : "page-class-away")}`,
                ),
              ),
              h("td", {}, tell(games)),
              h("td", {}, points),
              h(
                "td",
                { class: "row" },
                button("again", t("page-class-renew"), () => this.renew(number, name)),
                button("quit", t("page-class-remove"), () =>
                  this.order({ do: "remove-pupil", pupil: number }),
                ),
              ),
            ),
          ),
        ),
      ),
      h(
        "div",
        { class: "row" },
        pair,
        names,
        button("person", t("page-class-add"), () =>
          this.order({ do: "add-pupils", names: names.value }),
        ),
      ),
    );
  }

  /**
   * @param {number} pupil
   * @param {string} name
   */
  async renew(pupil, name) {
    const done = await this.order({ do: "renew-card", pupil });
    if (done) showMessage(t("page-class-renewed", { name }));
  }

  /** @param {ClassShown} shown */
  drawSheets({ sheets, pupils }) {
    const kind = h(
      "select",
      { id: "sheet-kind" },
      ["minimax", "alpha-beta", "expectiminimax", "star1", "max-n", "shallow-max-n"].map((name) =>
        h("option", { value: name }, t(`page-exercise-${name}`)),
      ),
    );
    const hand = button("share", t("page-class-hand-out"), () =>
      this.order({
        do: "hand-out",
        exercise: { kind: /** @type {import("../wire.js").ExerciseKindName} */ (kind.value) },
      }),
    );
    hand.dataset.action = "hand-out";
    fill(
      this.sheets,
      h("h2", {}, t("page-class-sheets")),
      h(
        "ol",
        {},
        sheets.map(({ title, results }) =>
          h(
            "li",
            {},
            h("strong", {}, title),
            ` · ${t("page-class-answered", { answered: results.length, pupils: pupils.length })}`,
            h(
              "ul",
              { class: "small" },
              results.map(({ name, first, best, all }) =>
                h(
                  "li",
                  {},
                  t("page-class-mark", {
                    name,
                    first: tell(first),
                    best: tell(best),
                    all: tell(all),
                  }),
                ),
              ),
            ),
          ),
        ),
      ),
      h("div", { class: "row" }, h("label", { for: kind.id }, t("page-exercise-kind")), kind, hand),
    );
  }

  /** @param {ClassShown} shown */
  openSettings(shown) {
    const title = h("input", { id: "set-title", maxlength: 60, value: shown.title });
    const game = h("input", { id: "set-game", class: "mono", value: shown.game, list: "games" });
    const clock = h("input", { id: "set-clock", class: "mono", value: shown.clock });
    const level = h(
      "select",
      { id: "set-level" },
      [...Array(10).keys()].map((step) =>
        h("option", { value: `level:${step + 1}` }, t("page-class-level", { level: step + 1 })),
      ),
    );
    if (![...level.options].some(({ value }) => value === shown.level))
      level.append(h("option", { value: shown.level }, shown.level));
    level.value = shown.level;
    const help = h("input", { id: "set-help", type: "checkbox" });
    help.checked = shown.help;
    openDialog(t("page-class-settings"), (close) => [
      h(
        "form",
        {
          class: "stack",
          onsubmit: async (/** @type {Event} */ event) => {
            event.preventDefault();
            const done = await this.order({
              do: "settings",
              title: title.value,
              game: game.value.trim(),
              clock: clock.value.trim(),
              level: level.value,
              help: help.checked,
            });
            if (done) close();
          },
        },
        field("page-class-title", title),
        field("page-class-game", game),
        h(
          "datalist",
          { id: "games" },
          this.register.games.map(({ name, title: words }) => h("option", { value: name }, words)),
        ),
        field("page-class-clock", clock),
        field("page-class-level-all", level),
        h("label", { class: "row", for: help.id }, help, t("page-class-help")),
        h(
          "div",
          { class: "row end" },
          button("erase", t("page-class-end"), async () => {
            if (await this.order({ do: "end" })) {
              close();
              navigateTo("class");
            }
          }),
          h("button", { class: "button main", type: "submit" }, t("page-class-settle")),
        ),
      ),
    ]);
  }
}

/**
 * @param {string} words
 * @param {HTMLElement} input
 */
function field(words, input) {
  return h("div", { class: "field-of-form" }, h("label", { for: input.id }, t(words)), input);
}
