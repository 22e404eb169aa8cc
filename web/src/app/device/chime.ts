/** Two soft notes, made here: there is no file to fetch. */
let context: AudioContext | undefined;

export function chime(): void {
  context ??= new AudioContext();
  const now = context.currentTime;
  for (const [at, pitch] of [
    [0, 659.3],
    [0.16, 880],
  ] as const) {
    const tone = context.createOscillator();
    const loudness = context.createGain();
    tone.frequency.value = pitch;
    loudness.gain.setValueAtTime(0.0001, now + at);
    loudness.gain.exponentialRampToValueAtTime(0.14, now + at + 0.02);
    loudness.gain.exponentialRampToValueAtTime(0.0001, now + at + 0.7);
    tone.connect(loudness).connect(context.destination);
    tone.start(now + at);
    tone.stop(now + at + 0.75);
  }
}
