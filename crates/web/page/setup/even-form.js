// @ts-check
/** What makes a game even: lots for the seats, an opening that is drawn, a handicap. */

import { h } from "../dom.js";
import { t } from "../words.js";

/** @typedef {import("../wire.js").GameEntry} GameEntry */
/** @typedef {import("../wire.js").TableRequest} TableRequest */

/** What can be given in each game, and how much of it. */
const HANDICAPS = /** @type {Record<string, { kind: string, most: number }>} */ ({
  othello: { kind: "corners", most: 4 },
  draughts: { kind: "men", most: 4 },
  morpion: { kind: "moves", most: 2 },
  "connect-four": { kind: "moves", most: 2 },
});
/** The openings that can be drawn. */
const OPENINGS = ["none", "balanced:4", "balanced:6", "random:4"];

/** The form of what makes a game even. */
export class EvenForm {
  /**
   * @param {GameEntry} game
   * @param {TableRequest} last
   */
  constructor(game, last) {
    this.lots = h("input", { type: "checkbox", id: "lots", checked: last.lots ?? false });
    this.opening = choice(
      "opening",
      OPENINGS.map((name) => [name, openingWords(name)]),
      last.opening ?? "none",
    );
    const { kind, most } = HANDICAPS[game.name] ?? { kind: "none", most: 0 };
    const counts = Array.from({ length: most }, (_, index) => index + 1);
    const given = [1, 2].flatMap((to) => counts.map((count) => ({ count, to })));
    this.handicap = choice(
      "handicap",
      [
        ["none", t("page-handicap-kind", { kind: "none", count: 0, name: "" })],
        ...given.map(({ count, to }) => {
          const name = t("page-person", { number: to });
          const words = t("page-handicap-kind", { kind, count, name });
          return /** @type {[string, string]} */ ([`${kind}:count=${count},to=${to}`, words]);
        }),
      ],
      last.handicap ?? "none",
    );
    this.fault = h("p", { class: "fault", "aria-live": "polite" });
    const isUsed = Boolean(last.lots) || Boolean(last.opening) || Boolean(last.handicap);
    this.element = h(
      "details",
      { class: "even", open: isUsed },
      h("summary", {}, t("page-even")),
      h(
        "div",
        { class: "stack" },
        h("p", { class: "soft small" }, t("page-even-about")),
        h("label", { class: "switch" }, this.lots, t("page-lots")),
        field("opening", t("page-opening-choice"), this.opening),
        field("handicap", t("page-handicap"), this.handicap),
        this.fault,
      ),
    );
  }

  /** @returns {Partial<TableRequest>} */
  choices() {
    const [opening, handicap] = [this.opening.value, this.handicap.value];
    return {
      ...(this.lots.checked ? { lots: true } : {}),
      ...(opening === "none" ? {} : { opening }),
      ...(handicap === "none" ? {} : { handicap }),
    };
  }
}

/**
 * @param {string} id
 * @param {[string, string][]} options
 * @param {string} chosen
 */
function choice(id, options, chosen) {
  return h(
    "select",
    { id },
    options.map(([value, label]) => h("option", { value, selected: value === chosen }, label)),
  );
}

/**
 * @param {string} id
 * @param {string} label
 * @param {HTMLElement} element
 */
function field(id, label, element) {
  return h("div", { class: "field-of-form" }, h("label", { for: id }, label), element);
}

/** @param {string} name */
function openingWords(name) {
  const [kind = "", plies = ""] = name.split(":");
  return [t("page-opening-kind", { kind }), plies].filter(Boolean).join(" · ");
}
