// @ts-check
/** Tournaments: computers and people play each other, and one sees who is the strongest. */

import { ApiError, messageOf } from "../api.js";
import { fill, h, refill } from "../dom.js";
import { notFound } from "../not-found.js";
import { playerNames } from "../player-names.js";
import { linkTo, navigateTo } from "../router.js";
import { showError } from "../toast.js";
import * as api from "../tournament/api.js";
import { contestActions } from "../tournament/contest-actions.js";
import { EntrantsForm } from "../tournament/entrants-form.js";
import { gamesList } from "../tournament/games-list.js";
import { pairingsView } from "../tournament/pairings-view.js";
import { Results } from "../tournament/results.js";
import { peopleList, signIn } from "../tournament/sign-in.js";
import { watchView } from "../tournament/watch-view.js";
import { t } from "../words.js";

/** @typedef {import("../wire.js").Register} Register */
/** @typedef {import("../wire.js").ContestShown} ContestShown */

/** The time between two requests for how a tournament stands, in milliseconds. */
const POLL_INTERVAL = 1000;

/**
 * @param {import("../router.js").Route} route
 * @param {Register} register
 * @returns {import("./index.js").MountedView}
 */
export function tournamentView(route, register) {
  const [id, part, number] = route.rest;
  if (!id) return formView(route.query.get("game"), register);
  if (part === "pairings") return pairingsView(id, register);
  if (part === "watch") return watchView(id, Number(number), register);
  return progressView(id, register);
}

/**
 * Where a tournament is set up, and those of this browser are listed.
 * @param {string | null} game
 * @param {Register} register
 */
function formView(game, register) {
  const form = new EntrantsForm(register, game, async (request) => {
    const begun = await api.openContest(request);
    navigateTo(`tournament/${begun.id}`);
  });
  const before = h("ul", { class: "shelf" });
  api.fetchContests().then(
    (contests) => before.append(...contests.map((contest) => entry(contest, register))),
    () => showError(t("page-offline")),
  );
  return {
    title: t("page-tournament"),
    element: h(
      "div",
      { class: "stack tournament" },
      h("h1", {}, t("page-tournament")),
      h("p", { class: "soft" }, t("page-tournament-about")),
      form.element,
      h("h2", {}, t("page-contests")),
      before,
    ),
  };
}

/**
 * @param {ContestShown} contest
 * @param {Register} register
 */
function entry({ id, title, name, played, planned, entrants, state }, register) {
  const game = register.games.find((one) => one.name === name)?.title ?? name;
  const says = [
    ...(title ? [game] : []),
    t("page-so-many-players", { count: entrants.length }),
    t("page-contest-progress", { played, planned }),
    t("page-contest-state", { state }),
  ];
  return h(
    "li",
    {},
    h(
      "a",
      { class: "card shelf-entry", href: linkTo(`tournament/${id}`) },
      h(
        "span",
        {},
        h("strong", {}, title || game),
        h("span", { class: "soft small" }, says.join(" · ")),
      ),
    ),
  );
}

/**
 * Where a tournament is followed.
 * @param {string} id
 * @param {Register} register
 */
function progressView(id, register) {
  const results = new Results(register);
  const title = h("h1", {}, t("page-tournament"));
  const tools = h("div", { class: "row" });
  const people = h("div", { class: "stack" });
  const pairings = h("section", { class: "stack", "aria-live": "polite" });
  let timer = 0;
  let drawn = "";
  /** @param {Promise<ContestShown>} change */
  const doing = (change) => change.then(show, (problem) => showError(messageOf(problem)));
  const actions = {
    join: (/** @type {string} */ name, /** @type {boolean} */ me) =>
      doing(api.joinContest(id, { name, me })),
    claim: (/** @type {number} */ entrant) => doing(api.claimEntrant(id, entrant)),
    release: (/** @type {number} */ entrant) => doing(api.releaseEntrant(id, entrant)),
  };
  /** @param {ContestShown} contest */
  const show = (contest) => {
    const names = playerNames(
      register,
      contest.entrants.map(({ spec }) => spec),
    );
    title.textContent = contest.title || t("page-tournament");
    results.show(contest);
    const gathers = contest.state === "gathering";
    const hasPeople = contest.entrants.some(({ person }) => person);
    // What a person writes into is drawn anew only when it differs.
    const sign = JSON.stringify([
      contest.state,
      contest.title,
      contest.me,
      contest.yours,
      contest.entrants.map(({ spec, taken }) => [spec, taken]),
    ]);
    if (sign !== drawn) {
      drawn = sign;
      fill(tools, contestActions(contest, show));
      fill(
        people,
        gathers ? signIn(contest, actions) : null,
        gathers || hasPeople
          ? h(
              "section",
              { class: "card stack" },
              h("h2", {}, t("page-entrants")),
              peopleList(contest, names, actions),
            )
          : null,
      );
    }
    results.element.hidden = gathers;
    showPairings(contest, names, hasPeople || contest.watch !== null);
    clearTimeout(timer);
    if (contest.running || gathers) timer = setTimeout(poll, POLL_INTERVAL);
  };
  /**
   * @param {ContestShown} contest
   * @param {string[]} names
   * @param {boolean} wanted
   */
  const showPairings = (contest, names, wanted) => {
    if (!contest.running || !wanted) {
      refill(pairings, null, () => []);
      return;
    }
    api.fetchPairings(id).then(
      (games) => {
        const open = pairings.querySelector("details[open]");
        if (open || games.length === 0) return;
        const decide = contest.yours
          ? (
              /** @type {import("../wire.js").ContestGameShown} */ game,
              /** @type {number | null} */ winner,
            ) =>
              doing(
                api.decideGame(id, {
                  game: game.number,
                  ...(winner === null ? {} : { winner }),
                }),
              )
          : undefined;
        const now = games.filter(({ table, live, over }) => over || table || live).slice(0, 60);
        refill(pairings, [now, contest.yours], () => [
          h("h2", {}, t("page-contest-now")),
          gamesList(contest, now, names, decide ? { decide } : {}),
        ]);
      },
      () => {},
    );
  };
  /** @param {unknown} problem */
  const fail = (problem) => {
    if (problem instanceof ApiError && problem.id === "error-page-no-contest") {
      fill(element, notFound(t("page-no-contest"), t("page-no-contest-about")));
      return;
    }
    showError(messageOf(problem));
    if (!(problem instanceof ApiError)) timer = setTimeout(poll, POLL_INTERVAL);
  };
  const poll = () => api.fetchContest(id).then(show, fail);
  const element = h(
    "div",
    { class: "stack tournament" },
    h(
      "div",
      { class: "row spread" },
      title,
      h(
        "div",
        { class: "row" },
        tools,
        h("a", { class: "button", href: linkTo("tournament") }, t("page-another-tournament")),
      ),
    ),
    people,
    pairings,
    results.element,
  );
  poll();
  return { title: t("page-tournament"), element, leave: () => clearTimeout(timer) };
}
