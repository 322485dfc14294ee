// @ts-check
/** Keys that work everywhere, and those of the view that is shown. */

import { hasWords, t } from "./words.js";

/** @typedef {{ keys: string[], says: string, act: () => void }} Shortcut */

/** @type {Shortcut[]} */
let everywhere = [];
/** @type {Shortcut[]} */
let here = [];

/** @param {Shortcut[]} shortcuts */
export function setShortcutsEverywhere(shortcuts) {
  everywhere = shortcuts;
}

/**
 * The keys of the view; those of the view before are forgotten.
 * @param {Shortcut[]} shortcuts
 */
export function setShortcutsHere(shortcuts) {
  here = shortcuts;
}

/** Every key there is; those of the view go before those that work everywhere. */
export function allShortcuts() {
  const taken = new Set(here.flatMap(({ keys }) => keys));
  return [...here, ...everywhere.filter(({ keys }) => !keys.some((key) => taken.has(key)))];
}

/** @type {Record<string, string>} */
const SIGNS = { ArrowLeft: "←", ArrowRight: "→" };

/**
 * A key as it stands on a keyboard of the language of the page.
 * @param {string} key
 */
export function signOf(key) {
  const id = `page-key-named-${key.toLowerCase()}`;
  return SIGNS[key] ?? (hasWords(id) ? t(id) : key);
}

export function listenToShortcuts() {
  addEventListener("keydown", (event) => {
    if (event.defaultPrevented || isTyping(event.target)) return;
    if (document.querySelector("dialog[open]")) return;
    const pressed = nameOf(event);
    const found = allShortcuts().find(({ keys }) => keys.includes(pressed));
    if (!found) return;
    event.preventDefault();
    found.act();
  });
}

/** @param {KeyboardEvent} event */
function nameOf(event) {
  const key = event.key.length === 1 ? event.key.toUpperCase() : event.key;
  const shift = event.shiftKey && event.key.length > 1 ? "Shift+" : "";
  return `${event.ctrlKey || event.metaKey ? "Ctrl+" : ""}${event.altKey ? "Alt+" : ""}${shift}${key}`;
}

/** @param {EventTarget | null} target */
function isTyping(target) {
  if (target instanceof HTMLInputElement)
    return target.type !== "checkbox" && target.type !== "radio";
  return target instanceof HTMLSelectElement || target instanceof HTMLTextAreaElement;
}
