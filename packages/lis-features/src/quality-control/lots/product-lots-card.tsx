import type { ProductLot } from '@alms/lis-domain/quality-control';
import { Card } from '@alms/ui/card';
import { Chip } from '@alms/ui/chip';
import { DataTable, moreRows, type DataTableColumn } from '@alms/ui/data-table';
import { useFormat, useMessages } from '@alms/ui/i18n';
import type { Resource } from '@alms/ui/resource';
import { SearchField } from '@alms/ui/search-field';
import { CellText } from '@alms/ui/table';
import { lotsMessages } from './words/index.ts';

export interface ProductLotsCardProps {
  /** Lots of all products, latest first. */
  lots: Resource<readonly ProductLot[]>;
  query: string;
  onQueryChange: (query: string) => void;
  /** Opens a lot with the results measured with it. */
  onOpen: (lot: ProductLot) => void;
  onMore?: (() => void) | undefined;
  onRetry?: (() => void | Promise<void>) | undefined;
}

/** All lots of the facility: opened to see their results and to recall them. */
export function ProductLotsCard({
  lots,
  query,
  onQueryChange,
  onOpen,
  onMore,
  onRetry,
}: ProductLotsCardProps) {
  const words = useMessages(lotsMessages);
  return (
    <Card heading={words.allLots} body="flush">
      <DataTable<ProductLot>
        columns={useColumns()}
        resource={lots}
        rowKey={({ id }) => id}
        caption={words.allLots}
        headingLevel={3}
        lines={2}
        height="50vh"
        onRowOpen={onOpen}
        filter={
          <SearchField
            label={words.searchLots}
            value={query}
            onChange={({ target: { value } }) => onQueryChange(value)}
          />
        }
        paging={moreRows({ onMore })}
        empty={{
          'none-yet': { title: words.noLotsTitle, body: words.noLotsBody },
          'no-match': { title: words.noMatchTitle, body: words.noMatchBody },
        }}
        {...(onRetry && { onRetry })}
      />
    </Card>
  );
}

function useColumns(): DataTableColumn<ProductLot>[] {
  const words = useMessages(lotsMessages);
  const format = useFormat();
  return [
    {
      id: 'lot',
      header: words.lot,
      rowHeader: true,
      render: ({ name, lot_number }) => (
        <CellText note={name}>
          <bdi dir="ltr">{lot_number}</bdi>
        </CellText>
      ),
    },
    {
      id: 'expiry',
      header: words.expiry,
      render: ({ expiry_date }) =>
        expiry_date === null ? words.notRecorded : format.longDate(expiry_date),
    },
    {
      id: 'instruments',
      header: words.inUseOn,
      render: ({ in_use_on }) => <bdi>{in_use_on.join(', ')}</bdi>,
    },
    {
      id: 'status',
      header: words.status,
      render: ({ recalled, in_use_on }) => {
        if (recalled) return <Chip tone="critical">{words.recalled}</Chip>;
        return in_use_on.length > 0 ? <Chip tone="positive">{words.inUse}</Chip> : null;
      },
    },
  ];
}
