import { describe, expect, it } from 'vitest';
import { aTestParameter, FIXTURE_NOW, idOf } from '../../fixtures/index.ts';
import type { CodedComment } from './coded-comment.schema.ts';
import { planComments } from './comment-file.ts';

const find = (code: string) => (code === 'K' ? aTestParameter('K') : undefined);
const hemolysis: CodedComment = {
  id: idOf('HEM-K'),
  version: 1,
  created_at: FIXTURE_NOW,
  updated_at: FIXTURE_NOW,
  code: 'HEM-K',
  texts: { en: 'Hemolyzed.', fr: 'Hémolysé.' },
  department: 'chemistry',
  rules: [{ kind: 'interference', test: 'K', index: 'hemolysis', from_grade: '2+' }],
  active: false,
};
const plan = (...rows: string[][]) => planComments(rows, [hemolysis], find);

describe('a file of coded comments', () => {
  it('adds comments and changes present ones, whose rules and other languages stay', () => {
    expect(
      plan(
        ['Code', 'text_en', 'department', 'active'],
        ['HEM-K', ' Hemolyzed specimen. ', 'chemistry', ''],
        ['', '', '', ''],
        ['FASTING', 'Not fasting.', '', 'no'],
        ['LIPEMIC', 'Lipemic.', 'hematology', 'YES'],
      ),
    ).toEqual({
      outcome: 'accepted',
      comments: [
        {
          current: hemolysis,
          definition: {
            code: 'HEM-K',
            texts: { en: 'Hemolyzed specimen.', fr: 'Hémolysé.' },
            department: 'chemistry',
            rules: hemolysis.rules,
            active: false,
          },
        },
        {
          current: undefined,
          definition: {
            code: 'FASTING',
            texts: { en: 'Not fasting.' },
            department: null,
            rules: [],
            active: false,
          },
        },
        {
          current: undefined,
          definition: {
            code: 'LIPEMIC',
            texts: { en: 'Lipemic.' },
            department: 'hematology',
            rules: [],
            active: true,
          },
        },
      ],
    });
  });

  it('removes a text whose cell is empty, and keeps a department without a column', () => {
    expect(plan(['code', 'text_fr'], ['HEM-K', ''])).toMatchObject({
      comments: [{ definition: { texts: { en: 'Hemolyzed.' }, department: 'chemistry' } }],
    });
  });

  it('names every faulty row and accepts none', () => {
    expect(
      plan(
        ['code', 'text_en', 'department', 'active'],
        ['GOOD', 'Text', '', ''],
        ['bad code', 'Text', '', ''],
        ['A', 'Text', 'kitchen', 'perhaps'],
        ['B', '', '', ''],
        ['C', 'x'.repeat(501), '', ''],
        ['GOOD', 'Again', '', ''],
        ['HEM-K', 'Text', 'hematology', 'yes'],
        ['', 'No code', '', ''],
      ),
    ).toEqual({
      outcome: 'refused',
      faults: [
        { line: 3, column: 'code', value: 'bad code', code: 'code_form' },
        { line: 4, column: 'department', value: 'kitchen', code: 'not_accepted' },
        { line: 4, column: 'active', value: 'perhaps', code: 'not_accepted' },
        { line: 5, column: 'text_en', value: '', code: 'text_missing' },
        { line: 6, column: 'text_en', value: 'x'.repeat(80), code: 'too_long' },
        { line: 7, column: 'code', value: 'GOOD', code: 'row_repeated' },
        { line: 8, column: 'department', value: 'hematology', code: 'rule_conflict' },
        { line: 9, column: 'code', value: '', code: 'code_form' },
      ],
    });
  });

  it.each<[string, string[][], string, string]>([
    ['without rows', [['code', 'text_en']], 'empty', ''],
    ['without headings', [], 'empty', ''],
    [
      'with an unknown column',
      [
        ['code', 'text_de'],
        ['A', 'B'],
      ],
      'column_unknown',
      'text_de',
    ],
    [
      'with a column twice',
      [
        ['code', 'code'],
        ['A', 'B'],
      ],
      'column_repeated',
      'code',
    ],
    ['without the code', [['text_en'], ['A']], 'column_missing', 'code'],
    ['with cells beyond the headings', [['code'], ['A', 'B']], 'column_missing', '2'],
    [
      'with too many rows',
      [['code'], ...Array.from({ length: 501 }, (_, index) => [`A${index}`])],
      'too_many_rows',
      '501',
    ],
  ])('is unreadable %s', (_, rows, fault, at) => {
    expect(plan(...rows)).toEqual({ outcome: 'unreadable', fault, at });
  });
});
