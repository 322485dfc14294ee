// @ts-check
/** Tournaments: computers play each other, and one sees who is the strongest. */

import {
  ApiError,
  beginContest,
  endContest,
  fetchContest,
  fetchContests,
  messageOf,
} from "../api.js";
import { button } from "../button.js";
import { fill, h } from "../dom.js";
import { notFound } from "../not-found.js";
import { linkTo, navigateTo } from "../router.js";
import { showError } from "../toast.js";
import { EntrantsForm } from "../tournament/entrants-form.js";
import { Results } from "../tournament/results.js";
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
  const [id] = route.rest;
  return id ? progressView(id, register) : formView(route.query.get("game"), register);
}

/**
 * Where a tournament is set up.
 * @param {string | null} game
 * @param {Register} register
 */
function formView(game, register) {
  const form = new EntrantsForm(register, game, async (request) => {
    const begun = await beginContest(request);
    navigateTo(`tournament/${begun.id}`);
  });
  const before = h("ul", { class: "shelf" });
  fetchContests().then(
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
      before,
    ),
  };
}

/**
 * @param {ContestShown} contest
 * @param {Register} register
 */
function entry({ id, name, played, planned, entrants, running }, register) {
  const title = register.games.find((game) => game.name === name)?.title ?? name;
  const says = [
    t("page-so-many-players", { count: entrants.length }),
    t("page-contest-progress", { played, planned }),
    t(running ? "page-running" : played < planned ? "page-contest-stopped" : "page-contest-over"),
  ];
  return h(
    "li",
    {},
    h(
      "a",
      { class: "card shelf-entry", href: linkTo(`tournament/${id}`) },
      h("span", {}, h("strong", {}, title), h("span", { class: "soft small" }, says.join(" · "))),
    ),
  );
}

/**
 * Where a tournament is watched.
 * @param {string} id
 * @param {Register} register
 */
function progressView(id, register) {
  const results = new Results(register);
  const stop = button("pause", t("page-contest-stop"), () => {
    endContest(id).then(show, fail);
  });
  stop.dataset.action = "stop";
  stop.hidden = true;
  let timer = 0;
  /** @param {ContestShown} contest */
  const show = (contest) => {
    results.show(contest);
    stop.hidden = !contest.running;
    clearTimeout(timer);
    if (contest.running) timer = setTimeout(poll, POLL_INTERVAL);
  };
  /** @param {unknown} problem */
  const fail = (problem) => {
    // A server that is started again has forgotten the tournament, and then it is told so.
    if (problem instanceof ApiError && problem.id === "error-page-no-contest") {
      fill(element, notFound(t("page-no-contest"), t("page-no-contest-about")));
      return;
    }
    showError(messageOf(problem));
    if (!(problem instanceof ApiError)) timer = setTimeout(poll, POLL_INTERVAL);
  };
  const poll = () => fetchContest(id).then(show, fail);
  const element = h(
    "div",
    { class: "stack tournament" },
    h(
      "div",
      { class: "row spread" },
      h("h1", {}, t("page-tournament")),
      h(
        "div",
        { class: "row" },
        stop,
        h("a", { class: "button", href: linkTo("tournament") }, t("page-another-tournament")),
      ),
    ),
    results.element,
  );
  poll();
  return { title: t("page-tournament"), element, leave: () => clearTimeout(timer) };
}
