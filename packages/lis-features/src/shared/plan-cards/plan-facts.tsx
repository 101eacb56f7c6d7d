import type { BillingCycle, Plan } from '@alms/lis-domain/subscription';
import { useFormat, useMessages } from '@alms/ui/i18n';
import { planCardsMessages } from './plan-cards.messages.js';
import * as S from './plan-cards.styles.js';

export interface PlanFactsProps {
  plan: Plan;
  cycle: BillingCycle;
}

/** What a plan costs and allows: the same lines in a card that is read and in one that is chosen. */
export function PlanFacts({ plan, cycle }: PlanFactsProps) {
  const words = useMessages(planCardsMessages);
  const format = useFormat();
  const { features, currency } = plan;

  const price = (amount: number) => format.number(amount, { style: 'currency', currency, trailingZeroDisplay: 'stripIfInteger' });
  const limit = (most: number | null) => (most === null ? words.unlimited : format.number(most));
  const part = (included: boolean) => (included ? words.included : words.notIncluded);

  const facts = [
    { term: words.users, value: limit(features.max_users) },
    { term: words.patients, value: limit(features.max_patients) },
    { term: words.testsPerMonth, value: limit(features.max_tests_per_month) },
    { term: words.analytics, value: part(features.analytics), lacking: !features.analytics },
    { term: words.prioritySupport, value: part(features.priority_support), lacking: !features.priority_support },
  ];
  return (
    <S.Facts data-component="plan-facts">
      <p data-part="free">{words.free}</p>
      <p data-part="price">{cycle === 'yearly' ? words.perYear({ price: price(plan.yearly_price) }) : words.perMonth({ price: price(plan.monthly_price) })}</p>
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
