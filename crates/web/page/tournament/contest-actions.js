// @ts-check
/** What can be done with a tournament as a whole: begin, stop, go on, rename, delete, project. */

import { messageOf } from "../api.js";
import { button } from "../button.js";
import { h } from "../dom.js";
import { icon } from "../icons.js";
import { askTitle } from "../library/rename-dialog.js";
import { linkTo, navigateTo } from "../router.js";
import { showError } from "../toast.js";
import { offerUndo } from "../undo-notice.js";
import { t } from "../words.js";
import { beginContest, deleteContest, endContest, renameContest, restoreContest } from "./api.js";

/** @typedef {import("../wire.js").ContestShown} ContestShown */

/**
 * @param {ContestShown} contest
 * @param {(contest: ContestShown) => void} show
 * @returns {(HTMLElement | null)[]}
 */
export function contestActions(contest, show) {
  const { id, state, yours } = contest;
  /** @param {Promise<ContestShown>} change */
  const doing = (change) => {
    change.then(show, (problem) => showError(messageOf(problem)));
  };
  const act = (
    /** @type {string} */ action,
    /** @type {import("../icons.js").Icon} */ picture,
    /** @type {string} */ words,
    /** @type {() => void} */ done,
  ) => {
    const made = button(picture, t(words), done);
    made.dataset.action = action;
    return made;
  };
  const project =
    state === "gathering"
      ? null
      : h(
          "a",
          { class: "button", href: linkTo(`tournament/${id}/pairings`), "data-action": "project" },
          icon("full"),
          t("page-contest-project"),
        );
  if (!yours) return [project];
  return [
    state === "gathering"
      ? act("begin", "play", "page-begin-tournament", () => doing(beginContest(id)))
      : null,
    state === "running"
      ? act("stop", "pause", "page-contest-stop", () => doing(endContest(id)))
      : null,
    state === "stopped"
      ? act("resume", "play", "page-resume", () => doing(beginContest(id)))
      : null,
    project,
    act("rename", "settings", "page-rename", () =>
      askTitle(contest.title, (title) => doing(renameContest(id, title))),
    ),
    act("delete", "erase", "page-delete", () => remove(id)),
  ];
}

/** @param {string} id */
function remove(id) {
  deleteContest(id).then(
    () => {
      navigateTo("tournament");
      offerUndo(
        t("page-contest-deleted"),
        () => restoreContest(id),
        () => navigateTo(`tournament/${id}`),
      );
    },
    (problem) => showError(messageOf(problem)),
  );
}
