export { BillingCycleSwitch } from './billing-cycle-switch.tsx';
export { PlanCards } from './plan-cards.tsx';
export { PlanChoice } from './plan-choice.tsx';
export { PlansView } from './plans-view.tsx';
export type { BillingCycleSwitchProps } from './billing-cycle-switch.tsx';
export type { PlanCardsProps } from './plan-cards.tsx';
export type { PlanChoiceProps } from './plan-choice.tsx';
export type { PlansViewProps } from './plans-view.tsx';
