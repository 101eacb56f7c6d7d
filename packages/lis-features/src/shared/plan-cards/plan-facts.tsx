import type { BillingCycle, Plan } from '@alms/lis-domain/subscription';
import { useFormat, useMessages } from '@alms/ui/i18n';
import { usePlanTerms } from '../plan-terms/index.ts';
import { planCardsMessages } from './words/index.ts';
import * as S from './plan-cards.styles.ts';

export interface PlanFactsProps {
  plan: Plan;
  cycle: BillingCycle;
  beta: boolean;
}

/** Prices and limits of a plan, shared by the display card and the selection card. */
export function PlanFacts({ plan, cycle, beta }: PlanFactsProps) {
  const words = useMessages(planCardsMessages);
  const terms = usePlanTerms();
  const format = useFormat();
  const { features, currency } = plan;

  const price = format.number(cycle === 'yearly' ? plan.yearly_price : plan.monthly_price, {
    style: 'currency',
    currency,
    trailingZeroDisplay: 'stripIfInteger',
  });
  const period = cycle === 'yearly' ? words.perYear : words.perMonth;
  const later = cycle === 'yearly' ? terms.laterPerYear({ price }) : terms.laterPerMonth({ price });
  const limit = (max: number | null) => (max === null ? words.unlimited : format.number(max));
  const part = (included: boolean) => (included ? words.included : words.notIncluded);

  const facts = [
    { term: words.users, value: limit(features.max_users) },
    { term: words.patients, value: limit(features.max_patients) },
    { term: words.testsPerMonth, value: limit(features.max_tests_per_month) },
    { term: words.analytics, value: part(features.analytics), lacking: !features.analytics },
    {
      term: words.prioritySupport,
      value: part(features.priority_support),
      lacking: !features.priority_support,
    },
  ];
  return (
    <S.Facts data-component="plan-facts">
      <p data-part="due">{beta ? words.free : price}</p>
      <p data-part="terms">{beta ? later : period}</p>
      <dl>
        {facts.map(({ term, value, lacking }) => (
          <div key={term} data-lacking={lacking || undefined}>
            <dt>{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </S.Facts>
  );
}
