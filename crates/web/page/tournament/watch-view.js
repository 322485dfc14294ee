// @ts-check
/** A game between computers of a tournament, watched while it is played. */

import { messageOf } from "../api.js";
import { Board } from "../board/board.js";
import { button } from "../button.js";
import { fill, h } from "../dom.js";
import { playerNames } from "../player-names.js";
import { motionSpeed } from "../preferences.js";
import { linkTo } from "../router.js";
import { describe } from "../table/cell-labels.js";
import { pictureOf, usualSymbol } from "../table/scene.js";
import { Stage } from "../table/stage.js";
import { showError } from "../toast.js";
import { t } from "../words.js";
import { fetchContest, fetchWatched } from "./api.js";
import { openFromLibrary } from "./games-list.js";

/** @typedef {import("../wire.js").GameWatched} GameWatched */

/** The time between two looks, in milliseconds. */
const POLL_INTERVAL = 500;

/**
 * @param {string} id
 * @param {number} number
 * @param {import("../wire.js").Register} register
 * @returns {import("../views/index.js").MountedView}
 */
export function watchView(id, number, register) {
  const board = new Board({ label: t("page-board"), describe, speed: motionSpeed, chosen() {} });
  const stage = new Stage(board);
  const title = h("h1", {}, t("page-watch"));
  const says = h("p", { role: "status" }, t("page-loading"));
  const moves = h("p", { class: "soft small watched-moves" });
  const doors = h("div", { class: "row" });
  let timer = 0;
  let furnished = false;
  /** @param {GameWatched} game */
  const show = (game) => {
    const names = playerNames(register, game.players);
    title.textContent = names.join(" – ");
    const symbols = names.map((_, seat) => usualSymbol(seat, names.length));
    board.show({ ...pictureOf(game.board, symbols), moves: [], mover: null });
    if (!furnished) stage.furnish();
    furnished = true;
    moves.textContent = game.moves.join(" ");
    says.textContent = game.over
      ? `${t("page-over")} · ${game.result}`
      : t("page-contest-turn", { name: names[game.turn] ?? "", moves: game.moves.length });
    const library = game.game;
    fill(
      doors,
      library === null
        ? null
        : button("board", t("page-contest-open-game"), () => openFromLibrary(library)),
      game.over ? next : null,
    );
    if (!game.over) timer = setTimeout(poll, POLL_INTERVAL);
  };
  const next = button("next", t("page-contest-watch-next"), () =>
    fetchContest(id).then(({ watch }) => {
      location.hash = linkTo(
        watch === null ? `tournament/${id}` : `tournament/${id}/watch/${watch}`,
      );
    }),
  );
  const poll = () =>
    fetchWatched(id, number).then(show, (problem) => {
      says.textContent = messageOf(problem);
      showError(messageOf(problem));
    });
  poll();
  return {
    title: t("page-watch"),
    element: h(
      "div",
      { class: "stage-area watch-game" },
      h(
        "div",
        { class: "row spread" },
        title,
        h("a", { class: "button", href: linkTo(`tournament/${id}`) }, t("page-back")),
      ),
      says,
      h("div", { class: "stage-row" }, stage.element),
      moves,
      doors,
    ),
    leave: () => {
      clearTimeout(timer);
      stage.leave();
    },
  };
}
