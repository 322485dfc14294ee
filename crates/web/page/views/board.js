// @ts-check
/** A position to look at: the board alone, for other pages to show in a frame. */

import { messageOf, readPosition } from "../api.js";
import { Board } from "../board/board.js";
import { h } from "../dom.js";
import { gameTitle } from "../game-title.js";
import { motionSpeed } from "../preferences.js";
import { readSpec } from "../spec.js";
import { describe } from "../table/cell-labels.js";
import { pictureOf, usualSymbol } from "../table/scene.js";
import { Stage } from "../table/stage.js";
import { t } from "../words.js";

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
  const text = route.query.get("position");
  readPosition(text ? { game: spec, text } : { game: spec }).then(
    (laid) => {
      const symbols = [...Array(laid.players).keys()].map((seat) =>
        usualSymbol(seat, laid.players),
      );
      board.show({ ...pictureOf(laid.board, symbols), moves: [], mover: null });
      stage.furnish();
      says.textContent = laid.problem?.sentence ?? "";
    },
    (problem) => {
      says.textContent = messageOf(problem);
    },
  );
  const title = gameTitle(register, spec);
  const element = h(
    "div",
    { class: "stage-area" },
    h("h1", {}, title),
    h("div", { class: "stage-row" }, stage.element),
    says,
  );
  return { title, element, leave: () => stage.leave() };
}
