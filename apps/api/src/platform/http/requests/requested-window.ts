import { MAX_WINDOW_DAYS, readWindow, type Window } from '@alms/lis-domain/analytics';
import { ENTERED_DATES } from '@alms/lis-domain/http';
import { invalid } from './validation.ts';

const DAY_MS = 86_400_000;

/** One end of a requested window, with its field name. */
export interface Bound {
  name: string;
  value: string | undefined;
}

/**
 * Returns the window of a request. Rejects one that cannot be parsed, ends early or is too long.
 */
export function requestedWindow(start: Bound, end: Bound, zone: string, now: Date): Window {
  const window = readWindow(
    { start_date: start.value, end_date: end.value },
    zone,
    now.toISOString(),
  );
  if (!window)
    throw invalid({
      [start.name]: `must be a date or an instant before ${end.name}, both from ${ENTERED_DATES.first} to ${ENTERED_DATES.last}`,
    });
  if (Date.parse(window.end) - Date.parse(window.start) > MAX_WINDOW_DAYS * DAY_MS)
    throw invalid({ [start.name]: `must be at most ${MAX_WINDOW_DAYS} days before ${end.name}` });
  return window;
}
