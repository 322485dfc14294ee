// @ts-check
/** Every game that was finished here, to be looked for and gone through again. */

import { fetchGames, messageOf, openGame, remove, rename, restore } from "../api.js";
import { miniature } from "../board/miniature.js";
import { button } from "../button.js";
import { fill, h } from "../dom.js";
import { gameTitle } from "../game-title.js";
import { icon } from "../icons.js";
import { openingName } from "../opening-name.js";
import { personName } from "../person.js";
import { playerList, playerName, playerNames } from "../player-names.js";
import { mayQuit } from "../quit.js";
import { linkTo, navigateTo } from "../router.js";
import { readSpec } from "../spec.js";
import { showError } from "../toast.js";
import { rememberTable } from "../tokens.js";
import { offerUndo } from "../undo-notice.js";
import { hasWords, t, tellDay } from "../words.js";
import { askTitle } from "./rename-dialog.js";
import { tidyButtons } from "./tidy-buttons.js";

/** @typedef {import("../wire.js").Register} Register */
/** @typedef {import("../wire.js").GameFound} GameFound */
/** @typedef {import("../wire.js").Wanted} Wanted */
/** @typedef {import("../wire.js").FateName} FateName */

/**
 * @param {Register} register
 * @param {URLSearchParams} query what to look for at first; `position` if games with one, `counted`
 *   if those of a player that the hall of results counts
 */
export function archive(register, query) {
  const counted = query.has("counted");
  const [countedName, countedEngine] = [query.get("name") ?? "", query.get("engine") ?? ""];
  const list = h("ul", { class: "shelf" });
  const more = h("div", { class: "row" });
  const player = h("input", { type: "search", id: "archive-player" });
  const game = choice("archive-game", [
    ["", t("page-all-games")],
    ...register.games.map(({ name, title }) => /** @type {[string, string]} */ ([name, title])),
  ]);
  const result = choice("archive-result", [
    ["", t("page-any-result")],
    ["won", t("page-won")],
    ["drawn", t("page-drawn")],
    ["lost", t("page-lost")],
  ]);
  const since = h("input", { type: "date", id: "archive-since" });
  const until = h("input", { type: "date", id: "archive-until" });
  const opening = h("input", { type: "search", id: "archive-opening" });
  const called = h("input", { type: "search", id: "archive-title" });
  const position = query.get("position") ?? "";
  const seat = query.get("seat");
  player.value = query.get("player") ?? "";
  since.value = query.get("since") ?? "";
  until.value = query.get("until") ?? "";
  const sought = query.get("game") ?? "";
  if (!position) game.value = sought;
  let asked = 0;
  const look = async (skip = 0) => {
    asked += 1;
    const mine = asked;
    const fate = /** @type {FateName | ""} */ (result.value);
    /** @type {Wanted} */
    const wanted = {
      player: player.value,
      game: position ? sought : game.value,
      ...(position ? { position } : {}),
      ...(seat ? { seat: Number(seat) } : {}),
      ...(fate ? { result: fate } : {}),
      since: since.value,
      until: until.value,
      opening: opening.value,
      title: called.value,
      ...(counted ? { counted, name: countedName, engine: countedEngine } : {}),
      skip,
    };
    try {
      const page = await fetchGames(wanted);
      if (mine !== asked) return;
      if (skip === 0) list.replaceChildren();
      list.append(...page.games.map((found) => entry(register, found, tidying)));
      if (page.count === 0) fill(list, h("li", { class: "soft" }, t("page-nothing-found")));
      const shown = skip + page.games.length;
      fill(
        more,
        shown < page.count ? button("next", t("page-more-games"), () => look(shown)) : null,
      );
    } catch (problem) {
      showError(messageOf(problem));
    }
  };
  const say = (/** @type {unknown} */ problem) => showError(messageOf(problem));
  const again = () => look();
  /** @type {import("./tidy-buttons.js").Tidying<GameFound>} */
  const tidying = {
    rename: (found) =>
      askTitle(found.title ?? "", (text) => rename("games", found.id, text).then(again, say)),
    remove: (found) =>
      remove("games", found.id).then(() => {
        again();
        offerUndo(t("page-game-deleted"), () => restore("games", found.id), again);
      }, say),
  };
  look();
  return h(
    "div",
    { class: "stack" },
    position
      ? h(
          "p",
          { class: "row", "data-position": position },
          t("page-with-position", { game: gameTitle(register, sought) }),
          " ",
          h("a", { class: "button", href: linkTo("library/games") }, t("page-all-games")),
        )
      : null,
    counted ? countedFor(register, countedName, countedEngine) : ownGames(),
    h(
      "form",
      {
        class: "fields archive-search",
        role: "search",
        oninput: () => look(),
        onsubmit: (/** @type {Event} */ event) => event.preventDefault(),
      },
      labelled("page-player", player),
      position ? null : labelled("page-game", game),
      labelled("page-result", result),
      labelled("page-since", since),
      labelled("page-until", until),
      labelled("page-opening-search", opening),
      labelled("page-title-search", called),
    ),
    list,
    more,
  );
}

/**
 * Whose games are shown, and the way back to all.
 * @param {Register} register
 * @param {string} name
 * @param {string} engine
 */
function countedFor(register, name, engine) {
  const who = name || (engine ? playerName(register, engine) : t("page-people-without-name"));
  return h(
    "p",
    { class: "row spread", role: "status" },
    t("page-counted-for", { name: who }),
    h("a", { href: linkTo("library/games") }, t("page-counted-all")),
  );
}

/** The way to the games under the name that this browser remembers. */
function ownGames() {
  const name = personName();
  if (!name) return null;
  const href = linkTo("library/games", { counted: "1", name });
  return h("p", {}, h("a", { href, "data-action": "my-games" }, t("page-my-games", { name })));
}

/**
 * @param {string} id
 * @param {[string, string][]} options
 */
function choice(id, options) {
  return h(
    "select",
    { id },
    options.map(([value, label]) => h("option", { value }, label)),
  );
}

/**
 * @param {string} words
 * @param {HTMLElement} field
 */
function labelled(words, field) {
  return h("div", { class: "field-of-form" }, h("label", { for: field.id }, t(words)), field);
}

/**
 * @param {Register} register
 * @param {GameFound} found
 * @param {import("./tidy-buttons.js").Tidying<GameFound>} tidying
 */
function entry(register, found, tidying) {
  const { name } = readSpec(found.spec);
  const game = gameTitle(register, found.spec);
  const title = found.title ? `${found.title} · ${game}` : game;
  const facts = [
    openingName(found.opening),
    t("page-after-moves", { moves: found.moves }),
    found.begun && tellDay(found.begun),
  ];
  return h(
    "li",
    { class: "row nowrap shelf-row" },
    h(
      "button",
      {
        class: "card shelf-entry",
        type: "button",
        "data-game": found.id,
        onclick: () => open(found),
      },
      miniature(name),
      h(
        "span",
        {},
        h("strong", {}, title),
        h("span", { class: "small" }, playerList(register, found.players)),
        h(
          "span",
          { class: "soft small" },
          [resultOf(register, found), ...facts].filter(Boolean).join(" · "),
        ),
      ),
      icon("next"),
    ),
    found.yours || mayQuit() ? tidyButtons(found, title, tidying) : null,
  );
}

/**
 * @param {Register} register
 * @param {GameFound} found
 */
function resultOf(register, { outcome, seat, reason, players }) {
  if (!outcome) return "";
  const name = seat === null ? "" : (playerNames(register, players)[seat] ?? "");
  const why = reason && hasWords(`reason-${reason}`) ? ` (${t(`reason-${reason}`)})` : "";
  return t("page-ending", { outcome, name }) + why;
}

/** @param {GameFound} found */
async function open(found) {
  try {
    const opened = await openGame(found.id, found.outcome !== null);
    rememberTable(opened);
    navigateTo(`table/${opened.id}`);
  } catch (problem) {
    showError(messageOf(problem));
  }
}
