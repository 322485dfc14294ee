// @ts-check
/** Signing in to a tournament: who has come, and the link by which others come. */

import { button } from "../button.js";
import { fill, h } from "../dom.js";
import { icon } from "../icons.js";
import { LONGEST_NAME, personName, rememberPersonName } from "../person.js";
import { invitation, reachNotice } from "../share.js";
import { t } from "../words.js";

/** @typedef {import("../wire.js").ContestShown} ContestShown */

/**
 * @typedef {object} SignInActions
 * @property {(name: string, me: boolean) => void} join
 * @property {(entrant: number) => void} claim
 * @property {(entrant: number) => void} release
 */

/**
 * The field of a person's name, with a button.
 * @param {string} label
 * @param {string} action
 * @param {string} value
 * @param {(name: string) => void} done
 */
function nameField(label, action, value, done) {
  const field = h("input", { id: `contest-${action}`, maxlength: LONGEST_NAME, value });
  return h(
    "form",
    {
      class: "row contest-name",
      onsubmit: (/** @type {Event} */ event) => {
        event.preventDefault();
        done(field.value.trim());
      },
    },
    h("label", { for: `contest-${action}` }, label),
    field,
    h(
      "button",
      { class: "button main", type: "submit", "data-action": action },
      t(`page-contest-${action}`),
    ),
  );
}

/**
 * Where people sign in before a tournament begins.
 * @param {ContestShown} contest
 * @param {SignInActions} actions
 */
export function signIn(contest, { join }) {
  const mine = contest.me === null;
  const link = h("div", {});
  const redraw = () => fill(link, invitation(t("page-contest-invite"), new URL(location.href)));
  redraw();
  return h(
    "section",
    { class: "card stack" },
    h("h2", {}, t("page-contest-gathering")),
    mine
      ? nameField(t("page-your-name"), "join", personName(), (name) => {
          rememberPersonName(name);
          join(name, true);
        })
      : h("p", { role: "status" }, t("page-contest-joined")),
    contest.yours
      ? nameField(t("page-contest-other"), "add", "", (name) => join(name, false))
      : null,
    reachNotice(() => redraw()),
    link,
  );
}

/**
 * Those who take part: before it begins they can be removed, afterwards people say who they are.
 * @param {ContestShown} contest
 * @param {string[]} names
 * @param {SignInActions} actions
 */
export function peopleList(contest, names, { claim, release }) {
  const gathers = contest.state === "gathering";
  return h(
    "ul",
    { class: "contest-people" },
    contest.entrants.map(({ person, taken }, at) =>
      h(
        "li",
        { class: "row", "data-entrant": at },
        icon(person ? "person" : "computer"),
        h("span", {}, names[at] ?? ""),
        contest.me === at ? h("span", { class: "soft small" }, t("page-you")) : null,
        person && taken && contest.me !== at ? h("span", { class: "soft small" }, "✓") : null,
        person && !taken && !gathers && contest.me === null
          ? labelled(
              button("person", t("page-contest-it-is-me"), () => claim(at)),
              `claim-${at}`,
            )
          : null,
        contest.yours && (gathers || (person && taken))
          ? labelled(
              button("erase", t(gathers ? "page-remove-entrant" : "page-contest-release"), () =>
                release(at),
              ),
              `release-${at}`,
            )
          : null,
      ),
    ),
  );
}

/**
 * @param {HTMLElement} element
 * @param {string} action
 */
function labelled(element, action) {
  element.dataset.action = action;
  return element;
}
