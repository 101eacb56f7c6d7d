import { roundDecimal } from '../decimal.ts';
import { evaluateCondition, evaluateFormula, type FormulaValues } from './evaluate.ts';
import type { Comparison, Condition, Formula } from './formula.ts';

/** Decimal places of a stated value. */
const PLACES = 3;

/** One side of a comparison: its formula with the values put in, and the number it evaluates to. */
interface Side {
  text: string;
  value: string;
}

/** A comparison that is false: `abs(42 - 3 * 10.1)`, which is 11.7, is not `<=` `2`. */
export interface FailedComparison {
  left: Side;
  sign: Comparison;
  right: Side;
}

const isSum = (formula: Formula) =>
  formula.kind === 'choice' ||
  formula.kind === 'minus' ||
  (formula.kind === 'arithmetic' && (formula.sign === '+' || formula.sign === '-'));

const isProduct = (formula: Formula) =>
  formula.kind === 'arithmetic' && (formula.sign === '*' || formula.sign === '/');

const isBinary = (formula: Formula) => formula.kind === 'arithmetic' || isSum(formula);

/** Writes a formula with the values of its names. */
function written(formula: Formula, { numbers }: FormulaValues): string {
  const inner = (each: Formula, isEnclosed: boolean): string => {
    const text = written(each, { numbers, sex: 'unknown' });
    return isEnclosed ? `(${text})` : text;
  };
  switch (formula.kind) {
    case 'figure':
      return formula.text;
    case 'name':
      return numbers[formula.name] ?? formula.name;
    case 'minus':
      return `-${inner(formula.of, isBinary(formula.of))}`;
    case 'arithmetic': {
      const { sign, left, right } = formula;
      const binds = isProduct(formula);
      if (sign === '^') return `${inner(left, isBinary(left))} ^ ${inner(right, isBinary(right))}`;
      const after = inner(right, isSum(right) || (binds && isProduct(right)));
      return `${inner(left, binds && isSum(left))} ${sign} ${after}`;
    }
    case 'call':
      return `${formula.name}(${formula.given.map((each) => inner(each, false)).join(', ')})`;
    case 'choice':
      return `… ? ${inner(formula.yes, false)} : ${inner(formula.no, false)}`;
  }
}

function stated(text: string): string {
  return (text.split('.')[1]?.length ?? 0) > PLACES ? roundDecimal(text, PLACES) : text;
}

/**
 * Returns the comparisons that make a condition false, with the values put in: both of an `or`, the
 * false ones of an `and`. Empty for a condition that is true or cannot be evaluated.
 */
export function failedComparisons(condition: Condition, values: FormulaValues): FailedComparison[] {
  const outcome = evaluateCondition(condition, values);
  if ('reason' in outcome || outcome.value || condition.kind === 'sex') return [];
  if (condition.kind !== 'comparison')
    return [condition.left, condition.right].flatMap((each) => failedComparisons(each, values));
  const side = (formula: Formula): Side => {
    const number = evaluateFormula(formula, values);
    return {
      text: written(formula, values),
      value: 'value' in number ? stated(number.value) : '',
    };
  };
  return [{ left: side(condition.left), sign: condition.sign, right: side(condition.right) }];
}
