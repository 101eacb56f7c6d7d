import { byId, endpoint, pageOf, pageQuery } from '../http/index.ts';
import * as v from 'valibot';
import {
  adoptedLimitsSchema,
  adoptLimitsBody,
  byAllowableErrorSet,
  eqaLimitBody,
  eqaLimitSchema,
} from './eqa-limits.schema.ts';
import { keepers, readers } from './quality-control.access.ts';

export const listEqaLimits = endpoint({
  id: 'quality-control.list-eqa-limits',
  method: 'GET',
  path: '/quality-control/eqa-limits',
  summary: 'List the allowable errors for EQA by test, latest first.',
  access: readers,
  query: v.object(pageQuery),
  answer: pageOf(eqaLimitSchema),
});

export const addEqaLimit = endpoint({
  id: 'quality-control.add-eqa-limit',
  method: 'POST',
  path: '/quality-control/eqa-limits',
  summary:
    'Set the allowable error of a test from a day on. Applies to rounds that close on or after it and are scored later.',
  access: keepers,
  body: eqaLimitBody,
  status: 201,
  answer: eqaLimitSchema,
  creates: true,
  problems: ['not_found', 'duplicate'],
});

export const deleteEqaLimit = endpoint({
  id: 'quality-control.delete-eqa-limit',
  method: 'DELETE',
  path: '/quality-control/eqa-limits/{id}',
  summary: 'Delete an allowable error. Scores keep the limit that was applied.',
  access: keepers,
  params: byId,
  problems: ['not_found'],
});

export const adoptEqaLimits = endpoint({
  id: 'quality-control.adopt-eqa-limits',
  method: 'POST',
  path: '/quality-control/eqa-limit-sets/{set}/adopt',
  summary:
    'Adopt a published set of allowable errors for tests by LOINC code. Lists limits that were not adopted.',
  access: keepers,
  params: byAllowableErrorSet,
  body: adoptLimitsBody,
  status: 201,
  answer: adoptedLimitsSchema,
  creates: true,
});

export const eqaLimitEndpoints = [
  listEqaLimits,
  addEqaLimit,
  deleteEqaLimit,
  adoptEqaLimits,
] as const;
