// @ts-check
/** A position to look at: the board alone, for other pages to show in a frame. */

import { messageOf, readPosition } from "../api.js";
import { Board } from "../board/board.js";
import { button } from "../button.js";
import { fill, h } from "../dom.js";
import { isEmbedded } from "../embed.js";
import { gameTitle } from "../game-title.js";
import { path } from "../path.js";
import { motionSpeed } from "../preferences.js";
import { linkTo } from "../router.js";
import { readSpec } from "../spec.js";
import { describe } from "../table/cell-labels.js";
import { analysePosition, playPosition } from "../table/links.js";
import { pictureOf, usualSymbol } from "../table/scene.js";
import { Stage } from "../table/stage.js";
import { t } from "../words.js";

/**
 * What can be done with a position that was sent as a link.
 * @param {string} spec
 * @param {import("../wire.js").LaidOut} laid
 */
function onward(spec, { text, turn, players, problem }) {
  if (problem) return [];
  const play = button("play", t("page-puzzle-play-on"), () =>
    playPosition(spec, text, turn, players),
  );
  play.dataset.action = "play-position";
  const analyse = button("branches", t("page-analysis-open"), () =>
    analysePosition(spec, text, players),
  );
  const edit = linkTo(path`position/${spec}`, { position: text });
  return [play, analyse, h("a", { class: "button", href: edit }, t("page-set-up-position"))];
}

/**
 * @param {import("../router.js").Route} route the game, and `position`
 * @param {import("../wire.js").Register} register
 * @returns {import("./index.js").MountedView}
 */
export function boardView(route, register) {
  const spec = route.rest[0] ?? "";
  const game = register.games.find(({ name }) => name === readSpec(spec).name);
  if (!game) return { title: t("page-board"), element: h("p", {}, t("page-nothing-here")) };
  const board = new Board({ label: t("page-board"), describe, speed: motionSpeed, chosen() {} });
  const stage = new Stage(board);
  const says = h("p", { class: "soft", "aria-live": "polite" });
  const does = h("div", { class: "row" });
  const text = route.query.get("position");
  readPosition(text ? { game: spec, text } : { game: spec }).then(
    (laid) => {
      const symbols = [...Array(laid.players).keys()].map((seat) =>
        usualSymbol(seat, laid.players),
      );
      board.show({ ...pictureOf(laid.board, symbols), moves: [], mover: null });
      stage.furnish();
      says.textContent = laid.problem?.sentence ?? "";
      if (!isEmbedded()) fill(does, onward(spec, laid));
    },
    (problem) => {
      says.textContent = messageOf(problem);
    },
  );
  const title = gameTitle(register, spec);
  const element = h(
    "div",
    { class: "stage-area" },
    h("div", { class: "row" }, h("h1", {}, title), does),
    h("div", { class: "stage-row" }, stage.element),
    says,
  );
  return { title, element, leave: () => stage.leave() };
}
