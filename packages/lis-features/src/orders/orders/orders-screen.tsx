import type { NamedWard, WardId } from '@alms/lis-domain/facility';
import { orderStates, type Order, type OrderId, type OrderState } from '@alms/lis-domain/orders';
import { Button, LinkButton } from '@alms/ui/button';
import { Card } from '@alms/ui/card';
import { DataTable, moreRows } from '@alms/ui/data-table';
import { useMessages } from '@alms/ui/i18n';
import { Icon, PlusGlyph } from '@alms/ui/icon';
import { Inline } from '@alms/ui/inline';
import { PageHeader } from '@alms/ui/page-header';
import type { Resource } from '@alms/ui/resource';
import { SearchField } from '@alms/ui/search-field';
import { SelectField } from '@alms/ui/select-field';
import { Stack } from '@alms/ui/stack';
import { useOrderColumns, useOrderStates } from '../../shared/order-list/index.ts';
import { ordersMessages } from './words/index.ts';

/** Filter of the orders; an empty string matches all. */
export interface OrderFilter {
  query: string;
  status: OrderState | '';
  ward: WardId | '';
}

export interface OrdersScreenProps {
  filter: OrderFilter;
  onFilterChange: (filter: OrderFilter) => void;
  /** Active wards of the facility. When omitted or empty, there is no filter by ward. */
  wards?: readonly NamedWard[] | undefined;
  /** Orders loaded so far, newest first. */
  orders: Resource<readonly Order[]>;
  /** Loads the next page. When omitted, there is none. */
  onMore?: (() => void) | undefined;
  onRetry: () => void | Promise<void>;
  hrefs: {
    order: (orderId: OrderId) => string;
    /** Link to order tests for a patient. When omitted, the user may not. */
    newOrder?: string | undefined;
  };
}

/**
 * All orders of the facility, searchable by number, specimen, patient and status. Results are on
 * the work list, payments on the front desk.
 */
export function OrdersScreen({
  filter,
  onFilterChange,
  wards,
  orders,
  onMore,
  onRetry,
  hrefs,
}: OrdersScreenProps) {
  const words = useMessages(ordersMessages);
  return (
    <Stack gap="s5" data-screen="orders">
      <PageHeader
        title={words.title}
        actions={
          hrefs.newOrder !== undefined && (
            <LinkButton
              variant="primary"
              href={hrefs.newOrder}
              leading={<Icon glyph={PlusGlyph} size="small" />}
            >
              {words.newOrder}
            </LinkButton>
          )
        }
      />
      <Card body="flush" aria-label={words.title}>
        <DataTable<Order>
          columns={useOrderColumns()}
          resource={orders}
          rowKey={({ id }) => id}
          rowHref={({ id }) => hrefs.order(id)}
          caption={words.title}
          lines={2}
          headingLevel={2}
          filter={<Filters filter={filter} onFilterChange={onFilterChange} wards={wards} />}
          paging={moreRows({ onMore })}
          empty={{
            'none-yet': { title: words.emptyTitle, body: words.emptyBody },
            'no-match': { title: words.noMatchTitle, body: words.noMatchBody },
          }}
          onRetry={onRetry}
        />
      </Card>
    </Stack>
  );
}

function Filters({
  filter,
  onFilterChange,
  wards = [],
}: Pick<OrdersScreenProps, 'filter' | 'onFilterChange' | 'wards'>) {
  const words = useMessages(ordersMessages);
  const isFiltered = Object.values(filter).some((chosen) => chosen !== '');
  return (
    <Inline role="search" aria-label={words.filters} gap="s3" align="end">
      <SearchField
        shortcut="/"
        label={words.search}
        labelVisibility="visible"
        placeholder={words.searchPlaceholder}
        value={filter.query}
        onChange={(event) => onFilterChange({ ...filter, query: event.target.value })}
      />
      <SelectField
        dense
        label={words.state}
        placeholder={words.anyState}
        options={useOrderStates()}
        value={filter.status}
        onChange={(event) =>
          onFilterChange({
            ...filter,
            status: orderStates.find((state) => state === event.target.value) ?? '',
          })
        }
      />
      {wards.length > 0 && (
        <SelectField
          dense
          label={words.ward}
          placeholder={words.anyWard}
          options={wards.map(({ id, name }) => ({ value: id, label: name }))}
          value={filter.ward}
          onChange={(event) =>
            onFilterChange({
              ...filter,
              ward: wards.find(({ id }) => id === event.target.value)?.id ?? '',
            })
          }
        />
      )}
      {isFiltered && (
        <Button variant="quiet" onClick={() => onFilterChange({ query: '', status: '', ward: '' })}>
          {words.clear}
        </Button>
      )}
    </Inline>
  );
}
