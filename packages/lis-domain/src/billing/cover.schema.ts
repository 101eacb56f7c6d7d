import * as v from 'valibot';
import { dateField, idField, lineField, recordFields } from '../http/index.ts';
import { normaliseName } from '../patients/name-search.ts';
import { repeatedCover } from './cover.ts';
import { payerKinds } from './payer.schema.ts';

/** Nobody has more covers than this on record. */
export const mostCovers = 5;

/** The number of a policy, as the insurer or the company has given it. */
export const policyNumberField = v.pipe(
  lineField(60),
  v.check((value) => normaliseName(value) !== '', 'must have a letter or a digit'),
);

/** A payer as somebody chooses one: what it is called, and nothing of what it has agreed on. */
const namedPayer = v.object({ id: idField, name: v.string(), kind: v.picklist(payerKinds) });

/** That somebody else pays for a patient: who, under which policy, and for how long. */
export const patientCoverSchema = v.object({
  id: idField,
  payer: v.object({ ...namedPayer.entries, /** Offered for new invoices. */ active: v.boolean() }),
  policy_number: v.string(),
  /** The group or the employer that the policy is through; empty where there is none. */
  group: v.string(),
  /** Days in the facility's zone, which belong to it; null: without a beginning, or until further notice. */
  valid_from: v.nullable(dateField),
  valid_to: v.nullable(dateField),
});

export type PatientCover = v.InferOutput<typeof patientCoverSchema>;

/** The covers of a patient, and who is offered as a payer of another one. */
export const patientInsuranceSchema = v.object({
  /** The patient's; sent back in `If-Match`. */
  version: recordFields.version,
  covers: v.array(patientCoverSchema),
  payers: v.array(namedPayer),
});

export type PatientInsurance = v.InferOutput<typeof patientInsuranceSchema>;

const coverField = v.pipe(
  v.strictObject({
    payer_id: idField,
    policy_number: policyNumberField,
    group: v.optional(lineField(60, 0), ''),
    valid_from: v.optional(v.nullable(dateField), null),
    valid_to: v.optional(v.nullable(dateField), null),
  }),
  v.forward(
    v.check(
      ({ valid_from, valid_to }) =>
        valid_from === null || valid_to === null || valid_from <= valid_to,
      'must not be before the first day',
    ),
    ['valid_to'],
  ),
);

/** The whole of what covers a patient. */
export const patientInsuranceBody = v.strictObject({
  covers: v.pipe(
    v.array(coverField),
    v.maxLength(mostCovers, `must hold at most ${mostCovers} covers`),
    v.check((covers) => repeatedCover(covers) === -1, 'must name each policy of a payer once'),
  ),
});
