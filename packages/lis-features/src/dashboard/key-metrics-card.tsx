import type { KeyMetrics } from '@alms/lis-domain/analytics';
import { Card } from '@alms/ui/card';
import { DescriptionList } from '@alms/ui/description-list';
import { useFormat, useMessages } from '@alms/ui/i18n';
import { Link } from '@alms/ui/link';
import { ResourceView, type Resource } from '@alms/ui/resource';
import { Skeleton } from '@alms/ui/skeleton';
import { Stack } from '@alms/ui/stack';
import { Text } from '@alms/ui/text';
import { dashboardMessages } from './words/index.ts';
import { WindowDates } from './window-dates.tsx';

const HEALTH = {
  good: 'healthGood',
  degraded: 'healthDegraded',
  down: 'healthDown',
  unknown: 'healthUnknown',
} as const;

export interface KeyMetricsCardProps {
  metrics: Resource<KeyMetrics>;
  onRetry: () => void | Promise<void>;
  /** Link to the analytics. When omitted, the user may not open them. */
  href?: string | undefined;
}

/**
 * Key figures of the facility with their period. Revenue is shown only when the server returns it.
 */
export function KeyMetricsCard({ metrics, onRetry, href }: KeyMetricsCardProps) {
  const words = useMessages(dashboardMessages);
  const format = useFormat();
  return (
    <Card
      heading={words.metrics}
      {...(href !== undefined && { headerActions: <Link href={href}>{words.allFigures}</Link> })}
      {...(metrics.status === 'ready' && {
        footer: (
          <Stack gap="s1">
            <WindowDates {...metrics.data.window} />
            <Text as="span">{words.withConfidential}</Text>
          </Stack>
        ),
      })}
    >
      <ResourceView
        resource={metrics}
        label={words.metrics}
        skeleton={<Skeleton count={5} />}
        onRetry={onRetry}
      >
        {(figures) => (
          <DescriptionList
            items={[
              {
                id: 'patients',
                term: words.patients,
                description: format.number(figures.total_patients),
              },
              {
                id: 'orders',
                term: words.totalOrders,
                description: format.number(figures.total_orders),
              },
              {
                id: 'completed',
                term: words.completedTests,
                description: format.number(figures.completed_tests),
              },
              {
                id: 'pending',
                term: words.pendingTests,
                description: format.number(figures.pending_tests),
              },
              ...(figures.total_revenue === null || figures.currency === null
                ? []
                : [
                    {
                      id: 'revenue',
                      term: words.revenue,
                      description: format.number(figures.total_revenue, {
                        style: 'currency',
                        currency: figures.currency,
                      }),
                    },
                  ]),
              {
                id: 'health',
                term: words.health,
                description: words[HEALTH[figures.system_health]],
              },
            ]}
          />
        )}
      </ResourceView>
    </Card>
  );
}
