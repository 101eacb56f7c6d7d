export * from './order.schema.js';
export * from './order.endpoints.js';
export { planOrder } from './plan-order.js';
export type { OrderPlan, PlannedSpecimen, PlannedTest } from './plan-order.js';
