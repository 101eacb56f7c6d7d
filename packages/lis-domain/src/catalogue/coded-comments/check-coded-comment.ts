import { flags } from '../../results/flag.schema.ts';
import { readQuantity } from '../../results/read-quantity.ts';
import { hasLimits, isUnstructured } from '../result-types.ts';
import type { TestDefinition } from '../test-parameter.schema.ts';
import type { CodedCommentDefinition, CommentRule } from './coded-comment.schema.ts';

/** An error in a coded comment. */
export interface CodedCommentFault {
  code:
    | 'test_unknown'
    | 'test_unstructured'
    | 'department_differs'
    | 'flag_unknown'
    | 'value_invalid';
  /** Path of a field, such as `rules.1.value`. */
  at: string;
  /** Message in English, as a continuation of the field’s name. */
  sentence: string;
}

/** The properties of a test that decide whether a rule can apply to its results. */
export type CommentedTest = Pick<
  TestDefinition,
  'code' | 'status' | 'kind' | 'department' | 'result_type'
>;

function valueFault(
  rule: CommentRule,
  { result_type }: CommentedTest,
  at: string,
): CodedCommentFault[] {
  if (rule.kind === 'interference') return [];
  const { op, value } = rule;
  if (op === 'flag')
    return flags.some((flag) => flag === value)
      ? []
      : [{ code: 'flag_unknown', at, sentence: `must be one of: ${flags.join(', ')}` }];
  const read = readQuantity(value, result_type);
  const isPlain = read.kind === 'quantity' && read.comparator === null;
  // A coded value of a test with limits can only be equal.
  if (isPlain || op === 'eq') return [];
  return [
    {
      code: 'value_invalid',
      at,
      sentence: hasLimits(result_type)
        ? 'must be a value of the test without comparator'
        : 'cannot be compared: the test has no numbers',
    },
  ];
}

/**
 * Returns the errors of a coded comment before it is saved: rules for tests that the facility does
 * not have or whose results have no value, and values that cannot be compared. The portal and the
 * server both use this function.
 *
 * @param find Looks up the facility’s tests by code.
 */
export function checkCodedComment(
  { department, rules }: Pick<CodedCommentDefinition, 'department' | 'rules'>,
  find: (code: string) => CommentedTest | undefined,
): CodedCommentFault[] {
  return rules.flatMap((rule, index): CodedCommentFault[] => {
    const at = `rules.${index}`;
    const test = find(rule.test);
    if (test === undefined || test.status === 'retired' || test.kind === 'panel')
      return [
        { code: 'test_unknown', at: `${at}.test`, sentence: 'is not a test of this facility' },
      ];
    if (department !== null && test.department !== department)
      return [
        {
          code: 'department_differs',
          at: `${at}.test`,
          sentence: 'is not a test of the department of the comment',
        },
      ];
    if (isUnstructured(test.result_type))
      return [
        {
          code: 'test_unstructured',
          at: `${at}.test`,
          sentence: 'has no value that a rule can compare',
        },
      ];
    return valueFault(rule, test, `${at}.value`);
  });
}
