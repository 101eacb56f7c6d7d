import * as v from 'valibot';
import { testParameterIdField } from '../catalogue/test-parameter-id.ts';
import { byId, endpoint, lineField, pageOf, pageQuery } from '../http/index.ts';
import { byProductLotId } from '../inventory/product-lot-id.ts';
import { stockLotIdField } from '../inventory/stock-lot-id.ts';
import { languageField } from '../language/index.ts';
import { byInstrumentId } from '../results/instrument-id.ts';
import {
  calibrationBody,
  calibrationSchema,
  loadableLotSchema,
  lotResultSchema,
  lotUseBody,
  lotUseEndBody,
  lotUseSchema,
  productLotSchema,
} from './lots.schema.ts';
import { keepers, readers } from './quality-control.access.ts';
import { reasonBody } from './quality-control.schema.ts';

/** Recording what is in use on an instrument continues after a trial ended, as measuring does. */
const records = { access: keepers, visitors: 'open', afterTrial: 'open' } as const;

export const listLotUses = endpoint({
  id: 'quality-control.list-lot-uses',
  method: 'GET',
  path: '/quality-control/instruments/{id}/lots',
  summary: 'List the lots used on an instrument, latest first, or only those in use.',
  access: readers,
  params: byInstrumentId,
  query: v.object({ ...pageQuery, in_use: v.optional(v.picklist(['true', 'false'])) }),
  answer: pageOf(lotUseSchema),
  problems: ['not_found'],
});

export const listLoadableLots = endpoint({
  id: 'quality-control.list-loadable-lots',
  method: 'GET',
  path: '/quality-control/instruments/{id}/loadable-lots',
  summary: 'List the stock lots of the laboratory that can be put into use on an instrument.',
  access: keepers,
  params: byInstrumentId,
  answer: v.object({ items: v.array(loadableLotSchema) }),
  problems: ['not_found'],
});

export const putLotIntoUse = endpoint({
  ...records,
  id: 'quality-control.put-lot-into-use',
  method: 'POST',
  path: '/quality-control/instruments/{id}/lots',
  summary:
    'Put a reagent or calibrator lot into use for tests of an instrument. Rejected when the lot is expired, recalled or in quarantine, or when another lot of the product is in use for a test. A new reagent lot without an accepted lot comparison is rejected or requires a reason, as the facility decides.',
  params: byInstrumentId,
  body: lotUseBody,
  status: 201,
  answer: lotUseSchema,
  creates: true,
  problems: [
    'not_found',
    'conflict',
    'lot_not_usable',
    'lot_recalled',
    'lot_in_use',
    'lot_comparison_missing',
    'lot_comparison_required',
    'lot_differs',
  ],
});

export const takeLotOutOfUse = endpoint({
  ...records,
  id: 'quality-control.take-lot-out-of-use',
  method: 'POST',
  path: '/quality-control/lot-uses/{id}/end',
  summary: 'Take a lot out of use on an instrument.',
  params: byId,
  body: lotUseEndBody,
  answer: lotUseSchema,
  versioned: true,
  problems: ['not_found', 'conflict'],
});

export const voidLotUse = endpoint({
  ...records,
  id: 'quality-control.void-lot-use',
  method: 'POST',
  path: '/quality-control/lot-uses/{id}/void',
  summary:
    'Void the use of a lot that was recorded in error, with a reason. Traces of results are kept.',
  params: byId,
  body: reasonBody,
  answer: lotUseSchema,
  versioned: true,
  problems: ['not_found', 'conflict'],
});

export const listCalibrations = endpoint({
  id: 'quality-control.list-calibrations',
  method: 'GET',
  path: '/quality-control/instruments/{id}/calibrations',
  summary: 'List the calibrations of an instrument, latest first.',
  access: readers,
  params: byInstrumentId,
  query: v.object(pageQuery),
  answer: pageOf(calibrationSchema),
  problems: ['not_found'],
});

export const recordCalibration = endpoint({
  ...records,
  id: 'quality-control.record-calibration',
  method: 'POST',
  path: '/quality-control/instruments/{id}/calibrations',
  summary: 'Record a calibration of tests on an instrument, accepted or failed.',
  params: byInstrumentId,
  body: calibrationBody,
  status: 201,
  answer: calibrationSchema,
  creates: true,
  problems: ['not_found', 'conflict', 'lot_not_usable'],
});

export const voidCalibration = endpoint({
  ...records,
  id: 'quality-control.void-calibration',
  method: 'POST',
  path: '/quality-control/calibrations/{id}/void',
  summary: 'Void a calibration, with a reason. Traces of results are kept.',
  params: byId,
  body: reasonBody,
  answer: calibrationSchema,
  versioned: true,
  problems: ['not_found', 'conflict'],
});

export const listProductLots = endpoint({
  id: 'quality-control.list-product-lots',
  method: 'GET',
  path: '/quality-control/product-lots',
  summary: 'List the lots of all products, latest first.',
  access: readers,
  query: v.object({
    ...pageQuery,
    /** Part of a lot number or product name. */
    q: v.optional(lineField(100, 0)),
    /** Only the lot of this stock. */
    stock_lot_id: v.optional(stockLotIdField),
  }),
  answer: pageOf(productLotSchema),
});

const lotResultFilter = {
  /** Part of a patient name, MRN, order number or accession number. */
  q: v.optional(lineField(100, 0)),
  test_parameter_id: v.optional(testParameterIdField),
  /** `true`: only reported values; `false`: only others. */
  reported: v.optional(v.picklist(['true', 'false'])),
};

export const listLotResults = endpoint({
  id: 'quality-control.list-lot-results',
  method: 'GET',
  path: '/quality-control/product-lots/{id}/results',
  summary:
    'List the patient results measured with a lot, latest first, with the value of that time.',
  access: readers,
  params: byProductLotId,
  query: v.object({ ...pageQuery, ...lotResultFilter }),
  answer: v.object({
    ...pageOf(lotResultSchema).entries,
    /** Number of matching results on all pages. */
    total: v.number(),
    /** Number of further results of a confidential test, which the user may not open. */
    concealed: v.number(),
  }),
  problems: ['not_found'],
});

export const exportLotResults = endpoint({
  id: 'quality-control.export-lot-results',
  method: 'GET',
  path: '/quality-control/product-lots/{id}/results/export',
  summary: 'Export the patient results measured with a lot as CSV.',
  access: readers,
  params: byProductLotId,
  query: v.object(lotResultFilter),
  answer: { file: 'text/csv; charset=utf-8' },
  problems: ['not_found'],
});

export const downloadLotResults = endpoint({
  id: 'quality-control.download-lot-results',
  method: 'GET',
  path: '/quality-control/product-lots/{id}/results/report',
  summary:
    'Download the patient results measured with a lot as PDF. Uses the facility language or the requested one.',
  access: readers,
  params: byProductLotId,
  query: v.object({ ...lotResultFilter, language: v.optional(languageField) }),
  answer: { file: 'application/pdf' },
  problems: ['not_found'],
});

export const recallLot = endpoint({
  id: 'quality-control.recall-lot',
  method: 'POST',
  path: '/quality-control/product-lots/{id}/recall',
  summary:
    'Recall a lot, with a reason. It is taken out of use on all instruments, and its stock in all laboratories is blocked.',
  access: { anyOf: ['override_qc'] },
  afterTrial: 'open',
  params: byProductLotId,
  body: reasonBody,
  answer: productLotSchema,
  versioned: true,
  problems: ['not_found', 'lot_recalled'],
});

export const undoRecall = endpoint({
  id: 'quality-control.undo-recall',
  method: 'POST',
  path: '/quality-control/product-lots/{id}/undo-recall',
  summary:
    'Undo the recall of a lot that was recorded by mistake, with a reason. Its stock is put in quarantine until QC is recorded; the lot is not put back into use on instruments.',
  access: { anyOf: ['override_qc'] },
  afterTrial: 'open',
  params: byProductLotId,
  body: reasonBody,
  answer: productLotSchema,
  versioned: true,
  problems: ['not_found', 'conflict'],
});

export const lotEndpoints = [
  listLotUses,
  listLoadableLots,
  putLotIntoUse,
  takeLotOutOfUse,
  voidLotUse,
  listCalibrations,
  recordCalibration,
  voidCalibration,
  listProductLots,
  listLotResults,
  exportLotResults,
  downloadLotResults,
  recallLot,
  undoRecall,
] as const;
