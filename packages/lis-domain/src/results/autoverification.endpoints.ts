import { byId, endpoint } from '../http/index.js';
import { autoverificationTrialBody, autoverificationTrialSchema } from './autoverification.schema.js';

export const tryAutoverification = endpoint({
  id: 'results.try-autoverification', method: 'POST', path: '/laboratory/test-parameters/{id}/autoverification-trial',
  summary: 'What a rule would have made of the past results of its test, without changing anything: how many it would have verified, why it would have left the others, and what people did later to those it would have verified.',
  access: { anyOf: ['manage_tests'] }, afterTrial: 'open', params: byId, body: autoverificationTrialBody, answer: autoverificationTrialSchema, problems: ['not_found'],
});
