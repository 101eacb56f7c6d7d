import { departments, type TestParameterId } from '@alms/lis-domain/catalogue';
import type { Laboratory, laboratoryBody } from '@alms/lis-domain/facility';
import * as v from 'valibot';
import { chosenId } from '../../shared/lis-form/index.ts';

const line = (max: number) => v.pipe(v.string(), v.trim(), v.maxLength(max, 'tooLong'));

/** Validation rules of the form; messages are keys of the feature’s catalogue. */
export const laboratoryForm = v.object({
  name: v.pipe(line(80), v.nonEmpty('nameRequired')),
  code: v.pipe(v.string(), v.trim(), v.toUpperCase(), v.regex(/^[A-Z0-9-]{1,12}$/, 'codeInvalid')),
  address: line(300),
  phone: line(40),
  /** Empty: the facility’s time zone. */
  time_zone: v.pipe(
    v.string(),
    v.transform((zone) => (zone === '' ? null : zone)),
  ),
  departments: v.array(v.picklist(departments)),
  tests: v.array(chosenId<TestParameterId>()),
  director: line(120),
  accreditation: line(120),
  active: v.boolean(),
});

/** Field values of the form. */
export type LaboratoryFormFields = v.InferInput<typeof laboratoryForm>;

/** Initial values of a new site: it collects only, until departments are added. */
export const newLaboratoryFields: LaboratoryFormFields = {
  name: '',
  code: '',
  address: '',
  phone: '',
  time_zone: '',
  departments: [],
  tests: [],
  director: '',
  accreditation: '',
  active: true,
};

export function laboratoryFieldsOf(laboratory: Laboratory): LaboratoryFormFields {
  const { name, code, address, phone, departments: performed, tests } = laboratory;
  const { time_zone, director, accreditation, active } = laboratory;
  return {
    name,
    code,
    address,
    phone,
    time_zone: time_zone ?? '',
    departments: performed,
    tests,
    director,
    accreditation,
    active,
  };
}

/** Request body accepted by the server. */
export type LaboratoryChange = v.InferInput<typeof laboratoryBody>;

/** A laboratory to save, existing or new. */
export interface SavedLaboratory {
  laboratory: Laboratory | undefined;
  body: LaboratoryChange;
}
