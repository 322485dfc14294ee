// @ts-check
/** The rooms of the page, by their names in the address. */

import { aboutRoom } from "./about.js";
import { hallRoom } from "./hall.js";
import { homeRoom } from "./home.js";
import { lazily } from "./lazily.js";
import { libraryRoom } from "./library.js";
import { positionRoom } from "./position.js";
import { rulesRoom } from "./rules.js";
import { settingsRoom } from "./settings.js";
import { setupRoom } from "./setup.js";
import { tableRoom } from "./table.js";
import { tournamentRoom } from "./tournament.js";

/**
 * A room that one is in.
 * @typedef {{ title: string, element: HTMLElement, leave?: () => void }} RoomShown
 */
/** @typedef {(way: import("../router.js").Way, register: import("../wire.js").Register) => RoomShown} Room */

/** @type {Record<string, Room>} */
export const ROOMS = {
  home: homeRoom,
  setup: setupRoom,
  position: positionRoom,
  table: tableRoom,
  tournament: tournamentRoom,
  library: libraryRoom,
  hall: hallRoom,
  rules: rulesRoom,
  settings: settingsRoom,
  about: aboutRoom,
  lab: lazily("page-lab", () => import("./lab.js").then(({ labRoom }) => labRoom)),
  tree: lazily("page-lab-see", () => import("./tree.js").then(({ treeRoom }) => treeRoom)),
  compare: lazily("page-compare", () =>
    import("./compare.js").then(({ compareRoom }) => compareRoom),
  ),
  exercise: lazily("page-exercise", () =>
    import("./exercise.js").then(({ exerciseRoom }) => exerciseRoom),
  ),
  lesson: lazily("page-lessons", () => import("./lesson.js").then(({ lessonRoom }) => lessonRoom)),
};

/**
 * Those in the bar on top.
 * @type {{ name: string, icon: import("../icons.js").Icon, words: string }[]}
 */
export const DOORS = [
  { name: "library", icon: "library", words: "page-library" },
  { name: "lab", icon: "flask", words: "page-lab" },
  { name: "hall", icon: "cup", words: "page-hall" },
  { name: "rules", icon: "rules", words: "page-rules" },
  { name: "settings", icon: "settings", words: "page-settings" },
];
