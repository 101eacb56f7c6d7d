import * as v from 'valibot';
import { base64Field, lineField } from '../http/index.ts';
import { findingCodes } from './check-definition.ts';
import { catalogueColumnNames } from './catalogue-columns.ts';
import type { Named } from '../http/named.ts';

/** Maximum number of rows in a file, without the heading. */
export const MAX_IMPORTED_ROWS = 5_000;
/** Maximum file size in bytes. */
export const MAX_CATALOGUE_FILE_BYTES = 3_000_000;

/** Reasons for rejecting a whole file; `at` names the column or the line, if applicable. */
export const fileFaults = [
  'empty',
  'workbook',
  'not_text',
  'encoding',
  'quotes',
  'column_missing',
  'column_unknown',
  'column_repeated',
  'too_many_rows',
] as const;

/** Errors in a cell or row, in addition to the findings of the definition check. */
export const cellFaults = [
  'required',
  'too_long',
  'not_accepted',
  'code_missing',
  'code_form',
  'decimal_form',
  'whole_number',
  'amount_form',
  'currency_form',
  'list_form',
  'age_form',
  'condition_form',
  'text_form',
  'row_repeated',
  'contradiction',
  'interval_missing',
  'kind_changed',
  'result_type_changed',
  'needed_by_panel',
  'unit_in_formula',
] as const;

const importFindingObject = v.object({
  /** Line of the file; the heading is line 1. */
  line: v.number(),
  column: v.picklist(catalogueColumnNames),
  /** Content of the cell. */
  value: v.string(),
  code: v.picklist([...cellFaults, ...findingCodes]),
});
export interface ImportFindingSchema extends Named<typeof importFindingObject> {}
export const importFindingSchema: ImportFindingSchema = importFindingObject;
export interface ImportFinding extends v.InferOutput<ImportFindingSchema> {}

export const importOutcomes = ['created', 'changed', 'unchanged', 'refused'] as const;

const importedTestObject = v.object({
  /** The first line of the test. */
  line: v.number(),
  code: v.string(),
  name: v.string(),
  outcome: v.picklist(importOutcomes),
  /** Columns that differ from the current test; empty for a new test. */
  changed: v.array(v.picklist(catalogueColumnNames)),
  /** Reasons for rejecting the test. */
  faults: v.array(importFindingSchema),
  /** Number of warnings for an accepted test. */
  warnings: v.number(),
});
export interface ImportedTestSchema extends Named<typeof importedTestObject> {}
export const importedTestSchema: ImportedTestSchema = importedTestObject;
export interface ImportedTest extends v.InferOutput<ImportedTestSchema> {}

const countsSchema = v.object({
  created: v.number(),
  changed: v.number(),
  unchanged: v.number(),
  refused: v.number(),
});
export interface ImportCounts extends v.InferOutput<typeof countsSchema> {}

/** Preview of a file import. Unchanged tests are counted, not listed. */
export const importPreviewSchema = v.variant('readable', [
  v.object({ readable: v.literal(false), fault: v.picklist(fileFaults), at: v.string() }),
  v.object({
    readable: v.literal(true),
    /**
     * Digest of the file, the catalogue and the preview: the import applies exactly what was
     * previewed.
     */
    digest: v.string(),
    counts: countsSchema,
    tests: v.array(importedTestSchema),
  }),
]);
export type ImportPreview = v.InferOutput<typeof importPreviewSchema>;
export type FileFault = (typeof fileFaults)[number];

/** File content in base64. */
const fileField = base64Field(MAX_CATALOGUE_FILE_BYTES);

export const previewImportBody = v.strictObject({ file: fileField });

export const importBody = v.strictObject({
  file: fileField,
  /** File name on the user’s computer. */
  file_name: lineField(200, 0),
  digest: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/, 'must be the digest of a preview')),
  /** `good`: import the accepted tests. `all`: import only if every test is accepted. */
  take: v.picklist(['good', 'all']),
});

export const importedSchema = countsSchema;
