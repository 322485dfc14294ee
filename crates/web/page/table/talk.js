// @ts-check
/** What people at a table say to each other: phrases, and words of their own where the host allows. */

import { fill, h } from "../dom.js";
import { announce } from "../toast.js";
import { t } from "../words.js";
import { nameOf } from "./names.js";
import { panelFrame } from "./panel.js";

/** @typedef {import("../wire.js").SetPhrase} SetPhrase */
/** @typedef {import("./view-model.js").ViewModel} ViewModel */
/** @typedef {{ seat: number | null, phrase: SetPhrase | null, text: string | null }} Saying */

/** @type {SetPhrase[]} */
const PHRASES = [
  "hello",
  "good-luck",
  "well-played",
  "good-game",
  "thanks",
  "one-moment",
  "sorry",
  "goodbye",
];
/** How many sayings are shown. */
const SHOWN = 20;
/** How many characters words of one's own may have. */
const LONGEST = 200;

/** The panel in which people talk: there is one where two or more seats are of people. */
export class Talk {
  /** @param {import("./view-model.js").Actions} actions */
  constructor(actions) {
    this.actions = actions;
    /** @type {Saying[]} */
    this.sayings = [];
    /** @type {Set<number | null>} whom this browser does not want to hear */
    this.muted = new Set();
    this.free = false;
    /** @type {ViewModel | null} */
    this.view = null;
    this.list = h("div", { class: "sayings", role: "log" });
    this.phrases = h(
      "div",
      { class: "row phrases" },
      PHRASES.map((phrase) =>
        h(
          "button",
          {
            class: "button quiet",
            type: "button",
            "data-action": `say-${phrase}`,
            onclick: () => actions.ask({ do: "say", phrase }),
          },
          t("page-talk-phrase", { phrase }),
        ),
      ),
    );
    this.field = h("input", {
      id: "talk-text",
      maxlength: LONGEST,
      autocomplete: "off",
      "aria-label": t("page-talk-text"),
      placeholder: t("page-talk-text"),
    });
    this.form = h(
      "form",
      { class: "row nowrap", onsubmit: (/** @type {Event} */ event) => this.send(event) },
      this.field,
      h("button", { class: "button", type: "submit" }, t("page-talk-send")),
    );
    this.switch = h("input", {
      type: "checkbox",
      id: "talk-free",
      onchange: () => actions.ask({ do: "allow-talk", free: this.switch.checked }),
    });
    this.allowing = h("label", { class: "switch" }, this.switch, t("page-talk-free"));
    this.element = panelFrame("talk");
    const details = h(
      "details",
      {},
      h("summary", {}, t("page-talk")),
      h("div", { class: "stack" }, this.phrases, this.form, this.allowing),
    );
    this.element.append(this.list, details);
  }

  /** @param {Event} event */
  send(event) {
    event.preventDefault();
    const text = this.field.value.trim();
    if (text) this.actions.ask({ do: "say", text });
    this.field.value = "";
  }

  /** @param {ViewModel} view */
  show(view) {
    this.view = view;
    const people = view.state.seats.filter(({ kind }) => kind === "human").length;
    this.element.hidden = people < 2;
    const speaks = view.mayAct;
    this.phrases.hidden = !speaks;
    this.form.hidden = !speaks || !this.free;
    this.allowing.hidden = !view.hosts;
  }

  /** @param {boolean} free */
  allow(free) {
    this.free = free;
    this.switch.checked = free;
    if (this.view) this.show(this.view);
  }

  /** @param {Saying} saying */
  hear(saying) {
    if (this.muted.has(saying.seat)) return;
    this.sayings = [...this.sayings, saying].slice(-SHOWN);
    this.draw();
    announce(this.tell(saying));
  }

  draw() {
    fill(
      this.list,
      this.sayings.map((saying) =>
        h("div", { class: "row spread" }, this.tell(saying), this.mute(saying)),
      ),
    );
  }

  /** @param {Saying} saying */
  tell({ seat, phrase, text }) {
    const said = phrase ? t("page-talk-phrase", { phrase }) : (text ?? "");
    return t("page-talk-says", { name: this.nameOf(seat), text: said });
  }

  /** @param {number | null} seat */
  nameOf(seat) {
    if (seat === null || !this.view) return t("page-talk-host");
    return nameOf(this.view.state, seat);
  }

  /**
   * The button that silences a person, for this browser.
   * @param {Saying} saying
   */
  mute({ seat }) {
    if (seat !== null && this.view?.yours.includes(seat)) return null;
    const name = this.nameOf(seat);
    const clicked = () => {
      this.muted.add(seat);
      this.sayings = this.sayings.filter((saying) => saying.seat !== seat);
      this.draw();
      this.offerToHear(seat, name);
    };
    return h(
      "button",
      { class: "link-button small", type: "button", "data-action": "mute", onclick: clicked },
      t("page-talk-mute", { name }),
    );
  }

  /**
   * @param {number | null} seat
   * @param {string} name
   */
  offerToHear(seat, name) {
    const again = h(
      "button",
      {
        class: "link-button small",
        type: "button",
        "data-action": "unmute",
        onclick: () => {
          this.muted.delete(seat);
          again.closest("li")?.remove();
        },
      },
      t("page-talk-unmute", { name }),
    );
    this.list.append(h("li", {}, again));
  }
}
