import type { RevenueMetrics } from '@alms/lis-domain/billing';
import { Card } from '@alms/ui/card';
import { DescriptionList } from '@alms/ui/description-list';
import { useMessages } from '@alms/ui/i18n';
import { Link } from '@alms/ui/link';
import { ResourceView, type Resource } from '@alms/ui/resource';
import { Skeleton } from '@alms/ui/skeleton';
import { Text } from '@alms/ui/text';
import { useMoney } from '../../shared/money/index.ts';
import { WindowDates } from '../window-dates.tsx';
import { revenueCardMessages } from './words/index.ts';

export interface RevenueCardProps {
  revenue: Resource<RevenueMetrics>;
  onRetry: () => void | Promise<void>;
  /** Link to invoices and payments. When omitted, the user may not open them. */
  href?: string | undefined;
}

/**
 * Amounts billed, paid and refunded in the last days, and the current balance due. All are in the
 * facility’s currency and include tax.
 */
export function RevenueCard({ revenue, onRetry, href }: RevenueCardProps) {
  const words = useMessages(revenueCardMessages);
  return (
    <Card
      heading={words.title}
      {...(href !== undefined && { headerActions: <Link href={href}>{words.payments}</Link> })}
      {...(revenue.status === 'ready' && { footer: <WindowDates {...revenue.data.window} /> })}
    >
      <ResourceView
        resource={revenue}
        label={words.title}
        skeleton={<Skeleton count={4} />}
        onRetry={onRetry}
      >
        {(figures) => <Figures {...figures} />}
      </ResourceView>
    </Card>
  );
}

function Figures({
  currency,
  billed_minor,
  collected_minor,
  refunded_minor,
  outstanding_minor,
}: RevenueMetrics) {
  const words = useMessages(revenueCardMessages);
  const { show } = useMoney(currency);
  const figure = (id: string, term: string, amount_minor: number) => ({
    id,
    term,
    description: (
      <Text as="span" strong figures>
        {show(amount_minor)}
      </Text>
    ),
  });
  return (
    <DescriptionList
      items={[
        figure('billed', words.billed, billed_minor),
        figure('collected', words.collected, collected_minor),
        figure('refunded', words.refunded, refunded_minor),
        figure('outstanding', words.outstanding, outstanding_minor),
      ]}
    />
  );
}
