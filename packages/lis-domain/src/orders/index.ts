export * from './order.schema.js';
export * from './order.endpoints.js';
export { orderNumber } from './order-number.js';
export { canMoveOrderItem, isOutstanding, orderItemMoves, orderStateOf } from './order-state.js';
export type { OrderItemMove } from './order-state.js';
export { planOrder } from './plan-order.js';
export { itemStateOn, specimenForAddition } from './add-tests.js';
export type { OrderSpecimen } from './add-tests.js';
export type { OrderPlan, PlannedSpecimen, PlannedTest } from './plan-order.js';
