// @ts-check
/** Home: what shall we play? */

import { fetchTables, messageOf } from "../api.js";
import { miniature } from "../board/miniature.js";
import { h } from "../dom.js";
import { icon } from "../icons.js";
import { playerList } from "../player-names.js";
import { linkTo } from "../router.js";
import { lastSetup } from "../setup/last-setup.js";
import { loadLocally } from "../storage.js";
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
  { to: "lab", icon: "flask", words: "page-lab", about: "page-lab-about" },
  { to: "lesson/minimax", icon: "rules", words: "page-lessons", about: "page-lessons-about" },
];

/**
 * @param {import("../router.js").Route} _route
 * @param {Register} register
 * @returns {import("./index.js").MountedView}
 */
export function homeView(_route, register) {
  const resume = h("div", { class: "resume", hidden: true });
  offerLastGame(resume, register);
  return {
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
      resume,
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
  const setup = lastSetup(game);
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
    h("p", { class: "small versus" }, playerList(register, setup.players)),
    h(
      "div",
      { class: "row stretch" },
      h(
        "button",
        {
          class: "button main",
          type: "button",
          "data-game": game.name,
          onclick: () => start(game),
        },
        icon("play"),
        t("page-play"),
      ),
      h(
        "a",
        { class: "button", href: linkTo(`setup/${game.name}`) },
        icon("settings"),
        t("page-choose"),
      ),
    ),
  );
}

/** @param {GameEntry} game */
async function start(game) {
  try {
    await openNew(game.name, lastSetup(game));
  } catch (problem) {
    showError(messageOf(problem));
  }
}

/**
 * @param {HTMLElement} place
 * @param {Register} register
 */
async function offerLastGame(place, register) {
  const last = loadLocally(LAST_TABLE);
  const tables = await fetchTables().catch(() => []);
  const entry =
    tables.find(({ id, over }) => id === last && !over) ??
    tables.find(({ over, moves }) => !over && moves > 0);
  if (!entry) return;
  const game = register.games.find(({ name }) => name === entry.name);
  place.append(
    h(
      "a",
      {
        class: "card resume-card",
        href: linkTo(`table/${entry.id}`),
      },
      miniature(entry.name),
      h(
        "span",
        {},
        h("strong", {}, t("page-continue", { game: game?.title ?? entry.name })),
        h(
          "span",
          { class: "soft small" },
          t("page-after-moves", { moves: entry.moves }),
          " · ",
          playerList(register, entry.players),
        ),
      ),
      icon("next"),
    ),
  );
  place.hidden = false;
}
