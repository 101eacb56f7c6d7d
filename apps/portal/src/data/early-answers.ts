import type { Clock } from '@alms/ui/clock';

/** A screen that has not stood by then was given up; what was asked for it is too old. */
const KEPT_FOR_MS = 5_000;

/** Answers that were asked for while a screen was being drawn: the server works while the browser does. Each is taken once, by who stands first. */
export interface EarlyAnswers {
  /** Asks, unless that was done already. */
  ask: (key: string, ask: () => Promise<unknown>) => void;
  /** What was asked for under this key; undefined when nothing was, or too long ago. */
  take: (key: string) => Promise<unknown> | undefined;
  /** What was asked before a write may say what is true no longer. */
  forget: () => void;
}

export function openEarlyAnswers(clock: Clock): EarlyAnswers {
  const asked = new Map<string, { answer: Promise<unknown>; until: number }>();
  const isGood = (key: string) => (asked.get(key)?.until ?? 0) > clock.now();
  return {
    ask: (key, ask) => {
      if (isGood(key)) return;
      const answer = ask();
      // A refusal is told by who takes it; one that nobody takes is nobody's.
      answer.catch(() => {});
      asked.set(key, { answer, until: clock.now() + KEPT_FOR_MS });
    },
    take: (key) => {
      const answer = isGood(key) ? asked.get(key)?.answer : undefined;
      asked.delete(key);
      return answer;
    },
    forget: () => asked.clear(),
  };
}
