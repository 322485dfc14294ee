// @ts-check
/** The keys of the table view. */

import { controlKeys } from "./controls.js";
import { showRules } from "./links.js";
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
    if (view) act(view.state);
  };
  return [
    ...controlKeys(current, actions),
    { keys: ["ArrowLeft"], says: "page-previous", act: () => replay.go(-1) },
    { keys: ["ArrowRight"], says: "page-next", act: () => replay.go(1) },
    { keys: ["Home"], says: "page-first", act: () => replay.go(-Infinity) },
    { keys: ["End"], says: "page-last", act: () => replay.go(Infinity) },
    { keys: ["S", "Ctrl+S"], says: "page-save", act: withState(openSave) },
    { keys: ["T"], says: "page-turn-board", act: () => board.turn() },
    { keys: ["B"], says: "page-to-board", act: () => board.cells[board.focus]?.focus() },
    { keys: ["F1"], says: "page-rules", act: withState(showRules) },
  ];
}
