import type { Payer, PriceListSummary } from '@alms/lis-domain/billing';
import type { OrderableTest } from '@alms/lis-domain/catalogue';
import { Button } from '@alms/ui/button';
import { Card } from '@alms/ui/card';
import { useFormat, useMessages } from '@alms/ui/i18n';
import { Icon, PlusGlyph } from '@alms/ui/icon';
import { Link } from '@alms/ui/link';
import { ResourceView, type Resource, type Submission } from '@alms/ui/resource';
import { Skeleton } from '@alms/ui/skeleton';
import { Stack } from '@alms/ui/stack';
import { Table } from '@alms/ui/table';
import { Text } from '@alms/ui/text';
import { useState } from 'react';
import { NewPriceListDialog } from './new-price-list-dialog.tsx';
import { paymentsMessages } from './words/index.ts';
import type { NewPriceList } from './price-list.form.ts';
import { priceListMessages } from './words/price-list/index.ts';

export interface PriceListsProps {
  lists: Resource<readonly PriceListSummary[]>;
  listHref: (list: PriceListSummary) => string;
  /** Payers that can have a price list. */
  payers: readonly Payer[];
  /** Creates a price list. When omitted, access is read-only. */
  onBegin?: ((list: NewPriceList) => Promise<Submission>) | undefined;
  /** All orderable tests and panels. */
  tests: Resource<readonly OrderableTest[]>;
  /** Link to the facility’s own prices. */
  pricesHref: string;
  onRetry?: () => void | Promise<void>;
}

/** Prices of tests: the facility’s own prices and the price lists of payers. */
export function PriceLists({
  lists,
  listHref,
  payers,
  onBegin,
  tests,
  pricesHref,
  onRetry,
}: PriceListsProps) {
  const words = useMessages(priceListMessages);
  const own = useMessages(paymentsMessages);
  const [isNew, setIsNew] = useState(false);
  const retry = onRetry && { onRetry };
  const table = (rows: readonly PriceListSummary[], skeletonRows = 0) => (
    <ListTable lists={rows} listHref={listHref} skeletonRows={skeletonRows} />
  );
  return (
    <Stack gap="s4">
      <Card
        heading={words.ownPrices}
        headerActions={<Link href={pricesHref}>{own.openPrices}</Link>}
      >
        <ResourceView
          resource={tests}
          label={words.ownPrices}
          headingLevel={3}
          skeleton={<Skeleton count={1} />}
          {...retry}
        >
          {(all) => <PriceCount tests={all} />}
        </ResourceView>
      </Card>
      <Card
        heading={words.lists}
        body="flush"
        headerActions={
          onBegin && (
            <Button
              size="small"
              aria-haspopup="dialog"
              leading={<Icon glyph={PlusGlyph} size="small" />}
              onClick={() => setIsNew(true)}
            >
              {words.newList}
            </Button>
          )
        }
      >
        <ResourceView
          resource={lists}
          label={words.lists}
          headingLevel={3}
          skeleton={table([], 2)}
          empty={{ 'none-yet': { title: words.noLists, body: words.noListsBody } }}
          {...retry}
        >
          {(all) => table(all)}
        </ResourceView>
      </Card>
      {onBegin && (
        <NewPriceListDialog
          open={isNew}
          payers={payers}
          lists={lists.status === 'ready' ? lists.data : []}
          onBegin={onBegin}
          onClose={() => setIsNew(false)}
        />
      )}
    </Stack>
  );
}

interface ListTableProps extends Pick<PriceListsProps, 'listHref'> {
  lists: readonly PriceListSummary[];
  skeletonRows: number;
}

function ListTable({ lists, listHref, skeletonRows }: ListTableProps) {
  const words = useMessages(priceListMessages);
  const format = useFormat();
  return (
    <Table<PriceListSummary>
      caption={words.lists}
      rows={lists}
      rowKey={({ id }) => id}
      rowHref={listHref}
      skeletonRows={skeletonRows}
      columns={[
        {
          id: 'name',
          header: words.listName,
          rowHeader: true,
          render: ({ name }) => <bdi>{name}</bdi>,
        },
        { id: 'payer', header: words.payer, render: ({ payer }) => <bdi>{payer.name}</bdi> },
        {
          id: 'from',
          header: words.validFrom,
          render: ({ valid_from }) => format.longDate(valid_from),
        },
        {
          id: 'to',
          header: words.validTo,
          render: ({ valid_to }) => (valid_to === null ? words.openEnd : format.longDate(valid_to)),
        },
        {
          id: 'priced',
          header: words.priced,
          align: 'end',
          render: ({ priced }) => format.number(priced),
        },
      ]}
    />
  );
}

/** Number of billable tests, and of tests that cannot be billed because they have no price. */
function PriceCount({ tests }: { tests: readonly OrderableTest[] }) {
  const words = useMessages(paymentsMessages);
  const format = useFormat();
  const priced = tests.filter(({ price }) => price !== null).length;
  return (
    <Stack gap="s1">
      <Text>{words.pricesBody}</Text>
      <Text tone="muted">
        {format.list([
          words.priced({ count: priced }),
          words.unpriced({ count: tests.length - priced }),
        ])}
      </Text>
    </Stack>
  );
}
