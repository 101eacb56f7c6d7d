import { aSample, idOf } from '@alms/lis-domain/fixtures';
import { describe, expect, it } from 'vitest';
import { collectionVisits } from './index.ts';

const sample = (id: string, number: number, container: string, order = id) =>
  aSample({ id: idOf(id), number, container, order_id: idOf(order), order_number: order });

describe('collectionVisits', () => {
  it('groups the specimens of all orders of a patient at the position of the first one', () => {
    const visits = collectionVisits([
      { ...sample('a1', 6, 'edta', 'A'), priority: 'stat' },
      sample('b1', 2, 'sst', 'B'),
      sample('a2', 6, 'citrate', 'C'),
    ]);
    expect(
      visits.map(({ priority, orderNumbers, samples }) => [
        priority,
        orderNumbers,
        samples.map(({ id }) => id),
      ]),
    ).toEqual([
      ['stat', ['A', 'C'], ['a2', 'a1']],
      ['routine', ['B'], ['b1']],
    ]);
  });

  it('returns no visits for an empty list', () => {
    expect(collectionVisits([])).toEqual([]);
  });
});
