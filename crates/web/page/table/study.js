// @ts-check
/** The study that an analysis board is a chapter of: its chapters, their order, and what to do. */

import { fetchForms, messageOf, openTable } from "../api.js";
import { button } from "../button.js";
import { openDialog } from "../dialog.js";
import { fill, h } from "../dom.js";
import { icon } from "../icons.js";
import { path } from "../path.js";
import { linkTo, navigateTo } from "../router.js";
import { addChapter, beginStudy, editStudy, fetchStudyOf, studyUrl } from "../studies-api.js";
import { showError } from "../toast.js";
import { rememberTable } from "../tokens.js";
import { t } from "../words.js";
import { panelFrame } from "./panel.js";

/** @typedef {import("../wire.js").State} State */
/** @typedef {import("../wire.js").StudyShown} StudyShown */
/** @typedef {import("../wire.js").ChapterShown} ChapterShown */
/** @typedef {import("../icons.js").Icon} Icon */

/** @returns {import("./view-model.js").Panel} */
export function studyPanel() {
  const panel = new StudyPanel();
  return { element: panel.element, show: ({ state, hosts }) => panel.show(state, hosts) };
}

class StudyPanel {
  constructor() {
    this.element = panelFrame("study");
    /** @type {State | null} */
    this.state = null;
    this.hosts = false;
    /** @type {StudyShown | null} */
    this.study = null;
    /** The table of which the study was asked for. */
    this.table = "";
  }

  /**
   * @param {State} state
   * @param {boolean} hosts
   */
  show(state, hosts) {
    const fresh = hosts !== this.hosts;
    this.state = state;
    this.hosts = hosts;
    if (!state.analysis) return;
    if (this.table !== state.table) {
      this.table = state.table;
      this.look();
    } else if (fresh) this.draw();
  }

  async look() {
    try {
      this.study = await fetchStudyOf(this.table);
      this.draw();
    } catch (problem) {
      showError(messageOf(problem));
    }
  }

  draw() {
    const { study, hosts, element } = this;
    element.hidden = !study && !hosts;
    if (study) fill(element, this.chapters(study));
    else if (hosts)
      fill(
        element,
        this.action("begin-study", "page-begin-study", "library", () => this.begin()),
      );
  }

  /**
   * @param {string} name
   * @param {string} words
   * @param {Icon} picture
   * @param {() => void} act
   */
  action(name, words, picture, act) {
    const element = button(picture, t(words), act, "quiet");
    element.dataset.action = name;
    return element;
  }

  /** @param {StudyShown} study */
  chapters(study) {
    const here = study.chapters.findIndex(({ table }) => table === this.table);
    const chapters = study.chapters.map(({ table, title }) =>
      h(
        "li",
        {},
        h(
          "a",
          {
            href: linkTo(path`table/${table}`),
            "aria-current": table === this.table ? "page" : undefined,
          },
          title,
        ),
      ),
    );
    return [
      h("h2", {}, h("a", { href: linkTo(path`study/${study.id}`) }, study.title)),
      h("ol", { class: "chapters" }, chapters),
      study.mine && this.hosts
        ? h(
            "div",
            { class: "controls" },
            this.action("add-chapter", "page-add-chapter", "copy", () => this.add(study)),
            this.action("rename-chapter", "page-rename-chapter", "rules", () =>
              this.rename(study, here),
            ),
            here > 0
              ? this.action("chapter-up", "page-chapter-up", "up", () => this.move(study, here, -1))
              : null,
            here < study.chapters.length - 1
              ? this.action("chapter-down", "page-chapter-down", "down", () =>
                  this.move(study, here, 1),
                )
              : null,
          )
        : null,
    ];
  }

  begin() {
    askTitles(
      [t("page-study-title"), t("page-chapter-title")],
      async ([title = "", chapter = ""]) => {
        const first = { table: this.table, title: chapter };
        this.study = await beginStudy({ title, chapter: first });
        this.draw();
      },
    );
  }

  /**
   * A new chapter: another board of the same game, from its start or from the position on this one.
   * @param {StudyShown} study
   */
  add(study) {
    const here = h("input", { type: "checkbox", id: "chapter-here" });
    const choice = h("label", { class: "switch" }, here, t("page-chapter-from-here"));
    const add = async (/** @type {string[]} */ [title = ""]) => {
      const state = /** @type {State} */ (this.state);
      const players = state.seats.map(() => "human");
      const start = here.checked ? { start: state.position } : {};
      const opened = await openTable({ game: state.game.spec, players, analysis: true, ...start });
      rememberTable(opened);
      await addChapter(study.id, { table: opened.id, title });
      navigateTo(path`table/${opened.id}`);
    };
    askTitles([t("page-chapter-title")], add, [], choice);
  }

  /**
   * @param {StudyShown} study
   * @param {number} here
   */
  rename(study, here) {
    const { title: known = "" } = study.chapters[here] ?? {};
    const labels = [t("page-study-title"), t("page-chapter-title")];
    const rename = async (/** @type {string[]} */ [title = "", chapter = ""]) => {
      const chapters = study.chapters.map((one, index) => ({
        table: one.table,
        title: index === here ? chapter : one.title,
      }));
      this.study = await editStudy(study.id, { title, chapters });
      this.draw();
    };
    askTitles(labels, rename, [study.title, known]);
  }

  /**
   * @param {StudyShown} study
   * @param {number} here
   * @param {1 | -1} by
   */
  async move({ id, title, chapters }, here, by) {
    const order = chapters.map(({ table, title: name }) => ({ table, title: name }));
    const [moved] = order.splice(here, 1);
    if (moved) order.splice(here + by, 0, moved);
    try {
      this.study = await editStudy(id, { title, chapters: order });
      this.draw();
    } catch (problem) {
      showError(messageOf(problem));
    }
  }
}

/**
 * Asks for titles.
 * @param {string[]} labels
 * @param {(titles: string[]) => Promise<void>} done
 * @param {string[]} [known] what they are now
 * @param {HTMLElement} [more] what else is asked
 */
function askTitles(labels, done, known = [], more) {
  const fields = labels.map((label, index) => {
    const field = h("input", { id: `title-${index}`, maxlength: 100, value: known[index] ?? "" });
    return { label, field };
  });
  openDialog(t("page-study"), (close) => {
    const fault = h("p", { class: "fault", "aria-live": "assertive" });
    const act = async () => {
      try {
        await done(fields.map(({ field }) => field.value));
        close();
      } catch (problem) {
        fault.textContent = messageOf(problem);
      }
    };
    return [
      ...fields.map(({ label, field }) =>
        h("div", { class: "field-of-form" }, h("label", { for: field.id }, label), field),
      ),
      more ?? null,
      fault,
      h(
        "div",
        { class: "row end" },
        h("button", { class: "button", type: "button", onclick: close }, t("page-cancel")),
        h(
          "button",
          { class: "button main", type: "button", "data-action": "done", onclick: act },
          t("page-done"),
        ),
      ),
    ];
  });
}

/**
 * Links to all chapters as one file, in the forms that fit the first.
 * @param {StudyShown} study
 */
export function studyFiles(study) {
  const list = h("ul", { class: "forms" });
  const [first] = study.chapters;
  if (!first) return list;
  fetchForms(first.table).then(
    (forms) =>
      fill(
        list,
        forms.map(({ name, title, extension }) =>
          h(
            "li",
            {},
            h("span", {}, title, " ", h("span", { class: "soft small mono" }, `.${extension}`)),
            h(
              "a",
              {
                class: "button",
                href: studyUrl(study.id, name),
                "data-form": name,
                download: `${study.title}.${extension}`,
              },
              icon("download"),
              t("page-download"),
            ),
          ),
        ),
      ),
    (problem) => showError(messageOf(problem)),
  );
  return list;
}
