import { aSample, idOf } from '@alms/lis-domain/fixtures';
import { describe, expect, it } from 'vitest';
import { collectionVisits, visitOf } from './collection-visits.ts';

const sample = (id: string, orderId: string, container: string) =>
  aSample({ id: idOf(id), order_id: idOf(orderId), container });
const ids = (samples: readonly { id: string }[]) => samples.map(({ id }) => id);

describe('collectionVisits', () => {
  it('groups specimens by order at the position of the first one, in order of draw', () => {
    const visits = collectionVisits([
      sample('a1', 'A', 'edta'),
      sample('b1', 'B', 'sst'),
      sample('a2', 'A', 'citrate'),
    ]);
    expect(visits.map(({ id, samples }) => [id, ids(samples)])).toEqual([
      ['A', ['a2', 'a1']],
      ['B', ['b1']],
    ]);
  });

  it('returns no visits for an empty list', () => {
    expect(collectionVisits([])).toEqual([]);
  });
});

describe('visitOf', () => {
  const open = { ...sample('a1', 'A', 'edta'), status: 'collected' } as const;

  it('includes a specimen that is no longer in the list', () => {
    const visit = visitOf(open, [sample('a2', 'A', 'citrate'), sample('b1', 'B', 'sst')]);
    expect(ids(visit.samples)).toEqual(['a2', 'a1']);
  });

  it('prefers the open specimen to an older copy in the list', () => {
    expect(visitOf(open, [sample('a1', 'A', 'edta')]).samples).toEqual([open]);
  });
});
