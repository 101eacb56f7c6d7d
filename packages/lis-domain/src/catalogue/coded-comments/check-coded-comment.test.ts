import { describe, expect, it } from 'vitest';
import { checkCodedComment, type CommentedTest } from './check-coded-comment.ts';
import type { CodedCommentDefinition, CommentRule } from './coded-comment.schema.ts';

const test = (code: string, part: Partial<CommentedTest> = {}): CommentedTest => ({
  code,
  status: 'active',
  kind: 'single',
  department: 'chemistry',
  result_type: 'numeric',
  ...part,
});
const tests = [
  test('K'),
  test('OLD', { status: 'retired' }),
  test('PANEL', { kind: 'panel' }),
  test('ANA', { result_type: 'titer', department: 'serology' }),
  test('MALAG', { result_type: 'coded' }),
  test('FILM', { result_type: 'narrative' }),
];
const value = (code: string, op: 'lt' | 'eq' | 'flag', of: string): CommentRule => ({
  kind: 'value',
  test: code,
  op,
  value: of,
});
const faults = (rule: CommentRule, department: CodedCommentDefinition['department'] = null) =>
  checkCodedComment({ department, rules: [rule] }, (code) =>
    tests.find((each) => each.code === code),
  ).map(({ code, at }) => `${code} ${at}`);

describe('checkCodedComment', () => {
  it.each<[CommentRule, string[]]>([
    [value('K', 'lt', '3.0'), []],
    [value('K', 'eq', 'Clotted'), []],
    [value('K', 'flag', 'HH'), []],
    [value('ANA', 'lt', '1:80'), []],
    [value('MALAG', 'eq', 'Positive'), []],
    [{ kind: 'interference', test: 'K', index: 'hemolysis', from_grade: '2+' }, []],
    [value('K', 'lt', '<3.0'), ['value_invalid rules.0.value']],
    [value('K', 'lt', 'low'), ['value_invalid rules.0.value']],
    [value('ANA', 'lt', '80'), ['value_invalid rules.0.value']],
    [value('MALAG', 'lt', 'Positive'), ['value_invalid rules.0.value']],
    [value('K', 'flag', 'high'), ['flag_unknown rules.0.value']],
    [value('NOPE', 'lt', '3'), ['test_unknown rules.0.test']],
    [value('OLD', 'lt', '3'), ['test_unknown rules.0.test']],
    [value('PANEL', 'lt', '3'), ['test_unknown rules.0.test']],
    [value('FILM', 'eq', 'Normal'), ['test_unstructured rules.0.test']],
  ])('of %j finds %j', (rule, expected) => {
    expect(faults(rule)).toEqual(expected);
  });

  it('rejects a test of another department', () => {
    expect(faults(value('ANA', 'lt', '1:80'), 'chemistry')).toEqual([
      'department_differs rules.0.test',
    ]);
  });
});
