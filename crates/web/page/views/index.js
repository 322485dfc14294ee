// @ts-check
/** The views of the page, by their names in the address. */

import { lazyView } from "../lazy-view.js";
import { aboutView } from "./about.js";
import { boardView } from "./board.js";
import { collectionView } from "./collection.js";
import { drillsView } from "./drills.js";
import { hallView } from "./hall.js";
import { homeView } from "./home.js";
import { libraryView } from "./library.js";
import { positionView } from "./position.js";
import { puzzleView } from "./puzzle.js";
import { puzzlesView } from "./puzzles.js";
import { rulesView } from "./rules.js";
import { settingsView } from "./settings.js";
import { setupView } from "./setup.js";
import { studyView } from "./study.js";
import { tableView } from "./table.js";
import { tournamentView } from "./tournament.js";

/**
 * A view on the page: its title, its element, and what is to be done when it is left.
 * @typedef {{ title: string, element: HTMLElement, leave?: () => void }} MountedView
 */
/** @typedef {(route: import("../router.js").Route, register: import("../wire.js").Register) => MountedView} View */

/** @type {Record<string, View>} */
export const VIEWS = {
  home: homeView,
  setup: setupView,
  board: boardView,
  position: positionView,
  table: tableView,
  tournament: tournamentView,
  library: libraryView,
  collection: collectionView,
  study: studyView,
  hall: hallView,
  drills: drillsView,
  puzzles: puzzlesView,
  puzzle: puzzleView,
  rules: rulesView,
  settings: settingsView,
  about: aboutView,
  lab: lazyView("page-lab", () => import("./lab.js").then(({ labView }) => labView)),
  tree: lazyView("page-lab-see", () => import("./tree.js").then(({ treeView }) => treeView)),
  compare: lazyView("page-compare", () =>
    import("./compare.js").then(({ compareView }) => compareView),
  ),
  exercise: lazyView("page-exercise", () =>
    import("./exercise.js").then(({ exerciseView }) => exerciseView),
  ),
  lesson: lazyView("page-lessons", () =>
    import("./lesson.js").then(({ lessonView }) => lessonView),
  ),
  class: lazyView("page-classes", () => import("./class.js").then(({ classView }) => classView)),
  cards: lazyView("page-class-cards", () =>
    import("./cards.js").then(({ cardsView }) => cardsView),
  ),
  desk: lazyView("page-desk", () => import("./desk.js").then(({ deskView }) => deskView)),
};

/**
 * The views that the bar on top leads to.
 * @type {{ name: string, icon: import("../icons.js").Icon, words: string }[]}
 */
export const NAVIGATION = [
  { name: "library", icon: "library", words: "page-library" },
  { name: "lab", icon: "flask", words: "page-lab" },
  { name: "hall", icon: "cup", words: "page-hall" },
  { name: "rules", icon: "rules", words: "page-rules" },
  { name: "settings", icon: "settings", words: "page-settings" },
];
