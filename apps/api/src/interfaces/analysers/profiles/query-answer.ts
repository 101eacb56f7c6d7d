import type { AnalyserProfile } from '../profile.ts';
import type { AnalyserQuery, QueriedSpecimen, SpecimenOrder } from '../reading.ts';

export interface QueryAnswer {
  query: AnalyserQuery;
  /** A queried specimen without an entry, or with no codes, is answered as without orders. */
  orders: readonly SpecimenOrder[];
  profile: AnalyserProfile;
  /** Local time of the laboratory, `2026-11-30T14:05:00`. */
  localTime: string;
  /** Control id of an HL7 answer. */
  controlId: string;
}

/** Time of a message: `20261130140500`. */
export const compact = (localTime: string) => localTime.replaceAll(/[-:T]/g, '').slice(0, 14);

/** Asked specimens with their orders; those that were not asked for, when all were. */
export function askedSpecimens({
  query,
  orders,
}: QueryAnswer): { asked: QueriedSpecimen; order: SpecimenOrder }[] {
  const without = (specimen: string): SpecimenOrder => ({
    specimen,
    codes: [],
    isUrgent: false,
    patient: null,
  });
  if (query.specimens.length > 0)
    return query.specimens.map((specimen) => ({
      asked: specimen,
      order:
        orders.find((order) => order.specimen === specimen.specimen) ?? without(specimen.specimen),
    }));
  return orders.map((order) => ({
    asked: { specimen: order.specimen, rack: '', position: '', echo: [] },
    order,
  }));
}
