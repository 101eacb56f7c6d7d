import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';

/** What an address says of a choice, if it is one of these; else nothing. */
export const oneOf = <T extends string>(allowed: readonly T[], text: string | null): T | '' =>
  allowed.find((each) => each === text) ?? '';

/**
 * What a screen shows, as its address: tab, filter, open record. Changing it replaces the address, so that Back leaves the screen; an empty
 * or null value is left out.
 */
export function useView(): [URLSearchParams, (next: Record<string, string | null>) => void] {
  const [view, setView] = useSearchParams();
  const change = useCallback(
    (next: Record<string, string | null>) =>
      setView(
        (current) => {
          const merged = Object.entries({ ...Object.fromEntries(current), ...next });
          return Object.fromEntries(
            merged.filter((pair): pair is [string, string] => Boolean(pair[1])),
          );
        },
        { replace: true },
      ),
    [setView],
  );
  return [view, change];
}
