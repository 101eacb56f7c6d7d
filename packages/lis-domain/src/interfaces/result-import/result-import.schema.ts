import * as v from 'valibot';
import {
  base64Field,
  idField,
  instantField,
  lineField,
  pageQuery,
  recordFields,
} from '../../http/index.ts';
import { patientSummarySchema } from '../../patients/patient.schema.ts';
import { interferenceActions } from '../../catalogue/interference.schema.ts';
import { checkKinds } from '../../results/check.schema.ts';
import { flagReasons, flags } from '../../results/flag.schema.ts';
import { instrumentIdField } from '../../results/instrument-id.ts';
import { instrumentSchema, resultStates } from '../../results/result.schema.ts';
import type { Named } from '../../http/named.ts';
import { attachmentSchema } from '../../results/attachment.ts';
import { userIdField } from '../../identity/user-id.ts';
import { interferents } from '../../samples/interference-index.ts';
import { sampleIdField } from '../../samples/sample-id.ts';
import { resultIdField } from '../../results/result-id.ts';
import { testParameterIdField } from '../../catalogue/test-parameter-id.ts';

/**
 * Import formats: delimited columns with a heading line; ASTM E1394 records (CLSI LIS02-A2):
 * header, patient, order, result; an HL7 v2 message from an instrument instead of a file; or a
 * message that arrived on a connection to an analyser.
 */
export const importFormats = ['csv', 'astm', 'hl7', 'analyser'] as const;
export type ImportFormat = (typeof importFormats)[number];

export const MAX_IMPORT_BYTES = 8_000_000;
export const MAX_IMPORT_ROWS = 20_000;

/** Maximum number of rows imported per request; further rows need another request. */
export const MAX_ACCEPTED_ROWS = 100;

/** Possible column contents. The first three are required. */
export const importFields = [
  'accession',
  'code',
  'value',
  'unit',
  'flag',
  'patient',
  'kind',
  'reagent_lot',
] as const;
export type ImportField = (typeof importFields)[number];
export const neededImportFields = [
  'accession',
  'code',
  'value',
] as const satisfies readonly ImportField[];

const headField = lineField(200);

/**
 * Layout of a delimited file: one row per value, or one row per specimen with one column per code.
 */
export const importShapes = ['long', 'wide'] as const;
export type ImportShape = (typeof importShapes)[number];

/** Column assignment by heading; null: no column. */
const longColumnsSchema = v.strictObject({
  shape: v.literal('long'),
  accession: headField,
  code: headField,
  value: headField,
  unit: v.nullable(headField),
  /** Instrument flag of a value. */
  flag: v.nullable(headField),
  /** Patient of the specimen, compared with the recorded patient. */
  patient: v.nullable(headField),
  /** Distinguishes patient specimens from controls. */
  kind: v.nullable(headField),
  /** Reagent lot of the measurement. */
  reagent_lot: v.optional(v.nullable(headField)),
});
export interface LongColumns extends v.InferOutput<typeof longColumnsSchema> {}

/** Identifying columns of a row; every other column contains values of the code in its heading. */
const wideColumnsSchema = v.strictObject({
  shape: v.literal('wide'),
  accession: headField,
  patient: v.nullable(headField),
  kind: v.nullable(headField),
  reagent_lot: v.optional(v.nullable(headField)),
  /** The heading contains the unit in brackets after the code: `K (mmol/L)`, `K [mmol/L]`. */
  unit_in_head: v.boolean(),
});
export interface WideColumns extends v.InferOutput<typeof wideColumnsSchema> {}

export const importColumnsSchema = v.variant('shape', [longColumnsSchema, wideColumnsSchema]);
export type ImportColumns = v.InferOutput<typeof importColumnsSchema>;

/** How a file is parsed. Configured by a user, never inferred from values. */
const importReadingObject = v.strictObject({
  /** Null if the format defines its own fields. */
  columns: v.nullable(importColumnsSchema),
  decimal_mark: v.picklist(['.', ',']),
});
export interface ImportReadingSchema extends Named<typeof importReadingObject> {}
export const importReadingSchema: ImportReadingSchema = importReadingObject;
export interface ImportReading extends v.InferOutput<ImportReadingSchema> {}

const fileEntries = {
  file_name: lineField(200),
  /** File content in base64. */
  content: base64Field(MAX_IMPORT_BYTES),
};

export const previewFileBody = v.strictObject(fileEntries);

export const stageFileBody = v.strictObject({
  ...fileEntries,
  /** The instrument that wrote the file; added when first named. */
  instrument_name: lineField(80),
  reading: importReadingSchema,
  /** Stages the file again although it was staged before. */
  again: v.optional(v.boolean()),
});

/** Preview of a file before staging. */
const importFileObject = v.object({
  format: v.picklist(importFormats),
  encoding: v.string(),
  /** Column headings; empty if the format has none. */
  heads: v.array(v.string()),
  /** The first rows, by cell. */
  sample: v.array(v.array(v.string())),
  row_count: v.number(),
  /** Instrument and settings of the last file with this layout; null for the first one. */
  last: v.nullable(v.object({ instrument: instrumentSchema, reading: importReadingSchema })),
  /** The earlier batch if the same file was staged before. */
  staged: v.nullable(v.object({ id: idField, at: instantField, by: v.string() })),
});
export interface ImportFileSchema extends Named<typeof importFileObject> {}
export const importFileSchema: ImportFileSchema = importFileObject;
export interface ImportFile extends v.InferOutput<ImportFileSchema> {}

/** Content of a row as text. */
const importedContentObject = v.object({
  accession: v.string(),
  code: v.string(),
  unit: v.string(),
  value: v.string(),
  flag: v.string(),
  patient: v.string(),
  kind: v.string(),
  /** Reagent lot of the measurement, as the instrument states it; omitted if it states none. */
  reagent_lot: v.optional(v.string()),
  /** The number of cells differs from the number of headings, so cells cannot be assigned. */
  malformed: v.boolean(),
  /** The document that came with the row, already checked; its name is the value. */
  file: v.optional(v.omit(attachmentSchema, ['version'])),
});
export interface ImportedContentSchema extends Named<typeof importedContentObject> {}
export const importedContentSchema: ImportedContentSchema = importedContentObject;
export interface ImportedContent extends v.InferOutput<ImportedContentSchema> {}

/**
 * Status of a row. `unmapped`: the code is not mapped to a test or an index; `ignored`: the code is
 * mapped as not wanted. `ready` rows can be imported; `entered` rows are recorded as results or as
 * indices of the specimen.
 */
export const importRowStatuses = ['ready', 'unmapped', 'refused', 'ignored', 'entered'] as const;
export type ImportRowStatus = (typeof importRowStatuses)[number];

/** Reason for rejecting a row. */
export const importRefusals = [
  'row_malformed',
  'not_a_patient',
  'accession_missing',
  'code_missing',
  'value_missing',
  'instrument_flag',
  'accession_unknown',
  'patient_differs',
  'unit_differs',
  'test_not_ordered',
  'other_specimen',
  'specimen_not_usable',
  'value_present',
  'number_unreadable',
  'titer_unreadable',
  'ratio_unreadable',
  'file_expected',
  'value_expected',
  'narrative_not_imported',
  'line_expected',
  'narrative_unreadable',
  'not_an_answer',
  'implausible_value',
  'row_repeated',
  'rows_disagree',
  'index_unreadable',
  'index_present',
  'index_refused',
  'control_unknown',
  'control_unusable',
  'control_incomplete',
  'message_remark',
  'message_unreadable',
] as const;
export type ImportRefusal = (typeof importRefusals)[number];

/**
 * Reason why a ready row of an analyser was not accepted without a user. `not_automatic`: automatic
 * acceptance of the connection is off; `message_remark`: part of the message was not understood, or
 * it ended early; `rerun`: a repeat measurement; `qc_not_accepted`: no accepted QC of the test on
 * this instrument; `stability`: beyond the stability limit of the specimen.
 */
export const importWaits = [
  'not_automatic',
  'message_remark',
  'rerun',
  'qc_not_accepted',
  'stability',
] as const;
export type ImportWait = (typeof importWaits)[number];

/** What an analyser sent with a value. Empty text: not sent. */
const importMeasurementObject = v.object({
  /** Lot and level of a control; null: a patient specimen. */
  control: v.nullable(v.object({ lot: v.string(), level: v.string() })),
  reagent_lot: v.string(),
  operator: v.string(),
  rack: v.string(),
  position: v.string(),
  /** Local time of the analyser, without a time zone. */
  measured_at: v.nullable(v.string()),
  dilution: v.string(),
  is_rerun: v.boolean(),
});
export interface ImportMeasurementSchema extends Named<typeof importMeasurementObject> {}
export const importMeasurementSchema: ImportMeasurementSchema = importMeasurementObject;
export interface ImportMeasurement extends v.InferOutput<ImportMeasurementSchema> {}

const importCountsObject = v.object({
  ready: v.number(),
  unmapped: v.number(),
  refused: v.number(),
  ignored: v.number(),
  entered: v.number(),
});
export interface ImportCountsSchema extends Named<typeof importCountsObject> {}
export const importCountsSchema: ImportCountsSchema = importCountsObject;
export interface ImportCounts extends v.InferOutput<ImportCountsSchema> {}

const importBatchObject = v.object({
  ...recordFields,
  instrument: instrumentSchema,
  file_name: v.string(),
  format: v.picklist(importFormats),
  reading: importReadingSchema,
  /** Number of rows in each status. */
  counts: importCountsSchema,
  /**
   * For a file with one row per specimen: number of empty cells, which are neither results nor
   * rows.
   */
  empty_cells: v.number(),
  /** User, or with null as id the connection to an analyser. */
  created_by: v.object({ id: v.nullable(userIdField), name: v.string() }),
  /** Who discarded the remaining rows, and why. */
  discarded: v.nullable(
    v.object({
      at: instantField,
      by: v.object({ id: userIdField, name: v.string() }),
      reason: v.string(),
    }),
  ),
});
export interface ImportBatchSchema extends Named<typeof importBatchObject> {}
export const importBatchSchema: ImportBatchSchema = importBatchObject;
export interface ImportBatch extends v.InferOutput<ImportBatchSchema> {}

const importRowObject = v.object({
  number: v.number(),
  /**
   * Location in the file: line number from 1, and heading if a line contains several values. Null
   * if the format has no lines.
   */
  place: v.nullable(v.object({ line: v.number(), column: v.nullable(v.string()) })),
  raw: v.string(),
  content: importedContentSchema,
  status: v.picklist(importRowStatuses),
  refusal: v.nullable(v.picklist(importRefusals)),
  /** With a rejection: the accepted or recorded value; null if not applicable. */
  expected: v.nullable(v.string()),
  /** Null unless a ready row of an analyser waits for a user. */
  waits: v.nullable(v.picklist(importWaits)),
  /** Null unless an analyser sent the value on a connection. */
  measurement: v.nullable(importMeasurementSchema),
  test: v.nullable(v.object({ id: testParameterIdField, code: v.string(), name: v.string() })),
  /** Target of a row with an interference index; null for any other row. */
  index: v.nullable(
    v.object({
      interferent: v.picklist(interferents),
      /** Null: no specimen has this accession number. */
      specimen: v.nullable(v.object({ id: sampleIdField, patient: patientSummarySchema })),
    }),
  ),
  /**
   * For a ready or entered row of a test: evaluation of its value for the patient, with the indices
   * of the specimen in the same file.
   */
  outcome: v.nullable(
    v.object({
      result_id: resultIdField,
      sample_id: sampleIdField,
      patient: patientSummarySchema,
      value_text: v.string(),
      unit_display: v.nullable(v.string()),
      flag: v.nullable(v.picklist(flags)),
      flag_reason: v.nullable(v.picklist(flagReasons)),
      critical: v.boolean(),
      /** Current state, or state after import. */
      status: v.picklist(resultStates),
      /** Checks that hold the result, or will hold it. */
      held_by: v.array(v.picklist(checkKinds)),
      /** Action of the interference limits of the test; null: no limit is reached. */
      interference: v.nullable(v.picklist(interferenceActions)),
    }),
  ),
});
export interface ImportRowSchema extends Named<typeof importRowObject> {}
export const importRowSchema: ImportRowSchema = importRowObject;
export interface ImportRow extends v.InferOutput<ImportRowSchema> {}

/** Why a row that is not accepted needs a user; `ready`: only its acceptance. */
export const openRowReasons = [...importRefusals, 'unmapped', ...importWaits, 'ready'] as const;
export type OpenRowReason = (typeof openRowReasons)[number];

export const openRowsQuery = v.object({
  ...pageQuery,
  reason: v.optional(v.picklist(openRowReasons)),
  instrument_id: v.optional(instrumentIdField),
});

/** A row of any staged file or message that is not accepted, with its reason. */
const openImportRowObject = v.object({
  batch: v.object({
    id: idField,
    instrument: instrumentSchema,
    file_name: v.string(),
    format: v.picklist(importFormats),
    created_at: instantField,
  }),
  reason: v.picklist(openRowReasons),
  row: importRowSchema,
});
export interface OpenImportRowSchema extends Named<typeof openImportRowObject> {}
export const openImportRowSchema: OpenImportRowSchema = openImportRowObject;
export interface OpenImportRow extends v.InferOutput<OpenImportRowSchema> {}

/** Number of rows that are not accepted, in all and by reason and instrument. */
const openRowCountsObject = v.object({
  total: v.number(),
  reasons: v.array(v.object({ reason: v.picklist(openRowReasons), count: v.number() })),
  instruments: v.array(v.object({ instrument: instrumentSchema, count: v.number() })),
});
export interface OpenRowCountsSchema extends Named<typeof openRowCountsObject> {}
export const openRowCountsSchema: OpenRowCountsSchema = openRowCountsObject;
export interface OpenRowCounts extends v.InferOutput<OpenRowCountsSchema> {}

export const acceptRowsBody = v.strictObject({
  /** Rows to import. Default: the next ready rows, in file order. */
  numbers: v.optional(
    v.pipe(
      v.array(v.pipe(v.number(), v.integer())),
      v.minLength(1, 'must contain at least one row'),
      v.maxLength(MAX_ACCEPTED_ROWS, `must contain at most ${MAX_ACCEPTED_ROWS} rows`),
    ),
  ),
});

export const acceptedRowsSchema = v.object({
  batch: importBatchSchema,
  /** Number of rows imported by this request; the others now state the reason. */
  entered: v.number(),
});

export const discardBatchBody = v.strictObject({ reason: lineField(300) });

const codedField = lineField(80);

/** A code with its unit, as in the rows of a batch. */
const batchCodeObject = v.object({
  code: v.string(),
  unit: v.string(),
  /** Number of its rows that are not entered. */
  rows: v.number(),
  test_parameter_id: v.nullable(testParameterIdField),
  /** The interference index of the specimen that the code is mapped to. */
  interferent: v.nullable(v.picklist(interferents)),
  /** Values with this code are ignored. */
  ignored: v.boolean(),
  /** When and, if known, by whom the code was last mapped; null if never. */
  decided: v.nullable(v.object({ at: instantField, by: v.nullable(v.string()) })),
  /** Version of the mapping; 0 if there is none. */
  version: v.number(),
  /** A test with the same code: only a suggestion, never applied automatically. */
  suggested_id: v.nullable(testParameterIdField),
});
export interface BatchCodeSchema extends Named<typeof batchCodeObject> {}
export const batchCodeSchema: BatchCodeSchema = batchCodeObject;
export interface BatchCode extends v.InferOutput<BatchCodeSchema> {}

/** A test that a code can be mapped to. */
const mappedTestObject = v.object({
  id: testParameterIdField,
  code: v.string(),
  name: v.string(),
  unit_display: v.nullable(v.string()),
});
export interface MappedTestSchema extends Named<typeof mappedTestObject> {}
export const mappedTestSchema: MappedTestSchema = mappedTestObject;
export interface MappedTest extends v.InferOutput<MappedTestSchema> {}

const batchCodesObject = v.object({
  items: v.array(batchCodeSchema),
  tests: v.array(mappedTestSchema),
});
export interface BatchCodesSchema extends Named<typeof batchCodesObject> {}
export const batchCodesSchema: BatchCodesSchema = batchCodesObject;
export interface BatchCodes extends v.InferOutput<BatchCodesSchema> {}

/** Mapping of a code: to a test, an interference index or ignored, or, with none, cleared. */
const mappedCodeSchema = v.strictObject({
  code: codedField,
  unit: lineField(40, 0),
  test_parameter_id: v.nullable(testParameterIdField),
  interferent: v.optional(v.nullable(v.picklist(interferents)), null),
  ignored: v.optional(v.boolean(), false),
  /** The mapping version that was read; 0 if there was none. */
  version: v.pipe(v.number(), v.integer(), v.minValue(0)),
});

export const mapCodesBody = v.strictObject({
  items: v.pipe(
    v.array(
      v.pipe(
        mappedCodeSchema,
        v.forward(
          v.check(
            ({ test_parameter_id, ignored }) => !ignored || test_parameter_id === null,
            'must be omitted for an ignored code',
          ),
          ['test_parameter_id'],
        ),
        v.forward(
          v.check(
            ({ test_parameter_id, interferent, ignored }) =>
              interferent === null || (test_parameter_id === null && !ignored),
            'must be omitted for an ignored code and for a code of a test',
          ),
          ['interferent'],
        ),
      ),
    ),
    v.minLength(1, 'must contain at least one code'),
    v.maxLength(200, 'must contain at most 200 codes'),
  ),
});
