import { useEffect } from 'react';

/** Reloads after each manual refresh of the page; `refreshes` is their number. */
export function useRefreshed(refreshes: number, reload: () => Promise<void>): void {
  useEffect(() => {
    if (refreshes > 0) void reload();
  }, [refreshes, reload]);
}
