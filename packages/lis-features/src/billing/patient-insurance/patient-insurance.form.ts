import {
  duplicateCoverage,
  type PatientInsurance,
  type patientInsuranceBody,
  type PayerId,
} from '@alms/lis-domain/billing';
import { isCalendarDate, type IdField } from '@alms/lis-domain/http';
import { comparedIdentifier } from '@alms/lis-domain/patients';
import * as v from 'valibot';

/** Request body accepted by the server. */
export type InsuranceBody = v.InferOutput<typeof patientInsuranceBody>;

/** Field values as typed; keys are row ids. */
export interface InsuranceFields {
  coverages: Record<
    'id' | 'payer_id' | 'policy_number' | 'group' | 'valid_from' | 'valid_to',
    string
  >[];
}

/** Returns the editable part of the record. */
export const insuranceOf = ({ coverages }: PatientInsurance): InsuranceBody => ({
  coverages: coverages.map(({ payer, policy_number, group, valid_from, valid_to }) => ({
    payer_id: payer.id,
    policy_number,
    group,
    valid_from,
    valid_to,
  })),
});

export const insuranceFieldsOf = ({ coverages }: InsuranceBody): InsuranceFields => ({
  coverages: coverages.map(({ valid_from, valid_to, ...coverage }, index) => ({
    id: `coverage-${index}`,
    ...coverage,
    valid_from: valid_from ?? '',
    valid_to: valid_to ?? '',
  })),
});

const line = v.pipe(v.string(), v.trim(), v.maxLength(60, 'tooLong'));
const day = v.pipe(
  v.string(),
  v.check((date) => date === '' || isCalendarDate(date), 'dayInvalid'),
);
const chosenPayer: v.GenericSchema<string> = v.pipe(v.string(), v.nonEmpty('payerRequired'));
const orNull = (date: string) => (date === '' ? null : date);

/**
 * Validation rules of the form; messages are keys of the feature’s catalogue. The server validates
 * with `patientInsuranceBody`.
 */
export const insuranceForm: v.GenericSchema<InsuranceFields, InsuranceBody> = v.object({
  coverages: v.pipe(
    v.array(
      v.pipe(
        v.object({
          id: v.string(),
          payer_id: chosenPayer as IdField<PayerId>,
          policy_number: v.pipe(
            line,
            v.check(
              (value) => comparedIdentifier({ value, issuer: '' }).value !== '',
              'policyRequired',
            ),
          ),
          group: line,
          valid_from: day,
          valid_to: day,
        }),
        v.forward(
          v.partialCheck(
            [['valid_from'], ['valid_to']],
            ({ valid_from, valid_to }) =>
              valid_from === '' || valid_to === '' || valid_from <= valid_to,
            'endsBefore',
          ),
          ['valid_to'],
        ),
        v.transform(({ payer_id, policy_number, group, valid_from, valid_to }) => ({
          payer_id,
          policy_number,
          group,
          valid_from: orNull(valid_from),
          valid_to: orNull(valid_to),
        })),
      ),
    ),
    v.check((coverages) => duplicateCoverage(coverages) === -1, 'policyTwice'),
  ),
});
