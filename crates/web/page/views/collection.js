// @ts-check
/** A file of many games: what is in it, each to be opened, all to be kept in the library. */

import {
  ApiError,
  fetchCollection,
  fetchCollectionGames,
  keepCollection,
  messageOf,
  openCollectionGame,
} from "../api.js";
import { button } from "../button.js";
import { fill, h } from "../dom.js";
import { gameTitle } from "../game-title.js";
import { notFound } from "../not-found.js";
import { path } from "../path.js";
import { playerNames } from "../player-names.js";
import { linkTo, navigateTo } from "../router.js";
import { showError } from "../toast.js";
import { rememberTable } from "../tokens.js";
import { t, tell, tellDay } from "../words.js";

/** @typedef {import("../wire.js").Register} Register */
/** @typedef {import("../wire.js").CollectionShown} CollectionShown */
/** @typedef {import("../wire.js").CollectionGame} CollectionGame */

/** Milliseconds between two questions how it gets on. */
const PAUSE = 300;

/** How a result is written, for whom counted from zero. */
const RESULTS = { win: ["1–0", "0–1"], loss: ["0–1", "1–0"], draw: ["½–½", "½–½"] };

/**
 * @param {import("../router.js").Route} route
 * @param {Register} register
 * @returns {import("./index.js").MountedView}
 */
export function collectionView(route, register) {
  const screen = new CollectionScreen(route.rest[0] ?? "", register);
  return { title: t("page-collection"), element: screen.element, leave: () => screen.leave() };
}

class CollectionScreen {
  /**
   * @param {string} id
   * @param {Register} register
   */
  constructor(id, register) {
    this.id = id;
    this.register = register;
    this.left = false;
    this.asked = 0;
    /** How many games the list was drawn with. */
    this.drawn = -1;
    this.head = h("div", { class: "stack" });
    this.rows = h("tbody");
    this.more = h("div", { class: "row" });
    this.search = h("input", {
      type: "search",
      id: "collection-search",
      placeholder: t("page-collection-search"),
      "aria-label": t("page-collection-search"),
      oninput: () => this.list(0),
    });
    this.faults = h("input", {
      type: "checkbox",
      id: "collection-faults",
      onchange: () => this.list(0),
    });
    this.filter = h("label", { class: "switch small" }, this.faults, t("page-collection-refused"));
    this.element = h(
      "div",
      { class: "stack narrow collection" },
      this.head,
      h("div", { class: "row" }, this.search, this.filter),
      this.table(),
      this.more,
    );
    this.watch();
  }

  table() {
    const columns = ["number", "player", "result", "date", "event", "moves"];
    return h(
      "table",
      { class: "collection-games" },
      h("caption", { class: "unseen" }, t("page-collection-games")),
      h(
        "thead",
        {},
        h(
          "tr",
          {},
          columns.map((column) =>
            h("th", { scope: "col", class: `column-${column}` }, t(`page-collection-${column}`)),
          ),
        ),
      ),
      this.rows,
    );
  }

  /** Shows how reading and keeping get on, until both are done. */
  async watch() {
    try {
      const shown = await fetchCollection(this.id);
      if (this.left) return;
      this.show(shown);
      if (shown.reading || shown.keeping?.running) setTimeout(() => this.watch(), PAUSE);
    } catch (problem) {
      if (this.left) return;
      if (problem instanceof ApiError) {
        fill(this.element, notFound(t("page-no-collection"), t("page-no-collection-about")));
      } else setTimeout(() => this.watch(), PAUSE);
    }
  }

  /** @param {CollectionShown} shown */
  show(shown) {
    const { name, read, refused, problem, keeping, reading } = shown;
    this.filter.hidden = refused === 0;
    fill(
      this.head,
      h(
        "div",
        { class: "row spread" },
        h("h1", {}, name ?? t("page-collection")),
        h("a", { class: "button", href: linkTo("library") }, t("page-library")),
      ),
      h(
        "p",
        { class: "soft", "aria-live": "polite", "data-collection": reading ? "reading" : "read" },
        reading ? t("page-collection-reading", { games: tell(read) }) : countsOf(shown),
      ),
      problem ? h("p", { class: "fault" }, problem) : null,
      reading ? h("progress", { "aria-label": t("page-collection") }) : null,
      keeping ? this.keeping(shown) : null,
      !reading && read > 0 && !keeping ? this.keepButton() : null,
    );
    const games = read + refused;
    if (this.drawn < 100 && this.drawn !== games) this.list(0);
    else if (!reading && this.drawn !== games) this.list(0);
    this.drawn = games;
  }

  keepButton() {
    const keep = button("library", t("page-collection-keep"), () => this.keep(), "main");
    keep.dataset.action = "keep";
    return h("div", { class: "row" }, keep);
  }

  /** @param {CollectionShown} shown */
  keeping({ read, keeping }) {
    if (!keeping) return null;
    const done = keeping.new + keeping.known;
    const counts = { new: tell(keeping.new), known: tell(keeping.known) };
    return h(
      "div",
      { class: "stack", "data-keeping": keeping.running ? "running" : "done" },
      h("progress", { max: read, value: done, "aria-label": t("page-collection-keep") }),
      h("p", { "aria-live": "polite" }, t("page-collection-kept", counts)),
      keeping.problem ? h("p", { class: "fault" }, keeping.problem) : null,
      keeping.running ? null : h("a", { href: linkTo("library/games") }, t("page-finished-games")),
    );
  }

  async keep() {
    try {
      this.show(await keepCollection(this.id));
      this.watch();
    } catch (problem) {
      showError(messageOf(problem));
    }
  }

  /**
   * Lists games from one on.
   * @param {number} skip
   */
  async list(skip) {
    this.asked += 1;
    const mine = this.asked;
    try {
      const wanted = { text: this.search.value, refused: this.faults.checked, skip };
      const { count, games } = await fetchCollectionGames(this.id, wanted);
      if (mine !== this.asked || this.left) return;
      if (skip === 0) this.rows.replaceChildren();
      this.rows.append(...games.map((game) => this.row(game)));
      const shown = skip + games.length;
      const none = count === 0 && this.search.value;
      fill(
        this.more,
        none ? h("p", { class: "soft" }, t("page-nothing-found")) : null,
        shown < count ? button("next", t("page-more-games"), () => this.list(shown)) : null,
      );
    } catch (problem) {
      if (!this.left) showError(messageOf(problem));
    }
  }

  /** @param {CollectionGame} game */
  row(game) {
    const { number, spec, players, begun, event, site, round, moves, problem } = game;
    if (spec === null) {
      return h(
        "tr",
        { class: "refused", "data-game": number },
        h("td", { class: "number-cell" }, tell(number)),
        h("td", { colspan: 5, class: "fault" }, problem),
      );
    }
    const names = playerNames(this.register, players).join(" – ");
    const where = [event, site, round && t("page-collection-round", { round })];
    return h(
      "tr",
      { "data-game": number },
      h("td", { class: "number-cell" }, tell(number)),
      h(
        "td",
        {},
        h(
          "button",
          { type: "button", class: "link-button", onclick: () => this.open(game) },
          names,
        ),
        h("span", { class: "soft small" }, gameTitle(this.register, spec)),
      ),
      h("td", { title: reasonOf(game) }, resultOf(game, this.register)),
      h("td", {}, begun ? tellDay(begun) : ""),
      h("td", { class: "event" }, where.filter(Boolean).join(" · ")),
      h("td", { class: "number-cell" }, tell(moves)),
    );
  }

  /** @param {CollectionGame} game */
  async open(game) {
    try {
      const opened = await openCollectionGame(this.id, game);
      rememberTable(opened);
      navigateTo(path`table/${opened.id}`);
    } catch (problem) {
      showError(messageOf(problem));
    }
  }

  leave() {
    this.left = true;
  }
}

/** @param {CollectionShown} shown */
function countsOf({ read, refused }) {
  const games = t("page-collection-count", { count: read, games: tell(read) });
  if (refused === 0) return games;
  return `${games} · ${t("page-collection-refused-count", { count: refused, games: tell(refused) })}`;
}

/**
 * @param {CollectionGame} game
 * @param {Register} register
 */
function resultOf({ outcome, seat, players }, register) {
  if (!outcome) return "–";
  if (players.length === 2) return RESULTS[outcome][seat ?? 0];
  const name = seat === null ? "" : (playerNames(register, players)[seat] ?? "");
  return t("page-ending", { outcome, name });
}

/** @param {CollectionGame} game */
function reasonOf({ reason }) {
  return reason ? t(`reason-${reason}`) : "";
}
