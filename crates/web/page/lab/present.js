// @ts-check
/**
 * Presenting to a class: what is shown fills the window, in letters that are read from the last
 * row. The style sheet does the work; this is the switch.
 */

import { button } from "../button.js";
import { t } from "../words.js";

/** The class of the page while it is presented. */
const PRESENTING = "presenting";

/** Whether the page is presented. */
export function isPresenting() {
  return document.documentElement.classList.contains(PRESENTING);
}

/** Begins or ends presenting; the whole screen is taken where the browser allows it. */
export function togglePresenting() {
  if (isPresenting()) {
    stopPresenting();
    return;
  }
  document.documentElement.classList.add(PRESENTING);
  document.addEventListener("fullscreenchange", fullScreenChanged);
  document.addEventListener("keydown", escapeKey);
  document.documentElement.requestFullscreen?.().catch(() => {});
}

/** Ends presenting, also when the view is left. */
export function stopPresenting() {
  document.documentElement.classList.remove(PRESENTING);
  document.removeEventListener("fullscreenchange", fullScreenChanged);
  document.removeEventListener("keydown", escapeKey);
  if (document.fullscreenElement) document.exitFullscreen().catch(() => {});
}

function fullScreenChanged() {
  if (!document.fullscreenElement) stopPresenting();
}

/** @param {KeyboardEvent} event */
function escapeKey({ key }) {
  if (key === "Escape") stopPresenting();
}

/** The button for it. */
export function presentButton() {
  const element = button("full", t("page-present"), togglePresenting);
  element.dataset.action = "present";
  element.title = `${t("page-present")} (F)`;
  return element;
}

/** @returns {import("../shortcuts.js").Shortcut[]} */
export function presentKeys() {
  return [{ keys: ["F"], says: "page-present", act: togglePresenting }];
}
