// @ts-check
/** What is said to everyone: moves politely, results and faults at once. */

import { h } from "./dom.js";

const polite = h("div", { class: "unseen", "aria-live": "polite", id: "polite" });
const assertive = h("div", { class: "unseen", "aria-live": "assertive", id: "assertive" });
const toast = h("div", { class: "toast", "aria-hidden": "true" });
let clearing = 0;

/** The places where it is said, to be put on the page once. */
export function mouths() {
  return [polite, assertive, toast];
}

/** Nothing is said any more: what was said in another room is no news here. */
export function hush() {
  for (const mouth of mouths()) mouth.textContent = "";
}

/**
 * For screen readers, when they have time.
 * @param {string} sentence
 */
export function mention(sentence) {
  polite.textContent = sentence;
}

/**
 * For everyone, now.
 * @param {string} sentence
 */
export function tell(sentence) {
  show(sentence, false);
}

/**
 * Something went wrong, or was not allowed.
 * @param {string} sentence
 */
export function complain(sentence) {
  show(sentence, true);
}

/**
 * For screen readers, now; who looks sees it anyway.
 * @param {string} sentence
 */
export function proclaim(sentence) {
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
