export {
  aliasField,
  arithmeticReasons,
  calculationSchema,
  functions,
  patientNames,
} from './calculation.schema.ts';
export type { ArithmeticReason, Calculation, FormulaFunction } from './calculation.schema.ts';
export { evaluateCondition, evaluateFormula } from './evaluate.ts';
export type { FormulaValues } from './evaluate.ts';
export { decideCondition } from './decide.ts';
export type { Bounds, BoundedValues } from './decide.ts';
export { failedComparisons } from './failed-comparisons.ts';
export type { FailedComparison } from './failed-comparisons.ts';
export { faultSentence, formulaFaultCodes, parseCondition, parseExpression } from './formula.ts';
export type { Condition, Formula, FormulaFault, FormulaFaultCode, ReadFormula } from './formula.ts';
