import type { Subscription } from '@alms/lis-domain/subscription';
import { Card } from '@alms/ui/card';
import { useNow } from '@alms/ui/clock';
import { DescriptionList } from '@alms/ui/description-list';
import { useFormat, useMessages } from '@alms/ui/i18n';
import { Link } from '@alms/ui/link';
import { ResourceView, type Resource } from '@alms/ui/resource';
import { Skeleton } from '@alms/ui/skeleton';
import { Stack } from '@alms/ui/stack';
import { usePlanTerms } from '../../shared/plan-terms/index.ts';
import { PlanUsage } from '../../shared/plan-usage/index.ts';
import { planCardMessages } from './words/index.ts';

export interface PlanCardProps {
  subscription: Resource<Subscription>;
  onRetry: () => void | Promise<void>;
  /** Link to plan management. */
  href: string;
}

/**
 * The facility’s plan and its usage, as a dashboard card. For plan management use
 * `SubscriptionCard`.
 */
export function PlanCard({ subscription, onRetry, href }: PlanCardProps) {
  const words = useMessages(planCardMessages);
  return (
    <Card heading={words.title} headerActions={<Link href={href}>{words.manage}</Link>}>
      <ResourceView
        resource={subscription}
        label={words.title}
        skeleton={<Skeleton count={5} />}
        onRetry={onRetry}
      >
        {(data) => <Plan subscription={data} />}
      </ResourceView>
    </Card>
  );
}

function Plan({ subscription }: { subscription: Subscription }) {
  const words = useMessages(planCardMessages);
  const terms = usePlanTerms();
  const format = useFormat();
  const { plan_name, status, trial_ends_at, ended } = subscription;
  // While all plans are free, trials do not end. A passed end date is not shown.
  const isToCome = useNow() < Date.parse(trial_ends_at) && status !== 'active';
  return (
    <Stack>
      <DescriptionList
        items={[
          { id: 'plan', term: words.plan, description: plan_name },
          ...(ended || isToCome
            ? [
                {
                  id: 'trial',
                  term: ended ? terms.ended : terms.ends,
                  description: format.longDate(trial_ends_at),
                },
              ]
            : []),
        ]}
      />
      <PlanUsage subscription={subscription} />
    </Stack>
  );
}
