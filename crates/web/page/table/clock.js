// @ts-check
/** Clocks that run between two messages of the table. */

import { h } from "../dom.js";
import { play } from "../sound.js";
import { t } from "../words.js";

/** @typedef {import("../wire.js").State} State */

/** When a player is warned that little time is left, in milliseconds. */
const LITTLE = 10_000;
/**
 * The clocks that have warned already, by table, game and seat.
 * @type {Set<string>}
 */
const warned = new Set();

/**
 * The clock of a seat; nothing where time is unlimited. It counts down by itself while it ticks.
 * @param {State} state
 * @param {number} seat
 * @param {boolean} own whether its player is warned here
 */
export function clockOf(state, seat, own) {
  const left = state.seats[seat]?.clock ?? null;
  if (left === null) return null;
  const ticking = state.ticking === seat;
  const clock = h("span", {
    class: ticking ? "clock ticking" : "clock",
    role: "timer",
    title: t("page-clock"),
  });
  const until = performance.now() + left;
  const show = () => {
    const now = ticking ? Math.max(0, until - performance.now()) : left;
    clock.textContent = tellTime(now);
    clock.classList.toggle("short", now < 20_000);
    if (own && ticking && left > LITTLE / 2 && now < LITTLE) warn(state, seat);
  };
  show();
  if (ticking) {
    const timer = setInterval(() => (clock.isConnected ? show() : clearInterval(timer)), 100);
  }
  return clock;
}

/**
 * Warns a player once a game.
 * @param {State} state
 * @param {number} seat
 */
function warn({ table, seats }, seat) {
  const games = seats.reduce((sum, { wins, draws, losses }) => sum + wins + draws + losses, 0);
  const key = `${table} ${games} ${seat}`;
  if (warned.has(key)) return;
  warned.add(key);
  play("low");
}

/** @param {number} milliseconds */
export function tellTime(milliseconds) {
  const seconds = milliseconds / 1000;
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  const rest =
    seconds < 20 ? (seconds % 60).toFixed(1).padStart(4, "0") : two(Math.floor(seconds % 60));
  return hours > 0 ? `${hours}:${two(minutes)}:${rest}` : `${minutes}:${rest}`;
}

/** @param {number} number */
function two(number) {
  return String(number).padStart(2, "0");
}
