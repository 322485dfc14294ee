// @ts-check
/** What can be done with the game as a whole: save, share, print, and so on. */

import { button } from "../button.js";
import { openDialog } from "../dialog.js";
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
import { nameOf } from "./names.js";
import { openSave } from "./save-dialog.js";
import { shareTable } from "./share-dialog.js";

/** @typedef {import("./view-model.js").ViewModel} ViewModel */

/** The name under which it is remembered whether the list is open. */
const OPEN = "plateau.more";

/**
 * Asks whose moves of the line on the board are to be known by heart.
 * @param {import("../wire.js").State} state
 * @param {import("./view-model.js").Actions} actions
 */
function chooseStudy(state, { study }) {
  openDialog(t("page-study-line"), (close) => [
    h("p", { class: "soft" }, t("page-study-about")),
    h(
      "div",
      { class: "row" },
      state.seats.map((_, seat) => {
        const choose = button("done", nameOf(state, seat), () => {
          close();
          study(seat);
        });
        choose.dataset.action = `study-${seat}`;
        return choose;
      }),
      button("undo", t("page-cancel"), close, "quiet"),
    ),
  ]);
}

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
    () => showSearch(current.shown),
    "quiet",
  );
  const analysing = h("span", { class: "row" });
  const element = h("div", { class: "whole-game" }, analysing, search, more);
  /** @type {ViewModel} */
  let current;
  const open = () => analyse(current.state);
  const keep = () => keepAnalysis(current.state);
  const playOn = () => playFrom(current.state, current.state.turn, current.state.position);
  const studyButton = () => {
    const study = button("done", t("page-study-line"), () => chooseStudy(current.state, actions));
    study.dataset.action = "study-line";
    return study;
  };
  return {
    element,
    show(view) {
      current = view;
      const { analysis, ending } = view.state;
      // A game that counts is not taken into the laboratory before its end.
      const { closed } = view.state.people;
      search.hidden = closed;
      refill(analysing, [analysis, Boolean(ending), view.mayAct, closed], () =>
        analysis
          ? [
              view.mayAct ? named("keep", button("library", t("page-study-keep"), keep)) : null,
              ending ? null : named("play-on", button("play", t("page-play-on"), playOn, "quiet")),
            ]
          : [closed ? null : named("analysis", button("branches", t("page-analysis-open"), open))],
      );
      refill(list, [view.mayAct, view.hosts, analysis], () => [
        button("save", t("page-save"), () => openSave(current.state)),
        button("share", t("page-share"), () => shareTable(current, actions)),
        button("rules", t("page-rules"), () => showRules(current.state)),
        button("library", t("page-games-with-position"), () => gamesWithPosition(current.state)),
        button("print", t("page-print"), () => print()),
        ...(view.mayAct && !analysis
          ? [
              button("board", t("page-set-up-position"), () => setUpPosition(current.shown)),
              button("settings", t("page-change-settings"), () => changeSettings(current.state)),
              view.hosts
                ? button("erase", t("page-delete-table"), () => deleteTable(current.state.table))
                : button("quit", t("page-leave-table"), () => leaveTable(current.state.table)),
            ]
          : []),
        view.mayAct ? studyButton() : null,
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
