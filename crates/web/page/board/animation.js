// @ts-check
/** How pieces move, fall, turn over, come and go. With a speed of zero nothing is to be seen. */

/**
 * Along a path, square by square.
 * @param {Element} piece
 * @param {string[]} steps
 * @param {number} speed
 */
export function walk(piece, steps, speed) {
  const frames = steps.map((transform) => ({ transform, zIndex: 5, easing: "ease-in-out" }));
  return run(piece, frames, speed * (steps.length - 1), 0);
}

/**
 * From above the frame into its hole, with a little bounce.
 * @param {Element} piece
 * @param {number} height in cells
 * @param {number} speed
 */
export function fall(piece, height, speed) {
  const time = speed * (0.7 + Math.sqrt(height) * 0.75);
  const frames = [
    { translate: `0 ${-height * 100}%`, easing: "cubic-bezier(.5,0,.9,.6)" },
    { translate: "0 0", offset: 0.72, easing: "ease-out" },
    { translate: `0 ${-9 * Math.sqrt(height)}%`, offset: 0.85, easing: "ease-in" },
    { translate: "0 0" },
  ];
  return run(piece, frames, time, 0);
}

/**
 * @param {Element} piece
 * @param {number} speed
 */
export function appear(piece, speed) {
  const frames = [
    { scale: 0.4, opacity: 0 },
    { scale: 1.06, opacity: 1, offset: 0.7 },
    { scale: 1 },
  ];
  return run(bodyOf(piece), frames, speed * 0.9, 0);
}

/**
 * @param {Element} piece
 * @param {number} speed
 * @param {number} delay
 */
export function vanish(piece, speed, delay) {
  const frames = [
    { scale: 1, opacity: 1 },
    { scale: 0.3, opacity: 0 },
  ];
  return run(bodyOf(piece), frames, speed, delay);
}

/**
 * Turns a piece over; its other side is put on when it stands on edge.
 * @param {Element} piece
 * @param {() => void} otherSide
 * @param {number} speed
 * @param {number} delay
 */
export function flip(piece, otherSide, speed, delay) {
  const on = { transform: "rotateY(0)" };
  const edge = { transform: "rotateY(90deg)" };
  const done = run(bodyOf(piece), [on, edge], speed * 0.7, delay, "ease-in");
  return done.then(() => {
    otherSide();
    return run(bodyOf(piece), [edge, on], speed * 0.7, 0, "ease-out");
  }, otherSide);
}

/**
 * A shake of the head: this cannot be.
 * @param {Element} element
 * @param {number} speed
 */
export function shake(element, speed) {
  const frames = [0, -4, 4, -3, 3, 0].map((x) => ({ translate: `${x}px 0` }));
  return run(element, frames, speed * 1.4, 0);
}

/**
 * What is drawn of a piece: it grows and turns about its own middle, wherever the piece stands.
 * @param {Element} piece
 */
function bodyOf(piece) {
  return piece.firstElementChild ?? piece;
}

/**
 * @param {Element} element
 * @param {Keyframe[]} frames
 * @param {number} duration
 * @param {number} delay
 * @param {string} [easing]
 * @returns {Promise<unknown>}
 */
function run(element, frames, duration, delay, easing = "ease-out") {
  if (duration <= 0) return Promise.resolve();
  return element.animate(frames, { duration, delay, easing, fill: "backwards" }).finished;
}
