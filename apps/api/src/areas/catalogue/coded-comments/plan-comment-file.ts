import {
  planComments,
  type CodedComment,
  type CommentedTest,
  type CommentFilePlan,
} from '@alms/lis-domain/catalogue/coded-comments';
import { readSheet } from '../read-sheet.ts';

export interface CommentFile {
  file: Uint8Array;
  /** All coded comments of the facility. */
  present: readonly CodedComment[];
  /** The tests that their rules name. */
  tests: readonly CommentedTest[];
}

/** Parses a file of coded comments and plans its import; runs in a worker. */
export function planCommentFile({ file, present, tests }: CommentFile): Promise<CommentFilePlan> {
  const sheet = readSheet(file);
  if (!Array.isArray(sheet))
    return Promise.resolve({
      outcome: 'unreadable',
      fault: sheet.fault,
      at: String(sheet.line ?? ''),
    });
  const known = new Map(tests.map((test) => [test.code, test]));
  return Promise.resolve(planComments(sheet, present, (code) => known.get(code)));
}
