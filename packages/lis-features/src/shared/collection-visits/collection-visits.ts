import { inDrawOrder, type Sample } from '@alms/lis-domain/samples';
import type { PatientId } from '@alms/lis-domain/patients';

/** Specimens of one patient to be collected in a single visit, with one identity check. */
export interface CollectionVisit {
  /** Id of the patient, which identifies the visit. */
  id: PatientId;
  patient: Sample['patient'];
  /** The ward of the first order that states one. */
  ward: Sample['ward'];
  /** Priority of the most urgent specimen. */
  priority: Sample['priority'];
  /** Time of the order of the first specimen in the list. */
  since: string;
  /** Numbers of the orders, in list order. */
  orderNumbers: readonly string[];
  /** Specimens in order of draw. */
  samples: readonly Sample[];
}

/**
 * Groups specimens into visits, at the position of each visit’s first specimen. The specimens are
 * in the server’s order: urgent first, then oldest.
 */
export function collectionVisits(samples: readonly Sample[]): CollectionVisit[] {
  const firsts = samples.filter(
    ({ patient }, index) => samples.findIndex((each) => each.patient.id === patient.id) === index,
  );
  return firsts.map(({ patient, priority, created_at }) => {
    const ofPatient = samples.filter((each) => each.patient.id === patient.id);
    return {
      id: patient.id,
      patient,
      ward: ofPatient.find(({ ward }) => ward !== null)?.ward ?? null,
      priority,
      since: created_at,
      orderNumbers: [...new Set(ofPatient.map(({ order_number }) => order_number))],
      samples: inDrawOrder(ofPatient),
    };
  });
}
