import type { BillingCycle, Plan } from '@alms/lis-domain/subscription';
import { PlanFacts } from './plan-facts.tsx';
import * as S from './plan-cards.styles.ts';

export interface PlanCardsProps {
  /** Cheapest first, as the server gives them. */
  plans: readonly Plan[];
  /** Which of a plan's two prices is shown. */
  cycle: BillingCycle;
  /** All plans are free for now; their prices hold afterwards. */
  beta: boolean;
  /** The place of the plans' names in the page's outline. @default 3 */
  headingLevel?: 2 | 3 | 4;
}

/** The plans side by side, to be read. To choose one use `PlanChoice`. */
export function PlanCards({ plans, cycle, beta, headingLevel = 3 }: PlanCardsProps) {
  const Name = `h${headingLevel}` as const;
  return (
    <S.Cards data-component="plan-cards">
      {plans.map((plan) => (
        <li key={plan.id}>
          <Name>{plan.plan_name}</Name>
          <PlanFacts plan={plan} cycle={cycle} beta={beta} />
        </li>
      ))}
    </S.Cards>
  );
}
