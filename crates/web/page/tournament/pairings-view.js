// @ts-check
/** The pairings of a tournament for a class before one projector: who plays whom, in large letters. */

import { messageOf } from "../api.js";
import { button } from "../button.js";
import { fill, h } from "../dom.js";
import { isPresenting, stopPresenting, togglePresenting } from "../lab/present.js";
import { playerNames } from "../player-names.js";
import { qrCode } from "../qr.js";
import { fetchReach, reachable } from "../reach.js";
import { linkTo } from "../router.js";
import { showError } from "../toast.js";
import { t, tell } from "../words.js";
import { fetchContest, fetchPairings } from "./api.js";
import { resultOf } from "./games-list.js";

/** @typedef {import("../wire.js").Register} Register */
/** @typedef {import("../wire.js").ContestShown} ContestShown */
/** @typedef {import("../wire.js").ContestGameShown} ContestGameShown */

/** The time between two looks, in milliseconds. */
const POLL_INTERVAL = 2000;
/** How many stand in the list of the leaders. */
const LEADERS = 10;

/**
 * @param {string} id
 * @param {Register} register
 * @returns {import("../views/index.js").MountedView}
 */
export function pairingsView(id, register) {
  const title = h("h1", {}, t("page-tournament"));
  const games = h("ol", { class: "pairings" });
  const leaders = h("ol", { class: "leaders" });
  const code = h("div", { class: "qr-place" });
  let timer = 0;
  const poll = () =>
    Promise.all([fetchContest(id), fetchPairings(id)]).then(
      ([contest, pairings]) => {
        const names = playerNames(
          register,
          contest.entrants.map(({ spec }) => spec),
        );
        title.textContent = [contest.title || t("page-tournament"), roundOf(contest)]
          .filter(Boolean)
          .join(" · ");
        const shown = pairings.filter(({ over, table, live }) => over || table || live);
        fill(
          games,
          shown.map((game) => pairing(game, names)),
          byes(contest, names),
        );
        fill(leaders, leading(contest, names));
        timer = setTimeout(poll, POLL_INTERVAL);
      },
      (problem) => {
        showError(messageOf(problem));
        timer = setTimeout(poll, POLL_INTERVAL);
      },
    );
  const link = new URL(linkTo(`tournament/${id}`), location.href);
  fetchReach()
    .then((reach) => qrCode(reachable(link, reach).href))
    .then(
      (drawn) => fill(code, drawn, h("p", { class: "soft" }, t("page-contest-scan"))),
      () => {},
    );
  const present = button("full", t("page-present"), togglePresenting);
  present.dataset.action = "present";
  poll();
  return {
    title: t("page-contest-project"),
    element: h(
      "div",
      { class: "stack pairing-screen" },
      h(
        "div",
        { class: "row spread" },
        title,
        h(
          "div",
          { class: "row" },
          present,
          h("a", { class: "button", href: linkTo(`tournament/${id}`) }, t("page-back")),
        ),
      ),
      h("div", { class: "pairing-columns" }, games, h("aside", { class: "stack" }, code, leaders)),
    ),
    leave: () => {
      clearTimeout(timer);
      if (isPresenting()) stopPresenting();
    },
  };
}

/** @param {ContestShown} contest */
function roundOf({ rounds }) {
  return rounds.length > 0 ? t("page-contest-round", { round: rounds.length }) : "";
}

/**
 * @param {ContestGameShown} game
 * @param {string[]} names
 */
function pairing(game, names) {
  return h(
    "li",
    { class: game.over ? "over" : "", "data-game": game.number },
    h("span", {}, game.seats.map((player) => names[player]).join(" – ")),
    h("strong", { class: "contest-result" }, resultOf(game)),
  );
}

/**
 * @param {ContestShown} contest
 * @param {string[]} names
 */
function byes({ rounds }, names) {
  const last = rounds.at(-1);
  return (last?.byes ?? []).map((player) =>
    h("li", { class: "over" }, t("page-contest-bye", { name: names[player] ?? "" })),
  );
}

/**
 * @param {ContestShown} contest
 * @param {string[]} names
 */
function leading({ entrants }, names) {
  const ranked = entrants.map((entrant, at) => ({ ...entrant, at }));
  ranked.sort((one, other) => other.points - one.points);
  return ranked
    .slice(0, LEADERS)
    .map(({ at, points }) => h("li", {}, `${names[at]} `, h("strong", {}, tell(points))));
}
