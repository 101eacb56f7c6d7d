import type { BillingCycle, Plan } from '@alms/lis-domain/subscription';
import { RadioGroup, type RadioGroupProps } from '@alms/ui/radio-group';
import { PlanFacts } from './plan-facts.tsx';

export interface PlanChoiceProps extends Omit<RadioGroupProps, 'options' | 'variant'> {
  /** Plans in server order, cheapest first. */
  plans: readonly Plan[];
  /** Billing cycle of the displayed price. */
  cycle: BillingCycle;
  /** Whether all plans are currently free; prices apply afterwards. */
  beta: boolean;
}

/**
 * Form field that selects a plan; its value is the plan’s `id`. Labels and native props are those
 * of `RadioGroup`. To only show the plans use `PlanCards`.
 */
export function PlanChoice({ plans, cycle, beta, ...field }: PlanChoiceProps) {
  const options = plans.map((plan) => ({
    value: plan.id,
    label: plan.plan_name,
    description: <PlanFacts plan={plan} cycle={cycle} beta={beta} />,
  }));
  return <RadioGroup {...field} variant="cards" options={options} />;
}
