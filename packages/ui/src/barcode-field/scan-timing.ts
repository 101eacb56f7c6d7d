/** The longest pause between two keys of a scanner, in milliseconds. Scanners take 1 to 40; practised typists hardly go below 60. */
const LONGEST_PAUSE_MS = 50;

/** Fewer keys than this tell nothing. */
const FEWEST_KEYS = 4;

/**
 * Whether keys came from a scanner that types: all of them faster than hands can.
 * @param times the events' own `timeStamp`s, in milliseconds, in order, the closing Enter last
 */
export function isScannerPace(times: readonly number[]): boolean {
  if (times.length <= FEWEST_KEYS) return false;
  return times.every(
    (time, index) => index === 0 || time - (times[index - 1] ?? time) <= LONGEST_PAUSE_MS,
  );
}
