/** The sounds themselves, made by the browser from a few quiet tones; loaded when they are turned on. */
import type { Sound } from './what-is-heard.ts';

/** A tone that swells and fades: from one pitch to another, after so many seconds, for so many. */
interface Tone {
  readonly shape: OscillatorType;
  readonly from: number;
  readonly to: number;
  readonly after: number;
  readonly long: number;
  readonly loud: number;
}

function tone(from: number, to: number, after: number, long: number, loud = 0.5, shape: OscillatorType = 'sine'): Tone {
  return { shape, from, to, after, long, loud };
}

const TONES: Readonly<Record<Sound, readonly Tone[]>> = {
  draw: [tone(520, 780, 0, 0.09, 0.3, 'triangle')],
  cast: [tone(392, 392, 0, 0.16), tone(587, 587, 0.07, 0.22)],
  damage: [tone(150, 70, 0, 0.18, 0.8, 'triangle')],
  'your turn': [tone(523, 523, 0, 0.2), tone(659, 659, 0.12, 0.3)],
  end: [tone(392, 392, 0, 0.3), tone(523, 523, 0.16, 0.3), tone(659, 659, 0.32, 0.6)],
};

let context: AudioContext | null = null;
let whole: GainNode | null = null;

function opened(): { context: AudioContext; whole: GainNode } {
  if (context === null || whole === null) {
    context = new AudioContext();
    whole = context.createGain();
    whole.connect(context.destination);
  }
  return { context, whole };
}

/** How loud all of it is, from 0 (nothing, at once) to 100. */
export function setLoudness(percent: number): void {
  // What is heard as half as loud is far less.
  opened().whole.gain.value = (percent / 100) ** 2 * 0.4;
}

/** Plays a sound; nothing while the browser waits for a click or key of the player. */
export function play(sound: Sound): void {
  const { context, whole } = opened();
  if (context.state === 'suspended') void context.resume();
  if (context.state !== 'running') return;
  for (const { shape, from, to, after, long, loud } of TONES[sound]) {
    const begin = context.currentTime + after;
    const oscillator = context.createOscillator();
    const swell = context.createGain();
    oscillator.type = shape;
    oscillator.frequency.setValueAtTime(from, begin);
    oscillator.frequency.exponentialRampToValueAtTime(to, begin + long);
    swell.gain.setValueAtTime(0, begin);
    swell.gain.linearRampToValueAtTime(loud, begin + 0.012);
    swell.gain.exponentialRampToValueAtTime(0.001, begin + long);
    oscillator.connect(swell).connect(whole);
    oscillator.start(begin);
    oscillator.stop(begin + long);
  }
}

/** Lets the browser play from now on: it wants to have seen a click or key first. */
export function wake(): void {
  const { context } = opened();
  if (context.state === 'suspended') void context.resume();
}
