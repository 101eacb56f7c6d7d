import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

interface Tone {
  frequency: number;
  start: number;
}

/** The audio of a browser, which records its tones. */
class TestAudio {
  static made: TestAudio[] = [];
  static initial: AudioContextState = 'running';
  state = TestAudio.initial;
  currentTime = 2;
  destination = {};
  tones: Tone[] = [];
  allow: () => void = () => {};
  constructor() {
    TestAudio.made.push(this);
  }
  resume = () =>
    new Promise<void>((resolve) => {
      this.allow = () => {
        this.state = 'running';
        resolve();
      };
    });
  createOscillator() {
    const frequency = { value: 0 };
    return {
      frequency,
      connect: (next: object) => next,
      start: (start: number) => this.tones.push({ frequency: frequency.value, start }),
      stop: () => {},
    };
  }
  createGain() {
    return {
      gain: { setValueAtTime: () => {}, linearRampToValueAtTime: () => {} },
      connect: (next: object) => next,
    };
  }
}

/** The module of a freshly loaded page. */
async function load() {
  vi.resetModules();
  return (await import('./play-tone.ts')).playTone;
}
const audio = () => {
  const [made] = TestAudio.made;
  if (!made) throw new Error('No audio was opened.');
  return made;
};

beforeEach(() => {
  TestAudio.made = [];
  TestAudio.initial = 'running';
  vi.stubGlobal('AudioContext', TestAudio);
  vi.useFakeTimers();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('playTone', () => {
  it('sounds twice and lower for an error, once and higher for a success', async () => {
    const playTone = await load();
    expect(TestAudio.made).toHaveLength(0);
    playTone('error');
    playTone('success');
    const [one, two, success] = audio().tones;
    expect(audio().tones).toHaveLength(3);
    expect(one?.frequency).toBe(two?.frequency);
    expect(two?.start).toBeGreaterThan(one?.start ?? Infinity);
    expect(success?.frequency).toBeGreaterThan(one?.frequency ?? Infinity);
    expect(TestAudio.made).toHaveLength(1);
  });

  it.each([
    ['at once', 100, 2],
    ['never late', 301, 0],
  ])('sounds %s when the browser allows it after %s ms', async (_, milliseconds, tones) => {
    TestAudio.initial = 'suspended';
    const playTone = await load();
    playTone('error');
    expect(audio().tones).toHaveLength(0);
    vi.advanceTimersByTime(milliseconds);
    audio().allow();
    await vi.runAllTimersAsync();
    expect(audio().tones).toHaveLength(tones);
  });

  it('is silent in a browser without audio', async () => {
    vi.stubGlobal('AudioContext', undefined);
    const playTone = await load();
    expect(() => playTone('error')).not.toThrow();
  });
});
