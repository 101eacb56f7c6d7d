import * as v from 'valibot';
import { base64Field, idField, instantField, lineField, recordFields } from '../../http/index.ts';
import { patientSummarySchema } from '../../patients/patient.schema.ts';
import { checkKinds } from '../../results/check.schema.ts';
import { flagReasons, flags } from '../../results/flag.schema.ts';
import { instrumentSchema, resultStates } from '../../results/result.schema.ts';

/** Separated columns under one line of heads; or records of ASTM E1394 (CLSI LIS02-A2): header, patient, order, result; or no file but a message of HL7 v2 that an instrument has sent. */
export const importFormats = ['csv', 'astm', 'hl7'] as const;
export type ImportFormat = (typeof importFormats)[number];

export const MAX_IMPORT_BYTES = 8_000_000;
export const MAX_IMPORT_ROWS = 20_000;

/** How many rows one call takes over; who wants more asks again. */
export const MAX_ACCEPTED_ROWS = 100;

/** What a column of a file may hold. The first three there must be. */
export const importFields = [
  'accession',
  'code',
  'value',
  'unit',
  'flag',
  'patient',
  'kind',
] as const;
export type ImportField = (typeof importFields)[number];
export const neededImportFields = [
  'accession',
  'code',
  'value',
] as const satisfies readonly ImportField[];

const headField = lineField(200);

/** How a file with columns is laid out: with a row for each value, or with a row for each specimen and a column for each code. */
export const importShapes = ['long', 'wide'] as const;
export type ImportShape = (typeof importShapes)[number];

/** Which column, by its head, holds what; null: none does. */
const longColumnsSchema = v.strictObject({
  shape: v.literal('long'),
  accession: headField,
  code: headField,
  value: headField,
  unit: v.nullable(headField),
  /** What the instrument remarks about a value. */
  flag: v.nullable(headField),
  /** Whose specimen it is, to be held against who it is on record. */
  patient: v.nullable(headField),
  /** What tells a patient's specimen from a control. */
  kind: v.nullable(headField),
});
export type LongColumns = v.InferOutput<typeof longColumnsSchema>;

/** The columns that say whose the values of a row are; every other one holds values of the code in its head. */
const wideColumnsSchema = v.strictObject({
  shape: v.literal('wide'),
  accession: headField,
  patient: v.nullable(headField),
  kind: v.nullable(headField),
  /** A head names the unit in brackets behind the code: `K (mmol/L)`, `K [mmol/L]`. */
  unit_in_head: v.boolean(),
});
export type WideColumns = v.InferOutput<typeof wideColumnsSchema>;

export const importColumnsSchema = v.variant('shape', [longColumnsSchema, wideColumnsSchema]);
export type ImportColumns = v.InferOutput<typeof importColumnsSchema>;

/** How a file is read. Nothing of it is found out by looking at values: somebody says it. */
export const importReadingSchema = v.strictObject({
  /** Null where the format says itself what is what. */
  columns: v.nullable(importColumnsSchema),
  decimal_mark: v.picklist(['.', ',']),
});
export type ImportReading = v.InferOutput<typeof importReadingSchema>;

const fileEntries = {
  file_name: lineField(200),
  /** The file's bytes, in base64. */
  content: base64Field(MAX_IMPORT_BYTES),
};

export const lookIntoFileBody = v.strictObject(fileEntries);

export const stageFileBody = v.strictObject({
  ...fileEntries,
  /** What wrote it; added when it is the first time that somebody names it. */
  instrument_name: lineField(80),
  reading: importReadingSchema,
  /** The same file has been staged before, and is to be staged once more. */
  again: v.optional(v.boolean()),
});

/** What there is to see of a file before it is staged. */
export const importFileSchema = v.object({
  format: v.picklist(importFormats),
  encoding: v.string(),
  /** Of its columns; empty where the format has none. */
  heads: v.array(v.string()),
  /** The first rows, cell by cell. */
  sample: v.array(v.array(v.string())),
  row_count: v.number(),
  /** How the last file of this layout was read, and what wrote it; null for the first one. */
  last: v.nullable(v.object({ instrument: instrumentSchema, reading: importReadingSchema })),
  /** The same file, where it has been staged before. */
  staged: v.nullable(v.object({ id: idField, at: instantField, by: v.string() })),
});
export type ImportFile = v.InferOutput<typeof importFileSchema>;

/** What a row says, as text. */
export const importedContentSchema = v.object({
  accession: v.string(),
  code: v.string(),
  unit: v.string(),
  value: v.string(),
  flag: v.string(),
  patient: v.string(),
  kind: v.string(),
  /** It has another number of cells than there are heads: which cell is which is not known. */
  malformed: v.boolean(),
});
export type ImportedContent = v.InferOutput<typeof importedContentSchema>;

/**
 * What is to be done with a row. `unmapped`: nobody has said which test its code is; `ignored`: somebody has said that the laboratory does not want it. `ready`
 * rows can be taken over; what `entered` ones said is on record.
 */
export const importRowStatuses = ['ready', 'unmapped', 'refused', 'ignored', 'entered'] as const;
export type ImportRowStatus = (typeof importRowStatuses)[number];

/** Why a row is not taken over. */
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
  'not_an_answer',
  'implausible_value',
  'row_repeated',
  'rows_disagree',
] as const;
export type ImportRefusal = (typeof importRefusals)[number];

export const importCountsSchema = v.object({
  ready: v.number(),
  unmapped: v.number(),
  refused: v.number(),
  ignored: v.number(),
  entered: v.number(),
});
export type ImportCounts = v.InferOutput<typeof importCountsSchema>;

export const importBatchSchema = v.object({
  ...recordFields,
  instrument: instrumentSchema,
  file_name: v.string(),
  format: v.picklist(importFormats),
  reading: importReadingSchema,
  /** How many of its rows are in each status. */
  counts: importCountsSchema,
  /** Of a file with a row for each specimen: cells without anything in them, which are no results and no rows. */
  empty_cells: v.number(),
  created_by: v.object({ id: idField, name: v.string() }),
  /** Who said that the rows that are left are not taken over, and why. */
  discarded: v.nullable(
    v.object({
      at: instantField,
      by: v.object({ id: idField, name: v.string() }),
      reason: v.string(),
    }),
  ),
});
export type ImportBatch = v.InferOutput<typeof importBatchSchema>;

export const importRowSchema = v.object({
  number: v.number(),
  /** Where it stands in its file: in which line of the text, the first being 1, and under which head where a line holds several values. Null for what has no lines of its own. */
  place: v.nullable(v.object({ line: v.number(), column: v.nullable(v.string()) })),
  raw: v.string(),
  content: importedContentSchema,
  status: v.picklist(importRowStatuses),
  refusal: v.nullable(v.picklist(importRefusals)),
  /** With a refusal: what would be accepted, or what is on record; null where there is nothing to say. */
  expected: v.nullable(v.string()),
  test: v.nullable(v.object({ id: idField, code: v.string(), name: v.string() })),
  /** Of a row that is ready or entered: what its value means for its patient. */
  outcome: v.nullable(
    v.object({
      result_id: idField,
      sample_id: idField,
      patient: patientSummarySchema,
      value_text: v.string(),
      unit_display: v.nullable(v.string()),
      flag: v.nullable(v.picklist(flags)),
      flag_reason: v.nullable(v.picklist(flagReasons)),
      critical: v.boolean(),
      /** The state it is in, or will be in once it is taken over. */
      status: v.picklist(resultStates),
      /** The checks that hold it, or will. */
      held_by: v.array(v.picklist(checkKinds)),
    }),
  ),
});
export type ImportRow = v.InferOutput<typeof importRowSchema>;

export const acceptRowsBody = v.strictObject({
  /** Which rows; left out: the next ones that are ready, in the order of the file. */
  numbers: v.optional(
    v.pipe(
      v.array(v.pipe(v.number(), v.integer())),
      v.minLength(1, 'must name at least one row'),
      v.maxLength(MAX_ACCEPTED_ROWS, `must name at most ${MAX_ACCEPTED_ROWS} rows`),
    ),
  ),
});

export const acceptedRowsSchema = v.object({
  batch: importBatchSchema,
  /** How many of the rows were taken over by this call; the others now say why not. */
  entered: v.number(),
});

export const discardBatchBody = v.strictObject({ reason: lineField(300) });

const codedField = lineField(80);

/** A code in a unit, as rows of a batch have it. */
export const batchCodeSchema = v.object({
  code: v.string(),
  unit: v.string(),
  /** How many rows that are not entered have it. */
  rows: v.number(),
  test_parameter_id: v.nullable(idField),
  /** The laboratory does not want what has this code. */
  ignored: v.boolean(),
  /** When it was last said what it means, and by whom, where that was noted; null while nobody has said anything. */
  decided: v.nullable(v.object({ at: instantField, by: v.nullable(v.string()) })),
  /** Of the mapping; 0 while there is none. */
  version: v.number(),
  /** A test whose own code this is: to be shown, never to be taken by itself. */
  suggested_id: v.nullable(idField),
});
export type BatchCode = v.InferOutput<typeof batchCodeSchema>;

/** A test that a code can mean. */
export const mappedTestSchema = v.object({
  id: idField,
  code: v.string(),
  name: v.string(),
  unit_display: v.nullable(v.string()),
});
export type MappedTest = v.InferOutput<typeof mappedTestSchema>;

export const batchCodesSchema = v.object({
  items: v.array(batchCodeSchema),
  tests: v.array(mappedTestSchema),
});
export type BatchCodes = v.InferOutput<typeof batchCodesSchema>;

/** What a code is to mean: a test, nothing that is wanted, or, without either, what it means is open again. */
const mappedCodeSchema = v.strictObject({
  code: codedField,
  unit: lineField(40, 0),
  test_parameter_id: v.nullable(idField),
  ignored: v.optional(v.boolean(), false),
  /** The mapping that was read; 0 when there was none. */
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
            'must be left out for a code that is ignored',
          ),
          ['test_parameter_id'],
        ),
      ),
    ),
    v.minLength(1, 'must map at least one code'),
    v.maxLength(200, 'must map at most 200 codes'),
  ),
});
