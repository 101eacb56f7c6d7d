import { isSupplierOrderActionAllowed, type SupplierOrder } from '@alms/lis-domain/inventory';
import { Button, IconButton } from '@alms/ui/button';
import { Card } from '@alms/ui/card';
import { Chip, type ChipProps } from '@alms/ui/chip';
import { ConfirmDialog } from '@alms/ui/confirm-dialog';
import { DataTable, moreRows, type DataTableColumn } from '@alms/ui/data-table';
import { useFormat, useMessages } from '@alms/ui/i18n';
import { CheckGlyph, ClockGlyph, Icon, MoreGlyph, PlusGlyph } from '@alms/ui/icon';
import { Menu } from '@alms/ui/menu';
import type { Resource, Submission } from '@alms/ui/resource';
import { useState } from 'react';
import { useOutcome } from '../../../shared/outcome/index.ts';
import { SubmissionAlert } from '../../../shared/submission-alert/index.ts';
import type { FindItems } from '../../../shared/stock-words/index.ts';
import type { OrderAction } from './order-actions.ts';
import { OrderDialog } from './order-dialog.tsx';
import { supplierOrdersMessages } from './words/index.ts';

export interface SupplierOrdersViewProps {
  /** Purchase orders loaded so far, newest first. */
  orders: Resource<readonly SupplierOrder[]>;
  /** Loads the next page. When omitted, there is none. */
  onMore?: (() => void) | undefined;
  /** Performs an action. Must not reject. */
  onAction: (action: OrderAction) => Promise<Submission>;
  /** Starts receiving an order. */
  onReceive: (order: SupplierOrder) => void;
  findItems: FindItems;
  onRetry?: () => void | Promise<void>;
}

const LOOKS: Record<SupplierOrder['status'], Pick<ChipProps, 'tone' | 'glyph'>> = {
  draft: {},
  ordered: { tone: 'info', glyph: ClockGlyph },
  partly_received: { tone: 'info', glyph: ClockGlyph },
  received: { tone: 'positive', glyph: CheckGlyph },
  cancelled: {},
};

/** Purchase orders from draft to last delivery. */
export function SupplierOrdersView({
  orders,
  onMore,
  onAction,
  onReceive,
  findItems,
  onRetry,
}: SupplierOrdersViewProps) {
  const words = useMessages(supplierOrdersMessages);
  const format = useFormat();
  const [edited, setEdited] = useState<{ order: SupplierOrder | null }>();
  const [cancelled, setCancelled] = useState<SupplierOrder>();
  const { submission, run } = useOutcome(() => setCancelled(undefined));
  const perform = (next: OrderAction) => run(() => onAction(next));
  const itemsOf = (order: SupplierOrder) => [
    ...(isSupplierOrderActionAllowed(order.status, 'receive')
      ? [{ id: 'receive', label: words.receive, onSelect: () => onReceive(order) }]
      : []),
    ...(isSupplierOrderActionAllowed(order.status, 'place')
      ? [
          {
            id: 'place',
            label: words.place,
            onSelect: () => void perform({ kind: 'place', order }),
          },
        ]
      : []),
    ...(isSupplierOrderActionAllowed(order.status, 'change')
      ? [{ id: 'change', label: words.change, onSelect: () => setEdited({ order }) }]
      : []),
    ...(isSupplierOrderActionAllowed(order.status, 'cancel')
      ? [
          {
            id: 'cancel',
            label: words.cancel,
            tone: 'critical' as const,
            parted: true,
            onSelect: () => setCancelled(order),
          },
        ]
      : []),
  ];
  // Only a facility with several sites names them.
  const hasSites = orders.status === 'ready' && orders.data.some(({ laboratory }) => laboratory);
  const columns: DataTableColumn<SupplierOrder>[] = [
    {
      id: 'number',
      header: words.number,
      rowHeader: true,
      width: '7rem',
      render: ({ number }) => <bdi dir="ltr">{number}</bdi>,
    },
    ...(hasSites
      ? [
          {
            id: 'site',
            header: words.site,
            render: ({ laboratory }: SupplierOrder) => <bdi>{laboratory?.name ?? '–'}</bdi>,
          },
        ]
      : []),
    { id: 'supplier', header: words.supplier, render: ({ supplier }) => supplier },
    {
      id: 'items',
      header: words.items,
      render: ({ lines }) =>
        format.list(
          lines.map(({ item_name, received, quantity }) =>
            words.receivedOf({ item: item_name, received, quantity }),
          ),
        ),
    },
    {
      id: 'ordered',
      header: words.orderedAt,
      width: '8.5rem',
      render: ({ ordered_at }) =>
        ordered_at === null ? words.notYet : format.longDate(ordered_at),
    },
    {
      id: 'status',
      header: words.status,
      width: '11rem',
      render: ({ status }) => <Chip {...LOOKS[status]}>{words[status]}</Chip>,
    },
    {
      id: 'actions',
      header: words.actions,
      width: '4.5rem',
      render: (order) => {
        const items = itemsOf(order);
        return (
          items.length > 0 && (
            <Menu
              align="end"
              items={items}
              renderTrigger={(attributes) => (
                <IconButton
                  {...attributes}
                  label={words.actionsOf({ number: order.number })}
                  size="small"
                >
                  <Icon glyph={MoreGlyph} size="small" />
                </IconButton>
              )}
            />
          )
        );
      },
    },
  ];
  return (
    <Card
      body="flush"
      heading={words.orders}
      headerActions={
        <Button
          aria-haspopup="dialog"
          size="small"
          leading={<Icon glyph={PlusGlyph} size="small" />}
          onClick={() => setEdited({ order: null })}
        >
          {words.newOrder}
        </Button>
      }
    >
      {!cancelled && <SubmissionAlert submission={submission} words={words} />}
      <DataTable<SupplierOrder>
        columns={columns}
        resource={orders}
        rowKey={({ id }) => id}
        caption={words.orders}
        lines={2}
        headingLevel={3}
        paging={onMore && moreRows({ onMore })}
        empty={{ 'none-yet': { title: words.emptyTitle, body: words.emptyBody } }}
        {...(onRetry && { onRetry })}
      />
      <OrderDialog
        edited={edited}
        onClose={() => setEdited(undefined)}
        findItems={findItems}
        onSave={({ order, body }) =>
          onAction(order ? { kind: 'change', order, body } : { kind: 'draft', body })
        }
      />
      <ConfirmDialog
        open={cancelled !== undefined}
        onClose={() => setCancelled(undefined)}
        title={cancelled ? words.cancelTitle({ number: cancelled.number }) : ''}
        confirmLabel={words.cancel}
        reason={{ minLength: 3 }}
        busy={submission.status === 'submitting'}
        onConfirm={async ({ reason }) => {
          if (cancelled) await perform({ kind: 'cancel', order: cancelled, reason });
        }}
      >
        <p>{words.cancelBody}</p>
      </ConfirmDialog>
    </Card>
  );
}
