import type { TestSpecimen } from '../catalogue/test-parameter.schema.ts';
import type { Sample } from './sample.schema.ts';

/** A test whose stability limit a specimen exceeds. */
export interface TooOld {
  /** Name of the test. */
  test: string;
  /** Age in hours, rounded up; null: the collection time is unknown. */
  hours: number | null;
  stability_hours: number;
}

const HOUR = 3_600_000;

/** Returns the catalogue’s stability limit in hours for a specimen; null if none is defined. */
export function stabilityLimit(
  accepted: readonly Pick<TestSpecimen, 'type' | 'container' | 'stability_hours'>[],
  { type, container }: Pick<TestSpecimen, 'type' | 'container'>,
): number | null {
  return (
    accepted.find((each) => each.type === type && each.container === container)?.stability_hours ??
    null
  );
}

/**
 * Returns the age of a specimen in hours, rounded up so that it always reads as more than the
 * limit, if it exceeds a stability limit (ISO 15189:2022 7.2.6 and 7.2.7: specimens are used within
 * their stability). Null: the collection time is unknown, which is never within the limit.
 * Undefined: within the limit. Refrigerated and frozen storage are not credited, because their
 * effect is not recorded.
 */
export function ageBeyond(
  stability_hours: number,
  collected_at: string | null,
  at: string,
): number | null | undefined {
  if (collected_at === null) return null;
  const age = (Date.parse(at) - Date.parse(collected_at)) / HOUR;
  return age > stability_hours ? Math.ceil(age) : undefined;
}

/**
 * Returns the tests of a specimen whose stability limit was exceeded when it was received, or is
 * now if it is not yet received. Values measured on it are held at entry (`stabilityCheck`).
 */
export function tooOldAtReceipt(
  { needs, collected_at, received_at }: Pick<Sample, 'needs' | 'collected_at' | 'received_at'>,
  now: string,
): TooOld[] {
  return needs.stability.flatMap(({ test, hours: stability_hours }) => {
    const hours = ageBeyond(stability_hours, collected_at, received_at ?? now);
    return hours === undefined ? [] : [{ test, hours, stability_hours }];
  });
}
