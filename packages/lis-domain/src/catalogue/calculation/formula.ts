import jsep from 'jsep';
import { functions, type FormulaFunction } from './calculation.schema.ts';

const precedences = {
  or: 1,
  and: 2,
  '==': 3,
  '!=': 3,
  '<': 4,
  '<=': 4,
  '>': 4,
  '>=': 4,
  '+': 5,
  '-': 5,
  '*': 6,
  '/': 6,
  '^': 7,
  '**': 7,
} as const;
type BinarySign = keyof typeof precedences;
export type Comparison = '==' | '!=' | '<' | '<=' | '>' | '>=';
export type Arithmetic = '+' | '-' | '*' | '/' | '^';

/**
 * A parsed formula: every name is known and it evaluates to a number. Numbers keep their original
 * text.
 */
export type Formula =
  | { kind: 'figure'; text: string }
  | { kind: 'name'; name: string }
  | { kind: 'minus'; of: Formula }
  | { kind: 'arithmetic'; sign: Arithmetic; left: Formula; right: Formula }
  | { kind: 'call'; name: FormulaFunction; given: Formula[] }
  | { kind: 'choice'; when: Condition; yes: Formula; no: Formula };

/** Condition of a ternary expression, of `valid_if`, or of a consistency rule. */
export type Condition =
  | { kind: 'and' | 'or'; left: Condition; right: Condition }
  | { kind: 'comparison'; sign: Comparison; left: Formula; right: Formula }
  | { kind: 'sex'; sign: '==' | '!='; sex: 'male' | 'female' };

export const formulaFaultCodes = [
  'formula_empty',
  'formula_unreadable',
  'formula_sign',
  'formula_name',
  'formula_function',
  'formula_arguments',
  'formula_condition_needed',
  'formula_number_needed',
  'formula_minus_power',
] as const;
export type FormulaFaultCode = (typeof formulaFaultCodes)[number];

/** Reason a formula cannot be parsed. */
export interface FormulaFault {
  code: FormulaFaultCode;
  /** Character position, from 1. */
  at: number;
  /** The text at this position; empty at the end. */
  what: string;
  /** What is allowed at this position. */
  accepted: string;
}

/** Returns the error in English, as a continuation of the input’s name. */
export function faultSentence({ code, at, what, accepted }: FormulaFault): string {
  const place = `at character ${at}`;
  switch (code) {
    case 'formula_empty':
      return 'must not be empty';
    case 'formula_unreadable':
      return what === '' ? 'is incomplete' : `has a syntax error ${place}: ${what}`;
    case 'formula_sign':
      return `contains invalid ${what} ${place}; use ${accepted}`;
    case 'formula_name':
      return `contains unknown input ${what} ${place}; use ${accepted}`;
    case 'formula_function':
      return `contains unknown function ${what} ${place}; use ${accepted}`;
    case 'formula_arguments':
      return `passes the wrong number of arguments to ${what} ${place}; ${what} takes ${accepted}`;
    case 'formula_condition_needed':
      return `requires a comparison ${place}, such as ${accepted}`;
    case 'formula_number_needed':
      return `requires a number ${place}, not ${what}`;
    case 'formula_minus_power':
      return `is ambiguous ${place}; write ${accepted}`;
  }
}

/** Elements allowed in a formula, for error messages. */
const ACCEPTED = `numbers, inputs, + - * / ^, ( ), < <= > >= == !=, and, or, ? : and ${Object.keys(functions).join(', ')}`;

const comparisons: readonly string[] = ['==', '!=', '<', '<=', '>', '>='] satisfies Comparison[];

const isLogical = (sign: string): sign is 'and' | 'or' => sign === 'and' || sign === 'or';

/** The parser is a global singleton; no other module uses it, so it is configured once. */
function parser(): typeof jsep {
  if ('&&' in jsep.binary_ops) {
    jsep.removeAllBinaryOps();
    jsep.removeAllUnaryOps();
    jsep.removeAllLiterals();
    for (const [sign, precedence] of Object.entries(precedences))
      jsep.addBinaryOp(sign, precedence, sign === '^' || sign === '**');
    jsep.addUnaryOp('-');
  }
  return jsep;
}

class Unreadable extends Error {
  readonly fault: FormulaFault;

  constructor(fault: FormulaFault) {
    super(faultSentence(fault));
    this.fault = fault;
  }
}

/** Parses one text and collects the names it contains. */
class Reader {
  readonly met = new Set<string>();
  readonly #text: string;
  readonly #names: readonly string[];

  constructor(text: string, names: readonly string[]) {
    this.#text = text;
    this.#names = names;
  }

  tree(): jsep.CoreExpression {
    const text = this.#text;
    if (text.trim() === '') this.#refuse('formula_empty', '', ACCEPTED, 1);
    const foreign = /[^\w\s.+\-*/^()<>=!?:,"']/.exec(text);
    if (foreign) this.#refuse('formula_sign', foreign[0], ACCEPTED, foreign.index + 1);
    // The parser takes a connective without a right side for a name.
    if (/\b(?:and|or)\s*$/.test(text))
      this.#refuse('formula_unreadable', '', ACCEPTED, text.length + 1);
    try {
      return parser()(text) as jsep.CoreExpression;
    } catch (error) {
      const index = (error as { index?: number }).index ?? text.length;
      return this.#refuse('formula_unreadable', text.slice(index, index + 10), ACCEPTED, index + 1);
    }
  }

  number(node: jsep.CoreExpression): Formula {
    switch (node.type) {
      case 'Literal':
        if (typeof node.value !== 'number')
          return this.#refuse('formula_number_needed', node.raw, ACCEPTED);
        return /^\d+(\.\d+)?$/.test(node.raw)
          ? { kind: 'figure', text: node.raw }
          : this.#refuse('formula_sign', node.raw, ACCEPTED);
      case 'Identifier':
        if (node.name === 'sex') return this.#refuse('formula_number_needed', node.name, ACCEPTED);
        return this.#name(node.name);
      case 'UnaryExpression':
        return { kind: 'minus', of: this.number(node.argument as jsep.CoreExpression) };
      case 'BinaryExpression':
        return this.#arithmetic(node);
      case 'CallExpression':
        return this.#call(node);
      case 'ConditionalExpression':
        return {
          kind: 'choice',
          when: this.condition(node.test as jsep.CoreExpression),
          yes: this.number(node.consequent as jsep.CoreExpression),
          no: this.number(node.alternate as jsep.CoreExpression),
        };
      default:
        return this.#foreign(node);
    }
  }

  condition(node: jsep.CoreExpression): Condition {
    if (node.type === 'BinaryExpression' && isLogical(node.operator))
      return {
        kind: node.operator,
        left: this.condition(node.left as jsep.CoreExpression),
        right: this.condition(node.right as jsep.CoreExpression),
      };
    if (node.type === 'Compound') return this.#foreign(node);
    if (node.type !== 'BinaryExpression' || !comparisons.includes(node.operator)) {
      const index = this.#text.indexOf('?');
      return this.#refuse(
        'formula_condition_needed',
        this.#text,
        'age < 18',
        index === -1 ? 1 : index + 1,
      );
    }
    const sign = node.operator as Comparison;
    const [left, right] = [node.left as jsep.CoreExpression, node.right as jsep.CoreExpression];
    if (left.type !== 'Identifier' || left.name !== 'sex')
      return { kind: 'comparison', sign, left: this.number(left), right: this.number(right) };
    const sex = right.type === 'Literal' ? right.value : undefined;
    if ((sign !== '==' && sign !== '!=') || (sex !== 'male' && sex !== 'female'))
      return this.#refuse(
        'formula_condition_needed',
        'sex',
        'sex == "female"',
        this.#placeOf('sex'),
      );
    this.met.add('sex');
    return { kind: 'sex', sign, sex };
  }

  #name(name: string): Formula {
    if (!this.#names.includes(name)) this.#refuse('formula_name', name, this.#names.join(', '));
    this.met.add(name);
    return { kind: 'name', name };
  }

  #arithmetic({ operator, left, right }: jsep.BinaryExpression): Formula {
    const sign = operator === '**' ? '^' : (operator as BinarySign);
    if (comparisons.includes(sign) || isLogical(sign))
      this.#refuse('formula_number_needed', sign, ACCEPTED);
    if (sign === '^' && left.type === 'UnaryExpression')
      this.#refuse(
        'formula_minus_power',
        operator,
        '0 - x ^ 2 or (0 - x) ^ 2',
        this.#text.indexOf(operator) + 1,
      );
    return {
      kind: 'arithmetic',
      sign: sign as Arithmetic,
      left: this.number(left as jsep.CoreExpression),
      right: this.number(right as jsep.CoreExpression),
    };
  }

  #call({ callee, arguments: given }: jsep.CallExpression): Formula {
    const called = callee as jsep.CoreExpression;
    if (called.type !== 'Identifier') return this.#refuse('formula_sign', '(', ACCEPTED);
    const { name } = called;
    if (!Object.hasOwn(functions, name))
      return this.#refuse('formula_function', name, Object.keys(functions).join(', '));
    const { min, max } = functions[name as FormulaFunction];
    if (given.length < min || given.length > max)
      this.#refuse('formula_arguments', name, min === max ? String(min) : `${min} to ${max}`);
    return {
      kind: 'call',
      name: name as FormulaFunction,
      given: given.map((each) => this.number(each as jsep.CoreExpression)),
    };
  }

  /** Rejects syntax that the parser accepts but a formula does not allow. */
  #foreign(node: jsep.CoreExpression): never {
    if (node.type === 'MemberExpression') return this.#refuse('formula_sign', '.', ACCEPTED);
    if (node.type === 'ThisExpression')
      return this.#refuse('formula_name', 'this', this.#names.join(', '));
    const comma = this.#text.indexOf(',');
    const beside = /(?<!\b(?:and|or))(?<=[\w)])\s+(?!(?:and|or)\b)(?=[\w("'])/.exec(this.#text);
    const index = comma !== -1 ? comma : beside ? beside.index + beside[0].length : 0;
    return this.#refuse(
      'formula_unreadable',
      this.#text.slice(index, index + 10),
      ACCEPTED,
      index + 1,
    );
  }

  #placeOf(what: string): number {
    const word = /^\w/.test(what)
      ? new RegExp(String.raw`(?<![\w.])${what.replace(/[.]/g, String.raw`\.`)}(?!\w)`)
      : undefined;
    return (word ? this.#text.search(word) : this.#text.indexOf(what)) + 1;
  }

  #refuse(
    code: FormulaFaultCode,
    what: string,
    accepted: string,
    at = Math.max(1, this.#placeOf(what)),
  ): never {
    throw new Unreadable({ code, at, what, accepted });
  }
}

/** A parsed text with the names it contains, or the reason it cannot be parsed. */
export type ReadFormula<Read> =
  | { status: 'read'; formula: Read; names: ReadonlySet<string> }
  | { status: 'refused'; fault: FormulaFault };

function read<Read>(
  text: string,
  names: readonly string[],
  as: (reader: Reader, tree: jsep.CoreExpression) => Read,
): ReadFormula<Read> {
  const reader = new Reader(text, names);
  try {
    return { status: 'read', formula: as(reader, reader.tree()), names: reader.met };
  } catch (error) {
    if (error instanceof Unreadable) return { status: 'refused', fault: error.fault };
    throw error;
  }
}

/**
 * Parses a formula: numbers, names, `+ - * / ^` (also `**`), parentheses, the functions above, and
 * `a < b ? x : y`. Nothing is ever executed as code: the text becomes a tree of the allowed
 * elements, and anything else is rejected with its position.
 *
 * @param names Names allowed in the formula.
 */
export function parseExpression(text: string, names: readonly string[]): ReadFormula<Formula> {
  return read(text, names, (reader, tree) => reader.number(tree));
}

/** Parses a condition, such as `tg < 400`, `sex == "female"` or `tsh >= 0.1 or ft4 >= 0.9`. */
export function parseCondition(text: string, names: readonly string[]): ReadFormula<Condition> {
  return read(text, names, (reader, tree) => reader.condition(tree));
}
