import * as v from 'valibot';
import { byId, endpoint, pageOf, pageQuery } from '../http/index.ts';
import {
  autoverificationTrialBody,
  autoverificationTrialSchema,
  trialOutcomes,
  trialResultSchema,
} from './autoverification.schema.ts';

export const tryAutoverification = endpoint({
  id: 'results.try-autoverification',
  method: 'POST',
  path: '/laboratory/test-parameters/{id}/autoverification-trial',
  summary:
    'What a rule would have made of the past results of its test, without changing anything: how many it would have verified, why it would have left the others, and what people did later to those it would have verified.',
  access: { anyOf: ['manage_tests'] },
  afterTrial: 'open',
  params: byId,
  body: autoverificationTrialBody,
  answer: autoverificationTrialSchema,
  problems: ['not_found'],
});

export const listTriedResults = endpoint({
  id: 'results.list-tried',
  method: 'POST',
  path: '/laboratory/test-parameters/{id}/autoverification-trial/results',
  summary:
    'The results behind the counts of such a trial that share a fate, the newest first, each with its reasons; without those that the reader may not see.',
  access: { anyOf: ['manage_tests'] },
  afterTrial: 'open',
  params: byId,
  query: v.object({ ...pageQuery, fate: v.picklist(trialOutcomes) }),
  body: autoverificationTrialBody,
  answer: pageOf(trialResultSchema),
  problems: ['not_found'],
});
