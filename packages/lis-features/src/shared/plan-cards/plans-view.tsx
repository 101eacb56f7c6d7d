import type { Plan } from '@alms/lis-domain/subscription';
import { useMessages } from '@alms/ui/i18n';
import { ResourceView, type Resource } from '@alms/ui/resource';
import { Skeleton } from '@alms/ui/skeleton';
import type { ReactNode } from 'react';
import { planCardsMessages } from './words/index.ts';
import * as S from './plan-cards.styles.ts';

const PLANS_EXPECTED = 3;
const LINES = 5;

export interface PlansViewProps {
  plans: Resource<readonly Plan[]>;
  /** Reloads the plans. When omitted, no button is shown. */
  onRetry?: () => void | Promise<void>;
  /** Renders the loaded plans with `PlanCards` or `PlanChoice`. */
  children: (plans: readonly Plan[]) => ReactNode;
}

/** Plans with loading and error states. */
export function PlansView({ plans, children, ...retry }: PlansViewProps) {
  const words = useMessages(planCardsMessages);
  return (
    <ResourceView
      {...retry}
      resource={plans}
      label={words.plans}
      failedTitle={words.failed}
      empty={{ 'none-yet': { title: words.noneTitle, body: words.noneBody } }}
      skeleton={<PlansSkeleton />}
    >
      {children}
    </ResourceView>
  );
}

function PlansSkeleton() {
  return (
    <S.Cards>
      {Array.from({ length: PLANS_EXPECTED }, (_, card) => (
        <li key={card}>
          <Skeleton width="8rem" />
          <Skeleton width="11rem" height="20px" />
          <Skeleton count={LINES} />
        </li>
      ))}
    </S.Cards>
  );
}
