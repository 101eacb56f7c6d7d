import { publicInfoSchema, type PublicInfo } from '@alms/lis-domain/facility';
import { patientSummarySchema } from '@alms/lis-domain/patients';
import { patientResultSchema } from '@alms/lis-domain/results';
import * as v from 'valibot';

const recordSchema = v.object({
  patient: patientSummarySchema,
  results: v.array(
    v.pick(patientResultSchema, [
      'id',
      'test_name',
      'result_type',
      'value_text',
      'unit_display',
      'flag',
      'flag_reason',
      'range',
      'collected_at',
    ]),
  ),
});

/** One patient's results, as shown by this application. */
export type LaboratoryRecord = v.InferOutput<typeof recordSchema>;
export type LaboratoryResult = LaboratoryRecord['results'][number];

/**
 * Data source interface of this application: a FHIR server, the hospital's own system, or the JSON
 * files below.
 */
export interface Laboratory {
  facility: () => Promise<PublicInfo>;
  /** Resolves to whether the credentials are valid. */
  signIn: (email: string, password: string) => Promise<boolean>;
  record: () => Promise<LaboratoryRecord>;
}

/**
 * A laboratory with JSON files beside the page and one fictitious account in memory: for
 * demonstration, not for patients.
 */
export function jsonLaboratory(account: { email: string; password: string }): Laboratory {
  const read = async (file: string): Promise<unknown> => {
    const response = await fetch(file);
    if (!response.ok) throw new Error(`${file}: ${response.status}`);
    return response.json();
  };
  return {
    facility: async () => v.parse(publicInfoSchema, await read('/facility.json')),
    signIn: async (email, password) => email === account.email && password === account.password,
    record: async () => v.parse(recordSchema, await read('/record.json')),
  };
}
