export * from './order.schema.js';
export * from './order.endpoints.js';
export {
  clinicalEntries,
  conditionsFor,
  contradictionIn,
  diagnosisText,
  fastingOf,
  fastingStates,
  mostDiagnoses,
  notOfSex,
  readDiagnosis,
  statedConditions,
} from './clinical-information.js';
export type { Diagnosis, FastingState, ToldOfPatient } from './clinical-information.js';
export * from './kept-conditions.endpoints.js';
export * from './kept-conditions.schema.js';
export {
  conditionFaults,
  conditionState,
  conditionStates,
  gestationOn,
  isKept,
  keepableConditions,
  keptOf,
  newlyTold,
  proposedFor,
  toldOn,
  withNewlyTold,
} from './kept-conditions.js';
export type { ConditionFault, ConditionSpan, ConditionState } from './kept-conditions.js';
export { orderNumber } from './order-number.js';
export {
  canMoveOrderItem,
  hasCollected,
  isOutstanding,
  isStanding,
  orderItemMoves,
  orderStateOf,
} from './order-state.js';
export type { OrderItemMove } from './order-state.js';
export { planOrder } from './plan-order.js';
export { itemStateOn, overstood, shortage, specimenForAddition, withTestOn } from './add-tests.js';
export type { OrderSpecimen, Overstood, Shortage } from './add-tests.js';
export type { OrderPlan, PlannedSpecimen, PlannedTest } from './plan-order.js';
export { isRepeatedTooSoon } from './repeats.js';
