import * as v from 'valibot';
import { idField, type Id, type IdField } from '../http/fields.ts';

/** The id of a test or panel in the catalogue. */
export type TestParameterId = Id<'TestParameter'>;
export const testParameterIdField = idField as IdField<TestParameterId>;
export const byTestParameterId = v.object({ id: testParameterIdField });
