import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';

/** Returns a URL parameter if it is one of the allowed values, otherwise an empty string. */
export const allowedValue = <T extends string>(
  allowed: readonly T[],
  text: string | null,
): T | '' => allowed.find((each) => each === text) ?? '';

/**
 * Stores the view state of a screen in the URL: tab, filter, open record. Changes replace the
 * history entry, so that Back leaves the screen. Empty and null values are omitted.
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
