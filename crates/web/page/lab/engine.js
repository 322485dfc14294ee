// @ts-check
/** Which engine shall think: the form of a seat in which only a computer can sit. */

import { fill, h } from "../dom.js";
import { SeatForm } from "../setup/seat.js";

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
    super(register, game, number, spec);
    this.title = title;
    /** @type {import("../setup/knob.js").KnobField[]} */
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
