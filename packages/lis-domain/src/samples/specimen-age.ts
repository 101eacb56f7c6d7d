import type { SpecimenStorage } from '../catalogue/specimen-transports.ts';
import type { TestSpecimen } from '../catalogue/test-parameter.schema.ts';
import type { Sample } from './sample.schema.ts';
import type { StoragePeriod } from './storage.schema.ts';
import {
  transportDeviation,
  transportPeriod,
  type TransportDeviation,
} from './transport-temperature.ts';

/** A test whose stability limit a specimen exceeds. */
export interface TooOld {
  /** Name of the test. */
  test: string;
  /** Age in hours, rounded up; null: the collection time is unknown. */
  hours: number | null;
  stability_hours: number;
}

/** Returns what a test requires of a specimen of this type and container; undefined if nothing. */
export function specimenNeeds<Accepted extends Pick<TestSpecimen, 'type' | 'container'>>(
  accepted: readonly Accepted[],
  { type, container }: Pick<TestSpecimen, 'type' | 'container'>,
): Accepted | undefined {
  return accepted.find((each) => each.type === type && each.container === container);
}

/** The stability limits of a test for a specimen, in hours. */
export interface StabilityLimits extends Pick<TestSpecimen, 'refrigerated_hours' | 'frozen_hours'> {
  /** Limit outside refrigerated and frozen storage. */
  stability_hours: number;
}

/** When a specimen was collected and how it was stored since. */
export interface SpecimenHistory {
  collected_at: string | null;
  storage_periods: readonly StoragePeriod[];
}

/** Hours in one storage condition and their limit there. */
export interface StoredHours {
  condition: Exclude<SpecimenStorage, 'ambient'>;
  /** Rounded up. */
  hours: number;
  limit: number;
}

const HOUR = 3_600_000;

/** Returns the catalogue’s stability limits for a specimen; null if none is defined. */
export function stabilityLimits(
  accepted: readonly Pick<
    TestSpecimen,
    'type' | 'container' | 'stability_hours' | 'refrigerated_hours' | 'frozen_hours'
  >[],
  specimen: Pick<TestSpecimen, 'type' | 'container'>,
): StabilityLimits | null {
  const found = specimenNeeds(accepted, specimen);
  if (found?.stability_hours == null) return null;
  const { stability_hours, refrigerated_hours, frozen_hours } = found;
  return { stability_hours, refrigerated_hours, frozen_hours };
}

/**
 * Returns the hours in refrigerated and frozen storage until `at`, for the conditions with a limit.
 * Time in another condition counts as unstored.
 */
export function storedHours(
  limits: StabilityLimits,
  storage: readonly StoragePeriod[],
  at: string,
): StoredHours[] {
  return storedTimes(limits, storage, at).map(({ time, ...rest }) => ({
    ...rest,
    hours: Math.ceil(time / HOUR),
  }));
}

function storedTimes(
  { refrigerated_hours, frozen_hours }: StabilityLimits,
  storage: readonly StoragePeriod[],
  at: string,
) {
  const end = Date.parse(at);
  const timeIn = (condition: SpecimenStorage) =>
    storage
      .filter((period) => period.condition === condition)
      .map(({ from, until }) =>
        Math.max(0, Math.min(end, until === null ? end : Date.parse(until)) - Date.parse(from)),
      )
      .reduce((sum, time) => sum + time, 0);
  return (
    [
      { condition: 'refrigerated', limit: refrigerated_hours },
      { condition: 'frozen', limit: frozen_hours },
    ] as const
  ).flatMap(({ condition, limit }) => {
    const time = timeIn(condition);
    return limit === null || time === 0 ? [] : [{ condition, limit, time }];
  });
}

/**
 * Returns the age of a specimen in hours, rounded up so that it always reads as more than the
 * limit, if it exceeds a stability limit (ISO 15189:2022 7.2.6 and 7.2.7: specimens are used within
 * their stability). Null: the collection time is unknown, which is never within the limit.
 * Undefined: within the limit.
 *
 * Time in refrigerated or frozen storage is compared with the limit of that condition: each period
 * uses its share of its limit, and the shares add up to at most 1. Adding them assumes that an
 * analyte changes linearly with time in each condition (the instability equation of the EFLM
 * recommendation on stability studies, Clin Chem Lab Med 2023;61:1708).
 */
export function ageBeyond(
  limits: StabilityLimits,
  { collected_at, storage_periods }: SpecimenHistory,
  at: string,
): number | null | undefined {
  if (collected_at === null) return null;
  const age = Date.parse(at) - Date.parse(collected_at);
  const stored = storedTimes(limits, storage_periods, at);
  const unstored = stored.reduce((left, { time }) => left - time, age);
  const used = stored.reduce(
    (sum, { time, limit }) => sum + time / (limit * HOUR),
    unstored / (limits.stability_hours * HOUR),
  );
  return used > 1 ? Math.ceil(age / HOUR) : undefined;
}

/**
 * Returns the tests of a specimen whose stability limit was exceeded when it was received, or is
 * now if it is not yet received. Values measured on it are held at entry (`stabilityCheck`). The
 * laboratory does not store specimens before their receipt.
 */
export function tooOldAtReceipt(
  {
    needs,
    collected_at,
    received_at,
    condition,
  }: Pick<Sample, 'needs' | 'collected_at' | 'received_at' | 'condition'>,
  now: string,
): TooOld[] {
  const at = received_at ?? now;
  return needs.stability.flatMap(({ test, hours: stability_hours }) => {
    const required = needs.arrival.find((each) => each.test === test);
    const hours = ageBeyond(
      {
        stability_hours,
        refrigerated_hours: required?.refrigerated_hours ?? null,
        frozen_hours: required?.frozen_hours ?? null,
      },
      {
        collected_at,
        storage_periods: required
          ? transportPeriod(required, { collected_at, received_at: at, condition })
          : [],
      },
      at,
    );
    return hours === undefined ? [] : [{ test, hours, stability_hours }];
  });
}

/** A test whose specimen did not arrive in the required condition. */
export interface DeviatingTest extends TransportDeviation {
  /** Name of the test. */
  test: string;
  /** `hold`: values are held at entry (`stabilityCheck`). `reject`: the test is rejected. */
  action: TestSpecimen['transport_deviation'];
}

/** Returns the tests of a specimen that did not arrive in the condition that they require. */
export function deviatingAtReceipt({
  needs,
  condition,
}: Pick<Sample, 'needs' | 'condition'>): DeviatingTest[] {
  return needs.arrival.flatMap(({ test, ...required }) => {
    const deviation = transportDeviation(required, condition);
    return deviation ? [{ test, action: required.transport_deviation, ...deviation }] : [];
  });
}
