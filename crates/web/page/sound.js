// @ts-check
/** Sounds, made on the spot: no file is loaded. */

import { preferences } from "./preferences.js";

/** @typedef {"move" | "capture" | "flip" | "king" | "refused" | "victory" | "defeat" | "draw" | "low"} Sound */

/** @type {AudioContext | null} */
let context = null;

/** What may be a gesture in the eyes of the browser: a Shift alone is none. */
const GESTURES = ["pointerdown", "pointerup", "keydown"];

/** Browsers make no sound before the first gesture; from then on they may. */
export function wakeAtFirstGesture() {
  const wake = () => {
    if (!navigator.userActivation.hasBeenActive) return;
    context ??= new AudioContext();
    context.resume().catch(() => {});
    for (const gesture of GESTURES) removeEventListener(gesture, wake);
  };
  for (const gesture of GESTURES) addEventListener(gesture, wake);
}

/** @param {Sound} sound */
export function play(sound) {
  const { volume, mute } = preferences();
  if (!context || mute || volume === 0) return;
  const loud = context.createGain();
  loud.gain.value = volume;
  loud.connect(context.destination);
  SOUNDS[sound](context, loud);
}

/** @type {Record<Sound, (context: AudioContext, out: AudioNode) => void>} */
const SOUNDS = {
  // Two clicks, chosen at random, so that a game does not sound like a machine.
  move: (at, out) => (Math.random() < 0.5 ? knock(at, out, 1500, 0) : knock(at, out, 1050, 0)),
  capture: (at, out) => {
    knock(at, out, 700, 0);
    knock(at, out, 1200, 0.07);
  },
  flip: (at, out) => {
    for (const [step, pitch] of [1300, 1500, 1700].entries()) knock(at, out, pitch, step * 0.05);
  },
  king: (at, out) => melody(at, out, [523, 659, 784], 0.07, "triangle"),
  low: (at, out) => melody(at, out, [880, 880], 0.12, "sine", 0.3),
  refused: (at, out) => melody(at, out, [180, 150], 0.08, "square", 0.12),
  victory: (at, out) => melody(at, out, [523, 659, 784, 1047], 0.13, "triangle"),
  defeat: (at, out) => melody(at, out, [440, 415, 349, 262], 0.16, "triangle"),
  draw: (at, out) => melody(at, out, [523, 523, 440], 0.15, "triangle"),
};

/**
 * Wood on wood: a short burst of filtered noise.
 * @param {AudioContext} at
 * @param {AudioNode} out
 * @param {number} pitch
 * @param {number} delay in seconds
 */
function knock(at, out, pitch, delay) {
  const length = Math.round(at.sampleRate * 0.05);
  const noise = at.createBuffer(1, length, at.sampleRate);
  const samples = noise.getChannelData(0);
  for (let n = 0; n < length; n += 1) {
    samples[n] = (Math.random() * 2 - 1) * Math.exp((-9 * n) / length);
  }
  const source = new AudioBufferSourceNode(at, { buffer: noise });
  const body = new BiquadFilterNode(at, { type: "bandpass", frequency: pitch, Q: 4 });
  source.connect(body).connect(out);
  source.start(at.currentTime + delay);
}

/**
 * @param {AudioContext} at
 * @param {AudioNode} out
 * @param {number[]} notes
 * @param {number} step in seconds
 * @param {OscillatorType} type
 * @param {number} [loudness]
 */
function melody(at, out, notes, step, type, loudness = 0.25) {
  for (const [number, frequency] of notes.entries()) {
    const start = at.currentTime + number * step;
    const note = new OscillatorNode(at, { type, frequency });
    const swell = new GainNode(at, { gain: 0 });
    swell.gain.setValueAtTime(0, start);
    swell.gain.linearRampToValueAtTime(loudness, start + 0.01);
    swell.gain.exponentialRampToValueAtTime(0.001, start + step * 2);
    note.connect(swell).connect(out);
    note.start(start);
    note.stop(start + step * 2);
  }
}
