export * from './order.schema.ts';
export * from './order.endpoints.ts';
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
} from './clinical-information.ts';
export type { Diagnosis, FastingState, ToldOfPatient } from './clinical-information.ts';
export * from './kept-conditions.endpoints.ts';
export * from './kept-conditions.schema.ts';
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
} from './kept-conditions.ts';
export type { ConditionFault, ConditionSpan, ConditionState } from './kept-conditions.ts';
export { orderNumber } from './order-number.ts';
export {
  canMoveOrderItem,
  hasCollected,
  isOutstanding,
  isStanding,
  orderItemMoves,
  orderStateOf,
} from './order-state.ts';
export type { OrderItemMove } from './order-state.ts';
export { planOrder } from './plan-order.ts';
export { itemStateOn, overstood, shortage, specimenForAddition, withTestOn } from './add-tests.ts';
export type { OrderSpecimen, Overstood, Shortage } from './add-tests.ts';
export type { OrderPlan, PlannedSpecimen, PlannedTest } from './plan-order.ts';
export { isRepeatedTooSoon } from './repeats.ts';
