import type { StockAlert, StockAlerts, StockItemId } from '@alms/lis-domain/inventory';
import { Badge } from '@alms/ui/badge';
import { LinkButton } from '@alms/ui/button';
import { Card } from '@alms/ui/card';
import { useMessages } from '@alms/ui/i18n';
import { Link } from '@alms/ui/link';
import { ResourceView, type Resource } from '@alms/ui/resource';
import { Skeleton } from '@alms/ui/skeleton';
import { Text } from '@alms/ui/text';
import { t } from '@alms/ui/theme';
import { styled } from 'styled-components';
import { AlertChip, AlertFacts } from '../../shared/stock-words/index.ts';
import { stockCardMessages } from './words/index.ts';

const Alerts = /* @__PURE__ */ styled.ul`
  container-type: inline-size;

  > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto minmax(5rem, auto);
    align-items: center;
    gap: ${t.space.s1} ${t.space.s2};
    min-block-size: 48px;
    padding-block: ${t.space.s1};
    padding-inline: ${t.space.s4} ${t.space.s2};
    overflow-wrap: anywhere;
  }
  > li + li {
    border-block-start: 1px solid ${t.color.border};
  }
  > li > span:first-child {
    min-inline-size: 0;
  }
  small {
    display: block;
    color: ${t.color.textMuted};
  }
  @container (max-width: 22rem) {
    > li {
      grid-template-columns: minmax(0, 1fr) auto;
      padding-inline-end: ${t.space.s4};
    }
    > li > span:first-child {
      grid-column: 1 / -1;
    }
    > li > [data-component='chip'] {
      justify-self: start;
    }
  }
`;

const Quiet = /* @__PURE__ */ styled.div`
  padding: ${t.space.s3} ${t.space.s4};
`;

/** The next step for each alert. */
const STEPS = {
  out_of_stock: 'order',
  low_stock: 'order',
  expired: 'discard',
  expiring: 'review',
  lot_change_needs_qc: 'review',
} as const satisfies Record<StockAlert, string>;

export interface StockCardProps {
  /** Number of alerts per kind, with the most urgent ones. */
  alerts: Resource<StockAlerts>;
  onRetry: () => void | Promise<void>;
  hrefs: {
    inventory: string;
    /** Returns the link to an item and its lots. */
    item: (itemId: StockItemId) => string;
    /** Link to the purchase orders. */
    orders: string;
  };
}

/** Rows of the skeleton: as many alerts as are listed. */
const ROWS = [1, 2, 3, 4];

/** Stock that is out, low or expires soon: the most urgent items with their next step. */
export function StockCard({ alerts, onRetry, hrefs }: StockCardProps) {
  const words = useMessages(stockCardMessages);
  const count = alerts.status === 'ready' ? countOf(alerts.data) : 0;
  return (
    <Card
      heading={
        <>
          {words.title}
          {count > 0 && <Badge count={count} />}
        </>
      }
      headerActions={<Link href={hrefs.inventory}>{words.open}</Link>}
      body="flush"
      {...(alerts.status === 'ready' &&
        count > alerts.data.items.length && {
          footer: words.more({ count: count - alerts.data.items.length }),
        })}
    >
      <ResourceView
        resource={alerts}
        label={words.title}
        flush
        skeleton={
          <Alerts>
            {ROWS.map((row) => (
              <li key={row}>
                <Skeleton />
              </li>
            ))}
          </Alerts>
        }
        onRetry={onRetry}
      >
        {({ items }) =>
          items.length === 0 ? (
            <Quiet>
              <Text tone="muted">{words.nothing}</Text>
            </Quiet>
          ) : (
            <Alerts>
              {items.map((raised) => {
                const step = STEPS[raised.alert];
                const action = words[step];
                return (
                  <li key={`${raised.alert} ${raised.lot_id ?? raised.item_id}`}>
                    <span>
                      <Link href={hrefs.item(raised.item_id)}>{raised.item_name}</Link>
                      <AlertFacts {...raised} />
                    </span>
                    <AlertChip alert={raised.alert} />
                    <LinkButton
                      size="small"
                      href={step === 'order' ? hrefs.orders : hrefs.item(raised.item_id)}
                      aria-label={words.actionFor({ action, item: raised.item_name })}
                    >
                      {action}
                    </LinkButton>
                  </li>
                );
              })}
            </Alerts>
          )
        }
      </ResourceView>
    </Card>
  );
}

const countOf = ({ counts }: StockAlerts) =>
  Object.values(counts).reduce((sum, count) => sum + count, 0);
