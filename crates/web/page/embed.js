// @ts-check
/**
 * The page in a frame of another site, under `/embed/`: one view without the bar on top, and a way
 * to the whole page.
 */

import { h } from "./dom.js";
import { t } from "./words.js";

/** Where the page is that other sites show. */
const EMBED = "/embed/";

/** What can be shown there: what is to be looked at or solved. */
const VIEWS = ["board", "table", "tree", "exercise", "lesson"];

/** Whether this is the page for other sites. */
export const isEmbedded = () => location.pathname.startsWith(EMBED);

/**
 * Whether a view can be shown here.
 * @param {string} view
 */
export const mayShow = (view) => !isEmbedded() || VIEWS.includes(view);

/** The way to the same on the whole page. */
export function wholePageLink() {
  const href = () => `${location.origin}/${location.hash}`;
  const link = h("a", { href: href(), target: "_blank", rel: "noopener" }, t("page-embed-whole"));
  addEventListener("hashchange", () => link.setAttribute("href", href()));
  return h("footer", { class: "foot small soft" }, link);
}
