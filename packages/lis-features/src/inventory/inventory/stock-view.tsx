import {
  stockAlerts,
  stockItemTypes,
  type StockAlert,
  type StockAlerts,
  type StockItem,
  type StockItemType,
  type StockItemId,
} from '@alms/lis-domain/inventory';
import { Button, IconButton } from '@alms/ui/button';
import { Card } from '@alms/ui/card';
import { EmptyState } from '@alms/ui/empty-state';
import { DataTable, moreRows, type DataTableColumn } from '@alms/ui/data-table';
import { useFormat, useMessages } from '@alms/ui/i18n';
import { CloseGlyph, Icon } from '@alms/ui/icon';
import { ResourceView, type Resource } from '@alms/ui/resource';
import { SearchField } from '@alms/ui/search-field';
import { SelectField } from '@alms/ui/select-field';
import { Skeleton } from '@alms/ui/skeleton';
import { CellText } from '@alms/ui/table';
import { openedOf, useOpenedPanel } from '../../shared/opened-panel/index.ts';
import { AlertChip, stockWordsMessages } from '../../shared/stock-words/index.ts';
import { stockItemWordsMessages } from '../../shared/words/stock-item-words/index.ts';
import { AlertList } from './alert-list.tsx';
import { ItemDetail, type ItemDetailProps } from './item-detail.tsx';
import { inventoryMessages } from './words/index.ts';
import * as S from './stock.styles.ts';

/** Filter of the item list. Empty strings match all active items. */
export interface StockFilter {
  query: string;
  type: StockItemType | '';
  alert: StockAlert | '';
}

export interface StockViewProps extends Pick<
  ItemDetailProps,
  'lots' | 'onMoreLots' | 'transactions' | 'onOlder' | 'sites' | 'onAction' | 'hrefOfLot'
> {
  filter: StockFilter;
  onFilterChange: (filter: StockFilter) => void;
  /** Stock alerts. */
  alerts: Resource<StockAlerts>;
  /** Items loaded so far, sorted by name. */
  items: Resource<readonly StockItem[]>;
  /** Loads the next page. When omitted, there is none. */
  onMore?: (() => void) | undefined;
  /** The open item; `idle` when none is open. */
  item: Resource<StockItem>;
  /** Opens an item; null closes it. */
  onOpen: (itemId: StockItemId | null) => void;
  /** Opens the form to edit the open item. */
  onEdit: (item: StockItem) => void;
  onRetry?: () => void | Promise<void>;
}

/** Laboratory stock: alerts, all items, and one item with its lots. */
export function StockView({
  filter,
  onFilterChange,
  alerts,
  items,
  onMore,
  item,
  onOpen,
  onEdit,
  onRetry,
  ...detail
}: StockViewProps) {
  const words = useMessages(inventoryMessages);
  const columns = useColumns();
  const panel = useOpenedPanel<HTMLDivElement>(openedOf(item));
  const retry = onRetry && { onRetry };
  const isOpen = item.status !== 'idle';
  const hasAlerts = alerts.status !== 'ready' || alerts.data.items.length > 0;
  return (
    <S.Root data-component="stock-view" data-open={isOpen ? '' : undefined}>
      {hasAlerts && (
        <Card heading={words.toSeeTo}>
          <ResourceView
            resource={alerts}
            label={words.toSeeTo}
            headingLevel={3}
            skeleton={<Skeleton count={3} />}
            {...retry}
          >
            {(read) => <AlertList alerts={read} onOpen={onOpen} />}
          </ResourceView>
        </Card>
      )}
      <div data-part="panels">
        <div data-part="detail" ref={panel} tabIndex={-1}>
          {isOpen ? (
            <Card
              body="flush"
              heading={words.detail}
              headerActions={
                <IconButton label={words.close} size="small" onClick={() => onOpen(null)}>
                  <Icon glyph={CloseGlyph} size="small" />
                </IconButton>
              }
            >
              <ResourceView
                resource={item}
                label={words.detail}
                skeleton={<Skeleton count={8} />}
                {...retry}
              >
                {(read) => (
                  <ItemDetail
                    key={read.id}
                    item={read}
                    onEdit={() => onEdit(read)}
                    {...detail}
                    {...retry}
                  />
                )}
              </ResourceView>
            </Card>
          ) : (
            <Card>
              <EmptyState title={words.chooseTitle} headingLevel={2} body={words.chooseBody} />
            </Card>
          )}
        </div>
        <Card body="flush" aria-label={words.list}>
          <DataTable<StockItem>
            columns={columns}
            resource={items}
            rowKey={({ id }) => id}
            caption={words.list}
            lines={2}
            headingLevel={2}
            currentKey={item.status === 'ready' ? item.data.id : undefined}
            onRowOpen={({ id }) => onOpen(id)}
            filter={
              <StockFilters filter={filter} onFilterChange={onFilterChange} alerts={alerts} />
            }
            paging={moreRows({ onMore })}
            empty={{
              'none-yet': { title: words.emptyTitle, body: words.emptyBody },
              'no-match': {
                title: words.noMatchTitle,
                body: words.noMatchBody,
                action: (
                  <Button onClick={() => onFilterChange({ query: '', type: '', alert: '' })}>
                    {words.clear}
                  </Button>
                ),
              },
            }}
            {...retry}
          />
        </Card>
      </div>
    </S.Root>
  );
}

function StockFilters({
  filter,
  onFilterChange,
  alerts,
}: Pick<StockViewProps, 'filter' | 'onFilterChange' | 'alerts'>) {
  const words = useMessages(inventoryMessages);
  const names = useMessages(stockWordsMessages);
  const codes = useMessages(stockItemWordsMessages);
  const format = useFormat();
  const change = (part: Partial<StockFilter>) => onFilterChange({ ...filter, ...part });
  const counted = (alert: StockAlert) =>
    alerts.status === 'ready'
      ? `${names[alert]} (${format.number(alerts.data.counts[alert])})`
      : names[alert];
  return (
    <S.Filters role="search" aria-label={words.filters}>
      <SearchField
        shortcut="/"
        label={words.search}
        labelVisibility="visible"
        placeholder={words.searchPlaceholder}
        value={filter.query}
        onChange={(event) => change({ query: event.target.value })}
      />
      <SelectField
        dense
        label={words.attention}
        placeholder={words.anyAttention}
        options={stockAlerts.map((value) => ({ value, label: counted(value) }))}
        value={filter.alert}
        onChange={(event) =>
          change({ alert: stockAlerts.find((value) => value === event.target.value) ?? '' })
        }
      />
      <SelectField
        dense
        label={words.type}
        placeholder={words.anyType}
        options={stockItemTypes.map((value) => ({ value, label: codes[value] }))}
        value={filter.type}
        onChange={(event) =>
          change({ type: stockItemTypes.find((value) => value === event.target.value) ?? '' })
        }
      />
    </S.Filters>
  );
}

function useColumns(): DataTableColumn<StockItem>[] {
  const words = useMessages(inventoryMessages);
  const format = useFormat();
  return [
    {
      id: 'name',
      header: words.item,
      rowHeader: true,
      render: ({ name, code }) => <CellText note={<S.Code>{code}</S.Code>}>{name}</CellText>,
    },
    {
      id: 'usable',
      header: words.usable,
      align: 'end',
      width: 'clamp(5.5rem, 12cqi, 7.5rem)',
      render: ({ usable, unit }) => <CellText note={unit}>{format.number(usable)}</CellText>,
    },
    {
      id: 'lasts',
      header: words.lasts,
      align: 'end',
      width: 'clamp(5.75rem, 11cqi, 6.5rem)',
      render: ({ days_remaining }) =>
        days_remaining === null ? words.unknownDays : words.days({ count: days_remaining }),
    },
    {
      id: 'ends',
      header: words.nextEnd,
      width: 'clamp(7.5rem, 14cqi, 8.5rem)',
      render: ({ next_use_by }) =>
        next_use_by === null ? words.none : format.longDate(next_use_by),
    },
    {
      id: 'alerts',
      header: words.attention,
      width: 'clamp(9.75rem, 22cqi, 11rem)',
      render: ({ alerts }) => (
        <S.Chips>
          {alerts.slice(0, 2).map((alert) => (
            <AlertChip key={alert} alert={alert} />
          ))}
        </S.Chips>
      ),
    },
  ];
}
