// @ts-check
/** Games of a tournament in a list: to be played, watched, gone through or decided. */

import { messageOf, openGame } from "../api.js";
import { button } from "../button.js";
import { h } from "../dom.js";
import { icon } from "../icons.js";
import { linkTo, navigateTo } from "../router.js";
import { showError } from "../toast.js";
import { rememberTable } from "../tokens.js";
import { hasWords, t, tell } from "../words.js";

/** @typedef {import("../wire.js").ContestShown} ContestShown */
/** @typedef {import("../wire.js").ContestGameShown} ContestGameShown */

/**
 * What can be done about a game besides looking at it.
 * @typedef {{ decide?: (game: ContestGameShown, winner: number | null) => void }} GameActions
 */

/**
 * @param {ContestShown} contest
 * @param {ContestGameShown[]} games
 * @param {string[]} names what those who take part are called
 * @param {GameActions} [actions]
 */
export function gamesList(contest, games, names, actions = {}) {
  return h(
    "ul",
    { class: "shelf contest-games" },
    games.map((game) =>
      h(
        "li",
        {
          class: "card row spread contest-game",
          "data-game": game.number,
          "data-mine": game.yours ? "yes" : undefined,
        },
        h(
          "span",
          {},
          h("span", { class: "soft small" }, `${tell(game.number + 1)}. `),
          h("strong", {}, game.seats.map((player) => names[player]).join(" – ")),
          " ",
          h("span", { class: "contest-result" }, resultOf(game)),
          h("span", { class: "soft small" }, ` ${aboutOf(game)}`),
        ),
        h("span", { class: "row" }, doors(contest, game), decisions(game, names, actions)),
      ),
    ),
  );
}

/**
 * The points of a game that is over, in the order of seats.
 * @param {ContestGameShown} game
 */
export function resultOf({ over, winner, loser, seats }) {
  if (!over) return "";
  return seats
    .map((_, seat) => {
      if (winner !== null) return seat === winner ? "1" : "0";
      if (loser !== null) return seat === loser ? "0" : "1";
      return "½";
    })
    .join("–");
}

/** @param {ContestGameShown} game */
function aboutOf({ over, reason, moves, table, live }) {
  if (!over) return t(table || live ? "page-running" : "page-contest-later");
  const why = reason && hasWords(`reason-${reason}`) ? t(`reason-${reason}`) : "";
  const long = moves > 0 ? t("page-after-moves", { moves }) : "";
  return [why, long].filter(Boolean).join(" · ");
}

/**
 * Where one can go from a game.
 * @param {ContestShown} contest
 * @param {ContestGameShown} game
 */
function doors(contest, game) {
  const { table, yours, number } = game;
  if (table && yours) {
    const play = () => {
      rememberTable({ id: table, host: "", seats: [yours] });
      navigateTo(`table/${table}`);
    };
    const door = button("play", t("page-contest-play"), play);
    door.classList.add("main");
    door.dataset.action = `play-${number}`;
    return door;
  }
  if (table) {
    const href = linkTo(`table/${table}`);
    return h("a", { class: "button", href, "data-action": `watch-${number}` }, t("page-watch"));
  }
  if (game.live) {
    const href = linkTo(`tournament/${contest.id}/watch/${number}`);
    return h("a", { class: "button", href, "data-action": `watch-${number}` }, t("page-watch"));
  }
  const id = game.game;
  if (id === null) return null;
  const door = button("board", t("page-contest-open-game"), () => openFromLibrary(id));
  door.dataset.action = `open-${number}`;
  return door;
}

/**
 * Opens a game of the library at a table of its own.
 * @param {number} id
 */
export async function openFromLibrary(id) {
  try {
    const opened = await openGame(id, true);
    rememberTable(opened);
    navigateTo(`table/${opened.id}`);
  } catch (problem) {
    showError(messageOf(problem));
  }
}

/**
 * How the organiser ends a game that is not played to its end here.
 * @param {ContestGameShown} game
 * @param {string[]} names
 * @param {GameActions} actions
 */
function decisions(game, names, { decide }) {
  if (!decide || game.over) return null;
  const choice = (/** @type {number | null} */ winner, /** @type {string} */ label) =>
    h(
      "button",
      {
        class: "button",
        type: "button",
        "data-action": `decide-${game.number}-${winner ?? "draw"}`,
        onclick: () => decide(game, winner),
      },
      label,
    );
  return h(
    "details",
    { class: "contest-decide" },
    h("summary", { "aria-label": t("page-contest-decide") }, icon("flag")),
    h(
      "div",
      { class: "row" },
      game.seats.map((player, seat) =>
        choice(seat, t("page-contest-wins", { name: names[player] ?? "" })),
      ),
      choice(null, t("page-contest-draw")),
    ),
  );
}
