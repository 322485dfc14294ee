// @ts-check
/**
 * The opening explorer of an analysis board: what was played from here in the games of the library,
 * how often, with what result and by whom.
 */

import { fetchExplored, messageOf } from "../api.js";
import { fill, h } from "../dom.js";
import { playerName } from "../player-names.js";
import { linkTo } from "../router.js";
import { loadLocally, saveLocally } from "../storage.js";
import { t, tell, tellDay, tellPercent } from "../words.js";

/** @typedef {import("../wire.js").State} State */
/** @typedef {import("../wire.js").Register} Register */
/** @typedef {import("../wire.js").MoveExplored} MoveExplored */
/** @typedef {import("./view-model.js").Actions} Actions */

/** The name under which it is remembered whether the explorer is open. */
const OPEN = "plateau.explorer";

/** Milliseconds to wait for another place before the library is asked. */
const PAUSE = 120;

/**
 * @param {Actions} actions
 * @param {Register} register
 * @returns {import("./view-model.js").Panel}
 */
export function explorerPanel(actions, register) {
  const explorer = new Explorer(actions, register);
  return { element: explorer.element, show: ({ state, mayAct }) => explorer.show(state, mayAct) };
}

class Explorer {
  /**
   * @param {Actions} actions
   * @param {Register} register
   */
  constructor(actions, register) {
    this.actions = actions;
    this.register = register;
    /** @type {State | null} */
    this.state = null;
    this.mayAct = false;
    /** The question that was asked last, and its number. */
    this.question = "";
    this.asked = 0;
    this.timer = 0;
    this.found = h("div", { "aria-live": "polite" });
    this.player = h("input", { type: "search", id: "explorer-player", oninput: () => this.ask() });
    this.seat = h("select", { id: "explorer-seat", onchange: () => this.ask() });
    this.since = h("input", { type: "date", id: "explorer-since", onchange: () => this.ask() });
    this.until = h("input", { type: "date", id: "explorer-until", onchange: () => this.ask() });
    this.element = h(
      "details",
      {
        class: "panel explorer",
        open: loadLocally(OPEN) === true,
        ontoggle: () => {
          saveLocally(OPEN, this.element.open);
          this.ask();
        },
      },
      h("summary", { "data-action": "explorer" }, t("page-explorer")),
      this.found,
      h(
        "div",
        { class: "fields" },
        field("page-player", this.player),
        field("page-explorer-side", this.seat),
        field("page-since", this.since),
        field("page-until", this.until),
      ),
    );
  }

  /**
   * @param {State} state
   * @param {boolean} mayAct
   */
  show(state, mayAct) {
    const fresh = this.state?.position !== state.position || this.mayAct !== mayAct;
    if (this.state === null) this.offerSides(state);
    this.state = state;
    this.mayAct = mayAct;
    this.element.hidden = !state.analysis;
    if (fresh) this.ask();
  }

  /** @param {State} state */
  offerSides({ seats, board }) {
    const name = (/** @type {number} */ seat) => {
      const colour = board.colours[seat];
      return colour ? t("page-colour", { colour }) : t("page-person", { number: seat + 1 });
    };
    fill(
      this.seat,
      h("option", { value: "" }, t("page-explorer-any-side")),
      seats.map((_, seat) => h("option", { value: seat }, name(seat))),
    );
  }

  /** What is looked for. */
  wanted() {
    const { game, position } = /** @type {State} */ (this.state);
    const seat = this.player.value && this.seat.value ? { seat: Number(this.seat.value) } : {};
    const { value: player } = this.player;
    const dates = { since: this.since.value, until: this.until.value };
    return { game: game.spec, position, player, ...dates, ...seat };
  }

  /** Asks the library about the position on the board, unless it was just asked. */
  ask() {
    if (!this.state?.analysis || !this.element.open) return;
    const question = JSON.stringify(this.wanted());
    if (question === this.question) return;
    this.question = question;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.explore(), PAUSE);
  }

  async explore() {
    this.asked += 1;
    const mine = this.asked;
    try {
      const explored = await fetchExplored(this.wanted());
      if (mine === this.asked) this.draw(explored);
    } catch (problem) {
      // What could not be answered is asked again.
      this.question = "";
      if (mine === this.asked) fill(this.found, h("p", { class: "fault" }, messageOf(problem)));
    }
  }

  /** @param {import("../wire.js").Explored} explored */
  draw({ games, moves }) {
    if (games === 0) {
      fill(this.found, h("p", { class: "soft small" }, t("page-explorer-none")));
      return;
    }
    const wanted = Object.entries(this.wanted()).map(([name, value]) => [name, String(value)]);
    const link = linkTo("library/games", Object.fromEntries(wanted.filter(([, value]) => value)));
    fill(
      this.found,
      h(
        "p",
        { class: "small" },
        h(
          "a",
          { href: link, "data-action": "explorer-games" },
          t("page-explorer-games", { count: games, games: tell(games) }),
        ),
      ),
      moves.length > 0 ? this.table(moves) : null,
    );
  }

  /** @param {MoveExplored[]} moves */
  table(moves) {
    const columns = ["move", "count", "results", "who"];
    return h(
      "table",
      { class: "explored" },
      h("caption", { class: "unseen" }, t("page-explorer")),
      h(
        "thead",
        {},
        h(
          "tr",
          {},
          columns.map((column) => h("th", { scope: "col" }, t(`page-explorer-${column}`))),
        ),
      ),
      h(
        "tbody",
        {},
        moves.map((move) => this.row(move)),
      ),
    );
  }

  /** @param {MoveExplored} move */
  row(move) {
    const { text, games, players, last } = move;
    const names = players.map((spec) => playerName(this.register, spec)).join(", ");
    return h(
      "tr",
      { "data-explored": text },
      h(
        "td",
        {},
        h(
          "button",
          {
            type: "button",
            class: "link-button",
            disabled: !this.mayAct,
            onclick: () => this.actions.ask({ do: "play", text }),
          },
          text,
        ),
      ),
      h("td", { class: "number-cell" }, tell(games)),
      h("td", {}, resultBar(move)),
      h(
        "td",
        {
          class: "soft small",
          title: last ? t("page-explorer-last", { date: tellDay(last) }) : undefined,
        },
        names,
      ),
    );
  }
}

/**
 * How often a move won, drew and lost, as a bar in three parts.
 * @param {MoveExplored} move
 */
function resultBar({ wins, draws, losses }) {
  const all = wins + draws + losses;
  if (all === 0) return null;
  const label = t("page-explorer-bar", {
    wins: tell(wins),
    draws: tell(draws),
    losses: tell(losses),
  });
  const part = (/** @type {string} */ kind, /** @type {number} */ count) =>
    count === 0
      ? null
      : h("span", { class: kind, style: { "flex-grow": count } }, share(count, all));
  return h(
    "span",
    { class: "result-bar", role: "img", "aria-label": label, title: label },
    part("won", wins),
    part("drawn", draws),
    part("lost", losses),
  );
}

/**
 * A part in percent; too small a part has no room for it.
 * @param {number} count
 * @param {number} all
 */
function share(count, all) {
  return count / all < 0.15 ? "" : tellPercent(count / all);
}

/**
 * @param {string} words
 * @param {HTMLElement} control
 */
function field(words, control) {
  return h("div", { class: "field-of-form" }, h("label", { for: control.id }, t(words)), control);
}
