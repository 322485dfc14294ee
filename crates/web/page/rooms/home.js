// @ts-check
/** Home: what shall we play? */

import { complain } from "../announce.js";
import { h } from "../dom.js";
import { fetchTables, Refusal } from "../house.js";
import { icon } from "../icons.js";
import { recall } from "../preferences.js";
import { linkTo } from "../router.js";
import { lastSetup } from "../setup/last.js";
import { rememberTable } from "../tokens.js";
import { t } from "../words.js";
import { company } from "./company.js";
import { miniature } from "./miniature.js";
import { openNew } from "./setup.js";
import { LAST_TABLE } from "./table.js";

/** @typedef {import("../wire.js").Register} Register */
/** @typedef {import("../wire.js").GameEntry} GameEntry */

/**
 * @param {import("../router.js").Way} _way
 * @param {Register} register
 * @returns {import("./rooms.js").RoomShown}
 */
export function homeRoom(_way, register) {
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
        { class: "lab-ways" },
        h("li", {}, doorCard("lab", "flask", t("page-lab"), t("page-lab-about"))),
        h(
          "li",
          {},
          doorCard("lesson/minimax", "rules", t("page-lessons"), t("page-lessons-about")),
        ),
      ),
    ),
  };
}

/**
 * A way to another room.
 * @param {string} path
 * @param {import("../icons.js").Icon} picture
 * @param {string} title
 * @param {string} about
 */
function doorCard(path, picture, title, about) {
  return h(
    "a",
    { class: "card lab-way", href: linkTo(path) },
    icon(picture),
    h("strong", {}, title),
    h("span", { class: "soft small" }, about),
  );
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
    h("p", { class: "small versus" }, company(register, setup.players)),
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
    complain(problem instanceof Refusal ? problem.message : t("page-offline"));
  }
}

/**
 * @param {HTMLElement} place
 * @param {Register} register
 */
async function offerLastGame(place, register) {
  const last = recall(LAST_TABLE);
  const tables = await fetchTables().catch(() => []);
  const entry =
    tables.find(({ opened, over }) => opened.id === last && !over) ??
    tables.find(({ over, moves }) => !over && moves > 0);
  if (!entry) return;
  const game = register.games.find(({ name }) => name === entry.name);
  place.append(
    h(
      "a",
      {
        class: "card resume-card",
        href: linkTo(`table/${entry.opened.id}`),
        onclick: () => rememberTable(entry.opened),
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
          company(register, entry.players),
        ),
      ),
      icon("next"),
    ),
  );
  place.hidden = false;
}
