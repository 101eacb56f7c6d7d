export * from './priority.ts';
export * from './order.schema.ts';
export { orderReadAccess } from './order.access.ts';
export * from './order.endpoints.ts';
export {
  clinicalEntries,
  conditionsFor,
  contradictionIn,
  diagnosisText,
  fastingOf,
  fastingStates,
  maxDiagnoses,
  notOfSex,
  readDiagnosis,
  statedConditions,
} from './clinical-information.ts';
export type { Diagnosis, FastingState, PatientClinicalFacts } from './clinical-information.ts';
export * from './recorded-conditions.endpoints.ts';
export * from './recorded-conditions.schema.ts';
export {
  conditionFaults,
  conditionState,
  conditionStates,
  gestationOn,
  isRecorded,
  recordableConditions,
  conditionsToRecord,
  newlyReported,
  proposedFor,
  reportedOn,
  withNewlyReported,
} from './recorded-conditions.ts';
export type { ConditionFault, ConditionSpan, ConditionState } from './recorded-conditions.ts';
export { isOrderNumber, orderNumber } from './order-number.ts';
export {
  canMoveOrderItem,
  hasCollected,
  mayChangeWard,
  isOutstanding,
  isActiveItem,
  orderItemMoves,
  orderStateOf,
  outstandingStates,
} from './order-state.ts';
export type { OrderItemMove } from './order-state.ts';
export { planOrder } from './plan-order.ts';
export {
  itemStateOn,
  stabilityExceeded,
  shortage,
  specimenForAddition,
  withTestOn,
} from './add-tests.ts';
export type { OrderSpecimen, StabilityExceeded, Shortage } from './add-tests.ts';
export type { OrderPlan, PlannedSpecimen, PlannedTest } from './plan-order.ts';
export { testsToReorder, undoOfOrder } from './reorder.ts';
export { limitReasons, limitSentence } from './patient-limits.ts';
export type { LimitedPatient, LimitReason } from './patient-limits.ts';
export { isRepeatedTooSoon } from './repeats.ts';
export type { OrderId } from './order-id.ts';
