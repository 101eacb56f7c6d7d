/**
 * Longest pause between two scanner keys, in milliseconds. Scanners need 1 to 40 ms; practised
 * typists are rarely below 60 ms.
 */
const LONGEST_PAUSE_MS = 50;

/** Minimum number of keys for a reliable classification. */
const FEWEST_KEYS = 4;

/**
 * Returns whether the keystrokes came from a scanner: every pause is shorter than a person can
 * type.
 * @param times event `timeStamp`s in milliseconds, in order, with the closing Enter last
 */
export function isScannerPace(times: readonly number[]): boolean {
  if (times.length <= FEWEST_KEYS) return false;
  return times.every(
    (time, index) => index === 0 || time - (times[index - 1] ?? time) <= LONGEST_PAUSE_MS,
  );
}
