import * as v from 'valibot';
import { dateField, enteredDateField, idField, lineField, recordFields } from '../http/index.ts';
import { normaliseName } from '../patients/name-search.ts';
import { duplicateCoverage } from './coverage.ts';
import { payerKinds } from './payer.schema.ts';
import type { Named } from '../http/named.ts';
import { payerIdField } from './payer-id.ts';

/** Maximum number of coverages per patient. */
export const MAX_COVERAGES = 5;

/** Policy number as issued by the insurer or employer. */
export const policyNumberField = v.pipe(
  lineField(60),
  v.check((value) => normaliseName(value) !== '', 'must contain at least one letter or digit'),
);

/** A payer as an option to choose from, without its agreed prices. */
const namedPayer = v.object({ id: payerIdField, name: v.string(), kind: v.picklist(payerKinds) });

/** A patient’s coverage: payer, policy and validity (FHIR Coverage). */
const patientCoverageObject = v.object({
  id: idField,
  payer: v.object({
    ...namedPayer.entries,
    /** `active`: selectable for new invoices. */ active: v.boolean(),
  }),
  policy_number: v.string(),
  /** The group or employer of the policy; empty if there is none. */
  group: v.string(),
  /** Inclusive days in the facility’s zone; null: no start date, or no end date. */
  valid_from: v.nullable(dateField),
  valid_to: v.nullable(dateField),
});
export interface PatientCoverageSchema extends Named<typeof patientCoverageObject> {}
export const patientCoverageSchema: PatientCoverageSchema = patientCoverageObject;

export interface PatientCoverage extends v.InferOutput<PatientCoverageSchema> {}

/** A patient’s coverage, and the payers selectable for another one. */
const patientInsuranceObject = v.object({
  /** Version of the patient record; sent back in `If-Match`. */
  version: recordFields.version,
  coverages: v.array(patientCoverageSchema),
  payers: v.array(namedPayer),
});
export interface PatientInsuranceSchema extends Named<typeof patientInsuranceObject> {}
export const patientInsuranceSchema: PatientInsuranceSchema = patientInsuranceObject;

export interface PatientInsurance extends v.InferOutput<PatientInsuranceSchema> {}

const coverageField = v.pipe(
  v.strictObject({
    payer_id: payerIdField,
    policy_number: policyNumberField,
    group: v.optional(lineField(60, 0), ''),
    valid_from: v.optional(v.nullable(enteredDateField), null),
    valid_to: v.optional(v.nullable(enteredDateField), null),
  }),
  v.forward(
    v.check(
      ({ valid_from, valid_to }) =>
        valid_from === null || valid_to === null || valid_from <= valid_to,
      'must not be before the start date',
    ),
    ['valid_to'],
  ),
);

/** The patient’s complete coverage, replacing the stored one. */
export const patientInsuranceBody = v.strictObject({
  coverages: v.pipe(
    v.array(coverageField),
    v.maxLength(MAX_COVERAGES, `must contain at most ${MAX_COVERAGES} coverages`),
    v.check(
      (coverages) => duplicateCoverage(coverages) === -1,
      'must not contain duplicate policies of a payer',
    ),
  ),
});
