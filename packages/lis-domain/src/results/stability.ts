import type { TestDefinition } from '../catalogue/test-parameter.schema.ts';
import type { ArrivalCondition } from '../samples/arrival-condition.ts';
import { ageBeyond, specimenNeeds, stabilityLimits, storedHours } from '../samples/specimen-age.ts';
import type { StoragePeriod } from '../samples/storage.schema.ts';
import { transportDeviation, transportPeriod } from '../samples/transport-temperature.ts';
import type { StabilityCheck } from './check.schema.ts';

/** The specimen that a value was measured on, and when. */
export interface MeasuredSpecimen {
  /** HL7 v2-0487. */
  type: string;
  container: string;
  collected_at: string | null;
  /** Null: not received. */
  received_at: string | null;
  /** Recorded condition on arrival. */
  condition: ArrivalCondition | null;
  /** Periods in storage, none if the specimen has aliquots: either may have been tested. */
  storage_periods: readonly StoragePeriod[];
  /** Time of entry: the time of measurement is not recorded separately. */
  measured_at: string;
}

/**
 * Compares the age of a specimen at measurement with the stability of the analyte in it (ISO
 * 15189:2022 7.2.6 and 7.2.7: specimens are stored so that their integrity is ensured, and are used
 * within their stability). An unknown collection time is never within the limit. A specimen that
 * did not arrive in the required temperature condition is held whatever its age
 * (`transportDeviation`). Undefined: the test has no limit and no deviation for this specimen.
 */
export function stabilityCheck(
  { specimens }: Pick<TestDefinition, 'specimens'>,
  { measured_at, ...specimen }: MeasuredSpecimen,
): StabilityCheck | undefined {
  const needs = specimenNeeds(specimens, specimen);
  if (!needs) return undefined;
  const limits = stabilityLimits(specimens, specimen);
  const transport = transportDeviation(needs, specimen.condition);
  if (limits === null && transport === undefined) return undefined;
  const storage_periods = [...transportPeriod(needs, specimen), ...specimen.storage_periods];
  const hours = limits
    ? ageBeyond(limits, { ...specimen, storage_periods }, measured_at)
    : undefined;
  const stored = limits ? storedHours(limits, storage_periods, measured_at) : [];
  return {
    kind: 'stability',
    outcome: hours === undefined && transport === undefined ? 'passed' : 'held',
    hours: hours ?? null,
    stability_hours: limits?.stability_hours ?? null,
    collected_at: specimen.collected_at,
    ...(stored.length > 0 && { stored }),
    ...(transport && { transport }),
  };
}
