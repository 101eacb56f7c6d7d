import type { PatientId } from '@alms/lis-domain/patients';
import type { TestDefinition } from '@alms/lis-domain/catalogue';
import type { Diagnosis, FastingState, OrderItemState, Priority } from '@alms/lis-domain/orders';
import type {
  CodeableConcept,
  Condition,
  Identifier,
  Observation,
  ServiceRequest,
} from '@medplum/fhirtypes';
import { fastingCodes } from '../fasting-codes.ts';
import { partsOf } from '../hl7/escapes.ts';
import { systems, type OwnSystems } from './code-systems.ts';

type RequestStatus = NonNullable<ServiceRequest['status']>;

/**
 * Domain model 2.14. A rejected test is requested again by a new request that references the
 * replaced one.
 */
export const requestStatuses = {
  ordered: 'active',
  collected: 'active',
  received: 'active',
  in_process: 'active',
  resulted: 'active',
  verified: 'active',
  released: 'completed',
  cancelled: 'revoked',
  rejected: 'revoked',
  entered_in_error: 'entered-in-error',
} as const satisfies Record<OrderItemState, RequestStatus>;

export interface RequestFacts {
  id: string;
  order_number: string;
  patient_id: PatientId;
  status: OrderItemState;
  priority: Priority;
  code: string;
  name: string;
  loinc: TestDefinition['loinc'];
  requested_at: string;
  updated_at: string;
  ordered_by: string;
  /** As the system stated it that sent the order; null: not stated. See `StatedRequest`. */
  provider_id: string | null;
  provider_authority: string | null;
  visit_number: string | null;
  clinical_info: string;
  conditions: readonly string[];
  fasting: FastingState;
  diagnosis_codes: readonly Diagnosis[];
  recollect_of: string | null;
  /** Null before collection. */
  specimen_id: string | null;
}

/** Code of a test: LOINC if in the catalogue, and the facility's own code. */
export function testConcept(
  { code, name, loinc }: Pick<RequestFacts, 'code' | 'name' | 'loinc'>,
  own: OwnSystems,
): CodeableConcept {
  const standard =
    loinc === null
      ? []
      : [
          {
            system: systems.loinc,
            code: loinc.code,
            ...(loinc.display !== '' && { display: loinc.display }),
          },
        ];
  return { coding: [...standard, { system: own.testCode, code, display: name }], text: name };
}

/** One ordered test. Tests of an order share its number as requisition. */
export function serviceRequestResource(request: RequestFacts, own: OwnSystems): ServiceRequest {
  const info = clinicalInformationOf(request, own);
  const {
    id,
    order_number,
    patient_id,
    status,
    priority,
    requested_at,
    updated_at,
    ordered_by,
    provider_id,
    provider_authority,
    visit_number,
    clinical_info,
    diagnosis_codes,
    recollect_of,
    specimen_id,
  } = request;
  return {
    resourceType: 'ServiceRequest',
    id,
    meta: { versionId: versionOfInstant(updated_at), lastUpdated: updated_at },
    ...(info.length > 0 && { contained: info }),
    requisition: {
      type: { coding: [{ system: systems.identifierType, code: 'FGN' }] },
      system: own.orderNumber,
      value: order_number,
    },
    ...(recollect_of !== null && { replaces: [{ reference: `ServiceRequest/${recollect_of}` }] }),
    status: requestStatuses[status],
    intent: 'order',
    priority,
    code: testConcept(request, own),
    subject: { reference: `Patient/${patient_id}` },
    authoredOn: requested_at,
    requester: {
      ...(provider_id !== null && {
        identifier: identifierOf(provider_id, partsOf(provider_authority ?? '')[0] ?? []),
      }),
      display: ordered_by,
    },
    ...(visit_number !== null && { encounter: { identifier: visitOf(visit_number) } }),
    ...(diagnosis_codes.length > 0 && {
      reasonCode: diagnosis_codes.map(({ code, text }) => ({
        coding: [{ system: systems.icd10, code }],
        ...(text !== '' && { text }),
      })),
    }),
    ...(info.length > 0 && { supportingInfo: info.map((each) => ({ reference: `#${each.id}` })) }),
    ...(clinical_info !== '' && { note: [{ text: clinical_info }] }),
    ...(specimen_id !== null && { specimen: [{ reference: `Specimen/${specimen_id}` }] }),
  };
}

/** The visit number of another system (CX), with its assigning authority. */
function visitOf(visitNumber: string): Identifier {
  const [[value = ''] = [], , , authority = []] = partsOf(visitNumber);
  return {
    type: { coding: [{ system: systems.identifierType, code: 'VN' }] },
    ...identifierOf(value, authority),
  };
}

/** An identifier of another system. Its authority (HD) is a system only if it is an OID. */
function identifierOf(value: string, [namespace = '', id = '', type = '']: string[]): Identifier {
  const display = namespace || id;
  return {
    ...(type === 'ISO' && /^\d+(\.\d+)+$/.test(id) && { system: `urn:oid:${id}` }),
    value,
    ...(display !== '' && { assigner: { display } }),
  };
}

/** LOINC 49541-6: fasting status as reported by the patient. */
const FASTING_STATUS = '49541-6';

/**
 * Clinical information of the order, contained in the request because it belongs to this order
 * only. Unknown items are omitted.
 */
function clinicalInformationOf(
  { patient_id, conditions, fasting }: Pick<RequestFacts, 'patient_id' | 'conditions' | 'fasting'>,
  own: OwnSystems,
): (Condition | Observation)[] {
  const subject = { reference: `Patient/${patient_id}` };
  const stated = conditions.map((code, index): Condition => ({
    resourceType: 'Condition',
    id: `condition-${index + 1}`,
    code: { coding: [{ system: own.condition, code }] },
    subject,
  }));
  if (fasting === 'unknown') return stated;
  const answer: CodeableConcept = {
    coding: [{ system: systems.relevantInformation, code: fastingCodes[fasting] }],
  };
  return [
    ...stated,
    {
      resourceType: 'Observation',
      id: 'fasting',
      status: 'final',
      code: { coding: [{ system: systems.loinc, code: FASTING_STATUS }] },
      subject,
      valueCodeableConcept: answer,
    },
  ];
}

/** Version id of an unversioned resource: its last change in ms. */
export function versionOfInstant(instant: string): string {
  return String(Date.parse(instant));
}
