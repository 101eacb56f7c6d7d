import type { TestSpecimen } from '../catalogue/test-parameter.schema.ts';
import { remainingKnown, toMicrolitres, toMillilitres, type Volume } from '../samples/aliquots.ts';
import { ageBeyond, stabilityLimits } from '../samples/specimen-age.ts';
import type { StoragePeriod } from '../samples/storage.schema.ts';
import type { SampleState } from '../samples/sample.schema.ts';
import type { OrderItemState } from './order.schema.ts';

/** The properties of a specimen that decide whether another test can be performed on it. */
export interface OrderSpecimen {
  /** HL7 v2-0487. */
  type: string;
  container: string;
  status: SampleState;
  collected_at: string | null;
  /** Periods in storage, none if the specimen has aliquots: either may be tested. */
  storage_periods: readonly StoragePeriod[];
  /** Initial volume in mL; null: not measured. */
  volume_ml: Volume;
  /** Volumes of its aliquots, in mL. */
  taken: readonly Volume[];
  /** Volume that its tests require according to the catalogue, in mL; null: not specified. */
  needed_ml: Volume;
}

/** Initial state of an added test by specimen state. Undefined: no further tests are possible. */
const states: Partial<Record<SampleState, OrderItemState>> = {
  expected: 'ordered',
  collected: 'collected',
  in_transit: 'collected',
  received: 'received',
  in_testing: 'received',
  stored: 'received',
};

export function itemStateOn(sample: SampleState): OrderItemState | undefined {
  return states[sample];
}

/** The specimen requirements of a test that decide which specimen it can use. */
type WantedSpecimen = Pick<
  TestSpecimen,
  'type' | 'container' | 'stability_hours' | 'refrigerated_hours' | 'frozen_hours' | 'min_volume_ml'
>;

/** A specimen older than the test’s stability limit, both in hours. */
export interface StabilityExceeded {
  /** Null: the collection time is unknown. */
  hours: number | null;
  stability_hours: number;
}

/** A specimen with less volume left than a test needs, both in mL. */
export interface Shortage {
  left_ml: number;
  needed_ml: number;
}

const wantedIn = <Wanted extends WantedSpecimen>(
  wanted: readonly Wanted[],
  { type, container }: Pick<OrderSpecimen, 'type' | 'container'>,
) => wanted.find((each) => each.type === type && each.container === container);

/**
 * Returns the age of a specimen if it exceeds the catalogue’s stability limit for its type and
 * container, with null hours for an unknown collection time, which is never within the limit.
 * Undefined if it does not, or if the test has no stability limit for the specimen.
 */
export function stabilityExceeded(
  wanted: readonly WantedSpecimen[],
  sample: Pick<OrderSpecimen, 'type' | 'container' | 'collected_at' | 'storage_periods'>,
  now: string,
): StabilityExceeded | undefined {
  const limits = stabilityLimits(wanted, sample);
  if (limits === null) return undefined;
  const hours = ageBeyond(limits, sample, now);
  return hours === undefined ? undefined : { hours, stability_hours: limits.stability_hours };
}

/**
 * Returns the remaining volume of a specimen if it is less than a test needs (`min_volume_ml` for
 * its type and container). The remainder is the initial volume less aliquots and less the
 * requirements of its other tests. Undefined if a volume is unknown, which does not imply that it
 * can be used. Unmeasured withdrawals are ignored, so the remainder never exceeds the returned
 * volume.
 */
export function shortage(
  wanted: readonly WantedSpecimen[],
  sample: Pick<OrderSpecimen, 'type' | 'container' | 'volume_ml' | 'taken' | 'needed_ml'>,
): Shortage | undefined {
  const needed_ml = Number(wantedIn(wanted, sample)?.min_volume_ml ?? 0);
  if (sample.volume_ml === null) return undefined;
  const left_ml = remainingKnown(sample.volume_ml, [...sample.taken, sample.needed_ml]);
  return toMicrolitres(needed_ml) > toMicrolitres(left_ml) ? { left_ml, needed_ml } : undefined;
}

/** Returns the specimen with another test on it, including the test’s volume. */
export function withTestOn<Specimen extends OrderSpecimen>(
  sample: Specimen,
  wanted: readonly WantedSpecimen[],
): Specimen {
  const needed = wantedIn(wanted, sample)?.min_volume_ml ?? null;
  return needed === null
    ? sample
    : {
        ...sample,
        needed_ml: toMillilitres(
          toMicrolitres(sample.needed_ml ?? 0) + toMicrolitres(Number(needed)),
        ),
      };
}

/**
 * Returns the specimen of an order on which a test can still be performed, preferring one still to
 * be collected; undefined if a new one is needed (domain model 2.14, link 8). It has the test’s
 * specimen type and container, and is not discarded, rejected or lost. It is known to be within the
 * stability limit, if there is one, and not known to have insufficient volume. Volume is often not
 * recorded, so a collected specimen must be checked by a user.
 *
 * @param wanted Accepted specimens of the test.
 */
export function specimenForAddition<Specimen extends OrderSpecimen>(
  wanted: readonly WantedSpecimen[],
  samples: readonly Specimen[],
  { confirmed, now }: { confirmed: boolean; now: string },
): Specimen | undefined {
  const usable = samples.filter((sample) => {
    const { type, container, status } = sample;
    const isWanted = wanted.some((each) => each.type === type && each.container === container);
    return (
      isWanted &&
      itemStateOn(status) !== undefined &&
      (status === 'expected' ||
        (confirmed &&
          stabilityExceeded(wanted, sample, now) === undefined &&
          shortage(wanted, sample) === undefined))
    );
  });
  return usable.find(({ status }) => status === 'expected') ?? usable[0];
}
