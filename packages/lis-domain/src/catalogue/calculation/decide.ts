import type { Decimal } from 'decimal.js';
import { Exact, type FormulaValues } from './evaluate.ts';
import type { Comparison, Condition, Formula } from './formula.ts';

/** A value that is known only to lie between two limits; null is open. `<5` is up to 5. */
export interface Bounds {
  low: string | null;
  high: string | null;
}

/** Values of the names in a condition, of which some are known by their limits only. */
export interface BoundedValues extends Pick<FormulaValues, 'sex'> {
  numbers: Readonly<Record<string, Bounds>>;
}

/** Limits of a formula’s value, both included. */
interface Span {
  low: Decimal;
  high: Decimal;
}

/** The limits of a formula cannot be stated. */
class Undecided extends Error {}

function spanOf(...candidates: readonly Decimal[]): Span {
  if (candidates.some((each) => each.isNaN())) throw new Undecided();
  return { low: Exact.min(...candidates), high: Exact.max(...candidates) };
}

const isPoint = ({ low, high }: Span) => low.eq(high);

function formulaSpan(formula: Formula, values: BoundedValues): Span {
  switch (formula.kind) {
    case 'figure':
      return spanOf(new Exact(formula.text));
    case 'name': {
      const bounds = values.numbers[formula.name];
      if (bounds === undefined)
        throw new TypeError(`@alms/lis-domain: missing value for formula input "${formula.name}"`);
      return spanOf(new Exact(bounds.low ?? -Infinity), new Exact(bounds.high ?? Infinity));
    }
    case 'minus': {
      const { low, high } = formulaSpan(formula.of, values);
      return spanOf(high.neg(), low.neg());
    }
    case 'arithmetic':
      return arithmeticSpan(formula, values);
    case 'call':
      return callSpan(formula, values);
    case 'choice': {
      const when = truthOf(formula.when, values);
      if (when !== undefined) return formulaSpan(when ? formula.yes : formula.no, values);
      const [yes, no] = [formulaSpan(formula.yes, values), formulaSpan(formula.no, values)];
      return spanOf(yes.low, yes.high, no.low, no.high);
    }
  }
}

function arithmeticSpan(
  { sign, left, right }: Extract<Formula, { kind: 'arithmetic' }>,
  values: BoundedValues,
): Span {
  const [a, b] = [formulaSpan(left, values), formulaSpan(right, values)];
  const ofCorners = (of: (x: Decimal, y: Decimal) => Decimal) =>
    spanOf(of(a.low, b.low), of(a.low, b.high), of(a.high, b.low), of(a.high, b.high));
  switch (sign) {
    case '+':
      return spanOf(a.low.plus(b.low), a.high.plus(b.high));
    case '-':
      return spanOf(a.low.minus(b.high), a.high.minus(b.low));
    case '*':
      return ofCorners((x, y) => x.times(y));
    case '/':
      if (b.low.lte(0) && b.high.gte(0)) throw new Undecided();
      return ofCorners((x, y) => x.div(y));
    case '^':
      // A power neither rises nor falls throughout.
      if (!isPoint(a) || !isPoint(b)) throw new Undecided();
      return spanOf(a.low.pow(b.low));
  }
}

function callSpan(
  { name, given }: Extract<Formula, { kind: 'call' }>,
  values: BoundedValues,
): Span {
  const spans = given.map((each) => formulaSpan(each, values));
  const [first, second] = spans;
  if (first === undefined) throw new Undecided();
  const rising = (of: (x: Decimal) => Decimal) => spanOf(of(first.low), of(first.high));
  switch (name) {
    case 'min':
      return spanOf(
        Exact.min(...spans.map(({ low }) => low)),
        Exact.min(...spans.map(({ high }) => high)),
      );
    case 'max':
      return spanOf(
        Exact.max(...spans.map(({ low }) => low)),
        Exact.max(...spans.map(({ high }) => high)),
      );
    case 'abs':
      return first.low.lte(0) && first.high.gte(0)
        ? spanOf(new Exact(0), first.low.abs(), first.high.abs())
        : spanOf(first.low.abs(), first.high.abs());
    case 'round': {
      const places = second ?? spanOf(new Exact(0));
      if (!isPoint(places) || !places.low.isInteger() || places.low.lt(0) || places.low.gt(9))
        throw new Undecided();
      return rising((x) => x.toDecimalPlaces(places.low.toNumber(), Exact.ROUND_HALF_UP));
    }
    case 'sqrt':
      return rising((x) => x.sqrt());
    case 'ln':
      return rising((x) => x.ln());
    case 'log10':
      return rising((x) => x.log(10));
    case 'exp':
      return rising((x) => x.exp());
  }
}

/** Whether a comparison is true or false for all values of two spans; undefined: for some. */
function compareSpans(sign: Comparison, a: Span, b: Span): boolean | undefined {
  const isDisjoint = a.high.lt(b.low) || a.low.gt(b.high);
  const isSame = isPoint(a) && isPoint(b) && a.low.eq(b.low);
  const decided = (isTrue: boolean, isFalse: boolean) =>
    isTrue ? true : isFalse ? false : undefined;
  switch (sign) {
    case '<':
      return decided(a.high.lt(b.low), a.low.gte(b.high));
    case '<=':
      return decided(a.high.lte(b.low), a.low.gt(b.high));
    case '>':
      return decided(a.low.gt(b.high), a.high.lte(b.low));
    case '>=':
      return decided(a.low.gte(b.high), a.high.lt(b.low));
    case '==':
      return decided(isSame, isDisjoint);
    case '!=':
      return decided(isDisjoint, isSame);
  }
}

function truthOf(condition: Condition, values: BoundedValues): boolean | undefined {
  if (condition.kind === 'sex') return (values.sex === condition.sex) === (condition.sign === '==');
  if (condition.kind === 'comparison') {
    const { sign, left, right } = condition;
    try {
      return compareSpans(sign, formulaSpan(left, values), formulaSpan(right, values));
    } catch (error) {
      if (error instanceof Undecided) return undefined;
      throw error;
    }
  }
  const [left, right] = [truthOf(condition.left, values), truthOf(condition.right, values)];
  const decisive = condition.kind === 'or';
  if (left === decisive || right === decisive) return decisive;
  return left === undefined || right === undefined ? undefined : !decisive;
}

/**
 * Decides a condition on values of which some are known by their limits only, such as `<5`.
 * Undefined if it is true for some of the possible values and false for others. Limits are taken as
 * possible values, and every occurrence of a name on its own, so that an undecided condition is
 * never reported as decided (interval arithmetic; professional knowledge).
 */
export function decideCondition(condition: Condition, values: BoundedValues): boolean | undefined {
  return truthOf(condition, values);
}
