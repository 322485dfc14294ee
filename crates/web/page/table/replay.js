// @ts-check
/** The replay controls: to the start of a game, back, on, to its end, or playing by themselves. */

import { h, refill } from "../dom.js";
import { icon } from "../icons.js";
import { speedChoice } from "../speed.js";
import { t, tell } from "../words.js";
import { wholeLine } from "./move-tree.js";

/** @typedef {import("../wire.js").State} State */

/** Milliseconds between two moves of a replay. */
const SPEEDS = [3000, 1500, 800, 400];
/** How many times as fast as usual each of them is called. */
const TIMES = [0.5, 1, 2, 4];

/** The buttons to go through a game. */
export class Replay {
  /** @param {(node: number) => void} visit */
  constructor(visit) {
    this.visit = visit;
    this.element = h("div", {
      class: "replay controls",
      role: "toolbar",
      "aria-label": t("page-walk"),
    });
    this.place = h("span", { class: "soft small mono" });
    /** @type {State | null} */
    this.state = null;
    this.timer = 0;
    this.speed = 1;
  }

  /** @param {{ shown: State }} view */
  show({ shown: state }) {
    this.state = state;
    this.draw(state);
  }

  /** @param {State} state */
  draw(state) {
    const line = wholeLine(state);
    const at = line.indexOf(state.node);
    const [back, on] = [at > 0, at < line.length - 1];
    this.element.hidden = line.length < 2;
    this.place.textContent = `${tell(at)} / ${tell(line.length - 1)}`;
    refill(this.element, [back, on, this.timer !== 0], () => [
      this.button("first", "page-first", back, () => this.go(-Infinity)),
      this.button("previous", "page-previous", back, () => this.go(-1)),
      this.place,
      this.button("next", "page-next", on, () => this.go(1)),
      this.button("last", "page-last", on, () => this.go(Infinity)),
      this.button(
        this.timer ? "pause" : "play",
        this.timer ? "page-replay-stop" : "page-replay",
        true,
        () => this.toggle(),
      ),
      this.speedChoice(),
    ]);
  }

  /**
   * @param {import("../icons.js").Icon} name
   * @param {string} words
   * @param {boolean} able
   * @param {() => void} act
   */
  button(name, words, able, act) {
    const label = t(words);
    return h(
      "button",
      {
        type: "button",
        "data-action": name,
        class: "button square",
        title: label,
        "aria-label": label,
        disabled: !able,
        onclick: act,
      },
      icon(name),
    );
  }

  speedChoice() {
    return speedChoice(TIMES, this.speed, (speed) => {
      this.speed = speed;
      if (this.timer) this.run();
    });
  }

  /** @param {number} steps */
  go(steps) {
    if (!this.state) return;
    const line = wholeLine(this.state);
    const to = Math.min(line.length - 1, Math.max(0, line.indexOf(this.state.node) + steps));
    const node = line[to];
    if (node !== undefined && node !== this.state.node) this.visit(node);
  }

  /** Starts or stops the replay; at the end of the game it starts from the beginning. */
  toggle() {
    if (this.timer) {
      this.stop();
    } else {
      const line = this.state ? wholeLine(this.state) : [];
      if (this.state?.node === line.at(-1)) this.go(-Infinity);
      this.run();
    }
    if (this.state) this.draw(this.state);
  }

  run() {
    clearInterval(this.timer);
    this.timer = setInterval(() => {
      const line = this.state ? wholeLine(this.state) : [];
      if (!this.state || this.state.node === line.at(-1)) {
        this.stop();
        if (this.state) this.draw(this.state);
      } else this.go(1);
    }, SPEEDS[this.speed]);
  }

  stop() {
    clearInterval(this.timer);
    this.timer = 0;
  }
}
