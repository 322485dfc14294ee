// @ts-check
/** Messages: a toast on the page, and live regions for screen readers. */

import { h } from "./dom.js";

const polite = h("div", { class: "unseen", "aria-live": "polite", id: "polite" });
const assertive = h("div", { class: "unseen", "aria-live": "assertive", id: "assertive" });
const toast = h("div", { class: "toast", "aria-hidden": "true" });
let clearing = 0;

/** The elements that show and announce messages, to be put on the page once. */
export function liveRegions() {
  return [polite, assertive, toast];
}

/** Takes every message away: what was said in another view is no news here. */
export function clearMessages() {
  for (const region of liveRegions()) region.textContent = "";
}

/**
 * Has screen readers say something when they have time.
 * @param {string} sentence
 */
export function announce(sentence) {
  polite.textContent = sentence;
}

/**
 * Shows a message, and has it read out at once.
 * @param {string} sentence
 */
export function showMessage(sentence) {
  show(sentence, false);
}

/**
 * Shows that something went wrong or was not allowed.
 * @param {string} sentence
 */
export function showError(sentence) {
  show(sentence, true);
}

/**
 * Has screen readers say at once what can be seen on the page.
 * @param {string} sentence
 */
export function announceNow(sentence) {
  assertive.textContent = sentence;
}

/**
 * @param {string} sentence
 * @param {boolean} fault
 */
function show(sentence, fault) {
  assertive.textContent = sentence;
  toast.textContent = sentence;
  toast.classList.toggle("fault", fault);
  clearTimeout(clearing);
  clearing = setTimeout(
    () => {
      toast.textContent = "";
    },
    2500 + sentence.length * 45,
  );
}
