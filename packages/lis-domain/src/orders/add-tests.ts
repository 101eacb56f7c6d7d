import type { SampleState } from '../samples/sample.schema.js';
import type { OrderItemState } from './order.schema.js';

/** As much of a specimen as decides whether another test can be made on it. */
export interface OrderSpecimen {
  /** HL7 v2-0487. */
  type: string;
  container: string;
  status: SampleState;
}

/** What a test that is added begins with, by how far its specimen has come. Undefined: nothing more is measured on it. */
const states: Partial<Record<SampleState, OrderItemState>> = {
  expected: 'ordered', collected: 'collected', in_transit: 'collected', received: 'received', in_testing: 'received', stored: 'received',
};

export function itemStateOn(sample: SampleState): OrderItemState | undefined {
  return states[sample];
}

/**
 * The specimen of an order on which a test can still be made, one that is still to be collected first; undefined when it needs a new one (domain model
 * 2.14, link 8). It is of the test's material and container and not disposed of, turned down or lost. How much is left in a collected one, and whether it
 * has stood too long, is on no record: somebody has to have looked.
 *
 * @param specimens what the test can be made on.
 */
export function specimenForAddition<Specimen extends OrderSpecimen>(
  specimens: readonly Pick<OrderSpecimen, 'type' | 'container'>[], samples: readonly Specimen[], { confirmed }: { confirmed: boolean },
): Specimen | undefined {
  const usable = samples.filter(({ type, container, status }) => {
    const isWanted = specimens.some((each) => each.type === type && each.container === container);
    return isWanted && itemStateOn(status) !== undefined && (status === 'expected' || confirmed);
  });
  return usable.find(({ status }) => status === 'expected') ?? usable[0];
}
