/** Small sounds, made on the spot with the Web Audio API: nothing is loaded. Silent unless the reader wishes them. */
import { wishes } from './wishes.svelte';

export type Sound = 'dice' | 'splash' | 'step' | 'bump' | 'take' | 'turn' | 'end';

const LOUDNESS = 0.35;

type Player = (context: AudioContext, out: AudioNode) => void;

const PLAYERS: Record<Sound, Player> = {
  dice: (context, out) => {
    for (const at of [0, 0.06, 0.15, 0.27, 0.34])
      hiss(context, out, { at, ms: 45, from: 2600, to: 1500, loud: 0.9 });
  },
  splash: (context, out) => hiss(context, out, { at: 0, ms: 420, from: 1500, to: 260, loud: 0.5 }),
  step: (context, out) => {
    for (const at of [0, 0.08]) hiss(context, out, { at, ms: 60, from: 900, to: 500, loud: 0.5 });
  },
  bump: (context, out) => hiss(context, out, { at: 0, ms: 160, from: 420, to: 120, loud: 1 }),
  take: (context, out) => ring(context, out, [660, 880], 0.07),
  turn: (context, out) => ring(context, out, [587, 880], 0.14),
  end: (context, out) => ring(context, out, [523, 659, 784, 1047], 0.16),
};

let context: AudioContext | null = null;

/** Play a sound, if sounds are wished and the browser allows them: it does once somebody has touched the page. */
export function play(sound: Sound): void {
  if (!wishes.sound || !navigator.userActivation.hasBeenActive) return;
  context ??= new AudioContext();
  void context.resume();
  const out = new GainNode(context, { gain: LOUDNESS });
  out.connect(context.destination);
  PLAYERS[sound](context, out);
}

interface Hiss {
  at: number;
  ms: number;
  from: number;
  to: number;
  loud: number;
}

/** Noise through a filter that closes: wood on wood when short, water when long. */
function hiss(context: AudioContext, out: AudioNode, { at, ms, from, to, loud }: Hiss): void {
  const start = context.currentTime + at;
  const end = start + ms / 1000;
  const filter = new BiquadFilterNode(context, { type: 'bandpass', Q: 1.2 });
  filter.frequency.setValueAtTime(from, start);
  filter.frequency.exponentialRampToValueAtTime(to, end);
  const source = new AudioBufferSourceNode(context, { buffer: noise(context, ms) });
  source
    .connect(filter)
    .connect(fade(context, start, end, loud))
    .connect(out);
  source.start(start);
}

/** Notes one after another, each fading like a bell. */
function ring(context: AudioContext, out: AudioNode, notes: number[], apart: number): void {
  notes.forEach((frequency, at) => {
    const start = context.currentTime + at * apart;
    const source = new OscillatorNode(context, { type: 'triangle', frequency });
    source.connect(fade(context, start, start + 0.5, 0.5)).connect(out);
    source.start(start);
    source.stop(start + 0.5);
  });
}

function fade(context: AudioContext, start: number, end: number, loud: number): GainNode {
  const gain = new GainNode(context, { gain: 0 });
  gain.gain.setValueAtTime(0.0001, start);
  gain.gain.exponentialRampToValueAtTime(loud, start + 0.008);
  gain.gain.exponentialRampToValueAtTime(0.0001, end);
  return gain;
}

function noise(context: AudioContext, ms: number): AudioBuffer {
  const length = Math.ceil((context.sampleRate * ms) / 1000);
  const buffer = new AudioBuffer({ length, sampleRate: context.sampleRate });
  const data = buffer.getChannelData(0);
  for (let at = 0; at < length; at += 1) data[at] = Math.random() * 2 - 1;
  return buffer;
}
