export * from './quality-control.schema.js';
export * from './external-assessment.schema.js';
export * from './external-assessment.endpoints.js';
export * from './quality-control.endpoints.js';
export {
  controlRules,
  defaultRules,
  MAX_LEVELS,
  ruleConfigurationSchema,
  ruleSeverities,
} from './rules.js';
export type { ControlRule, RuleConfiguration, RuleSeverity } from './rules.js';
export { deviationOf, zOf } from './deviation.js';
export type { ControlLimits } from './deviation.js';
export { judgeRun, judgments, RUNS_LOOKED_AT } from './westgard.js';
export type { ControlReading, JudgedRun, Judgment, Verdict, Violation } from './westgard.js';
export {
  eqaDueAt,
  eqaScoreOf,
  eqaScores,
  eqaStateAfter,
  eqaStates,
  eqaSteps,
  isClosed,
  judgeReported,
  lateReasons,
  needsAction,
  refusesReview,
  refusesSubmission,
} from './external-assessment.js';
export type { EqaDue, EqaScore, EqaState, EqaStep, LateReason } from './external-assessment.js';
export { ROLLING_VALUES, rollingExclusions, rollingTarget } from './rolling-target.js';
export type { LotValue, RollingExclusion, RollingTarget } from './rolling-target.js';
export {
  biasOf,
  canEstablish,
  LEAST_DAYS,
  LEAST_VALUES,
  lotStatistics,
  passRate,
  sigmaOf,
} from './statistics.js';
export type { LotStatistics } from './statistics.js';
export {
  actionStates,
  canRead,
  canVoid,
  lotStateOn,
  lotStates,
  refusesActionVerification,
  useByOf,
} from './states.js';
export type { ActionState, LotState, RunStatus } from './states.js';
export { holdAt } from './hold.js';
export type { ControlState, Hold } from './hold.js';
