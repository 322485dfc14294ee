// @ts-check
/**
 * Links that others can open: under an address of this machine that reaches it from their devices,
 * with a code for telephones, a button that copies, and what the system has for sharing.
 */

import { messageOf } from "./api.js";
import { button } from "./button.js";
import { copyField } from "./copy-field.js";
import { fill, h } from "./dom.js";
import { qrCode } from "./qr.js";
import { fetchReach, openToNetwork, reachable } from "./reach.js";
import { showError } from "./toast.js";
import { t } from "./words.js";

/**
 * A link with all that it takes to hand it on.
 * @param {string} label
 * @param {URL} link
 * @param {HTMLElement | null} [more]
 */
export function invitation(label, link, more = null) {
  const element = h("div", { class: "stack invitation" });
  const draw = () =>
    fetchReach().then(
      (reach) => {
        const href = reachable(link, reach).href;
        fill(element, copyField(label, href, more), tools(label, href));
      },
      () => fill(element, copyField(label, link.href, more), tools(label, link.href)),
    );
  fill(element, copyField(label, link.href, more));
  draw();
  return element;
}

/**
 * @param {string} label
 * @param {string} href
 */
function tools(label, href) {
  const place = h("div", { class: "qr-place" });
  const code = button("board", t("page-qr-show"), () => {
    if (place.firstChild) {
      fill(place);
      return;
    }
    qrCode(href).then(
      (drawn) => fill(place, drawn),
      (problem) => showError(messageOf(problem)),
    );
  });
  code.dataset.action = "qr";
  const system =
    typeof navigator.share === "function"
      ? button("share", t("page-share-system"), () => {
          // Who closes the window of the system has shared nothing, which is no fault.
          navigator.share({ title: label, url: href }).catch(() => {});
        })
      : null;
  return h("div", { class: "stack" }, h("div", { class: "row" }, code, system), place);
}

/**
 * Whether others can reach this server, and what can be done about it.
 * @param {() => void} changed the links are to be drawn anew
 */
export function reachNotice(changed) {
  const element = h("div", { class: "stack reach-notice", "aria-live": "polite" });
  const draw = () =>
    fetchReach().then(
      (reach) => {
        if (reach.addresses.length > 0) {
          const addresses = reach.addresses.join(", ");
          fill(element, h("p", { class: "soft small" }, t("page-reach-open", { addresses })));
          return;
        }
        const open = () =>
          openToNetwork().then(
            () => draw().then(changed),
            (problem) => showError(messageOf(problem)),
          );
        const door = reach.yours ? button("people", t("page-reach-let-in"), open) : null;
        if (door) door.dataset.action = "open-network";
        fill(
          element,
          h("p", {}, t(reach.yours ? "page-reach-closed" : "page-reach-closed-ask")),
          door,
        );
      },
      () => {},
    );
  draw();
  return element;
}
