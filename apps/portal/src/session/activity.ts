/** The time of the last sign of a person, which all tabs share: milliseconds since 1970, and nothing about who it was. */
const ACTIVE = 'alms.active';

export interface Activity {
  /** When somebody last gave a sign, in whichever tab. Where that is not known it begins now. */
  last: (now: number) => number;
  /** Somebody gives a sign. */
  mark: (now: number) => void;
  /** Tells of signs given in other tabs; returns the function that stops it. */
  subscribe: (marked: () => void) => () => void;
}

/** Opens the clock of activity over a window's storage. */
export function openActivity(page: Window): Activity {
  const { localStorage } = page;
  const mark = (now: number) => localStorage.setItem(ACTIVE, String(now));
  return {
    mark,
    last: (now) => {
      const last = Number(localStorage.getItem(ACTIVE));
      // A time to come was written by a clock that has been put right since.
      if (last > 0 && last <= now) return last;
      mark(now);
      return now;
    },
    subscribe: (marked) => {
      const onStorage = ({ key }: StorageEvent) => {
        if (key === ACTIVE) marked();
      };
      page.addEventListener('storage', onStorage);
      return () => page.removeEventListener('storage', onStorage);
    },
  };
}
