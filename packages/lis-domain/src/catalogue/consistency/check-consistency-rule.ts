import { faultSentence, parseCondition, patientNames } from '../calculation/index.ts';
import type { FormulaFault } from '../calculation/index.ts';
import type { TestDefinition } from '../test-parameter.schema.ts';
import type { ConsistencyRuleDefinition } from './consistency-rule.schema.ts';

/** An error in a rule. */
export interface ConsistencyRuleFault {
  code:
    | 'condition_invalid'
    | 'alias_repeated'
    | 'test_repeated'
    | 'test_unknown'
    | 'test_not_numeric'
    | 'unit_differs'
    | 'input_unused';
  /** Path of an input, such as `inputs.1.code`. */
  at: string;
  /** Message in English, as a continuation of the input’s name. */
  sentence: string;
  /** Position and reason of an invalid condition. */
  fault?: FormulaFault;
}

/** The properties of a test that decide whether a rule can compare its results. */
export type ComparedTest = Pick<TestDefinition, 'code' | 'status' | 'result_type' | 'unit'>;

/**
 * Returns the errors of a rule before it is saved: an invalid condition, and inputs that are
 * repeated, not used, or not numeric results of the facility in the expected unit. The portal and
 * the server both use this function.
 *
 * @param find Looks up the facility’s tests by code.
 */
export function checkConsistencyRule(
  { inputs, condition }: Pick<ConsistencyRuleDefinition, 'inputs' | 'condition'>,
  find: (code: string) => ComparedTest | undefined,
): ConsistencyRuleFault[] {
  const faults: ConsistencyRuleFault[] = [];
  const read = parseCondition(condition, [...inputs.map(({ alias }) => alias), ...patientNames]);
  if (read.status === 'refused')
    faults.push({
      code: 'condition_invalid',
      at: 'condition',
      sentence: faultSentence(read.fault),
      fault: read.fault,
    });
  for (const [index, { alias, code, unit }] of inputs.entries()) {
    const at = `inputs.${index}`;
    const earlier = inputs.slice(0, index);
    const test = find(code);
    if (earlier.some((each) => each.alias === alias))
      faults.push({ code: 'alias_repeated', at: `${at}.alias`, sentence: 'is listed twice' });
    if (earlier.some((each) => each.code === code))
      faults.push({ code: 'test_repeated', at: `${at}.code`, sentence: 'is listed twice' });
    if (test === undefined || test.status === 'retired')
      faults.push({
        code: 'test_unknown',
        at: `${at}.code`,
        sentence: 'is not a test of this facility',
      });
    else if (test.result_type !== 'numeric')
      faults.push({
        code: 'test_not_numeric',
        at: `${at}.code`,
        sentence: 'does not have a numeric result',
      });
    else if (test.unit !== unit)
      faults.push({
        code: 'unit_differs',
        at: `${at}.unit`,
        sentence: `must be the unit of the test: ${test.unit ?? 'none'}`,
      });
    if (read.status === 'read' && !read.names.has(alias))
      faults.push({
        code: 'input_unused',
        at: `${at}.alias`,
        sentence: 'is not used in the condition',
      });
  }
  return faults;
}
