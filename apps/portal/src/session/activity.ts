/** Time of the last user activity, shared by all tabs: ms since 1970, without any user data. */
const ACTIVE = 'alms.active';

export interface Activity {
  /** Last user activity in any tab. If unknown, it starts now. */
  last: (now: number) => number;
  /** Records user activity. */
  mark: (now: number) => void;
  /** Reports activity in other tabs; returns the unsubscribe function. */
  subscribe: (marked: () => void) => () => void;
}

/** Opens the activity clock over a window’s storage. */
export function openActivity(page: Window): Activity {
  const { localStorage } = page;
  const mark = (now: number) => localStorage.setItem(ACTIVE, String(now));
  return {
    mark,
    last: (now) => {
      const last = Number(localStorage.getItem(ACTIVE));
      // A future time was written before the system clock was corrected.
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
