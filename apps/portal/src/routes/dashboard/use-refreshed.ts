import { useEffect } from 'react';

/** Asks again whenever the page was refreshed by hand: `refreshes` counts how often that was. */
export function useRefreshed(refreshes: number, reload: () => Promise<void>): void {
  useEffect(() => {
    if (refreshes > 0) void reload();
  }, [refreshes, reload]);
}
