import * as v from 'valibot';
import { byId, endpoint, pageOf, pageQuery } from '../http/index.ts';
import { keepers, readers } from './quality-control.access.ts';
import { actionBody, reasonBody } from './quality-control.schema.ts';
import {
  eqaAssignedBody,
  eqaReportedBody,
  eqaReviewBody,
  eqaRoundBody,
  eqaRoundDetailSchema,
  eqaRoundSchema,
  eqaRoundUpdateBody,
  eqaSubmissionBody,
} from './eqa.schema.ts';
import { eqaStates } from './eqa.ts';

export const listEqaRounds = endpoint({
  id: 'quality-control.list-eqa-rounds',
  method: 'GET',
  path: '/quality-control/eqa-rounds',
  summary: 'Rounds of external quality assessment, the one that closes last first.',
  access: readers,
  query: v.object({
    ...pageQuery,
    state: v.optional(v.picklist(eqaStates)),
    scheme: v.optional(v.pipe(v.string(), v.maxLength(80))),
  }),
  answer: pageOf(eqaRoundSchema),
});

export const listEqaSchemes = endpoint({
  id: 'quality-control.list-eqa-schemes',
  method: 'GET',
  path: '/quality-control/eqa-schemes',
  summary: 'The external schemes that rounds were entered of, by name.',
  access: readers,
  answer: v.object({ items: v.array(v.object({ scheme: v.string(), rounds: v.number() })) }),
});

export const readEqaRound = endpoint({
  id: 'quality-control.read-eqa-round',
  method: 'GET',
  path: '/quality-control/eqa-rounds/{id}',
  summary: 'One round, with its values and corrective actions.',
  access: readers,
  params: byId,
  answer: eqaRoundDetailSchema,
  problems: ['not_found'],
});

export const createEqaRound = endpoint({
  id: 'quality-control.create-eqa-round',
  method: 'POST',
  path: '/quality-control/eqa-rounds',
  summary:
    'Enter a round: its specimens and the tests to report. A scheme has each round once, apart from withdrawn ones.',
  access: keepers,
  body: eqaRoundBody,
  status: 201,
  answer: eqaRoundDetailSchema,
  creates: true,
  problems: ['not_found', 'duplicate'],
});

export const updateEqaRound = endpoint({
  id: 'quality-control.update-eqa-round',
  method: 'PUT',
  path: '/quality-control/eqa-rounds/{id}',
  summary:
    'Change what was entered of a round: its names, its close, its specimens and tests. Until it is handed in.',
  access: keepers,
  params: byId,
  body: eqaRoundUpdateBody,
  answer: eqaRoundDetailSchema,
  versioned: true,
  problems: ['not_found', 'conflict', 'duplicate'],
});

/** Requires review permission, because it removes scores from the statistics. */
export const withdrawEqaRound = endpoint({
  id: 'quality-control.withdraw-eqa-round',
  method: 'POST',
  path: '/quality-control/eqa-rounds/{id}/withdraw',
  summary:
    'Withdraw a round that was not reviewed yet. It stays on record with the reason, and counts in no figure.',
  access: { anyOf: ['override_qc'] },
  afterTrial: 'open',
  params: byId,
  body: reasonBody,
  answer: eqaRoundDetailSchema,
  versioned: true,
  problems: ['not_found', 'conflict'],
});

export const reportEqaValues = endpoint({
  id: 'quality-control.report-eqa-values',
  method: 'PUT',
  path: '/quality-control/eqa-rounds/{id}/reported',
  summary: 'Enter what was measured. Zero is a value; one that is not entered is unknown.',
  access: keepers,
  afterTrial: 'open',
  params: byId,
  body: eqaReportedBody,
  answer: eqaRoundDetailSchema,
  versioned: true,
  problems: ['not_found', 'conflict'],
});

export const submitEqaRound = endpoint({
  id: 'quality-control.submit-eqa-round',
  method: 'POST',
  path: '/quality-control/eqa-rounds/{id}/submit',
  summary:
    'Say that the values were handed in to the scheme. After the close only with a reason, which stays on record.',
  access: keepers,
  afterTrial: 'open',
  params: byId,
  body: eqaSubmissionBody,
  answer: eqaRoundDetailSchema,
  versioned: true,
  problems: ['not_found', 'conflict', 'eqa_nothing_reported', 'eqa_round_closed'],
});

export const scoreEqaRound = endpoint({
  id: 'quality-control.score-eqa-round',
  method: 'PUT',
  path: '/quality-control/eqa-rounds/{id}/assigned',
  summary:
    "Enter the scheme's assigned values and standard deviations. The service calculates z and the score of what was reported.",
  access: keepers,
  afterTrial: 'open',
  params: byId,
  body: eqaAssignedBody,
  answer: eqaRoundDetailSchema,
  versioned: true,
  problems: ['not_found', 'conflict'],
});

export const addEqaAction = endpoint({
  id: 'quality-control.add-eqa-action',
  method: 'POST',
  path: '/quality-control/eqa-rounds/{id}/corrective-actions',
  summary: 'Say what is done about scores that were not acceptable.',
  access: keepers,
  afterTrial: 'open',
  params: byId,
  body: actionBody,
  status: 201,
  answer: eqaRoundDetailSchema,
  creates: true,
  problems: ['not_found', 'conflict'],
});

export const reviewEqaRound = endpoint({
  id: 'quality-control.review-eqa-round',
  method: 'POST',
  path: '/quality-control/eqa-rounds/{id}/review',
  summary:
    'Review the scores of a round. Where one was not acceptable, a corrective action has to be on record.',
  access: { anyOf: ['override_qc'] },
  afterTrial: 'open',
  params: byId,
  body: eqaReviewBody,
  answer: eqaRoundDetailSchema,
  versioned: true,
  problems: ['not_found', 'conflict', 'eqa_action_missing'],
});

export const eqaEndpoints = [
  listEqaRounds,
  listEqaSchemes,
  readEqaRound,
  createEqaRound,
  updateEqaRound,
  withdrawEqaRound,
  reportEqaValues,
  submitEqaRound,
  scoreEqaRound,
  addEqaAction,
  reviewEqaRound,
] as const;
