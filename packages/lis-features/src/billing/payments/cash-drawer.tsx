import type { CashSession } from '@alms/lis-domain/billing';
import type { UserId } from '@alms/lis-domain/identity';
import { Button } from '@alms/ui/button';
import { Card } from '@alms/ui/card';
import { DescriptionList } from '@alms/ui/description-list';
import { useFormat, useMessages } from '@alms/ui/i18n';
import { ResourceView, type Resource, type Submission } from '@alms/ui/resource';
import { Skeleton } from '@alms/ui/skeleton';
import { Stack } from '@alms/ui/stack';
import { Table } from '@alms/ui/table';
import { Text } from '@alms/ui/text';
import { useState } from 'react';
import { CloseDrawerDialog, type CountedDrawer } from './drawer-dialogs.tsx';
import { paymentsMessages } from './words/index.ts';
import { cashDrawerMessages, OpenDrawerDialog } from '../../shared/cash-drawer/index.ts';
import { useMoney } from '../../shared/money/index.ts';

export interface CashDrawerProps {
  /** Open cash drawers of all users. */
  open: Resource<readonly CashSession[]>;
  /** Closed cash drawers, latest first. */
  closed: Resource<readonly CashSession[]>;
  /** Loads older drawers. When omitted, there are none. */
  onMore?: (() => void) | undefined;
  /** Id of the signed-in user, which identifies their own drawer. */
  userId: UserId;
  /** Billing currency of the facility. */
  currency: string;
  onOpen: (float_minor: number) => Promise<Submission>;
  onCount: (drawer: CashSession, counted: CountedDrawer) => Promise<Submission>;
  onRetry?: () => void | Promise<void>;
}

/** The user’s cash drawer from opening to count, and drawers closed earlier. */
export function CashDrawer({
  open,
  closed,
  onMore,
  userId,
  currency,
  onOpen,
  onCount,
  onRetry,
}: CashDrawerProps) {
  const words = useMessages(paymentsMessages);
  const [isOpening, setIsOpening] = useState(false);
  const [counting, setCounting] = useState<CashSession>();
  return (
    <Stack gap="s4">
      <Card heading={words.ownDrawer}>
        {open.status === 'empty' ? (
          <NoDrawer onOpen={() => setIsOpening(true)} />
        ) : (
          <ResourceView
            resource={open}
            label={words.ownDrawer}
            headingLevel={3}
            skeleton={<Skeleton count={3} />}
            {...(onRetry && { onRetry })}
          >
            {(all) => {
              const own = all.find(({ opened_by }) => opened_by.user_id === userId);
              return own ? (
                <OwnDrawer drawer={own} onCount={() => setCounting(own)} />
              ) : (
                <NoDrawer onOpen={() => setIsOpening(true)} />
              );
            }}
          </ResourceView>
        )}
      </Card>
      <Card heading={words.closedDrawers} body="flush">
        <ResourceView
          resource={closed}
          label={words.closedDrawers}
          headingLevel={3}
          skeleton={<ClosedDrawers drawers={[]} skeletonRows={3} />}
          empty={{ 'none-yet': { title: words.noClosed } }}
          {...(onRetry && { onRetry })}
        >
          {(drawers) => <ClosedDrawers drawers={drawers} />}
        </ResourceView>
        {onMore && (
          <Button size="small" onClick={onMore}>
            {words.older}
          </Button>
        )}
      </Card>
      <OpenDrawerDialog
        open={isOpening}
        currency={currency}
        onOpen={onOpen}
        onClose={() => setIsOpening(false)}
      />
      <CloseDrawerDialog
        drawer={counting}
        onCount={async (counted) => (counting ? onCount(counting, counted) : { status: 'idle' })}
        onClose={() => setCounting(undefined)}
      />
    </Stack>
  );
}

function NoDrawer({ onOpen }: { onOpen: () => void }) {
  const words = useMessages(paymentsMessages);
  const drawerWords = useMessages(cashDrawerMessages);
  return (
    <Stack gap="s3">
      <Text>{words.noDrawer}</Text>
      <div>
        <Button variant="primary" aria-haspopup="dialog" onClick={onOpen}>
          {drawerWords.openDrawer}
        </Button>
      </div>
    </Stack>
  );
}

function OwnDrawer({
  drawer: { currency, opened_at, float_minor, expected_minor },
  onCount,
}: {
  drawer: CashSession;
  onCount: () => void;
}) {
  const words = useMessages(paymentsMessages);
  const drawerWords = useMessages(cashDrawerMessages);
  const format = useFormat();
  const money = useMoney(currency);
  return (
    <Stack gap="s4">
      <DescriptionList
        layout="grid"
        items={[
          { id: 'opened', term: words.openedAt, description: format.dateTime(opened_at) },
          { id: 'float', term: drawerWords.float, description: money.show(float_minor) },
          {
            id: 'expected',
            term: words.expected,
            description: (
              <Text as="span" strong figures>
                {money.show(expected_minor)}
              </Text>
            ),
          },
        ]}
      />
      <div>
        <Button variant="primary" aria-haspopup="dialog" onClick={onCount}>
          {words.countDrawer}
        </Button>
      </div>
    </Stack>
  );
}

function ClosedDrawers({
  drawers,
  skeletonRows = 0,
}: {
  drawers: readonly CashSession[];
  skeletonRows?: number;
}) {
  const words = useMessages(paymentsMessages);
  const format = useFormat();
  return (
    <Table<CashSession>
      caption={words.closedDrawers}
      rows={drawers}
      rowKey={({ id }) => id}
      skeletonRows={skeletonRows}
      columns={[
        {
          id: 'who',
          header: words.who,
          rowHeader: true,
          render: ({ opened_by }) => <bdi>{opened_by.name}</bdi>,
        },
        {
          id: 'closed',
          header: words.closedAt,
          render: ({ closed_at }) => closed_at !== null && format.dateTime(closed_at),
        },
        {
          id: 'expected',
          header: words.expected,
          align: 'end',
          render: ({ expected_minor, currency }) => (
            <Amount minor={expected_minor} currency={currency} />
          ),
        },
        {
          id: 'counted',
          header: words.counted,
          align: 'end',
          render: ({ counted_minor, currency }) => (
            <Amount minor={counted_minor ?? 0} currency={currency} />
          ),
        },
        {
          id: 'difference',
          header: words.difference,
          align: 'end',
          render: (drawer) => <Difference drawer={drawer} />,
        },
      ]}
    />
  );
}

function Amount({ minor, currency }: { minor: number; currency: string }) {
  return (
    <Text as="span" figures>
      {useMoney(currency).show(minor)}
    </Text>
  );
}

/** Discrepancy of a count, and its reason. */
function Difference({
  drawer: { expected_minor, counted_minor, difference_reason, currency },
}: {
  drawer: CashSession;
}) {
  const words = useMessages(paymentsMessages);
  const money = useMoney(currency);
  const difference = (counted_minor ?? expected_minor) - expected_minor;
  if (difference === 0) return words.none;
  return (
    <>
      <Text as="span" figures tone="critical">
        {money.show(difference)}
      </Text>
      <Text as="span" tone="muted" size="small" style={{ display: 'block' }}>
        <bdi>{difference_reason}</bdi>
      </Text>
    </>
  );
}
