// @ts-check
/** Messages: a toast on the page, and live regions for screen readers. */

import { h, tint } from "./dom.js";

/** What stays free around a message that stands beside something. */
const GAP = 6;

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
 * @param {DOMRect | null} [place] what it is about: the message stands beside it
 */
export function showError(sentence, place = null) {
  show(sentence, true, place);
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
 * @param {DOMRect | null} place
 */
function show(sentence, fault, place = null) {
  assertive.textContent = sentence;
  toast.textContent = sentence;
  toast.classList.toggle("fault", fault);
  toast.classList.toggle("beside", place !== null);
  if (place) standBeside(place);
  clearTimeout(clearing);
  clearing = setTimeout(
    () => {
      toast.textContent = "";
    },
    2500 + sentence.length * 45,
  );
}

/**
 * Puts the message above what it is about, or below where there is no room above.
 * @param {DOMRect} place
 */
function standBeside(place) {
  const { width, height } = toast.getBoundingClientRect();
  const above = place.top - height - GAP;
  const middle = place.left + place.width / 2;
  const left = Math.max(GAP, Math.min(middle - width / 2, innerWidth - width - GAP));
  const top = above >= GAP ? above : place.bottom + GAP;
  tint(toast, { "--left": `${left}px`, "--top": `${top}px` });
}
