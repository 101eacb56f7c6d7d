export * from './flag.schema.ts';
export * from './result-trace.schema.ts';
export * from './autoverification.schema.ts';
export * from './check.schema.ts';
export * from './amendment.schema.ts';
export { toVerify } from './amendment.ts';
export * from './attachment.ts';
export * from './result.schema.ts';
export * from './result.endpoints.ts';
export { countResults, workCountsSchema } from './work-counts.ts';
export type { WorkCounts, WorkCountsSchema } from './work-counts.ts';
export * from './autoverification.endpoints.ts';
export * from './critical-call.schema.ts';
export * from './critical-call.endpoints.ts';
export { recordCallAttempt } from './critical-call-attempt.ts';
export { acknowledgeCriticalResult } from './acknowledge-critical-result.ts';
export * from './result-step.schema.ts';
export { gathered, stepsOf } from './result-steps.ts';
export { mayAcknowledge, readsBack, refusesAttempt } from './read-back.ts';
export * from './chart.schema.ts';
export { chartEndpoints, listChartResults, readChartCounts } from './chart.endpoints.ts';
export * from './requested-reports.schema.ts';
export * from './inbox-counts.ts';
export * from './requested-reports.endpoints.ts';
export { requestedReportsAccess } from './requested-reports.access.ts';
export { calculatedValue, inOrderOfCalculation } from './calculated-value.ts';
export type { CalculatedValue, CalculationInput } from './calculated-value.ts';
export * from './report-recipient.schema.ts';
export * from './reflex.schema.ts';
export {
  interferenceCheck,
  interferenceOf,
  lateInterference,
  suppressedValue,
  suppressionReason,
} from './interference.ts';
export * from './uncertainty.schema.ts';
export { uncertaintyOf } from './uncertainty.ts';
export * from './second-value.schema.ts';
export { secondValueOf } from './second-value.ts';
export type { ResultInUnit } from './second-value.ts';
export { readQuantity } from './read-quantity.ts';
export type { Quantity, ReadQuantity } from './read-quantity.ts';
export * from './reactive-screening.ts';
export { firedRules, meets } from './reflex.ts';
export type { ReflexValue } from './reflex.ts';
export {
  autoverificationCheck,
  detailOf,
  isDisabledBySwitch,
  ruleReference,
  manualReviewReasons,
} from './autoverification.ts';
export type { EvaluatedValue } from './autoverification.ts';
export { fateOf, trialOf } from './autoverification-trial.ts';
export type { PastValue } from './autoverification-trial.ts';
export * from './consistency-trial.schema.ts';
export * from './consistency.endpoints.ts';
export { consistencyTrialOf } from './consistency-trial.ts';
export type { TriedOrder } from './consistency-trial.ts';
export { ONE_COLLECTION, consistencyChecks, consistencyOfOrder } from './consistency.ts';
export type { ComparedResult, EvaluatedRule } from './consistency.ts';
export { logNormalChangeValues, referenceChangeValue } from './reference-change-value.ts';
export { checkDelta } from './delta-check.ts';
export type { DatedValue } from './delta-check.ts';
export { reviewReason, specimenReview } from './bulk-verification.ts';
export type { ResultToVerify, ReviewedResult } from './bulk-verification.ts';
export { mostSevere, specimenReviewReasons } from './review-reasons.ts';
export type { ReviewReason, SpecimenReviewReason } from './review-reasons.ts';
export { verification } from './verification.ts';
export type { VerifiableResult, Verification, Verifier } from './verification.ts';
export * from './overview.schema.ts';
export * from './overview.endpoints.ts';
export { overviewAccess, verificationAccess } from './overview.access.ts';
export { checksOf, codedHistoryHold, holdsOf, manualHoldOf, releasePermissions } from './checks.ts';
export type { CheckedTest, CheckedValue } from './checks.ts';
export { interpret } from './interpretation.ts';
export type { InterpretedTest, Interpretation } from './interpretation.ts';
export {
  briefValue,
  MAX_NARRATIVE,
  MAX_VALUE,
  narrativeBlocks,
  narrativeChanges,
} from './narrative.ts';
export type { NarrativeBlock, NarrativeChange } from './narrative.ts';
export * from './applied-comment.schema.ts';
export {
  amendedComments,
  changeComments,
  commentsOfValue,
  fitsDepartment,
  meetsCommentRule,
  reportedComments,
  takesCodedComments,
} from './coded-comments.ts';
export type { CommentChange, CommentedResult } from './coded-comments.ts';
export { acceptValue } from './accepted-value.ts';
export type { AcceptedValue, AcceptingTest } from './accepted-value.ts';
export { alternativeReadings, isAmbiguousNumber } from './ambiguous-number.ts';
export type { ReadTest } from './ambiguous-number.ts';
export { readingIn, translationsOf } from './patient-reading.ts';
export type { PatientReading } from './patient-reading.ts';
export {
  isWithheldVisibility,
  portalVisibility,
  portalFrom,
  refusesPortalRelease,
} from './portal-release.ts';
export type { PortalVisibility, SeenResult } from './portal-release.ts';
export type { WithheldVisibility } from './result.schema.ts';
export { parseRatio, titerOfReciprocal } from './parse-ratio.ts';
export type { Ratio } from './parse-ratio.ts';
export { parseValue } from './parse-value.ts';
export { plainNotation } from './plain-notation.ts';
export { typedNumber } from './typed-number.ts';
export type { Comparator, ParsedValue } from './parse-value.ts';
export { changeSince, stepsSince } from './value-change.ts';
export type { ValueChange } from './value-change.ts';
export {
  canMoveResult,
  isEnded,
  isReported,
  isVerified,
  refusesEntry,
  refusesHold,
  refusesVerification,
  resultMoves,
  verifyingLeadsTo,
} from './transitions.ts';
export type { ResultMove, VerifiedResult } from './transitions.ts';
export { listIssuedReports, signatureInGroups } from './issued-report.ts';
export type { IssuedReport } from './issued-report.ts';
export type { ResultId } from './result-id.ts';
export type { InstrumentId } from './instrument-id.ts';
