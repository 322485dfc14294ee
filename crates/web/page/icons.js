// @ts-check
/** The page's little pictures. */

import { s } from "./dom.js";

/** What each looks like, on a square of 24. */
const SHAPES = {
  library: "M5 4h4v16H5zM9 4h4v16H9zM14.5 5l3.5-1 4 15.3-3.6 1z",
  settings: "M4 7h9M17 7h3M4 17h3M11 17h9M15 4.5a2.5 2.5 0 1 0 .01 0zM9 14.5a2.5 2.5 0 1 0 .01 0z",
  rules: "M4 5c3-1 6-1 8 1 2-2 5-2 8-1v14c-3-1-6-1-8 1-2-2-5-2-8-1zM12 6v14",
  keys: "M3 6h18v12H3zM7 10h.01M11 10h.01M15 10h.01M8 14h8",
  person: "M12 4a4 4 0 1 0 .01 0zM4.5 20c.5-4 3.5-6 7.5-6s7 2 7.5 6z",
  people:
    "M8.5 5a3.2 3.2 0 1 0 .01 0zM2.500 19c.4-3.400 2.800-5 6-5s5.600 1.600 6 5zM16 6.500a2.800 2.800 0 1 0 .01 0zM16.500 14c2.800 0 4.700 1.500 5 5h-4",
  computer: "M5 8h14v10H5zM12 8V4M12 4h.01M9 12v2M15 12v2M2 12v3M22 12v3",
  undo: "M9 7H14a5 5 0 0 1 0 10H7M9 3 5 7l4 4",
  redo: "M15 7H10a5 5 0 0 0 0 10h7M15 3l4 4-4 4",
  hint: "M9 18h6M10 21h4M8.5 14.5a6 6 0 1 1 7 0c-.7.6-1 1.3-1 2H9.5c0-.7-.3-1.400-1-2z",
  threat: "M12 3 22 20H2zM12 9v5M12 17h.01",
  flag: "M6 21V4M6 5c4-2 7 2 12 0v9c-5 2-8-2-12 0",
  hands: "M4 12h5l2-2h4l5 4M4 17h5l3 2 5-3M20 8l-5-3-3 2",
  pause: "M8 5v14M16 5v14",
  play: "M7 4.5v15l12-7.5z",
  step: "M6 5v14l9-7zM18 5v14",
  now: "M13 2 5 14h6l-1 8 8-12h-6z",
  save: "M4 4h12l4 4v12H4zM8 4v5h7V4M8 20v-6h8v6",
  share:
    "M18 4.5a2 2 0 1 0 .01 0zM6 10a2 2 0 1 0 .01 0zM18 15.5a2 2 0 1 0 .01 0zM8 11l8-4M8 13l8 4",
  pointer: "M5 3l14 8-6 1.5L10.5 19zM13 13l5 7",
  turn: "M4 9a8 8 0 0 1 14-3l2 2M20 15a8 8 0 0 1-14 3l-2-2M20 3v5h-5M4 21v-5h5",
  zoomIn: "M10.5 4a6.5 6.5 0 1 0 .01 0zM15.5 15.5 20 20M8 10.5h5M10.5 8v5",
  zoomOut: "M10.5 4a6.5 6.5 0 1 0 .01 0zM15.5 15.5 20 20M8 10.5h5",
  full: "M4 9V4h5M20 9V4h-5M4 15v5h5M20 15v5h-5",
  sound: "M4 9v6h4l5 4V5L8 9zM16.5 9a4 4 0 0 1 0 6M19 6.5a8 8 0 0 1 0 11",
  mute: "M4 9v6h4l5 4V5L8 9zM17 9.5l5 5M22 9.5l-5 5",
  first: "M18 5v14l-9-7zM6 5v14",
  last: "M6 5v14l9-7zM18 5v14",
  previous: "M15 5v14l-9-7z",
  next: "M9 5v14l9-7z",
  done: "M4 12l5 5L20 6",
  up: "M12 20V5M6 11l6-6 6 6",
  down: "M12 4v15M6 13l6 6 6-6",
  again: "M20 12a8 8 0 1 1-2.5-5.800L20 8M20 3v5h-5",
  graph: "M4 4v16h16M7 15l4-5 3 3 5-7",
  download: "M12 4v11M7 11l5 5 5-5M4 20h16",
  copy: "M8 8h12v12H8zM16 8V4H4v12h4",
  paste: "M8 5H5v16h14V5h-3M9 3h6v4H9z",
  board: "M4 4h16v16H4zM4 12h16M12 4v16M4.5 4.5h7v7h-7zM12.500 12.500h7v7h-7z",
  cup: "M7 4h10v6a5 5 0 0 1-10 0zM7 6H4c0 3 1 4 3 4M17 6h3c0 3-1 4-3 4M12 15v4M8 20h8",
  erase: "M8 19h12M14 5l6 6-8 8H8l-4-4z",
  flask: "M9 3h6M10 3v6L4.5 19q-.5 2 1.500 2h12q2 0 1.500-2L14 9V3M7.500 15h9",
  branches: "M12 4v4M12 8 5 14M12 8v6M12 8l7 6M5 14v5M12 14v5M19 14v5",
  quit: "M12 3v9M7 6.5a8 8 0 1 0 10 0",
  print: "M7 8V3h10v5M7 17H4V8h16v9h-3M7 14h10v7H7z",
};

/** @typedef {keyof typeof SHAPES} Icon */

/** @param {Icon} name */
export function icon(name) {
  return s(
    "svg",
    { class: "icon", viewBox: "0 0 24 24", "aria-hidden": "true" },
    s("path", { d: SHAPES[name] }),
  );
}
