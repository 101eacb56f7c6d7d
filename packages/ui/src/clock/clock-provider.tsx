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
  /** Instant of a server's rendering in milliseconds; also used for the browser's first render. */
  renderedAt?: number;
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
  /** @default the system clock */
  clock?: Clock;
  /**
   * ISO 8601 instant at which a server renders the page. The browser's first render is at the same
   * instant, so that both have the same content; afterwards the clock applies.
   */
  renderedAt?: string;
  children: ReactNode;
}

/** Overrides the clock for its children. Without a provider, components use the system clock. */
export function ClockProvider({ clock = systemClock, renderedAt, children }: ClockProviderProps) {
  const value = useMemo(
    () => (renderedAt === undefined ? clock : { ...clock, renderedAt: Date.parse(renderedAt) }),
    [clock, renderedAt],
  );
  return <ClockContext value={value}>{children}</ClockContext>;
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
    const rounded = (instant: number) => Math.floor(instant / everyMs) * everyMs;
    return {
      subscribe: (tick: () => void) => clock.subscribe(tick, everyMs),
      read: () => rounded(clock.now()),
      readFirst: () => rounded(clock.renderedAt ?? clock.now()),
    };
  }, [clock, everyMs]);
  return useSyncExternalStore(store.subscribe, store.read, store.readFirst);
}
