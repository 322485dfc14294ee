// @ts-check
/** What a person prefers, kept in the browser: looks, sound and language. */

import { loadLocally, saveLocally } from "./storage.js";

/**
 * @typedef {object} Preferences
 * @property {string} language a code; empty for the browser's own
 * @property {"system" | "light" | "dark"} theme
 * @property {string} board the colours of the board
 * @property {string} ownBoard a colour of one's own, for `board: "own"`
 * @property {"round" | "flat" | "marked"} pieces how men and discs look
 * @property {boolean} contrast whether everything is drawn in strong contrast
 * @property {number} cell the side of a square in pixels; 0 to fill the space there is
 * @property {number} volume from 0 to 1
 * @property {boolean} mute
 * @property {number} motion milliseconds for a step of a piece; 0 for none
 * @property {boolean} targets whether legal destinations are shown
 * @property {boolean} movable whether the pieces that can move are ringed all the time
 * @property {boolean} evaluation whether the evaluation is shown
 * @property {boolean} values whether what every move is worth is shown all the time
 * @property {number} lines how many of the best lines are told
 * @property {boolean} spoken whether the table has a line to ask the board with
 * @property {boolean} pause whether computers take a short while for a move
 */

/** @type {Preferences} */
const USUAL = {
  language: "",
  theme: "system",
  board: "wood",
  ownBoard: "#329632",
  pieces: "round",
  contrast: false,
  cell: 0,
  volume: 0.6,
  mute: false,
  motion: 220,
  targets: true,
  movable: false,
  evaluation: true,
  values: false,
  lines: 3,
  spoken: false,
  pause: true,
};

const KEY = "plateau.preferences";

/**
 * What the visitor has chosen; everything else is as the server says, or as usual.
 * @type {Partial<Preferences>}
 */
let chosen = chosenBefore();

/**
 * What the server was told to look like.
 * @type {Partial<Preferences>}
 */
let fromServer = {};

/** @type {Preferences} */
let current = { ...USUAL, ...chosen };

/** @type {Set<() => void>} */
const listeners = new Set();

export function preferences() {
  return current;
}

/**
 * @param {Partial<Preferences>} changes
 */
export function setPreferences(changes) {
  chosen = { ...chosen, ...changes };
  current = { ...USUAL, ...fromServer, ...chosen };
  saveLocally(KEY, chosen);
  applyLooks();
  for (const listener of listeners) listener();
}

/**
 * What the server was told to look like counts for everything that the visitor has not chosen.
 * @param {import("./wire.js").Appearance} appearance
 */
export function setServerAppearance({ cell_size: cell, board_colour: colour }) {
  fromServer = {
    ...(colour ? { board: "own", ownBoard: hex(colour) } : {}),
    ...(cell === null ? {} : { cell }),
  };
  current = { ...USUAL, ...fromServer, ...chosen };
  applyLooks();
}

/**
 * What was chosen in an earlier visit. Older visits kept everything, and then what is as usual counts
 * as not chosen.
 * @returns {Partial<Preferences>}
 */
function chosenBefore() {
  const before = /** @type {Partial<Preferences>} */ (loadLocally(KEY) ?? {});
  const names = /** @type {(keyof Preferences)[]} */ (Object.keys(USUAL));
  if (!names.every((name) => name in before)) return before;
  const changed = Object.entries(before).filter(
    ([name, value]) => value !== USUAL[/** @type {keyof Preferences} */ (name)],
  );
  return Object.fromEntries(changed);
}

/** @param {() => void} listener */
export function onPreferences(listener) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Puts what is liked onto the page. */
export function applyLooks() {
  const root = document.documentElement;
  root.dataset.theme = current.theme;
  root.dataset.board = current.board;
  root.dataset.pieces = current.pieces;
  root.dataset.contrast = current.contrast ? "high" : "usual";
  root.style.setProperty("--own-board", current.ownBoard);
  root.classList.toggle("show-targets", current.targets);
  root.classList.toggle("show-movable", current.movable);
  root.classList.toggle("calm", current.motion === 0);
}

/** How long a step of a piece takes: none for those who asked their system for calm. */
export function motionSpeed() {
  return matchMedia("(prefers-reduced-motion: reduce)").matches ? 0 : current.motion;
}

/** @param {number[]} colour */
function hex(colour) {
  return `#${colour.map((part) => part.toString(16).padStart(2, "0")).join("")}`;
}
