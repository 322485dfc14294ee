// @ts-check
/** What can be done with the game as a whole: save, share, print, and so on. */

import { button } from "../button.js";
import { h, refill } from "../dom.js";
import { loadLocally, saveLocally } from "../storage.js";
import { t } from "../words.js";
import { deleteTable, leaveTable } from "./leaving.js";
import {
  analyse,
  changeSettings,
  gamesWithPosition,
  keepAnalysis,
  playFrom,
  setUpPosition,
  showRules,
  showSearch,
} from "./links.js";
import { openSave } from "./save-dialog.js";
import { shareTable } from "./share-dialog.js";

/** @typedef {import("./view-model.js").ViewModel} ViewModel */

/** The name under which it is remembered whether the list is open. */
const OPEN = "plateau.more";

/**
 * @param {import("./view-model.js").Actions} actions
 * @returns {import("./view-model.js").Panel}
 */
export function extrasPanel(actions) {
  const list = h("div", { class: "controls extras" });
  const more = h(
    "details",
    {
      class: "more",
      open: loadLocally(OPEN) === true,
      ontoggle: () => saveLocally(OPEN, more.open),
    },
    h("summary", { class: "button quiet" }, t("page-game-as-a-whole")),
    list,
  );
  const search = button(
    "graph",
    t("page-lab-see-search"),
    () => showSearch(current.state),
    "quiet",
  );
  const analysing = h("span", { class: "row" });
  const element = h("div", { class: "whole-game" }, analysing, search, more);
  /** @type {ViewModel} */
  let current;
  const open = () => analyse(current.state);
  const keep = () => keepAnalysis(current.state);
  const playOn = () => playFrom(current.state, current.state.turn, current.state.position);
  return {
    element,
    show(view) {
      current = view;
      const { analysis, ending } = view.state;
      refill(analysing, [analysis, Boolean(ending), view.mayAct], () =>
        analysis
          ? [
              view.mayAct ? named("keep", button("library", t("page-study-keep"), keep)) : null,
              ending ? null : named("play-on", button("play", t("page-play-on"), playOn, "quiet")),
            ]
          : [named("analysis", button("branches", t("page-analysis-open"), open))],
      );
      refill(list, [view.mayAct, view.hosts, analysis], () => [
        button("save", t("page-save"), () => openSave(current.state)),
        button("share", t("page-share"), () => shareTable(current, actions)),
        button("rules", t("page-rules"), () => showRules(current.state)),
        button("library", t("page-games-with-position"), () => gamesWithPosition(current.state)),
        button("print", t("page-print"), () => print()),
        ...(view.mayAct && !analysis
          ? [
              button("board", t("page-set-up-position"), () => setUpPosition(current.state)),
              button("settings", t("page-change-settings"), () => changeSettings(current.state)),
              view.hosts
                ? button("erase", t("page-delete-table"), () => deleteTable(current.state.table))
                : button("quit", t("page-leave-table"), () => leaveTable(current.state.table)),
            ]
          : []),
      ]);
    },
  };
}

/**
 * A button with a name for those who look for it.
 * @param {string} action
 * @param {HTMLButtonElement} element
 */
function named(action, element) {
  element.dataset.action = action;
  return element;
}
