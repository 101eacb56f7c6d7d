import { endpoint } from '../http/index.ts';
import { consistencyTrialBody, consistencyTrialSchema } from './consistency-trial.schema.ts';

export const tryConsistencyRule = endpoint({
  id: 'results.try-consistency',
  method: 'POST',
  path: '/laboratory/consistency-rules/trial',
  summary:
    'Try a consistency rule on past orders. Nothing is changed. Returns how many meet it, fail it or cannot be evaluated, and the failed ones without those the caller cannot view.',
  access: { anyOf: ['manage_tests'] },
  visitors: 'open',
  afterTrial: 'open',
  body: consistencyTrialBody,
  answer: consistencyTrialSchema,
});
