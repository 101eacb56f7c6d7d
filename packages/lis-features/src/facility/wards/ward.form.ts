import type { LaboratoryId, Ward, wardBody } from '@alms/lis-domain/facility';
import { emailField } from '@alms/lis-domain/http';
import * as v from 'valibot';
import { chosenId } from '../../shared/lis-form/index.ts';

const line = (max: number) => v.pipe(v.string(), v.trim(), v.maxLength(max, 'tooLong'));

/** Validation rules of the form; messages are keys of the feature’s catalogue. */
export const wardForm = v.object({
  name: v.pipe(line(80), v.nonEmpty('nameRequired')),
  code: v.pipe(v.string(), v.trim(), v.toUpperCase(), v.regex(/^[A-Z0-9-]{1,12}$/, 'codeInvalid')),
  laboratory_id: chosenId<LaboratoryId>('siteRequired'),
  phone: line(40),
  email: v.pipe(
    line(254),
    v.check((email) => email === '' || v.is(emailField, email), 'emailInvalid'),
  ),
  active: v.boolean(),
});

/** Field values of the form. */
export type WardFormFields = v.InferInput<typeof wardForm>;

export const wardFieldsOf = ({
  name,
  code,
  laboratory_id,
  phone,
  email,
  active,
}: Ward): WardFormFields => ({ name, code, laboratory_id, phone, email, active });

/** Request body accepted by the server. */
export type WardChange = v.InferInput<typeof wardBody>;

/** A ward to save, existing or new. */
export interface SavedWard {
  ward: Ward | undefined;
  body: WardChange;
}
