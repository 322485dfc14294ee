// @ts-check
/** The keys of the table view. */

import { preferences, setPreferences } from "../preferences.js";
import { controlKeys } from "./controls.js";
import { showRules } from "./links.js";
import { nextMistake } from "./review.js";
import { openSave } from "./save-dialog.js";

/** @typedef {import("./view-model.js").ViewModel} ViewModel */

/**
 * @param {() => ViewModel | null} current the view model of now
 * @param {import("./view-model.js").Actions} actions
 * @param {import("../board/board.js").Board} board
 * @param {import("./replay.js").Replay} replay
 * @returns {import("../shortcuts.js").Shortcut[]}
 */
export function tableKeys(current, actions, board, replay) {
  const withState = (/** @type {(state: ViewModel["state"]) => void} */ act) => () => {
    const view = current();
    if (view) act(view.shown);
  };
  /** A line that is shown is gone through before the game is. */
  const walk = (/** @type {1 | -1} */ by) => {
    const view = current();
    if (view?.shownLine) actions.showStep(view.step + by);
    else replay.go(by);
  };
  const toMistake = (/** @type {ViewModel["state"]} */ state, /** @type {1 | -1} */ by) => {
    const node = nextMistake(state, by);
    if (node !== undefined) actions.visit(node);
  };
  const toggleValues = () => setPreferences({ values: !preferences().values });
  return [
    ...controlKeys(current, actions),
    { keys: ["ArrowLeft"], says: "page-previous", act: () => walk(-1) },
    { keys: ["ArrowRight"], says: "page-next", act: () => walk(1) },
    { keys: ["V"], says: "page-values", act: () => toggleValues() },
    { keys: ["."], says: "page-next-mistake", act: withState((state) => toMistake(state, 1)) },
    { keys: [","], says: "page-previous-mistake", act: withState((state) => toMistake(state, -1)) },
    { keys: ["Home"], says: "page-first", act: () => replay.go(-Infinity) },
    { keys: ["End"], says: "page-last", act: () => replay.go(Infinity) },
    { keys: ["S", "Ctrl+S"], says: "page-save", act: withState(openSave) },
    { keys: ["Escape"], says: "page-premove-cancel", act: actions.cancelPremove },
    { keys: ["T"], says: "page-turn-board", act: () => board.turn() },
    { keys: ["B"], says: "page-to-board", act: () => board.cells[board.focus]?.focus() },
    { keys: ["F1"], says: "page-rules", act: withState(showRules) },
  ];
}
