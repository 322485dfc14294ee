// @ts-check
/**
 * The settings at the end of a rulebook, told for the page: the rulebook itself is also for the
 * terminal and says there what to type.
 */

import { h } from "../dom.js";
import { path } from "../path.js";
import { linkTo } from "../router.js";
import { choiceName, knobName } from "../setup/knob-field.js";
import { t } from "../words.js";

/**
 * @param {Element} article the rulebook
 * @param {string} spec the game that it is about
 * @param {import("../wire.js").GameEntry | undefined} game
 */
export function tellSettings(article, spec, game) {
  const table = [...article.querySelectorAll("table")].at(-1);
  const typed = [...article.querySelectorAll("p code")].find((code) =>
    code.textContent?.startsWith("plateau "),
  );
  typed
    ?.closest("p")
    ?.replaceChildren(
      t("page-rules-settings"),
      " ",
      h("a", { href: linkTo(path`setup/${spec}`) }, t("page-rules-set-up")),
    );
  for (const row of table?.querySelectorAll("tbody tr") ?? []) {
    const [name, , value] = row.children;
    const knob = game?.knobs.find((one) => one.name === name?.textContent?.trim());
    if (!knob || !name || !value) continue;
    name.replaceChildren(knobName(knob), " ", h("code", { class: "identifier" }, knob.name));
    const [word = "", ...rest] = (value.textContent ?? "").split(" ");
    const said = [choiceName(word, knob), ...rest].join(" ");
    (value.querySelector("strong") ?? value).textContent = said;
  }
}
