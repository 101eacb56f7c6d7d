import * as v from 'valibot';
import { endpoint } from '../../http/index.ts';
import { byCodedCommentId } from './coded-comment-id.ts';
import { codedCommentBody, codedCommentSchema } from './coded-comment.schema.ts';
import {
  importCommentsBody,
  importedCommentsSchema,
  MAX_COMMENT_FILE_BYTES,
} from './comment-file.schema.ts';

const keepers = { anyOf: ['manage_tests'] } as const;

export const listCodedComments = endpoint({
  id: 'coded-comments.list',
  method: 'GET',
  path: '/laboratory/coded-comments',
  summary: 'List the coded comments on results, by code. Inactive ones are included.',
  access: { anyOf: ['manage_tests', 'enter_results', 'verify_results'] },
  answer: v.object({ items: v.array(codedCommentSchema) }),
});

export const createCodedComment = endpoint({
  id: 'coded-comments.create',
  method: 'POST',
  path: '/laboratory/coded-comments',
  summary:
    'Add a coded comment with its text by language. A rule for an unknown test, or with a value that the test cannot have, is rejected.',
  access: keepers,
  body: codedCommentBody,
  status: 201,
  answer: codedCommentSchema,
  creates: true,
  problems: ['duplicate'],
});

export const updateCodedComment = endpoint({
  id: 'coded-comments.update',
  method: 'PUT',
  path: '/laboratory/coded-comments/{id}',
  summary:
    'Edit, activate or retire a coded comment. It applies from now on: results with it keep their text. The code cannot change.',
  access: keepers,
  params: byCodedCommentId,
  body: codedCommentBody,
  answer: codedCommentSchema,
  versioned: true,
  problems: ['not_found'],
});

export const importCodedComments = endpoint({
  id: 'coded-comments.import',
  method: 'POST',
  path: '/laboratory/coded-comments/import',
  summary:
    'Import coded comments from CSV, by code. All rows are imported, or none and every faulty row is named.',
  access: keepers,
  // Allows for base64 encoding and the surrounding JSON.
  maxBytes: 2 * MAX_COMMENT_FILE_BYTES,
  body: importCommentsBody,
  answer: importedCommentsSchema,
});

export const codedCommentEndpoints = [
  listCodedComments,
  createCodedComment,
  updateCodedComment,
  importCodedComments,
] as const;
