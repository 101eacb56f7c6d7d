import * as v from 'valibot';
import { languages } from '../../language/index.ts';
import { cellText } from '../../spreadsheet/index.ts';
import type { FileFault } from '../catalogue-import.schema.ts';
import { departments } from '../departments.ts';
import { checkCodedComment, type CommentedTest } from './check-coded-comment.ts';
import {
  codedCommentBody,
  MAX_COMMENT,
  type CodedComment,
  type CodedCommentDefinition,
} from './coded-comment.schema.ts';
import {
  commentColumns,
  MAX_COMMENT_ROWS,
  type CommentColumn,
  type CommentFileFault,
} from './comment-file.schema.ts';

/** A comment of a file, with the present one of the same code. */
export interface PlannedComment {
  definition: CodedCommentDefinition;
  current: CodedComment | undefined;
}

export type CommentFilePlan =
  | { outcome: 'unreadable'; fault: FileFault; at: string }
  | { outcome: 'refused'; faults: CommentFileFault[] }
  | { outcome: 'accepted'; comments: PlannedComment[] };

type Cells = Partial<Record<CommentColumn, string>>;

/** Longest part of a cell that is named with its fault. */
const MAX_NAMED = 80;

const yes = new Set(['yes', 'true', '1']);
const no = new Set(['no', 'false', '0']);
const isColumn = (name: string): name is CommentColumn =>
  (commentColumns as readonly string[]).includes(name);

/** Reads the headings; every column must be known and appear once. */
function columnsOf(headings: readonly string[]): CommentColumn[] | [FileFault, string] {
  const names = headings.map((heading) => cellText(heading).toLowerCase().replaceAll(' ', '_'));
  while (names.at(-1) === '') names.pop();
  if (names.length === 0) return ['empty', ''];
  const unknown = names.find((name) => !isColumn(name));
  if (unknown !== undefined) return ['column_unknown', unknown.slice(0, MAX_NAMED)];
  const columns = names.filter(isColumn);
  const repeated = columns.find((name, index) => columns.indexOf(name) !== index);
  if (repeated !== undefined) return ['column_repeated', repeated];
  return columns.includes('code') ? columns : ['column_missing', 'code'];
}

const isFault = (read: CommentColumn[] | [FileFault, string]): read is [FileFault, string] =>
  read.length === 2 && !isColumn(read[0]);

/**
 * Plans the import of a dictionary of coded comments from the rows of a file, headings first. All
 * rows are imported or none: every faulty row is named. A column that the file does not have, and
 * the rules of a present comment, stay as they are. An empty text removes the text of that
 * language, an empty department means all, and an empty `active` keeps the state (a new comment is
 * active).
 *
 * @param find Looks up the facility’s tests by code, for the rules of present comments.
 */
export function planComments(
  [headings = [], ...lines]: readonly (readonly string[])[],
  present: readonly CodedComment[],
  find: (code: string) => CommentedTest | undefined,
): CommentFilePlan {
  const columns = columnsOf(headings);
  if (isFault(columns)) return { outcome: 'unreadable', fault: columns[0], at: columns[1] };
  const rows = lines.flatMap((line, index) => {
    const texts = line.map(cellText);
    return texts.every((text) => text === '') ? [] : [{ line: index + 2, texts }];
  });
  if (rows.length === 0) return { outcome: 'unreadable', fault: 'empty', at: '' };
  if (rows.length > MAX_COMMENT_ROWS)
    return { outcome: 'unreadable', fault: 'too_many_rows', at: String(rows.length) };
  const tooWide = rows.find(({ texts }) => texts.slice(columns.length).some((text) => text !== ''));
  if (tooWide) return { outcome: 'unreadable', fault: 'column_missing', at: String(tooWide.line) };
  const known = new Map(present.map((comment) => [comment.code, comment]));
  const seen = new Set<string>();
  const faults: CommentFileFault[] = [];
  const comments = rows.flatMap(({ line, texts }): PlannedComment[] => {
    const cells: Cells = Object.fromEntries(
      columns.map((column, place) => [column, texts[place] ?? '']),
    );
    const code = cells.code ?? '';
    const current = known.get(code);
    const definition = definitionOf(cells, current);
    const found = faultsOf(cells, definition, find);
    if (seen.has(code)) found.push({ column: 'code', code: 'row_repeated' });
    seen.add(code);
    faults.push(
      ...found.map((fault) => ({
        line,
        ...fault,
        value: (cells[fault.column] ?? '').slice(0, MAX_NAMED),
      })),
    );
    return found.length > 0 ? [] : [{ definition, current }];
  });
  return faults.length > 0 ? { outcome: 'refused', faults } : { outcome: 'accepted', comments };
}

/** The comment that a row describes, together with what the file does not state. */
function definitionOf(cells: Cells, current: CodedComment | undefined): CodedCommentDefinition {
  const texts = Object.fromEntries(
    languages.flatMap((language) => {
      const text = cells[`text_${language}`] ?? current?.texts[language] ?? '';
      return text === '' ? [] : [[language, text]];
    }),
  );
  const active = (cells.active ?? '').toLowerCase();
  return {
    code: cells.code ?? '',
    texts,
    department:
      cells.department === undefined
        ? (current?.department ?? null)
        : (departments.find((each) => each === cells.department) ?? null),
    rules: current?.rules ?? [],
    active: active === '' ? (current?.active ?? true) : yes.has(active),
  };
}

function faultsOf(
  cells: Cells,
  definition: CodedCommentDefinition,
  find: (code: string) => CommentedTest | undefined,
): Pick<CommentFileFault, 'column' | 'code'>[] {
  const faults: Pick<CommentFileFault, 'column' | 'code'>[] = [];
  if (!v.is(codedCommentBody.entries.code, cells.code))
    faults.push({ column: 'code', code: 'code_form' });
  const { department = '', active = '' } = cells;
  if (department !== '' && !departments.some((each) => each === department))
    faults.push({ column: 'department', code: 'not_accepted' });
  if (active !== '' && !yes.has(active.toLowerCase()) && !no.has(active.toLowerCase()))
    faults.push({ column: 'active', code: 'not_accepted' });
  for (const language of languages) {
    const column = `text_${language}` as const;
    if ((cells[column] ?? '').length > MAX_COMMENT) faults.push({ column, code: 'too_long' });
  }
  if (Object.keys(definition.texts).length === 0)
    faults.push({ column: 'text_en', code: 'text_missing' });
  if (definition.active && checkCodedComment(definition, find).length > 0)
    faults.push({ column: 'department', code: 'rule_conflict' });
  return faults;
}
