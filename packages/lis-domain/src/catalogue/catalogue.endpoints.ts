import * as v from 'valibot';
import { byId, endpoint } from '../http/index.js';
import { departments, testParameterSchema } from './test-parameter.schema.js';

export const listTestParameters = endpoint({
  id: 'catalogue.list', method: 'GET', path: '/laboratory/test-parameters', summary: 'The tests this facility offers, panels first, then by name.',
  access: 'staff',
  query: v.object({ q: v.optional(v.pipe(v.string(), v.maxLength(100))), department: v.optional(v.picklist(departments)), status: v.optional(v.picklist(['draft', 'active', 'retired'])) }),
  answer: v.object({ items: v.array(testParameterSchema) }),
});

export const readTestParameter = endpoint({
  id: 'catalogue.read', method: 'GET', path: '/laboratory/test-parameters/{id}', summary: 'One test with its intervals.',
  access: 'staff', params: byId, answer: testParameterSchema, problems: ['not_found'],
});

export const catalogueEndpoints = [listTestParameters, readTestParameter] as const;
