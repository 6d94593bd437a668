// Short sounds, made on the spot; off by one key.
import { me } from './me.svelte';

const NOTES = {
  turn: [
    [523, 0, 0.14],
    [784, 0.11, 0.22],
  ],
  move: [[196, 0, 0.07]],
  shake: [
    [147, 0, 0.05],
    [131, 0.08, 0.05],
    [147, 0.16, 0.05],
  ],
  star: [
    [1047, 0, 0.12],
    [1319, 0.09, 0.3],
  ],
  over: [
    [523, 0, 0.16],
    [659, 0.14, 0.16],
    [784, 0.28, 0.34],
  ],
} as const;
let context: AudioContext | null = null;

export function sound(name: keyof typeof NOTES): void {
  if (!me.likings.sound || !navigator.userActivation?.hasBeenActive) return;
  context ??= new AudioContext();
  const start = context.currentTime + 0.01;
  for (const [pitch, after, length] of NOTES[name]) {
    const tone = context.createOscillator();
    const volume = context.createGain();
    tone.type = 'triangle';
    tone.frequency.value = pitch;
    volume.gain.setValueAtTime(0.12, start + after);
    volume.gain.exponentialRampToValueAtTime(0.001, start + after + length);
    tone.connect(volume).connect(context.destination);
    tone.start(start + after);
    tone.stop(start + after + length);
  }
}
