import { createContext, use, useMemo, useSyncExternalStore, type ReactNode } from 'react';

/** Where components read the time from; the only way time enters `ui` and `lis-features`. */
export interface Clock {
  /** The present instant, in milliseconds since 1970 (UTC). */
  now: () => number;
  /** Calls `tick` about every `everyMs`; returns the function that stops it. A frozen clock never ticks. */
  subscribe: (tick: () => void, everyMs: number) => () => void;
}

/** The machine's own clock. Its ticks pause with the browser's timers in hidden tabs. */
export const systemClock: Clock = {
  // oxlint-disable-next-line no-restricted-properties -- the one place where the real time enters
  now: () => Date.now(),
  subscribe: (tick, everyMs) => {
    const timer = setInterval(tick, everyMs);
    return () => clearInterval(timer);
  },
};

/** A clock that stands still at an ISO 8601 instant: for stories and tests. */
export function frozenClock(instant: string): Clock {
  const at = Date.parse(instant);
  return { now: () => at, subscribe: () => () => {} };
}

const ClockContext = createContext<Clock>(systemClock);

export interface ClockProviderProps {
  clock: Clock;
  children: ReactNode;
}

/** Replaces the clock for everything inside; without one, components use the machine's. */
export function ClockProvider({ clock, children }: ClockProviderProps) {
  return <ClockContext value={clock}>{children}</ClockContext>;
}

/** The clock itself, for timers that start and stop (toasts, idle warnings). */
export function useClock(): Clock {
  return use(ClockContext);
}

/**
 * The present instant in milliseconds, renewed about every `everyMs`.
 * @param everyMs how coarse the answer may be. @default 60000
 */
export function useNow(everyMs = 60_000): number {
  const clock = useClock();
  const store = useMemo(() => {
    const read = () => Math.floor(clock.now() / everyMs) * everyMs;
    return { subscribe: (tick: () => void) => clock.subscribe(tick, everyMs), read };
  }, [clock, everyMs]);
  return useSyncExternalStore(store.subscribe, store.read, store.read);
}
