import type { PatientId } from '@alms/lis-domain/patients';
import type { Sample, SampleState } from '@alms/lis-domain/samples';
import type { Specimen } from '@medplum/fhirtypes';
import { fastingCodes } from '../fasting-codes.ts';
import { systems, type OwnSystems } from './code-systems.ts';
import { conditionNote } from '../specimen-notes.ts';

type SpecimenStatus = NonNullable<Specimen['status']>;

/**
 * Domain model 2.14. In FHIR a specimen in transit or elsewhere is available. An expected specimen,
 * or one cancelled before collection, does not exist and has no resource.
 */
export const specimenStatuses = {
  collected: 'available',
  in_transit: 'available',
  received: 'available',
  in_testing: 'available',
  stored: 'available',
  referred: 'available',
  rejected: 'unsatisfactory',
  disposed: 'unavailable',
  lost: 'unavailable',
} as const satisfies Record<Exclude<SampleState, 'expected' | 'cancelled'>, SpecimenStatus>;

export type CollectedState = keyof typeof specimenStatuses;

export type SpecimenFacts = Pick<
  Sample,
  | 'id'
  | 'accession_number'
  | 'type'
  | 'container'
  | 'collected_at'
  | 'collected_by'
  | 'fasting'
  | 'received_at'
  | 'condition'
  | 'rejection'
  | 'version'
  | 'updated_at'
> & {
  status: CollectedState;
  patient_id: PatientId;
  /** Its parent specimen. */
  parent_id: string | null;
  /** Ordered tests on this specimen. */
  order_item_ids: readonly string[];
};

/** FHIR Specimen of a collected specimen. */
export function specimenResource(sample: SpecimenFacts, own: OwnSystems): Specimen {
  const {
    id,
    accession_number,
    type,
    container,
    status,
    collected_at,
    collected_by,
    fasting,
    received_at,
    condition,
    rejection,
    version,
    updated_at,
    patient_id,
    parent_id,
    order_item_ids,
  } = sample;
  const conditions = [
    ...(condition?.codes ?? []).map((code) => ({ system: systems.specimenCondition, code })),
    ...(rejection ? [{ system: systems.rejectReason, code: rejection.code }] : []),
  ];
  const notes = [condition ? conditionNote(condition) : '', rejection?.note ?? ''].filter(
    (text) => text !== '',
  );
  return {
    resourceType: 'Specimen',
    id,
    meta: { versionId: String(version), lastUpdated: updated_at },
    accessionIdentifier: {
      type: { coding: [{ system: systems.identifierType, code: 'ACSN' }] },
      system: own.accessionNumber,
      value: accession_number,
    },
    status: specimenStatuses[status],
    type: { coding: [{ system: systems.specimenType, code: type }] },
    subject: { reference: `Patient/${patient_id}` },
    ...(parent_id !== null && { parent: [{ reference: `Specimen/${parent_id}` }] }),
    ...(received_at !== null && { receivedTime: received_at }),
    ...(order_item_ids.length > 0 && {
      request: order_item_ids.map((item) => ({ reference: `ServiceRequest/${item}` })),
    }),
    ...(collected_at !== null && {
      collection: {
        collectedDateTime: collected_at,
        ...(collected_by !== null && { collector: { display: collected_by } }),
        ...(fasting !== null && {
          fastingStatusCodeableConcept: {
            coding: [{ system: systems.relevantInformation, code: fastingCodes[fasting] }],
          },
        }),
      },
    }),
    container: [{ type: { text: container } }],
    ...(conditions.length > 0 && { condition: conditions.map((coding) => ({ coding: [coding] })) }),
    ...(notes.length > 0 && { note: notes.map((text) => ({ text })) }),
  };
}
