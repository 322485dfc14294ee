// @ts-check
/** A moment of joy over the board when a person has won, and a calm one for a draw. */

import { h, tint } from "../dom.js";
import { motionSpeed } from "../preferences.js";

/** As many pieces of paper fly. */
const FLAKES = 48;
/** How long they fly, in milliseconds. */
const FLIGHT = 1800;

/**
 * Paper in all colours falls over the board; nothing moves for those who asked for calm.
 * @param {HTMLElement} board
 */
export function celebrateWin(board) {
  if (motionSpeed() === 0) return;
  const flakes = Array.from({ length: FLAKES }, (_, number) => flake(number));
  const rain = h("div", { class: "confetti", "aria-hidden": "true" }, flakes);
  board.append(rain);
  const flights = flakes.map((one) => fall(one).finished);
  Promise.allSettled(flights).then(() => rain.remove());
}

/**
 * A breath of light around the board.
 * @param {HTMLElement} board
 */
export function celebrateDraw(board) {
  if (motionSpeed() === 0) return;
  const glow = [{ filter: "none" }, { filter: "brightness(1.12)" }, { filter: "none" }];
  board.animate(glow, { duration: 900, iterations: 2, easing: "ease-in-out" });
}

/** @param {number} number */
function flake(number) {
  const one = h("span", { class: "flake" });
  const turn = (number * 360) / FLAKES;
  tint(one, { "--hue": Math.round(turn), left: `${Math.random() * 100}%` });
  return one;
}

/** @param {HTMLElement} one */
function fall(one) {
  const drift = (Math.random() - 0.5) * 160;
  const spin = (Math.random() - 0.5) * 1080;
  const frames = [
    { transform: "translate(0, -20%) rotate(0)", opacity: 1 },
    { transform: `translate(${drift}px, 70vh) rotate(${spin}deg)`, opacity: 0 },
  ];
  const duration = FLIGHT * (0.6 + Math.random() * 0.4);
  return one.animate(frames, {
    duration,
    delay: Math.random() * 300,
    easing: "ease-in",
    fill: "both",
  });
}
