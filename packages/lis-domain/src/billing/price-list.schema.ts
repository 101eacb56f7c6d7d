import * as v from 'valibot';
import { fileFaults, MAX_CATALOGUE_FILE_BYTES } from '../catalogue/catalogue-import.schema.ts';
import { priceSchema } from '../catalogue/test-parameter.schema.ts';
import {
  base64Field,
  countField,
  dateField,
  idField,
  lineField,
  recordFields,
} from '../http/index.ts';
import { currencyField } from './billing-settings.schema.ts';
import { payerSummary } from './payer.schema.ts';

/** As dear as one test may be, in the currency's smallest unit; the same as in the catalogue. */
export const priceField = priceSchema.entries.amount_minor;

const datedEntries = {
  name: lineField(80),
  /** Days in the facility's zone, the last one included; null: until further notice. */
  valid_from: dateField,
  valid_to: v.nullable(dateField),
};

export const createPriceListBody = v.strictObject({
  /** Whose prices they are. It stays. */
  payer_id: idField,
  ...datedEntries,
  /** Where its prices begin: those of another list, or with null the facility's own, changed by so many hundredths of a percent. Null: without any. */
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

/** The whole of a list: a test that it does not name costs what it costs at the facility. */
export const priceListBody = v.strictObject({
  ...datedEntries,
  prices: v.pipe(
    v.array(v.strictObject({ test_parameter_id: idField, amount_minor: priceField })),
    v.maxLength(5_000, 'must be at most 5000 prices'),
  ),
});

export const priceListSummarySchema = v.object({
  ...recordFields,
  name: v.string(),
  payer: v.nonNullable(payerSummary),
  currency: currencyField,
  valid_from: dateField,
  valid_to: v.nullable(dateField),
  /** How many tests and panels have a price on it. */
  priced: v.number(),
});

export type PriceListSummary = v.InferOutput<typeof priceListSummarySchema>;

export const priceRowSchema = v.object({
  test_parameter_id: idField,
  code: v.string(),
  name: v.string(),
  is_panel: v.boolean(),
  /** The facility's own price in this currency; null: it has none. */
  own_minor: v.nullable(v.number()),
  /** What is charged on either price, in hundredths of a percent. */
  tax_bp: countField(0, 10_000),
  /** Null: not on this list. */
  amount_minor: v.nullable(v.number()),
});

export type PriceRow = v.InferOutput<typeof priceRowSchema>;

/** A list with everything that could be on it: what can be ordered, and what cannot any more and has a price. */
export const priceListSchema = v.object({
  ...priceListSummarySchema.entries,
  rows: v.array(priceRowSchema),
});

export type PriceList = v.InferOutput<typeof priceListSchema>;

export const priceFileBody = v.strictObject({
  /** The file's bytes, in base64. */
  file: base64Field(MAX_CATALOGUE_FILE_BYTES),
});

/** What can be wrong with a row of a file. */
export const priceFaults = [
  'code_missing',
  'code_unknown',
  'code_repeated',
  'amount_form',
  'amount_too_large',
] as const;
export type PriceFault = (typeof priceFaults)[number];

export const refusedPriceSchema = v.object({
  /** The line of the file, the headings being line 1. */
  line: v.number(),
  code: v.string(),
  /** What stands there for a price. */
  value: v.string(),
  fault: v.picklist(priceFaults),
});

export const priceFileSchema = v.variant('readable', [
  v.object({ readable: v.literal(false), fault: v.picklist(fileFaults), at: v.string() }),
  v.object({
    readable: v.literal(true),
    /** Null: the file leaves the test without a price. Tests that it does not name are not here. */
    prices: v.array(v.object({ test_parameter_id: idField, amount_minor: v.nullable(v.number()) })),
    refused: v.array(refusedPriceSchema),
  }),
]);

export type PriceFile = v.InferOutput<typeof priceFileSchema>;
