export * from './flag.schema.js';
export * from './autoverification.schema.js';
export * from './check.schema.js';
export * from './attachment.js';
export * from './result.schema.js';
export * from './result.endpoints.js';
export * from './autoverification.endpoints.js';
export * from './critical-call.schema.js';
export * from './critical-call.endpoints.js';
export * from './result-step.schema.js';
export { gathered, stepsOf } from './result-steps.js';
export { readsBack, refusesAttempt } from './read-back.js';
export * from './requested.schema.js';
export * from './requested.endpoints.js';
export { requestedReportsAccess } from './requested.access.js';
export { calculatedValue, inOrderOfCalculation } from './calculated-value.js';
export type { CalculatedValue, CalculationInput } from './calculated-value.js';
export * from './reflex.schema.js';
export { readQuantity } from './read-quantity.js';
export type { Quantity, ReadQuantity } from './read-quantity.js';
export { firedRules, meets } from './reflex.js';
export type { ReflexValue } from './reflex.js';
export {
  autoverificationCheck,
  detailOf,
  isLeftBySwitch,
  ruleReference,
  whyLeftToPerson,
} from './autoverification.js';
export type { JudgedValue } from './autoverification.js';
export { fateOf, trialOf } from './autoverification-trial.js';
export type { PastValue } from './autoverification-trial.js';
export { checkDelta } from './delta-check.js';
export type { DatedValue } from './delta-check.js';
export { checksOf, holdsOf, releasePermission } from './checks.js';
export type { CheckedTest, CheckedValue } from './checks.js';
export { interpret } from './interpretation.js';
export type { InterpretedTest, Interpretation } from './interpretation.js';
export { isAmbiguousNumber, misreadAs, otherReadings } from './misread.js';
export type { ReadTest } from './misread.js';
export { readingIn, translationsOf } from './patient-reading.js';
export type { PatientReading } from './patient-reading.js';
export { patientSight, portalFrom, refusesShowing } from './portal-release.js';
export type { PatientSight, SeenResult } from './portal-release.js';
export { parseRatio, titerOfReciprocal } from './parse-ratio.js';
export type { Ratio } from './parse-ratio.js';
export { parseValue } from './parse-value.js';
export type { Comparator, ParsedValue } from './parse-value.js';
export { changeSince, stepsSince } from './value-change.js';
export type { ValueChange } from './value-change.js';
export {
  canMoveResult,
  isReported,
  isVerified,
  refusesEntry,
  refusesVerification,
  resultMoves,
  verifyingLeadsTo,
} from './transitions.js';
export type { ResultMove, VerifiedResult } from './transitions.js';
export { listIssuedReports, signatureInGroups } from './issued-report.js';
export type { IssuedReport } from './issued-report.js';
