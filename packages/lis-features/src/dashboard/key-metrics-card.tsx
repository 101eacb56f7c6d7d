import type { KeyMetrics } from '@alms/lis-domain/analytics';
import { Card } from '@alms/ui/card';
import { DescriptionList } from '@alms/ui/description-list';
import { useFormat, useMessages } from '@alms/ui/i18n';
import { ResourceView, type Resource } from '@alms/ui/resource';
import { Skeleton } from '@alms/ui/skeleton';
import { Text } from '@alms/ui/text';
import { dashboardMessages } from './dashboard.messages.js';

const HEALTH = { good: 'healthGood', degraded: 'healthDegraded', down: 'healthDown', unknown: 'healthUnknown' } as const;

export interface KeyMetricsCardProps {
  metrics: Resource<KeyMetrics>;
  onRetry: () => void | Promise<void>;
}

/** The facility in figures, with the days they are of. Revenue only where the server gives it. */
export function KeyMetricsCard({ metrics, onRetry }: KeyMetricsCardProps) {
  const words = useMessages(dashboardMessages);
  const format = useFormat();
  return (
    <Card heading={words.metrics} {...(metrics.status === 'ready' && { footer: <Window metrics={metrics.data} /> })}>
      <ResourceView resource={metrics} label={words.metrics} skeleton={<Skeleton count={5} />} onRetry={onRetry}>
        {(figures) => (
          <DescriptionList
            items={[
              { id: 'patients', term: words.patients, description: format.number(figures.total_patients) },
              { id: 'orders', term: words.totalOrders, description: format.number(figures.total_orders) },
              { id: 'completed', term: words.completedTests, description: format.number(figures.completed_tests) },
              { id: 'pending', term: words.pending, description: format.number(figures.pending_tests) },
              ...(figures.total_revenue === null ? [] : [{ id: 'revenue', term: words.revenue, description: format.number(figures.total_revenue) }]),
              { id: 'health', term: words.health, description: words[HEALTH[figures.system_health]] },
            ]}
          />
        )}
      </ResourceView>
    </Card>
  );
}

/** The days counted; the window's end is not part of it. */
function Window({ metrics }: { metrics: KeyMetrics }) {
  const words = useMessages(dashboardMessages);
  const format = useFormat();
  const { start, end } = metrics.window;
  const first = format.longDate(start);
  // oxlint-disable-next-line no-restricted-globals -- the instant before a given one, reads no clock
  const last = format.longDate(new Date(Date.parse(end) - 1).toISOString());
  return <Text as="span">{first === last ? words.metricsDay({ start: first }) : words.metricsWindow({ start: first, end: last })}</Text>;
}
