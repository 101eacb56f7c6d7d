import type { TestParameterId } from '@alms/lis-domain/catalogue';
import type { ProductLotId, StockLotId } from '@alms/lis-domain/inventory';
import {
  MAX_PAIRS,
  type LotPair,
  type lotComparisonBody,
  type lotDecisionBody,
} from '@alms/lis-domain/quality-control';
import * as v from 'valibot';
import { decimalOf, type DecimalMark } from '../../../shared/decimal-input/index.ts';
import { chosenId } from '../../../shared/lis-form/index.ts';
import { NOT_STOCKED } from '../lots.form.ts';

export type ComparisonValues = v.InferInput<typeof lotComparisonBody>;
export type DecisionValues = v.InferOutput<typeof lotDecisionBody>;

export interface ComparisonFields {
  test_parameter_id: string;
  current_lot_id: string;
  /** A stock lot, or `NOT_STOCKED`. */
  stock_lot_id: string;
  name: string;
  lot_number: string;
  expiry_date: string;
  absolute: string;
  percent: string;
}

const line = (maxLength: number) => v.pipe(v.string(), v.trim(), v.maxLength(maxLength, 'tooLong'));

/** A decimal number that fulfils a condition. */
const decimal = (mark: DecimalMark, refusal: string, isRight: (value: number) => boolean) =>
  v.rawTransform<string, string>(({ dataset, addIssue, NEVER }) => {
    const { value, refusal: found } = decimalOf(dataset.value, mark);
    if (value !== undefined && isRight(Number(value))) return value;
    addIssue({ message: found === 'numberAmbiguous' ? found : refusal });
    return NEVER;
  });

const differenceField = (mark: DecimalMark) =>
  v.pipe(
    v.string(),
    v.trim(),
    v.union([
      v.pipe(
        v.literal(''),
        v.transform(() => null),
      ),
      v.pipe(
        v.string(),
        decimal(mark, 'positiveRequired', (value) => value > 0),
      ),
    ]),
  );

/** Validation of a new comparison; messages are keys of the catalogues. */
export const comparisonForm = (
  mark: DecimalMark,
): v.GenericSchema<ComparisonFields, ComparisonValues> =>
  v.pipe(
    v.object({
      test_parameter_id: chosenId<TestParameterId>('testRequired'),
      current_lot_id: chosenId<ProductLotId>('currentRequired'),
      stock_lot_id: v.pipe(v.string(), v.nonEmpty('lotRequired')),
      name: line(120),
      lot_number: line(40),
      expiry_date: v.string(),
      absolute: differenceField(mark),
      percent: differenceField(mark),
    }),
    v.forward(
      v.partialCheck(
        [['stock_lot_id'], ['name']],
        ({ stock_lot_id, name }) => stock_lot_id !== NOT_STOCKED || name !== '',
        'nameRequired',
      ),
      ['name'],
    ),
    v.forward(
      v.partialCheck(
        [['stock_lot_id'], ['lot_number']],
        ({ stock_lot_id, lot_number }) => stock_lot_id !== NOT_STOCKED || lot_number !== '',
        'lotNumberRequired',
      ),
      ['lot_number'],
    ),
    v.forward(
      v.partialCheck(
        [['absolute'], ['percent']],
        ({ absolute, percent }) => absolute !== null || percent !== null,
        'differenceRequired',
      ),
      ['percent'],
    ),
    v.transform(({ stock_lot_id, name, lot_number, expiry_date, ...values }): ComparisonValues => ({
      ...values,
      lot:
        stock_lot_id === NOT_STOCKED
          ? { name, lot_number, expiry_date: expiry_date === '' ? null : expiry_date }
          : { stock_lot_id: stock_lot_id as StockLotId },
      pairs: [],
    })),
  );

export interface PairsFields {
  pairs: { id: string; specimen: string; current: string; candidate: string }[];
}

/** Validation of the specimens; empty rows are left out. */
export const pairsForm = (mark: DecimalMark): v.GenericSchema<PairsFields, { pairs: LotPair[] }> =>
  v.object({
    pairs: v.pipe(
      v.array(
        v.object({
          id: v.string(),
          specimen: v.string(),
          current: v.string(),
          candidate: v.string(),
        }),
      ),
      v.transform((rows) =>
        rows.filter(({ specimen, current, candidate }) =>
          [specimen, current, candidate].some((text) => text.trim() !== ''),
        ),
      ),
      v.maxLength(MAX_PAIRS, 'specimensMany'),
      v.array(
        v.pipe(
          v.object({
            id: v.string(),
            specimen: v.pipe(line(40), v.nonEmpty('specimenRequired')),
            current: v.pipe(
              v.string(),
              v.trim(),
              decimal(mark, 'numberRequired', () => true),
            ),
            candidate: v.pipe(
              v.string(),
              v.trim(),
              decimal(mark, 'numberRequired', () => true),
            ),
          }),
          v.transform(({ specimen, current, candidate }): LotPair => ({
            specimen,
            current,
            candidate,
          })),
        ),
      ),
      v.check(
        (pairs) => new Set(pairs.map(({ specimen }) => specimen)).size === pairs.length,
        'specimensTwice',
      ),
    ),
  });

export interface DecisionFields {
  decision: string;
  reason: string;
}

export const decisionForm: v.GenericSchema<DecisionFields, DecisionValues> = v.object({
  decision: v.picklist(['accepted', 'rejected'], 'decisionRequired'),
  reason: v.pipe(line(500), v.nonEmpty('reasonRequired')),
});
