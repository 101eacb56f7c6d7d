const DAY_MS = 86_400_000;

/** A calibration of a test on an instrument, for the rules on its validity. */
export interface CalibrationFacts {
  at: string;
  outcome: 'accepted' | 'failed';
  interval_days: number | null;
  voided: boolean;
}

/**
 * Returns when the next calibration is due; null without an interval, and after a failed or voided
 * calibration, which starts no interval. The interval is set by the laboratory from the
 * instructions for use (ISO 15189:2022 6.5.2).
 */
export function calibrationDueAt({
  at,
  outcome,
  interval_days,
  voided,
}: CalibrationFacts): string | null {
  if (interval_days === null || outcome === 'failed' || voided) return null;
  return new Date(Date.parse(at) + interval_days * DAY_MS).toISOString();
}

/**
 * Returns the calibration in force at a time: the latest accepted one. A failed calibration leaves
 * the previous one in force, as the instrument keeps it (professional knowledge).
 */
export function calibrationInForce<C extends CalibrationFacts>(
  calibrations: readonly C[],
  at: string,
): C | undefined {
  const time = Date.parse(at);
  return calibrations
    .filter((each) => each.outcome === 'accepted' && !each.voided && Date.parse(each.at) <= time)
    .toSorted((one, other) => Date.parse(other.at) - Date.parse(one.at))[0];
}
