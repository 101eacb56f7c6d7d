import type { TestSpecimen } from '../catalogue/test-parameter.schema.ts';
import { remainingKnown, toMicrolitres, toMillilitres, type Volume } from '../samples/aliquots.ts';
import type { SampleState } from '../samples/sample.schema.ts';
import type { OrderItemState } from './order.schema.ts';

/** As much of a specimen as decides whether another test can be made on it. */
export interface OrderSpecimen {
  /** HL7 v2-0487. */
  type: string;
  container: string;
  status: SampleState;
  collected_at: string | null;
  /** How much there was before anything was taken out, in mL; null: not measured. */
  volume_ml: Volume;
  /** What its aliquots were filled with, in mL. */
  taken: readonly Volume[];
  /** What the tests on it need by the catalogue, in mL, as far as it says; null: it says nothing. */
  needed_ml: Volume;
}

/** What a test that is added begins with, by how far its specimen has come. Undefined: nothing more is measured on it. */
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

/** As much of what a test is made of as decides on which specimen. */
type WantedSpecimen = Pick<
  TestSpecimen,
  'type' | 'container' | 'stability_hours' | 'min_volume_ml'
>;

/** A specimen that has stood longer than a test may be made of it, both in hours. */
export interface Overstood {
  hours: number;
  stability_hours: number;
}

/** A specimen of which less is left than a test needs, both in mL. */
export interface Shortage {
  left_ml: number;
  needed_ml: number;
}

const HOUR = 3_600_000;

const wantedIn = <Wanted extends WantedSpecimen>(
  wanted: readonly Wanted[],
  { type, container }: Pick<OrderSpecimen, 'type' | 'container'>,
) => wanted.find((each) => each.type === type && each.container === container);

/**
 * How long a specimen has stood, where that is known to be longer than the catalogue's `stability_hours` for its material and container; undefined where it
 * is not, and where nobody has said how long it keeps: that is no leave to use it. Cold and frozen storage are not credited, because what they add is on no record.
 */
export function overstood(
  wanted: readonly WantedSpecimen[],
  sample: Pick<OrderSpecimen, 'type' | 'container' | 'collected_at'>,
  now: string,
): Overstood | undefined {
  const { collected_at } = sample;
  const stability_hours = wantedIn(wanted, sample)?.stability_hours ?? null;
  if (stability_hours === null || collected_at === null) return undefined;
  const stood = (Date.parse(now) - Date.parse(collected_at)) / HOUR;
  // Rounded up, so that it never reads as long as it may: `25 h of 24 h`.
  return stood > stability_hours ? { hours: Math.ceil(stood), stability_hours } : undefined;
}

/**
 * How much is left of a specimen, where that is known to be less than a test needs (`min_volume_ml` of its material and container): its volume less what aliquots were
 * filled with and less what the tests on it need. Undefined where a volume is not known, which is no leave to use it: what is not known to be taken out is not
 * reckoned, so what is left is never more than is told here.
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

/** The same specimen with another test on it, which needs its part of what is left. */
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
 * The specimen of an order on which a test can still be made, one that is still to be collected first; undefined when it needs a new one (domain model
 * 2.14, link 8). It is of the test's material and container, not disposed of, turned down or lost, has not stood longer than is known to be good, and
 * is not known to hold too little. How long it may stand and how much is left is mostly on no record: somebody has to have looked at a collected one.
 *
 * @param wanted what the test can be made on.
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
          overstood(wanted, sample, now) === undefined &&
          shortage(wanted, sample) === undefined))
    );
  });
  return usable.find(({ status }) => status === 'expected') ?? usable[0];
}
