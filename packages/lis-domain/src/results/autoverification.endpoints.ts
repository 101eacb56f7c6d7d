import * as v from 'valibot';
import { endpoint, pageOf, pageQuery } from '../http/index.ts';
import {
  autoverificationTrialBody,
  autoverificationTrialSchema,
  trialOutcomes,
  trialResultSchema,
} from './autoverification.schema.ts';
import { byTestParameterId } from '../catalogue/test-parameter-id.ts';

export const tryAutoverification = endpoint({
  id: 'results.try-autoverification',
  method: 'POST',
  path: '/laboratory/test-parameters/{id}/autoverification-trial',
  summary:
    'Simulate an autoverification rule on past results of its test. Nothing is changed. Returns how many it would verify, why it would leave the others, and later changes to those it would verify.',
  access: { anyOf: ['manage_tests'] },
  visitors: 'open',
  afterTrial: 'open',
  params: byTestParameterId,
  body: autoverificationTrialBody,
  answer: autoverificationTrialSchema,
  problems: ['not_found'],
});

export const listTriedResults = endpoint({
  id: 'results.list-tried',
  method: 'POST',
  path: '/laboratory/test-parameters/{id}/autoverification-trial/results',
  summary:
    'List the past results with one simulated outcome, newest first. Includes reasons, and excludes results the caller cannot view.',
  access: { anyOf: ['manage_tests'] },
  visitors: 'open',
  afterTrial: 'open',
  params: byTestParameterId,
  query: v.object({ ...pageQuery, fate: v.picklist(trialOutcomes) }),
  body: autoverificationTrialBody,
  answer: pageOf(trialResultSchema),
  problems: ['not_found'],
});
