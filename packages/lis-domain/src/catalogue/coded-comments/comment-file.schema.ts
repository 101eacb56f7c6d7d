import * as v from 'valibot';
import { base64Field } from '../../http/index.ts';
import type { Named } from '../../http/named.ts';
import { languages } from '../../language/index.ts';
import { fileFaults } from '../catalogue-import.schema.ts';

/** Maximum number of comments in a file, and its maximum size in bytes. */
export const MAX_COMMENT_ROWS = 500;
export const MAX_COMMENT_FILE_BYTES = 1_500_000;

const textColumns = languages.map((language) => `text_${language}` as const);

/** Columns of a file of coded comments; `code` is required, and the order is free. */
export const commentColumns = ['code', 'department', 'active', ...textColumns] as const;
export type CommentColumn = (typeof commentColumns)[number];

/**
 * Errors of a row. `text_missing`: no text in any language. `rule_conflict`: a rule of the existing
 * comment does not fit the department, or a test of it was retired.
 */
export const commentFileFaults = [
  'code_form',
  'not_accepted',
  'too_long',
  'text_missing',
  'row_repeated',
  'rule_conflict',
] as const;

const commentFileFaultObject = v.object({
  /** Line of the file; the heading is line 1. */
  line: v.number(),
  column: v.picklist(commentColumns),
  /** Content of the cell, shortened. */
  value: v.string(),
  code: v.picklist(commentFileFaults),
});
export interface CommentFileFaultSchema extends Named<typeof commentFileFaultObject> {}
export const commentFileFaultSchema: CommentFileFaultSchema = commentFileFaultObject;
export interface CommentFileFault extends v.InferOutput<CommentFileFaultSchema> {}

/** File content in base64. */
export const importCommentsBody = v.strictObject({ file: base64Field(MAX_COMMENT_FILE_BYTES) });

/** Outcome of an import: all rows, or none with every faulty row named. */
export const importedCommentsSchema = v.variant('outcome', [
  v.object({ outcome: v.literal('unreadable'), fault: v.picklist(fileFaults), at: v.string() }),
  v.object({ outcome: v.literal('refused'), faults: v.array(commentFileFaultSchema) }),
  v.object({
    outcome: v.literal('imported'),
    created: v.number(),
    changed: v.number(),
    unchanged: v.number(),
  }),
]);
export type ImportedComments = v.InferOutput<typeof importedCommentsSchema>;
