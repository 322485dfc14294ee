// @ts-check
/** Which engine shall think: the form of a seat in which only a computer can sit. */

import { fill, h } from "../dom.js";
import { SeatForm } from "../setup/seat-form.js";
import { readSpec, writeSpec } from "../spec.js";

/** The form of an engine. */
export class EngineForm extends SeatForm {
  /**
   * @param {import("../wire.js").Register} register
   * @param {import("../wire.js").GameEntry} game
   * @param {number} number
   * @param {string} spec
   * @param {string} title
   */
  constructor(register, game, number, spec, title) {
    super(register, unlimited(game), number, spelledOut(game, spec));
    this.title = title;
    /** @type {import("../setup/knob-field.js").KnobField[]} */
    this.person = [];
    this.open = true;
    this.draw();
  }

  draw() {
    fill(
      this.element,
      h("legend", { class: "unseen" }, this.title ?? ""),
      h("span", { class: "seat-number" }, this.title ?? ""),
      this.body,
      this.fault,
    );
    this.drawBody();
  }
}

/**
 * The game with engines that keep no limit unless one is set: in the laboratory there are none.
 * @param {import("../wire.js").GameEntry} game
 */
function unlimited(game) {
  const engines = game.engines.map((engine) => ({
    ...engine,
    knobs: engine.knobs.map((knob) => ({ ...knob, usual: null })),
  }));
  return { ...game, engines };
}

/**
 * The spec of an engine with the name of its first setting, which may be left out: `alpha-beta:3`.
 * @param {import("../wire.js").GameEntry} game
 * @param {string} spec
 */
export function spelledOut(game, spec) {
  const { name } = readSpec(spec);
  const first = game.engines.find((engine) => engine.name === name)?.knobs[0]?.name;
  return writeSpec(name, readSpec(spec, first).knobs);
}
