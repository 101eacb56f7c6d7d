import { inDrawOrder, type Sample } from '@alms/lis-domain/samples';

/** Specimens of one order to be collected in a single visit, with one identity check. */
export interface CollectionVisit {
  /** Id of the order, which identifies the visit. */
  id: string;
  patient: Sample['patient'];
  priority: Sample['priority'];
  orderNumber: string;
  /** Specimens in order of draw. */
  samples: readonly Sample[];
}

/** Groups specimens into visits, at the position of each visit’s first specimen. */
export function collectionVisits(samples: readonly Sample[]): CollectionVisit[] {
  const firsts = samples.filter(
    (sample, index) => samples.findIndex(({ order_id }) => order_id === sample.order_id) === index,
  );
  return firsts.map((first) => visitOf(first, samples));
}

/**
 * Returns the visit of an open specimen. The open specimen’s current state takes precedence,
 * because the list may be older and omits collected specimens.
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
