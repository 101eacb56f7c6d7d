import type { StockAlerts } from '@alms/lis-domain/inventory';
import { Card } from '@alms/ui/card';
import { useMessages } from '@alms/ui/i18n';
import { Link } from '@alms/ui/link';
import { ResourceView, type Resource } from '@alms/ui/resource';
import { Skeleton } from '@alms/ui/skeleton';
import { Stack } from '@alms/ui/stack';
import { Text } from '@alms/ui/text';
import { t } from '@alms/ui/theme';
import { styled } from 'styled-components';
import { AlertChip, AlertFacts } from '../../shared/stock-words/index.ts';
import { stockCardMessages } from './words/index.ts';

const Alerts = /* @__PURE__ */ styled.ul`
  display: grid;
  gap: ${t.space.s2};
  > li {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    justify-content: space-between;
    gap: ${t.space.s1} ${t.space.s4};
    overflow-wrap: anywhere;
  }
  > li > span:first-child {
    flex: 1 1 8rem;
    min-inline-size: 0;
  }
  small {
    display: block;
    color: ${t.color.textMuted};
  }
`;

export interface StockCardProps {
  /** Number of alerts per kind, with the most urgent ones. */
  alerts: Resource<StockAlerts>;
  onRetry: () => void | Promise<void>;
  hrefs: {
    inventory: string;
    /** Returns the link to an item and its lots. */
    item: (itemId: string) => string;
  };
}

/** Stock that is out, low or expires soon: the most urgent items listed, the rest counted. */
export function StockCard({ alerts, onRetry, hrefs }: StockCardProps) {
  const words = useMessages(stockCardMessages);
  return (
    <Card heading={words.title} headerActions={<Link href={hrefs.inventory}>{words.open}</Link>}>
      <ResourceView
        resource={alerts}
        label={words.title}
        skeleton={<Skeleton count={3} />}
        onRetry={onRetry}
      >
        {({ counts, items }) => {
          const unnamed =
            Object.values(counts).reduce((sum, count) => sum + count, 0) - items.length;
          if (items.length === 0) return <Text tone="muted">{words.nothing}</Text>;
          return (
            <Stack gap="s2">
              <Alerts>
                {items.map((raised) => (
                  <li key={`${raised.alert} ${raised.lot_id ?? raised.item_id}`}>
                    <span>
                      <Link href={hrefs.item(raised.item_id)}>{raised.item_name}</Link>
                      <AlertFacts {...raised} />
                    </span>
                    <AlertChip alert={raised.alert} />
                  </li>
                ))}
              </Alerts>
              {unnamed > 0 && <Text tone="muted">{words.more({ count: unnamed })}</Text>}
            </Stack>
          );
        }}
      </ResourceView>
    </Card>
  );
}
