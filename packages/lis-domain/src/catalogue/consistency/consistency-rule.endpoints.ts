import * as v from 'valibot';
import { endpoint } from '../../http/index.ts';
import { byConsistencyRuleId } from './consistency-rule-id.ts';
import { consistencyRuleBody, consistencyRuleSchema } from './consistency-rule.schema.ts';

const keepers = { anyOf: ['manage_tests'] } as const;

export const listConsistencyRules = endpoint({
  id: 'consistency-rules.list',
  method: 'GET',
  path: '/laboratory/consistency-rules',
  summary: 'List the consistency rules for the results of an order, by name.',
  access: keepers,
  answer: v.object({ items: v.array(consistencyRuleSchema) }),
});

export const createConsistencyRule = endpoint({
  id: 'consistency-rules.create',
  method: 'POST',
  path: '/laboratory/consistency-rules',
  summary:
    'Add a consistency rule. An invalid condition is rejected with its position, as are unknown tests and other units than those of the tests. An active rule evaluates the unverified results of open orders at once.',
  access: keepers,
  body: consistencyRuleBody,
  status: 201,
  answer: consistencyRuleSchema,
  creates: true,
  problems: ['duplicate'],
});

export const updateConsistencyRule = endpoint({
  id: 'consistency-rules.update',
  method: 'PUT',
  path: '/laboratory/consistency-rules/{id}',
  summary:
    'Edit, activate or deactivate a consistency rule. The unverified results of open orders are evaluated again; verified results are unchanged. The code cannot change.',
  access: keepers,
  params: byConsistencyRuleId,
  body: consistencyRuleBody,
  answer: consistencyRuleSchema,
  versioned: true,
  problems: ['not_found'],
});

export const consistencyRuleEndpoints = [
  listConsistencyRules,
  createConsistencyRule,
  updateConsistencyRule,
] as const;
