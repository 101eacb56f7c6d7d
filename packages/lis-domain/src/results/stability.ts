import type { TestDefinition } from '../catalogue/test-parameter.schema.ts';
import { ageBeyond, stabilityLimits, storedHours } from '../samples/specimen-age.ts';
import type { StoragePeriod } from '../samples/storage.schema.ts';
import type { StabilityCheck } from './check.schema.ts';

/** The specimen that a value was measured on, and when. */
export interface MeasuredSpecimen {
  /** HL7 v2-0487. */
  type: string;
  container: string;
  collected_at: string | null;
  /** Periods in storage, none if the specimen has aliquots: either may have been tested. */
  storage_periods: readonly StoragePeriod[];
  /** Time of entry: the time of measurement is not recorded separately. */
  measured_at: string;
}

/**
 * Compares the age of a specimen at measurement with the stability of the analyte in it (ISO
 * 15189:2022 7.2.6 and 7.2.7: specimens are stored so that their integrity is ensured, and are used
 * within their stability). An unknown collection time is never within the limit. Undefined: the
 * test has no stability limit for this specimen.
 */
export function stabilityCheck(
  { specimens }: Pick<TestDefinition, 'specimens'>,
  { measured_at, ...specimen }: MeasuredSpecimen,
): StabilityCheck | undefined {
  const limits = stabilityLimits(specimens, specimen);
  if (limits === null) return undefined;
  const hours = ageBeyond(limits, specimen, measured_at);
  const stored = storedHours(limits, specimen.storage_periods, measured_at);
  return {
    kind: 'stability',
    outcome: hours === undefined ? 'passed' : 'held',
    hours: hours ?? null,
    stability_hours: limits.stability_hours,
    collected_at: specimen.collected_at,
    ...(stored.length > 0 && { stored }),
  };
}
