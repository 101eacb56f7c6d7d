import * as v from 'valibot';
import { fileFaults, MAX_CATALOGUE_FILE_BYTES } from '../catalogue/catalogue-import.schema.ts';
import { priceSchema } from '../catalogue/test-parameter.schema.ts';
import {
  base64Field,
  countField,
  dateField,
  enteredDateField,
  idField,
  lineField,
  recordFields,
} from '../http/index.ts';
import { currencyField } from './billing-settings.schema.ts';
import { payerSummary } from './payer.schema.ts';
import type { Named } from '../http/named.ts';
import { testParameterIdField } from '../catalogue/test-parameter-id.ts';
import { payerIdField } from './payer-id.ts';

/**
 * Price of one test in the currency’s minor unit, with the same upper limit as in the catalogue.
 */
export const priceField = priceSchema.entries.amount_minor;

const datedEntries = {
  name: lineField(80),
  /** Inclusive days in the facility’s zone; null: no end date. */
  valid_from: enteredDateField,
  valid_to: v.nullable(enteredDateField),
};

export const createPriceListBody = v.strictObject({
  /** The payer of the list; immutable. */
  payer_id: payerIdField,
  ...datedEntries,
  /**
   * Initial prices: those of another list, or with null the facility’s own, changed by basis
   * points. Null: an empty list.
   */
  copy: v.nullable(
    v.strictObject({
      price_list_id: v.nullable(idField),
      change_bp: v.pipe(
        v.number(),
        v.integer(),
        v.minValue(-10_000, 'must be at least -10000'),
        v.maxValue(100_000, 'must be at most 100000'),
      ),
    }),
  ),
});

/** A complete price list; a test not on the list is charged at the facility’s price. */
export const priceListBody = v.strictObject({
  ...datedEntries,
  prices: v.pipe(
    v.array(v.strictObject({ test_parameter_id: testParameterIdField, amount_minor: priceField })),
    v.maxLength(5_000, 'must contain at most 5000 prices'),
  ),
});

const priceListSummaryObject = v.object({
  ...recordFields,
  name: v.string(),
  payer: v.nonNullable(payerSummary),
  currency: currencyField,
  valid_from: dateField,
  valid_to: v.nullable(dateField),
  /** Number of tests and panels with a price on the list. */
  priced: v.number(),
});
export interface PriceListSummarySchema extends Named<typeof priceListSummaryObject> {}
export const priceListSummarySchema: PriceListSummarySchema = priceListSummaryObject;

export interface PriceListSummary extends v.InferOutput<PriceListSummarySchema> {}

const priceRowObject = v.object({
  test_parameter_id: testParameterIdField,
  code: v.string(),
  name: v.string(),
  is_panel: v.boolean(),
  /** The facility’s own price in this currency; null if it has none. */
  own_minor: v.nullable(v.number()),
  /** Tax on either price, in basis points. */
  tax_bp: countField(0, 10_000),
  /** Null: not on this list. */
  amount_minor: v.nullable(v.number()),
});
export interface PriceRowSchema extends Named<typeof priceRowObject> {}
export const priceRowSchema: PriceRowSchema = priceRowObject;

export interface PriceRow extends v.InferOutput<PriceRowSchema> {}

/** A price list with all possible rows: orderable tests, and retired tests that have a price. */
const priceListObject = v.object({
  ...priceListSummarySchema.entries,
  rows: v.array(priceRowSchema),
});
export interface PriceListSchema extends Named<typeof priceListObject> {}
export const priceListSchema: PriceListSchema = priceListObject;

export interface PriceList extends v.InferOutput<PriceListSchema> {}

export const priceFileBody = v.strictObject({
  /** File content in base64. */
  file: base64Field(MAX_CATALOGUE_FILE_BYTES),
});

/** Errors in a row of an imported file. */
export const priceFaults = [
  'code_missing',
  'code_unknown',
  'code_repeated',
  'amount_form',
  'amount_too_large',
] as const;
export type PriceFault = (typeof priceFaults)[number];

export const refusedPriceSchema = v.object({
  /** Line of the file; the heading is line 1. */
  line: v.number(),
  code: v.string(),
  /** Content of the price cell. */
  value: v.string(),
  fault: v.picklist(priceFaults),
});

export const priceFileSchema = v.variant('readable', [
  v.object({ readable: v.literal(false), fault: v.picklist(fileFaults), at: v.string() }),
  v.object({
    readable: v.literal(true),
    /** Null: the file clears the price of the test. Tests missing from the file are not listed. */
    prices: v.array(
      v.object({ test_parameter_id: testParameterIdField, amount_minor: v.nullable(v.number()) }),
    ),
    refused: v.array(refusedPriceSchema),
  }),
]);

export type PriceFile = v.InferOutput<typeof priceFileSchema>;
