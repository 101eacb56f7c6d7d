import { Decimal } from 'decimal.js';
import type { ArithmeticReason } from './calculation.schema.ts';
import type { Comparison, Condition, Formula } from './formula.ts';

/**
 * Enough digits that rounding is correct for every possible result, and few enough that evaluation
 * stays fast.
 */
export const Exact = Decimal.clone({
  defaults: true,
  precision: 40,
  rounding: Decimal.ROUND_HALF_UP,
  maxE: 300,
  minE: -300,
});

/** Maximum number of digits before and after the decimal point of a result. */
const LARGEST = new Exact('1e12');
const PLACES = 9;

/** Values of the names in a formula. */
export interface FormulaValues {
  /** Decimal text by name, such as `3.52`. */
  numbers: Readonly<Record<string, string>>;
  sex: 'male' | 'female' | 'unknown';
}

class NoNumber extends Error {
  readonly reason: ArithmeticReason;

  constructor(reason: ArithmeticReason) {
    super(reason);
    this.reason = reason;
  }
}

const compare: Record<Comparison, (a: Decimal, b: Decimal) => boolean> = {
  '==': (a, b) => a.eq(b),
  '!=': (a, b) => !a.eq(b),
  '<': (a, b) => a.lt(b),
  '<=': (a, b) => a.lte(b),
  '>': (a, b) => a.gt(b),
  '>=': (a, b) => a.gte(b),
};

function finite(value: Decimal): Decimal {
  if (!value.isFinite()) throw new NoNumber('not_finite');
  return value;
}

function numberOf(formula: Formula, values: FormulaValues): Decimal {
  switch (formula.kind) {
    case 'figure':
      return new Exact(formula.text);
    case 'name': {
      const text = values.numbers[formula.name];
      if (text === undefined)
        throw new TypeError(`@alms/lis-domain: missing value for formula input "${formula.name}"`);
      return new Exact(text);
    }
    case 'minus':
      return numberOf(formula.of, values).neg();
    case 'arithmetic':
      return arithmetic(formula, values);
    case 'call':
      return call(formula, values);
    case 'choice':
      return numberOf(holdsFor(formula.when, values) ? formula.yes : formula.no, values);
  }
}

function arithmetic(
  { sign, left, right }: Extract<Formula, { kind: 'arithmetic' }>,
  values: FormulaValues,
): Decimal {
  const [a, b] = [numberOf(left, values), numberOf(right, values)];
  switch (sign) {
    case '+':
      return finite(a.plus(b));
    case '-':
      return finite(a.minus(b));
    case '*':
      return finite(a.times(b));
    case '/':
      if (b.isZero()) throw new NoNumber('division_by_zero');
      return finite(a.div(b));
    case '^':
      return finite(a.pow(b));
  }
}

function call({ name, given }: Extract<Formula, { kind: 'call' }>, values: FormulaValues): Decimal {
  const numbers = given.map((each) => numberOf(each, values));
  const [first = new Exact(0), second] = numbers;
  switch (name) {
    case 'min':
      return Exact.min(...numbers);
    case 'max':
      return Exact.max(...numbers);
    case 'round': {
      const places = second ?? new Exact(0);
      if (!places.isInteger() || places.lt(0) || places.gt(PLACES))
        throw new NoNumber('not_finite');
      return first.toDecimalPlaces(places.toNumber(), Decimal.ROUND_HALF_UP);
    }
    case 'abs':
      return first.abs();
    case 'sqrt':
      return finite(first.sqrt());
    case 'ln':
      return finite(first.ln());
    case 'log10':
      return finite(first.log(10));
    case 'exp':
      return finite(first.exp());
  }
}

function holdsFor(condition: Condition, values: FormulaValues): boolean {
  if (condition.kind === 'sex') return (values.sex === condition.sex) === (condition.sign === '==');
  if (condition.kind === 'comparison')
    return compare[condition.sign](
      numberOf(condition.left, values),
      numberOf(condition.right, values),
    );
  const left = holdsFor(condition.left, values);
  const isDecided = left === (condition.kind === 'or');
  return isDecided ? left : holdsFor(condition.right, values);
}

function attempt<Value>(work: () => Value): { value: Value } | { reason: ArithmeticReason } {
  try {
    return { value: work() };
  } catch (error) {
    if (error instanceof NoNumber) return { reason: error.reason };
    throw error;
  }
}

/**
 * Evaluates a formula to decimal text with at most nine decimal places, or returns the reason it
 * has no result. Never uses binary floats.
 */
export function evaluateFormula(
  formula: Formula,
  values: FormulaValues,
): { value: string } | { reason: ArithmeticReason } {
  return attempt(() => {
    const value = numberOf(formula, values);
    if (value.abs().gte(LARGEST)) throw new NoNumber('not_finite');
    const rounded = value.toDecimalPlaces(PLACES, Decimal.ROUND_HALF_UP);
    return rounded.isZero() ? '0' : rounded.toFixed();
  });
}

/** Evaluates a condition, or returns the reason it cannot be evaluated. */
export function evaluateCondition(
  condition: Condition,
  values: FormulaValues,
): { value: boolean } | { reason: ArithmeticReason } {
  return attempt(() => holdsFor(condition, values));
}
