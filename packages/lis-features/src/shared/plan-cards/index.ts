export { BillingCycleSwitch } from './billing-cycle-switch.js';
export { PlanCards } from './plan-cards.js';
export { PlanChoice } from './plan-choice.js';
export { PlansView } from './plans-view.js';
export type { BillingCycleSwitchProps } from './billing-cycle-switch.js';
export type { PlanCardsProps } from './plan-cards.js';
export type { PlanChoiceProps } from './plan-choice.js';
export type { PlansViewProps } from './plans-view.js';
