// @ts-check
/** Home: what shall we play? */

import { fetchTables, messageOf } from "../api.js";
import { miniature } from "../board/miniature.js";
import { button } from "../button.js";
import { fill, h } from "../dom.js";
import { gameTitle } from "../game-title.js";
import { icon } from "../icons.js";
import { openTables } from "../open-tables.js";
import { playerList } from "../player-names.js";
import { linkTo } from "../router.js";
import { lastSetup, nextSetup, rememberSetup } from "../setup/last-setup.js";
import { opponentChoice, opponentOf, playersAgainst } from "../setup/opponent.js";
import { loadLocally, saveLocally } from "../storage.js";
import { showError } from "../toast.js";
import { t } from "../words.js";
import { openNew } from "./setup.js";
import { LAST_TABLE } from "./table.js";

/** @typedef {import("../wire.js").Register} Register */
/** @typedef {import("../wire.js").GameEntry} GameEntry */

/**
 * What else there is to do than to sit down at a table.
 * @type {{ to: string, icon: import("../icons.js").Icon, words: string, about: string }[]}
 */
const LINKS = [
  {
    to: "tournament",
    icon: "cup",
    words: "page-tournament",
    about: "page-tournament-about",
  },
  { to: "library", icon: "library", words: "page-library", about: "page-library-about" },
  { to: "puzzles", icon: "hint", words: "page-puzzles", about: "page-puzzles-short" },
  { to: "drills", icon: "done", words: "page-drills", about: "page-drills-short" },
  { to: "lab", icon: "flask", words: "page-lab", about: "page-lab-about" },
  { to: "lesson/minimax", icon: "rules", words: "page-lessons", about: "page-lessons-about" },
];

/** As many games that are not finished are offered. */
const RESUMED = 3;

/** The name under which it is remembered that the welcome was dismissed. */
const WELCOMED = "plateau.welcomed";

/**
 * What a first visitor is told.
 * @type {{ icon: import("../icons.js").Icon, words: string }[]}
 */
const WELCOME = [
  { icon: "play", words: "page-welcome-play" },
  { icon: "previous", words: "page-welcome-look-back" },
  { icon: "branches", words: "page-welcome-search" },
];

/**
 * @param {import("../router.js").Route} _route
 * @param {Register} register
 * @returns {import("./index.js").MountedView}
 */
export function homeView(_route, register) {
  const resume = h("div", { class: "resume", hidden: true });
  offerUnfinished(resume, register);
  const open = openTables(register);
  return {
    leave: open.leave,
    title: t("page-home"),
    element: h(
      "div",
      { class: "home stack" },
      h(
        "header",
        { class: "hero" },
        h("h1", {}, t("page-what-shall-we-play")),
        h("p", { class: "soft" }, t("page-tagline")),
      ),
      loadLocally(WELCOMED) === true ? null : welcome(),
      resume,
      open.element,
      h(
        "ul",
        { class: "game-cards" },
        register.games.map((game) => h("li", {}, gameCard(register, game))),
      ),
      h(
        "ul",
        { class: "links" },
        LINKS.map(({ to, icon: picture, words, about }) =>
          h(
            "li",
            {},
            h(
              "a",
              { class: "card link", href: linkTo(to) },
              icon(picture),
              h(
                "span",
                {},
                h("strong", {}, t(words)),
                h("span", { class: "soft small" }, t(about)),
              ),
            ),
          ),
        ),
      ),
    ),
  };
}

/**
 * @param {Register} register
 * @param {GameEntry} game
 */
function gameCard(register, game) {
  const versus = h("p", { class: "small versus" });
  const tellVersus = () => {
    const { players } = lastSetup(game);
    const opponent = opponentOf(register, players);
    // Of more than two players it is told who they are.
    versus.textContent =
      opponent && players.length === 2
        ? t("page-opponent", { name: opponent })
        : playerList(register, players);
  };
  tellVersus();
  const { players } = lastSetup(game);
  const opponents = opponentChoice(
    register,
    `opponent-${game.name}`,
    opponentOf(register, players),
    (opponent) => {
      const setup = lastSetup(game);
      const against = playersAgainst(register, opponent, setup.players.length);
      rememberSetup(game.name, { ...setup, players: against });
      tellVersus();
    },
  );
  return h(
    "article",
    { class: "card game-card" },
    h(
      "a",
      { class: "picture", href: linkTo(`setup/${game.name}`), tabindex: -1, "aria-hidden": "true" },
      miniature(game.name),
    ),
    h("h2", {}, game.title),
    h("p", { class: "soft small" }, game.about),
    opponents,
    versus,
    h(
      "div",
      { class: "row stretch" },
      h(
        "button",
        {
          class: "button main",
          type: "button",
          "data-game": game.name,
          "aria-label": t("page-play-game", { game: game.title }),
          onclick: () => start(game),
        },
        icon("play"),
        t("page-play"),
      ),
      h(
        "a",
        {
          class: "button",
          href: linkTo(`setup/${game.name}`),
          "aria-label": t("page-choose-game", { game: game.title }),
        },
        icon("settings"),
        t("page-choose"),
      ),
    ),
  );
}

/** @param {GameEntry} game */
async function start(game) {
  try {
    await openNew(game.name, nextSetup(game), lastSetup(game));
  } catch (problem) {
    showError(messageOf(problem));
  }
}

/**
 * The games that were begun and not finished, the last one first.
 * @param {HTMLElement} place
 * @param {Register} register
 */
async function offerUnfinished(place, register) {
  const last = loadLocally(LAST_TABLE);
  const tables = await fetchTables().catch(() => []);
  const unfinished = tables.filter(({ id, over, moves }) => !over && (moves > 0 || id === last));
  const first = unfinished.filter(({ id }) => id === last);
  const others = unfinished.filter(({ id }) => id !== last);
  const offered = [...first, ...others].slice(0, RESUMED);
  fill(
    place,
    offered.map((table) => resumeCard(register, table)),
  );
  place.hidden = offered.length === 0;
}

/**
 * @param {Register} register
 * @param {Awaited<ReturnType<typeof fetchTables>>[number]} table
 */
function resumeCard(register, table) {
  return h(
    "a",
    { class: "card resume-card", href: linkTo(`table/${table.id}`) },
    miniature(table.name),
    h(
      "span",
      {},
      h("strong", {}, t("page-continue", { game: gameTitle(register, table.spec) })),
      h(
        "span",
        { class: "soft small" },
        t("page-after-moves", { moves: table.moves }),
        " · ",
        playerList(register, table.players),
      ),
    ),
    icon("next"),
  );
}

/** What there is to find, for those who come for the first time; once dismissed, for good. */
function welcome() {
  const element = h("section", { class: "welcome", "aria-label": t("page-welcome") });
  const dismiss = () => {
    saveLocally(WELCOMED, true);
    element.remove();
  };
  const steps = WELCOME.map(({ icon: picture, words }) =>
    h("li", {}, icon(picture), h("span", {}, t(words))),
  );
  const close = button("done", t("page-welcome-dismiss"), dismiss, "quiet");
  element.append(h("ol", {}, steps), close);
  return element;
}
