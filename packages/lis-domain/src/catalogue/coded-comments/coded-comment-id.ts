import * as v from 'valibot';
import { idField, type Id, type IdField } from '../../http/fields.ts';

/** The id of a coded comment. */
export type CodedCommentId = Id<'CodedComment'>;
export const codedCommentIdField = idField as IdField<CodedCommentId>;
export const byCodedCommentId = v.object({ id: codedCommentIdField });
