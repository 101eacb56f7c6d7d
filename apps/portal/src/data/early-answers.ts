import type { Clock } from '@alms/ui/clock';

/** A screen not mounted by then was abandoned; its data is outdated. */
const KEPT_FOR_MS = 5_000;

/**
 * Responses requested while a screen renders, so that server and browser work in parallel. Each is
 * used once, by the first component mounted.
 */
export interface EarlyAnswers {
  /** Sends the request unless it is already pending. */
  ask: (key: string, ask: () => Promise<unknown>) => void;
  /** Returns the response requested under this key; undefined if there is none or it expired. */
  take: (key: string) => Promise<unknown> | undefined;
  /** Discards all responses: data requested before a write may be outdated. */
  forget: () => void;
}

export function openEarlyAnswers(clock: Clock): EarlyAnswers {
  const requests = new Map<string, { answer: Promise<unknown>; until: number }>();
  const isGood = (key: string) => (requests.get(key)?.until ?? 0) > clock.now();
  return {
    ask: (key, ask) => {
      if (isGood(key)) return;
      const answer = ask();
      // The consumer handles an error; without a consumer it is ignored.
      answer.catch(() => {});
      requests.set(key, { answer, until: clock.now() + KEPT_FOR_MS });
    },
    take: (key) => {
      const answer = isGood(key) ? requests.get(key)?.answer : undefined;
      requests.delete(key);
      return answer;
    },
    forget: () => requests.clear(),
  };
}
