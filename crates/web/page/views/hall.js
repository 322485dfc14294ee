// @ts-check
/** The hall of results: what each player has won, drawn and lost. */

import { fetchHall } from "../api.js";
import { button } from "../button.js";
import { fill, h, tint } from "../dom.js";
import { icon } from "../icons.js";
import { personName } from "../person.js";
import { playerName } from "../player-names.js";
import { linkTo } from "../router.js";
import { t, tell } from "../words.js";

/** How many players the server tells of at once. */
const AT_ONCE = 100;

/** @typedef {import("../wire.js").Register} Register */
/** @typedef {import("../wire.js").Standing} Standing */

/**
 * @param {import("../router.js").Route} route
 * @param {Register} register
 * @returns {import("./index.js").MountedView}
 */
export function hallView(route, register) {
  const game = route.rest[0] ?? "";
  const list = h("div", {}, h("p", { class: "soft" }, t("page-loading")));
  /** @type {Standing[]} */
  let known = [];
  const look = () =>
    fetchHall(game, known.length).then(
      (standings) => {
        known = [...known, ...standings];
        const more = button("next", t("page-more-players"), look);
        fill(list, hallTable(register, known, game), standings.length < AT_ONCE ? null : more);
      },
      () => fill(list, h("p", { class: "fault" }, t("page-offline"))),
    );
  look();
  const doors = [{ name: "", title: t("page-all-games") }, ...register.games];
  return {
    title: t("page-hall"),
    element: h(
      "div",
      { class: "stack narrow" },
      h("h1", {}, t("page-hall")),
      h("p", { class: "soft" }, t("page-hall-about")),
      h(
        "nav",
        { class: "segments games", "aria-label": t("page-games") },
        doors.map(({ name, title }) =>
          h(
            "a",
            {
              href: linkTo(name ? `hall/${name}` : "hall"),
              "aria-current": name === game ? "page" : undefined,
            },
            title,
          ),
        ),
      ),
      list,
    ),
  };
}

/**
 * @param {Register} register
 * @param {Standing[]} standings
 * @param {string} game
 */
function hallTable(register, standings, game) {
  if (standings.length === 0) return h("p", { class: "soft" }, t("page-hall-empty"));
  const heads = ["page-games-played", "page-won", "page-drawn", "page-lost", "page-points"];
  return h(
    "div",
    { class: "wide card", role: "region", tabindex: 0, "aria-label": t("page-hall") },
    h(
      "table",
      { class: "hall" },
      h(
        "thead",
        {},
        h(
          "tr",
          {},
          h("th", { scope: "col" }, t("page-player")),
          heads.map((head) => h("th", { scope: "col", class: "number-cell" }, t(head))),
        ),
      ),
      h(
        "tbody",
        {},
        standings.map((standing) => row(register, standing, game)),
      ),
    ),
  );
}

/**
 * How many games: a door to them.
 * @param {Standing} standing
 * @param {string} game
 */
function gamesLink({ name, engine, games }, game) {
  const wanted = { counted: "1", ...(name ? { name } : {}), ...(engine ? { engine } : {}) };
  const href = linkTo("library/games", game ? { ...wanted, game } : wanted);
  return h("a", { href, "data-action": "counted" }, tell(games));
}

/**
 * @param {Register} register
 * @param {Standing} standing
 * @param {string} game
 */
function row(register, standing, game) {
  const { games, wins, draws, losses } = standing;
  const share = games === 0 ? 0 : (wins + draws / 2) / games;
  const own = standing.name !== null && standing.engine === null && standing.name === personName();
  const points = h("td", { class: "number-cell points" }, `${tell(Math.round(share * 100))} %`);
  tint(points, { "--share": `${share * 100}%` });
  return h(
    "tr",
    { class: own ? "own" : "" },
    h("th", { scope: "row" }, who(register, standing)),
    h("td", { class: "number-cell" }, gamesLink(standing, game)),
    [wins, draws, losses].map((count) => h("td", { class: "number-cell" }, tell(count))),
    points,
  );
}

/**
 * @param {Register} register
 * @param {Standing} standing
 */
function who(register, { name, engine }) {
  const title = name ?? (engine ? playerName(register, engine) : t("page-people-without-name"));
  const about = name && engine ? playerName(register, engine) : null;
  return h(
    "span",
    { class: "hall-who" },
    icon(engine ? "computer" : "person"),
    title,
    about ? h("span", { class: "soft small" }, about) : null,
  );
}
