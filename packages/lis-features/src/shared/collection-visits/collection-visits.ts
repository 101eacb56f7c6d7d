import { inDrawOrder, type Sample } from '@alms/lis-domain/samples';

/** What one person at the chair needs collected for one order: one greeting, one identity check, several containers. */
export interface CollectionVisit {
  /** The order; tells visits apart. */
  id: string;
  patient: Sample['patient'];
  priority: Sample['priority'];
  orderNumber: string;
  /** In draw order. */
  samples: readonly Sample[];
}

/** Specimens as visits. The order of the list is kept: a visit stands where its first specimen stood. */
export function collectionVisits(samples: readonly Sample[]): CollectionVisit[] {
  const firsts = samples.filter(
    (sample, index) => samples.findIndex(({ order_id }) => order_id === sample.order_id) === index,
  );
  return firsts.map((first) => visitOf(first, samples));
}

/**
 * The visit an open specimen belongs to. The specimen itself counts as it is now, collected or not: the list it came from may be older,
 * and no longer holds it once it is collected.
 */
export function visitOf(open: Sample, expected: readonly Sample[]): CollectionVisit {
  const others = expected.filter(
    (sample) => sample.order_id === open.order_id && sample.id !== open.id,
  );
  return {
    id: open.order_id,
    patient: open.patient,
    priority: open.priority,
    orderNumber: open.order_number,
    samples: inDrawOrder([open, ...others]),
  };
}
