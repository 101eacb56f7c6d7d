import type { BillingCycle, Plan } from '@alms/lis-domain/subscription';
import type { ReactNode } from 'react';
import { PlanFacts } from './plan-facts.tsx';
import * as S from './plan-cards.styles.ts';

export interface PlanCardsProps {
  /** Plans in server order, cheapest first. */
  plans: readonly Plan[];
  /** Billing cycle of the displayed price. */
  cycle: BillingCycle;
  /** Whether all plans are currently free; prices apply afterwards. */
  beta: boolean;
  /** Heading level of the plan names. @default 3 */
  headingLevel?: 2 | 3 | 4;
  /** The action below a plan. When omitted, there is none. */
  renderAction?: ((plan: Plan) => ReactNode) | undefined;
}

/** Plans side by side, for display. For a selection use `PlanChoice`. */
export function PlanCards({ plans, cycle, beta, headingLevel = 3, renderAction }: PlanCardsProps) {
  const Name = `h${headingLevel}` as const;
  return (
    <S.Cards data-component="plan-cards">
      {plans.map((plan) => (
        <li key={plan.id}>
          <Name>{plan.plan_name}</Name>
          <PlanFacts plan={plan} cycle={cycle} beta={beta} />
          {renderAction?.(plan)}
        </li>
      ))}
    </S.Cards>
  );
}
