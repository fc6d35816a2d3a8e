import { settings } from "./settings.svelte.ts";

/** What can be heard. No sound carries news of its own. */
export type Sound = "die" | "aside" | "card" | "coin" | "quill" | "seal" | "sand" | "crowd" | "bell";

/** A knock, a rustle or a tone: where it begins and ends in pitch, how long it is, and how much of it is noise. */
interface Recipe {
  readonly from: number;
  readonly to: number;
  readonly seconds: number;
  readonly noise: number;
  readonly times?: number;
}

const RECIPES: Record<Sound, Recipe> = {
  die: { from: 320, to: 140, seconds: 0.07, noise: 0.6, times: 3 },
  aside: { from: 240, to: 120, seconds: 0.06, noise: 0.4 },
  card: { from: 1800, to: 900, seconds: 0.11, noise: 1 },
  coin: { from: 2200, to: 2600, seconds: 0.18, noise: 0 },
  quill: { from: 660, to: 880, seconds: 0.22, noise: 0.1, times: 2 },
  seal: { from: 180, to: 90, seconds: 0.14, noise: 0.5 },
  sand: { from: 3000, to: 2600, seconds: 0.05, noise: 1 },
  crowd: { from: 240, to: 420, seconds: 0.6, noise: 0.9 },
  bell: { from: 523, to: 520, seconds: 1.4, noise: 0 },
};
const VOLUME = 0.16;
const APART = 0.09; // seconds between knocks

let audio: AudioContext | null = null;

/** Made here, not loaded. Nothing is heard unless the reader has asked for it, nor before he has touched the page: until
 * then browsers hold sounds back, and would let all of them be heard at once. */
export function play(sound: Sound): void {
  if (!settings.sound || !navigator.userActivation.hasBeenActive) return;
  audio ??= new AudioContext();
  const { times = 1, ...recipe } = RECIPES[sound];
  for (let knock = 0; knock < times; knock += 1) strike(audio, recipe, audio.currentTime + knock * APART);
}

function strike(context: AudioContext, { from, to, seconds, noise }: Recipe, at: number): void {
  const gain = context.createGain();
  gain.gain.setValueAtTime(VOLUME, at);
  gain.gain.exponentialRampToValueAtTime(0.001, at + seconds);
  gain.connect(context.destination);
  if (noise < 1) tone(context, gain, { from, to, at, until: at + seconds });
  if (noise > 0) hiss(context, gain, { pitch: from * 2, at, until: at + seconds });
}

function tone(
  context: AudioContext,
  into: AudioNode,
  { from, to, at, until }: { from: number; to: number; at: number; until: number },
): void {
  const oscillator = context.createOscillator();
  oscillator.type = "triangle";
  oscillator.frequency.setValueAtTime(from, at);
  oscillator.frequency.exponentialRampToValueAtTime(to, until);
  oscillator.connect(into);
  oscillator.start(at);
  oscillator.stop(until);
}

function hiss(
  context: AudioContext,
  into: AudioNode,
  { pitch, at, until }: { pitch: number; at: number; until: number },
): void {
  const buffer = context.createBuffer(1, Math.ceil((until - at) * context.sampleRate), context.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let place = 0; place < samples.length; place += 1) samples[place] = Math.random() * 2 - 1;
  const source = context.createBufferSource();
  source.buffer = buffer;
  const filter = context.createBiquadFilter();
  filter.type = "bandpass";
  filter.frequency.value = pitch;
  source.connect(filter).connect(into);
  source.start(at);
}
