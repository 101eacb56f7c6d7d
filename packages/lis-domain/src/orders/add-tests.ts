import type { TestSpecimen } from '../catalogue/test-parameter.schema.js';
import type { SampleState } from '../samples/sample.schema.js';
import type { OrderItemState } from './order.schema.js';

/** As much of a specimen as decides whether another test can be made on it. */
export interface OrderSpecimen {
  /** HL7 v2-0487. */
  type: string;
  container: string;
  status: SampleState;
  collected_at: string | null;
}

/** What a test that is added begins with, by how far its specimen has come. Undefined: nothing more is measured on it. */
const states: Partial<Record<SampleState, OrderItemState>> = {
  expected: 'ordered', collected: 'collected', in_transit: 'collected', received: 'received', in_testing: 'received', stored: 'received',
};

export function itemStateOn(sample: SampleState): OrderItemState | undefined {
  return states[sample];
}

/** As much of what a test is made of as decides on which specimen. */
type WantedSpecimen = Pick<TestSpecimen, 'type' | 'container' | 'stability_hours'>;

/** A specimen that has stood longer than a test may be made of it, both in hours. */
export interface Overstood {
  hours: number;
  stability_hours: number;
}

const HOUR = 3_600_000;

/**
 * How long a specimen has stood, where that is known to be longer than the catalogue's `stability_hours` for its material and container; undefined where it
 * is not, and where nobody has said how long it keeps: that is no leave to use it. Cold and frozen storage are not credited, because what they add is on no record.
 */
export function overstood(wanted: readonly WantedSpecimen[], { type, container, collected_at }: Pick<OrderSpecimen, 'type' | 'container' | 'collected_at'>, now: string): Overstood | undefined {
  const stability_hours = wanted.find((each) => each.type === type && each.container === container)?.stability_hours ?? null;
  if (stability_hours === null || collected_at === null) return undefined;
  const stood = (Date.parse(now) - Date.parse(collected_at)) / HOUR;
  // Rounded up, so that it never reads as long as it may: `25 h of 24 h`.
  return stood > stability_hours ? { hours: Math.ceil(stood), stability_hours } : undefined;
}

/**
 * The specimen of an order on which a test can still be made, one that is still to be collected first; undefined when it needs a new one (domain model
 * 2.14, link 8). It is of the test's material and container, not disposed of, turned down or lost, and has not stood longer than is known to be good.
 * How much is left in a collected one, and how long it may stand where the catalogue does not say, is on no record: somebody has to have looked.
 *
 * @param wanted what the test can be made on.
 */
export function specimenForAddition<Specimen extends OrderSpecimen>(wanted: readonly WantedSpecimen[], samples: readonly Specimen[], { confirmed, now }: { confirmed: boolean; now: string }): Specimen | undefined {
  const usable = samples.filter((sample) => {
    const { type, container, status } = sample;
    const isWanted = wanted.some((each) => each.type === type && each.container === container);
    return isWanted && itemStateOn(status) !== undefined && (status === 'expected' || (confirmed && overstood(wanted, sample, now) === undefined));
  });
  return usable.find(({ status }) => status === 'expected') ?? usable[0];
}
