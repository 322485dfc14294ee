// @ts-check
/** Views whose modules are loaded when they are first shown. */

import { fill, h } from "./dom.js";
import { t } from "./words.js";

/** @typedef {import("./views/index.js").View} View */

/**
 * @param {string} title its words
 * @param {() => Promise<View>} load
 * @returns {View}
 */
export function lazyView(title, load) {
  return (route, register) => {
    const element = h("div", { class: "lazily" }, h("p", { class: "soft" }, t("page-loading")));
    /** @type {import("./views/index.js").MountedView | null} */
    let shown = null;
    let left = false;
    load().then(
      (view) => {
        if (left) return;
        shown = view(route, register);
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
