import * as v from 'valibot';
import { decimalField } from '../catalogue/index.ts';
import { testParameterIdField } from '../catalogue/test-parameter-id.ts';
import { instantField, lineField, recordFields } from '../http/index.ts';
import type { Named } from '../http/named.ts';
import { productLotIdField } from '../inventory/product-lot-id.ts';
import { lotDecisions, lotVerdicts, MAX_PAIRS } from './lot-comparison.ts';
import { lotUseBody } from './lots.schema.ts';
import { personSchema, sdField } from './quality-control.schema.ts';

/** Specimens measured with both lots; each is named once. */
const pairsField = v.pipe(
  v.array(
    v.strictObject({
      /** Accession number, or another label of the specimen. */
      specimen: lineField(40),
      current: decimalField,
      candidate: decimalField,
    }),
  ),
  v.maxLength(MAX_PAIRS, `must contain at most ${MAX_PAIRS} specimens`),
  v.check(
    (pairs) => new Set(pairs.map(({ specimen }) => specimen)).size === pairs.length,
    'must not contain duplicate specimens',
  ),
);

/** The allowable difference is stated before the measurement and stays fixed. */
export const lotComparisonBody = v.pipe(
  v.strictObject({
    test_parameter_id: testParameterIdField,
    /** The new lot. */
    lot: lotUseBody.entries.lot,
    /** A reagent lot in use for the test on the instrument. */
    current_lot_id: productLotIdField,
    absolute: v.nullable(sdField),
    percent: v.nullable(sdField),
    pairs: pairsField,
  }),
  v.forward(
    v.partialCheck(
      [['absolute'], ['percent']],
      ({ absolute, percent }) => absolute !== null || percent !== null,
      'must be stated, or an absolute difference',
    ),
    ['percent'],
  ),
);
export interface LotComparisonBody extends v.InferOutput<typeof lotComparisonBody> {}

export const lotPairsBody = v.strictObject({ pairs: pairsField });

export const lotDecisionBody = v.strictObject({
  decision: v.picklist(lotDecisions),
  reason: lineField(500),
});

const comparedLot = v.object({
  id: productLotIdField,
  name: v.string(),
  lot_number: v.string(),
});

/** A new reagent lot compared with the current one on patient specimens. */
const lotComparisonObject = v.object({
  ...recordFields,
  test: v.object({
    id: testParameterIdField,
    code: v.string(),
    name: v.string(),
    /** When the comparison was created. */
    unit_display: v.nullable(v.string()),
  }),
  lot: comparedLot,
  current_lot: comparedLot,
  absolute: v.nullable(decimalField),
  percent: v.nullable(decimalField),
  pairs: v.array(
    v.object({
      specimen: v.string(),
      current: decimalField,
      candidate: decimalField,
      difference: decimalField,
      allowed: v.nullable(decimalField),
      within: v.boolean(),
    }),
  ),
  outside: v.number(),
  mean_difference: v.nullable(v.number()),
  mean_percent: v.nullable(v.number()),
  /** Proposed; the decision is a person’s. */
  verdict: v.picklist(lotVerdicts),
  created_by: personSchema,
  decided: v.nullable(
    v.object({
      decision: v.picklist(lotDecisions),
      at: instantField,
      by: personSchema,
      reason: v.string(),
    }),
  ),
});
export interface LotComparisonSchema extends Named<typeof lotComparisonObject> {}
export const lotComparisonSchema: LotComparisonSchema = lotComparisonObject;
export interface LotComparison extends v.InferOutput<LotComparisonSchema> {}
