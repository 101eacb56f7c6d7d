import { apiScopes, type ApiScope } from '@alms/lis-domain/interfaces/connections';
import * as v from 'valibot';

/** Validity in days: a month, a quarter, half a year, and the maximum. */
export const tokenTerms = ['30', '90', '180', '365'] as const;

export const createTokenForm = v.pipe(
  v.object({
    name: v.pipe(v.string(), v.trim(), v.nonEmpty('nameRequired'), v.maxLength(80, 'nameTooLong')),
    scopes: v.pipe(v.array(v.picklist(apiScopes)), v.nonEmpty('scopesRequired')),
    patient_authority: v.pipe(v.string(), v.trim(), v.maxLength(80, 'nameTooLong')),
    valid_days: v.pipe(v.picklist(tokenTerms), v.transform(Number)),
    password: v.pipe(v.string(), v.nonEmpty('passwordRequired')),
  }),
  v.forward(
    v.partialCheck(
      [['scopes'], ['patient_authority']],
      ({ scopes, patient_authority }) =>
        !scopes.includes('hl7.patients') || patient_authority !== '',
      'authorityRequired',
    ),
    ['patient_authority'],
  ),
  v.transform(({ patient_authority, ...token }) => ({
    ...token,
    ...(token.scopes.includes('hl7.patients') && { patient_authority }),
  })),
);

/** Field values of the token form. */
export interface TypedToken {
  name: string;
  scopes: ApiScope[];
  /** Used with the scope `hl7.patients` only. */
  patient_authority: string;
  valid_days: (typeof tokenTerms)[number];
  password: string;
}

/** Request for a new token. */
export type NewApiToken = v.InferOutput<typeof createTokenForm>;
