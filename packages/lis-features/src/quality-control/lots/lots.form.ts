import type { TestParameterId } from '@alms/lis-domain/catalogue';
import type { ProductLotId, StockLotId } from '@alms/lis-domain/inventory';
import type { calibrationBody, lotUseBody } from '@alms/lis-domain/quality-control';
import * as v from 'valibot';
import { chosenId } from '../../shared/lis-form/index.ts';

export type LoadValues = v.InferOutput<typeof lotUseBody>;
export type CalibrationValues = v.InferInput<typeof calibrationBody>;

/** Choice of a product that is not stocked. */
export const NOT_STOCKED = 'not-stocked';

const line = (maxLength: number) => v.pipe(v.string(), v.trim(), v.maxLength(maxLength, 'tooLong'));
const testsField = v.pipe(v.array(chosenId<TestParameterId>()), v.minLength(1, 'testsRequired'));

/** Field values of the form that puts a lot into use. */
export interface LoadFields {
  kind: string;
  /** A stock lot, or `NOT_STOCKED`. */
  stock_lot_id: string;
  name: string;
  lot_number: string;
  expiry_date: string;
  test_parameter_ids: string[];
  /** Only once the facility asked for it. */
  without_comparison_reason: string;
}

const isGiven = (chosen: string, text: string) => chosen !== NOT_STOCKED || text !== '';

/** Validation rules of the form; messages are keys of the feature’s catalogue. */
export const loadForm = v.pipe(
  v.object({
    kind: v.picklist(['reagent', 'calibrator']),
    stock_lot_id: v.pipe(v.string(), v.nonEmpty('lotRequired')),
    name: line(120),
    lot_number: line(40),
    expiry_date: v.string(),
    test_parameter_ids: testsField,
    without_comparison_reason: line(300),
  }),
  v.forward(
    v.partialCheck(
      [['stock_lot_id'], ['name']],
      ({ stock_lot_id, name }) => isGiven(stock_lot_id, name),
      'nameRequired',
    ),
    ['name'],
  ),
  v.forward(
    v.partialCheck(
      [['stock_lot_id'], ['lot_number']],
      ({ stock_lot_id, lot_number }) => isGiven(stock_lot_id, lot_number),
      'lotNumberRequired',
    ),
    ['lot_number'],
  ),
  v.transform(
    ({
      kind,
      test_parameter_ids,
      stock_lot_id,
      name,
      lot_number,
      expiry_date,
      without_comparison_reason: reason,
    }): LoadValues => ({
      ...(reason !== '' && { without_comparison_reason: reason }),
      kind,
      test_parameter_ids,
      lot:
        stock_lot_id === NOT_STOCKED
          ? { name, lot_number, expiry_date: expiry_date === '' ? null : expiry_date }
          : { stock_lot_id: stock_lot_id as StockLotId },
    }),
  ),
) as v.GenericSchema<LoadFields, LoadValues>;

/** Field values of the calibration form. */
export interface CalibrationFields {
  test_parameter_ids: string[];
  calibrator_lot_id: string;
  outcome: string;
  interval_days: string;
  remark: string;
}

const wholeDays = v.pipe(
  v.string(),
  v.trim(),
  v.check(
    (typed) =>
      typed === '' || (/^\d{1,4}$/.test(typed) && Number(typed) >= 1 && Number(typed) <= 3650),
    'daysRequired',
  ),
  v.transform((typed) => (typed === '' ? null : Number(typed))),
);

export const calibrationForm: v.GenericSchema<CalibrationFields, CalibrationValues> = v.object({
  test_parameter_ids: testsField,
  calibrator_lot_id: v.pipe(
    v.string(),
    v.transform((id) => (id === '' ? null : (id as ProductLotId))),
  ),
  outcome: v.picklist(['accepted', 'failed'], 'outcomeRequired'),
  interval_days: wholeDays,
  remark: line(500),
});

export const reasonForm = v.object({
  reason: v.pipe(line(300), v.nonEmpty('reasonRequired')),
});
