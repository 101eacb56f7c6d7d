import * as v from 'valibot';
import { base64Field } from '../http/index.ts';
import { findingCodes } from './check-definition.ts';
import { catalogueColumnNames } from './catalogue-columns.ts';

/** The most rows that one file may have below its headings. */
export const MOST_IMPORTED_ROWS = 5_000;
/** The largest file, in bytes. */
export const MAX_CATALOGUE_FILE_BYTES = 3_000_000;

/** Why a file is not read at all; `at` names the column or the line, where there is one. */
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

/** What can be wrong with a cell or a row, besides what the check of a definition finds. */
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
] as const;

export const importFindingSchema = v.object({
  /** The line of the file, the headings being line 1. */
  line: v.number(),
  column: v.picklist(catalogueColumnNames),
  /** What stands there. */
  value: v.string(),
  code: v.picklist([...cellFaults, ...findingCodes]),
});
export type ImportFinding = v.InferOutput<typeof importFindingSchema>;

export const importOutcomes = ['created', 'changed', 'unchanged', 'refused'] as const;

export const importedTestSchema = v.object({
  /** The first of its lines. */
  line: v.number(),
  code: v.string(),
  name: v.string(),
  outcome: v.picklist(importOutcomes),
  /** The columns in which it differs from the test as it is. Of a new test: none are listed. */
  changed: v.array(v.picklist(catalogueColumnNames)),
  /** Why it is refused. */
  faults: v.array(importFindingSchema),
  /** How many things are worth a look in it, though it is taken. */
  warnings: v.number(),
});
export type ImportedTest = v.InferOutput<typeof importedTestSchema>;

const countsSchema = v.object({
  created: v.number(),
  changed: v.number(),
  unchanged: v.number(),
  refused: v.number(),
});
export type ImportCounts = v.InferOutput<typeof countsSchema>;

/** What would become of a file. Tests that stay as they are are counted, not listed. */
export const importPreviewSchema = v.variant('readable', [
  v.object({ readable: v.literal(false), fault: v.picklist(fileFaults), at: v.string() }),
  v.object({
    readable: v.literal(true),
    /** Names the file, the catalogue and what would become of them: what is applied is exactly what was shown. */
    digest: v.string(),
    counts: countsSchema,
    tests: v.array(importedTestSchema),
  }),
]);
export type ImportPreview = v.InferOutput<typeof importPreviewSchema>;
export type FileFault = (typeof fileFaults)[number];

/** The file's bytes, in base64. */
const fileField = base64Field(MAX_CATALOGUE_FILE_BYTES);

export const previewImportBody = v.strictObject({ file: fileField });

export const importBody = v.strictObject({
  file: fileField,
  /** As the person's computer calls it. */
  file_name: v.pipe(v.string(), v.trim(), v.maxLength(200)),
  digest: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/, 'must be the digest of a preview')),
  /** `good`: what is not refused is taken. `all`: nothing is, unless everything can be. */
  take: v.picklist(['good', 'all']),
});

export const importedSchema = countsSchema;
