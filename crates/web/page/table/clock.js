// @ts-check
/** Clocks that run between two messages of the table. */

import { h } from "../dom.js";
import { t } from "../words.js";

/** @typedef {import("../wire.js").State} State */

/**
 * The clock of a seat; nothing where time is unlimited. It counts down by itself while it ticks.
 * @param {State} state
 * @param {number} seat
 */
export function clockOf(state, seat) {
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
  };
  show();
  if (ticking) {
    const timer = setInterval(() => (clock.isConnected ? show() : clearInterval(timer)), 100);
  }
  return clock;
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
