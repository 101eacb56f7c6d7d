import { createContext, use, useMemo, useSyncExternalStore, type ReactNode } from 'react';

/** Time source for components; the only way time enters `ui` and `lis-features`. */
export interface Clock {
  /** Current instant in milliseconds since 1970 (UTC). */
  now: () => number;
  /**
   * Calls `tick` about every `everyMs` and returns an unsubscribe function. A frozen clock never
   * ticks.
   */
  subscribe: (tick: () => void, everyMs: number) => () => void;
}

/** The system clock. Its ticks pause with the browser's timers in hidden tabs. */
export const systemClock: Clock = {
  // oxlint-disable-next-line no-restricted-properties -- single access point to the system time
  now: () => Date.now(),
  subscribe: (tick, everyMs) => {
    const timer = setInterval(tick, everyMs);
    return () => clearInterval(timer);
  },
};

/** Returns a clock fixed at an ISO 8601 instant, for stories and tests. */
export function frozenClock(instant: string): Clock {
  const at = Date.parse(instant);
  return { now: () => at, subscribe: () => () => {} };
}

const ClockContext = createContext<Clock>(systemClock);

export interface ClockProviderProps {
  clock: Clock;
  children: ReactNode;
}

/** Overrides the clock for its children. Without a provider, components use the system clock. */
export function ClockProvider({ clock, children }: ClockProviderProps) {
  return <ClockContext value={clock}>{children}</ClockContext>;
}

/** Returns the clock, for timers that start and stop (toasts, idle warnings). */
export function useClock(): Clock {
  return use(ClockContext);
}

/**
 * Returns the current instant in milliseconds, updated about every `everyMs`.
 * @param everyMs resolution. @default 60000
 */
export function useNow(everyMs = 60_000): number {
  const clock = useClock();
  const store = useMemo(() => {
    const read = () => Math.floor(clock.now() / everyMs) * everyMs;
    return { subscribe: (tick: () => void) => clock.subscribe(tick, everyMs), read };
  }, [clock, everyMs]);
  return useSyncExternalStore(store.subscribe, store.read, store.read);
}
