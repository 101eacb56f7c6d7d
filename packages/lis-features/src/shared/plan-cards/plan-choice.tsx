import type { BillingCycle, Plan } from '@alms/lis-domain/subscription';
import { RadioGroup, type RadioGroupProps } from '@alms/ui/radio-group';
import { PlanFacts } from './plan-facts.tsx';

export interface PlanChoiceProps extends Omit<RadioGroupProps, 'options' | 'variant'> {
  /** Cheapest first, as the server gives them. */
  plans: readonly Plan[];
  /** Which of a plan's two prices is shown. */
  cycle: BillingCycle;
  /** All plans are free for now; their prices hold afterwards. */
  beta: boolean;
}

/**
 * One of the plans, as a field of a form; its value is the plan's `id`. Words and native props as in `RadioGroup`.
 * To only show the plans use `PlanCards`.
 */
export function PlanChoice({ plans, cycle, beta, ...field }: PlanChoiceProps) {
  const options = plans.map((plan) => ({
    value: plan.id,
    label: plan.plan_name,
    description: <PlanFacts plan={plan} cycle={cycle} beta={beta} />,
  }));
  return <RadioGroup {...field} variant="cards" options={options} />;
}
