import * as v from 'valibot';
import { laboratoryQuery } from '../facility/laboratory-id.ts';
import { byId, endpoint, lineField, pageOf, pageQuery } from '../http/index.ts';
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
import { instrumentIdField } from '../results/instrument-id.ts';

export const listEqaRounds = endpoint({
  id: 'quality-control.list-eqa-rounds',
  method: 'GET',
  path: '/quality-control/eqa-rounds',
  summary: 'List EQA rounds, latest closing date first.',
  access: readers,
  query: v.object({
    ...pageQuery,
    state: v.optional(v.picklist(eqaStates)),
    scheme: v.optional(lineField(80, 0)),
    instrument_id: v.optional(instrumentIdField),
    ...laboratoryQuery,
  }),
  answer: pageOf(eqaRoundSchema),
});

export const listEqaSchemes = endpoint({
  id: 'quality-control.list-eqa-schemes',
  method: 'GET',
  path: '/quality-control/eqa-schemes',
  summary: 'List the EQA schemes of recorded rounds by name.',
  access: readers,
  answer: v.object({ items: v.array(v.object({ scheme: v.string(), rounds: v.number() })) }),
});

export const readEqaRound = endpoint({
  id: 'quality-control.read-eqa-round',
  method: 'GET',
  path: '/quality-control/eqa-rounds/{id}',
  summary: 'Read an EQA round with its values and corrective actions.',
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
    'Add an EQA round with its specimens and tests to report. Each round of a scheme is unique for an instrument, except withdrawn ones.',
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
  summary: 'Edit an EQA round before submission: names, closing date, specimens and tests.',
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
    'Withdraw an EQA round before review, with a reason. The record is kept and excluded from statistics.',
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
  summary: 'Enter EQA results. Zero is a value. A missing value is unknown.',
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
    'Record the submission of results to the scheme. After the closing date a reason is required and stored.',
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
    'Enter assigned values and standard deviations. Scores the reported results by z and by the allowable error in force on the closing day.',
  access: keepers,
  afterTrial: 'open',
  params: byId,
  body: eqaAssignedBody,
  answer: eqaRoundDetailSchema,
  versioned: true,
  problems: ['not_found', 'conflict', 'eqa_sd_required'],
});

export const addEqaAction = endpoint({
  id: 'quality-control.add-eqa-action',
  method: 'POST',
  path: '/quality-control/eqa-rounds/{id}/corrective-actions',
  summary: 'Record a corrective action for unacceptable scores.',
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
  summary: 'Review the scores of an EQA round. An unacceptable score requires a corrective action.',
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
