import type { ScanTone } from '@alms/lis-features/samples/sample-tracking';
import { systemClock } from '@alms/ui/clock';

/**
 * Frequency in hertz, length in seconds and number of each tone. An error is lower, longer and
 * sounds twice: it differs without looking, also for users who hear high tones less well.
 */
const TONES: Record<ScanTone, { frequency: number; seconds: number; times: number }> = {
  error: { frequency: 330, seconds: 0.18, times: 2 },
  success: { frequency: 880, seconds: 0.07, times: 1 },
};

/** Silence between two tones, in seconds. */
const GAP = 0.06;
/** Of the full volume, which the device sets. */
const VOLUME = 0.2;
/** Time to start and end a tone without a click, in seconds. */
const FADE = 0.01;

/** Latest start of a tone after its scan, in milliseconds. */
const LATEST_MS = 300;

let context: AudioContext | undefined;

/**
 * Plays a short tone at the volume of the device. Silent without audio, while the page is not
 * allowed to sound, or when the device is muted; a tone is never played late.
 */
export function playTone(tone: ScanTone): void {
  if (typeof AudioContext === 'undefined') return;
  const audio = (context ??= new AudioContext());
  if (audio.state === 'running') return schedule(audio, tone);
  const asked = systemClock.now();
  // Browsers allow sound after the first key or click.
  const start = () => {
    if (systemClock.now() - asked <= LATEST_MS) schedule(audio, tone);
  };
  audio.resume().then(start, () => {});
}

function schedule(audio: AudioContext, tone: ScanTone): void {
  const { frequency, seconds, times } = TONES[tone];
  for (let index = 0; index < times; index += 1) {
    const start = audio.currentTime + index * (seconds + GAP);
    const oscillator = audio.createOscillator();
    const volume = audio.createGain();
    oscillator.frequency.value = frequency;
    volume.gain.setValueAtTime(0, start);
    volume.gain.linearRampToValueAtTime(VOLUME, start + FADE);
    volume.gain.setValueAtTime(VOLUME, start + seconds - FADE);
    volume.gain.linearRampToValueAtTime(0, start + seconds);
    oscillator.connect(volume).connect(audio.destination);
    oscillator.start(start);
    oscillator.stop(start + seconds);
  }
}
