import * as v from 'valibot';
import { byId, endpoint, pageOf, pageQuery } from '../http/index.ts';
import { byInstrumentId } from '../results/instrument-id.ts';
import {
  lotComparisonBody,
  lotComparisonSchema,
  lotDecisionBody,
  lotPairsBody,
} from './lot-comparison.schema.ts';
import { keepers, readers } from './quality-control.access.ts';

export const listLotComparisons = endpoint({
  id: 'quality-control.list-lot-comparisons',
  method: 'GET',
  path: '/quality-control/instruments/{id}/lot-comparisons',
  summary: 'List the lot-to-lot comparisons on an instrument, latest first.',
  access: readers,
  params: byInstrumentId,
  query: v.object(pageQuery),
  answer: pageOf(lotComparisonSchema),
  problems: ['not_found'],
});

export const createLotComparison = endpoint({
  id: 'quality-control.create-lot-comparison',
  method: 'POST',
  path: '/quality-control/instruments/{id}/lot-comparisons',
  summary:
    'Compare a new reagent lot with the lot in use for a test. The allowable difference cannot be changed later.',
  access: keepers,
  afterTrial: 'open',
  params: byInstrumentId,
  body: lotComparisonBody,
  status: 201,
  answer: lotComparisonSchema,
  creates: true,
  problems: ['not_found', 'conflict', 'duplicate', 'lot_recalled', 'lot_not_usable', 'lot_differs'],
});

export const enterLotPairs = endpoint({
  id: 'quality-control.enter-lot-pairs',
  method: 'PUT',
  path: '/quality-control/lot-comparisons/{id}/pairs',
  summary: 'Replace the measured specimens of a comparison before its decision.',
  access: keepers,
  afterTrial: 'open',
  params: byId,
  body: lotPairsBody,
  answer: lotComparisonSchema,
  versioned: true,
  problems: ['not_found', 'conflict'],
});

/** Requires review permission, because it puts a reagent into routine use. */
export const decideLotComparison = endpoint({
  id: 'quality-control.decide-lot-comparison',
  method: 'POST',
  path: '/quality-control/lot-comparisons/{id}/decide',
  summary:
    'Accept or reject the new lot of a comparison, with a reason. Acceptance requires at least five specimens.',
  access: { anyOf: ['override_qc'] },
  afterTrial: 'open',
  params: byId,
  body: lotDecisionBody,
  answer: lotComparisonSchema,
  versioned: true,
  problems: ['not_found', 'conflict', 'lot_comparison_incomplete'],
});

export const lotComparisonEndpoints = [
  listLotComparisons,
  createLotComparison,
  enterLotPairs,
  decideLotComparison,
] as const;
