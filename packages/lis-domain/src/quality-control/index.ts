export * from './quality-control.schema.ts';
export * from './eqa.schema.ts';
export * from './eqa.endpoints.ts';
export * from './eqa-limits.schema.ts';
export * from './eqa-limits.endpoints.ts';
export * from './lots.schema.ts';
export * from './lots.endpoints.ts';
export * from './lot-comparison.schema.ts';
export * from './lot-comparison.endpoints.ts';
export * from './quality-control.endpoints.ts';
export { readers as qualityControlAccess } from './quality-control.access.ts';
export {
  controlRules,
  defaultRules,
  MAX_LEVELS,
  ruleConfigurationSchema,
  ruleSeverities,
} from './rules.ts';
export type { ControlRule, RuleConfiguration, RuleSeverity } from './rules.ts';
export { deviationOf, zOf } from './deviation.ts';
export type { ControlLimits } from './deviation.ts';
export { evaluateRun, judgments, RUNS_LOOKED_AT } from './westgard.ts';
export type {
  ControlReading,
  EvaluatedRun,
  Judgment,
  RunJudgment,
  Verdict,
  Violation,
} from './westgard.ts';
export { calibrationDueAt, calibrationInForce } from './calibration.ts';
export type { CalibrationFacts } from './calibration.ts';
export { isInUse, lacksComparison, usesOverlap } from './lot-use.ts';
export type { LotHistory, LotPeriod } from './lot-use.ts';
export { affectedPeriod, needsReview } from './affected.ts';
export type { AffectedPeriod } from './affected.ts';
export {
  eqaDueAt,
  eqaScoreOf,
  eqaScores,
  eqaStateAfter,
  eqaStates,
  eqaSteps,
  isClosed,
  isNotAcceptable,
  scoreReported,
  lateReasons,
  needsAction,
  refusesReview,
  refusesSubmission,
} from './eqa.ts';
export type { EqaDue, EqaScore, EqaState, EqaStep, LateReason } from './eqa.ts';
export {
  allowableOutcomeOf,
  allowableOutcomes,
  allowedAt,
  eventCounts,
  eventScoreOf,
  isUnsuccessful,
  limitInForce,
  REQUIRED_SCORE,
} from './allowable-error.ts';
export type { AllowableError, AllowableOutcome, EventCounts } from './allowable-error.ts';
export { allowableErrorSetIds, allowableErrorSets } from './allowable-error-sets.ts';
export type { AllowableErrorRow, AllowableErrorSet } from './allowable-error-sets.ts';
export {
  EQA_BIAS_DAYS,
  followsPlan,
  MIN_EQA_VALUES,
  planRefusals,
  proposePlan,
  withPlannedRules,
} from './qc-plan.ts';
export type { BiasSource, EqaBias, PlanLevel, PlanRefusal, QcPlan } from './qc-plan.ts';
export {
  compareLots,
  lotDecisions,
  MAX_PAIRS,
  MIN_PAIRS,
  refusesDecision,
} from './lot-comparison.ts';
export type { LotDecision, LotPair, LotVerdict } from './lot-comparison.ts';
export { ROLLING_VALUES, rollingExclusions, rollingTarget } from './rolling-target.ts';
export type { LotValue, RollingExclusion, RollingTarget } from './rolling-target.ts';
export {
  biasOf,
  canEstablish,
  MIN_DAYS,
  MIN_VALUES,
  lotStatistics,
  passRate,
  sigmaOf,
} from './statistics.ts';
export type { LotStatistics } from './statistics.ts';
export {
  actionStates,
  canRead,
  canVoid,
  lotStateOn,
  lotStates,
  refusesActionVerification,
  expiryOf,
} from './states.ts';
export type { ActionState, LotState, RunStatus } from './states.ts';
export { holdAt, newlyOverdueAt } from './hold.ts';
export type { ControlState, Hold } from './hold.ts';
export {
  acceptedRepeat,
  correctionsOf,
  correctionWith,
  isSignedOff,
  stepsOf,
} from './corrections.ts';
export type { Correction, CorrectionStep, CorrectionStepState } from './corrections.ts';
