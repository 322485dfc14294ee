// @ts-check
/** Rooms that few enter are fetched when somebody does. */

import { fill, h } from "../dom.js";
import { t } from "../words.js";

/** @typedef {import("./rooms.js").Room} Room */

/**
 * @param {string} title its words
 * @param {() => Promise<Room>} fetch
 * @returns {Room}
 */
export function lazily(title, fetch) {
  return (way, register) => {
    const element = h("div", { class: "lazily" }, h("p", { class: "soft" }, t("page-loading")));
    /** @type {import("./rooms.js").RoomShown | null} */
    let shown = null;
    let left = false;
    fetch().then(
      (room) => {
        if (left) return;
        shown = room(way, register);
        fill(element, shown.element);
      },
      () => fill(element, h("p", { class: "fault" }, t("page-offline"))),
    );
    const leave = () => {
      left = true;
      shown?.leave?.();
    };
    return { title: t(title), element, leave };
  };
}
