import type { PatientId } from '@alms/lis-domain/patients';
import type { PatientCoverage } from '@alms/lis-domain/billing';
import type { Coverage } from '@medplum/fhirtypes';
import { systems } from './code-systems.ts';

/**
 * A coverage as exposed. Version and last change are those of the patient because coverages are
 * saved with the record.
 */
export type CoverageFacts = Pick<
  PatientCoverage,
  'id' | 'policy_number' | 'group' | 'valid_from' | 'valid_to'
> & {
  payer: Pick<PatientCoverage['payer'], 'name' | 'kind'>;
  patient_id: PatientId;
  version: number;
  updated_at: string;
};

const kinds = { insurance: 'Insurance', corporate: 'Company' } as const satisfies Record<
  CoverageFacts['payer']['kind'],
  string
>;

/**
 * FHIR Coverage of a patient. The period, in facility days, determines validity on a day; the
 * status refers to the record, so a recorded coverage is active.
 */
export function coverageResource({
  id,
  policy_number,
  group,
  valid_from,
  valid_to,
  payer,
  patient_id,
  version,
  updated_at,
}: CoverageFacts): Coverage {
  return {
    resourceType: 'Coverage',
    id,
    meta: { versionId: String(version), lastUpdated: updated_at },
    identifier: [{ value: policy_number, assigner: { display: payer.name } }],
    status: 'active',
    type: { text: kinds[payer.kind] },
    beneficiary: { reference: `Patient/${patient_id}` },
    ...((valid_from !== null || valid_to !== null) && {
      period: {
        ...(valid_from !== null && { start: valid_from }),
        ...(valid_to !== null && { end: valid_to }),
      },
    }),
    payor: [{ display: payer.name }],
    ...(group !== '' && {
      class: [
        { type: { coding: [{ system: systems.coverageClass, code: 'group' }] }, value: group },
      ],
    }),
  };
}
