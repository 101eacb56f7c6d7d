export {
  aliasField,
  arithmeticReasons,
  calculationSchema,
  functions,
  patientNames,
} from './calculation.schema.js';
export type { ArithmeticReason, Calculation, FormulaFunction } from './calculation.schema.js';
export { evaluateCondition, evaluateFormula, roundDecimal } from './evaluate.js';
export type { FormulaValues } from './evaluate.js';
export { faultSentence, formulaFaultCodes, parseCondition, parseExpression } from './formula.js';
export type { Condition, Formula, FormulaFault, FormulaFaultCode, ReadFormula } from './formula.js';
