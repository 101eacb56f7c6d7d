import type { NamedLaboratory } from '@alms/lis-domain/facility';
import type { StockItem, StockLot, StockTransaction } from '@alms/lis-domain/inventory';
import { Button } from '@alms/ui/button';
import { DescriptionList } from '@alms/ui/description-list';
import { Heading } from '@alms/ui/heading';
import { useFormat, useMessages } from '@alms/ui/i18n';
import { ResourceView, type Resource, type Submission } from '@alms/ui/resource';
import { Skeleton } from '@alms/ui/skeleton';
import { useState } from 'react';
import { SubmissionAlert } from '../../shared/submission-alert/index.ts';
import { AlertChip, stockWordsMessages } from '../../shared/stock-words/index.ts';
import { stockItemWordsMessages } from '../../shared/words/stock-item-words/index.ts';
import { ActionDialog, type OpenAction } from './action-dialog.tsx';
import { LotList, type LotListProps } from './lot-list.tsx';
import { actionsOf, type OfferedAction, type StockAction } from './stock-actions.ts';
import { inventoryMessages } from './words/index.ts';
import * as S from './stock.styles.ts';
import { TransactionList } from './transaction-list.tsx';

export interface ItemDetailProps {
  item: StockItem;
  /** Lots loaded so far: available ones in the order of use, then the others. */
  lots: Resource<readonly StockLot[]>;
  /** Loads more lots. When omitted, there are none. */
  onMoreLots?: (() => void) | undefined;
  /** Stock transactions loaded so far, newest first. */
  transactions: Resource<readonly StockTransaction[]>;
  /** Loads older transactions. When omitted, there are none. */
  onOlder?: (() => void) | undefined;
  /** Active sites of the facility, for transfers; empty in a facility with one. */
  sites: readonly NamedLaboratory[];
  /** Performs an action on the item or a lot. Must not reject. */
  onAction: (action: StockAction) => Promise<Submission>;
  /** Link to the results measured with a lot. When omitted, the user may not open them. */
  hrefOfLot?: LotListProps['hrefOf'];
  /** Opens the form to edit the item. */
  onEdit: () => void;
  onRetry?: () => void | Promise<void>;
}

/**
 * One item with its quantity on hand, days of supply, lots in the order of use, and stock
 * transactions.
 */
export function ItemDetail({
  item,
  lots,
  onMoreLots,
  transactions,
  onOlder,
  sites,
  onAction,
  hrefOfLot,
  onEdit,
  onRetry,
}: ItemDetailProps) {
  const words = useMessages(inventoryMessages);
  const names = useMessages(stockWordsMessages);
  const codes = useMessages(stockItemWordsMessages);
  const format = useFormat();
  const [opened, setOpened] = useState<OpenAction>();
  const [opening, setOpening] = useState<Submission>({ status: 'idle' });
  const left = lots.status === 'ready' ? lots.data.filter(({ on_hand }) => on_hand > 0) : [];
  const amount = (count: number) => names.amount({ count, unit: item.unit });
  const retry = onRetry && { onRetry };

  const perform = async (chosen: OfferedAction, lot: StockLot) => {
    if (chosen !== 'open') return setOpened({ kind: chosen, lot });
    setOpening({ status: 'submitting' });
    setOpening(await onAction({ kind: 'open', lot }));
  };

  return (
    <S.Detail data-component="item-detail">
      <div>
        <div data-part="title">
          <Heading level={2} size="large">
            {item.name}
          </Heading>
          <S.Code>{item.code}</S.Code>
        </div>
        {item.alerts.length > 0 && (
          <div data-part="chips">
            {item.alerts.map((alert) => (
              <AlertChip key={alert} alert={alert} />
            ))}
          </div>
        )}
        <div data-part="actions">
          <Button
            variant="primary"
            aria-haspopup="dialog"
            disabled={left.length === 0}
            onClick={() => setOpened({ kind: 'consume', lot: undefined })}
          >
            {words.consume}
          </Button>
          <Button aria-haspopup="dialog" onClick={onEdit}>
            {words.edit}
          </Button>
        </div>
        <DescriptionList
          items={[
            { id: 'usable', term: words.usable, description: amount(item.usable) },
            { id: 'on-hand', term: words.onHand, description: amount(item.on_hand) },
            ...(item.on_order > 0
              ? [{ id: 'on-order', term: words.onOrder, description: amount(item.on_order) }]
              : []),
            {
              id: 'lasts',
              term: words.lasts,
              description:
                item.days_remaining === null
                  ? words.notUsed
                  : words.lastsUntil({
                      count: item.days_remaining,
                      date: item.lasts_until === null ? '' : format.longDate(item.lasts_until),
                    }),
            },
            { id: 'used', term: words.used, description: amount(item.consumed) },
            {
              id: 'reorder',
              term: words.reorderLevel,
              description: words.reorderTo({ level: item.reorder_level, max: item.max_level }),
            },
            ...(item.suggested_order > 0
              ? [
                  {
                    id: 'order',
                    term: words.suggestedOrder,
                    description: amount(item.suggested_order),
                  },
                ]
              : []),
            { id: 'storage', term: words.storage, description: codes[item.storage] },
            ...(item.supplier === ''
              ? []
              : [{ id: 'supplier', term: words.supplier, description: item.supplier }]),
          ]}
        />
      </div>
      <div>
        <Heading level={3}>{words.lots}</Heading>
        <SubmissionAlert submission={opening} words={words} />
        <ResourceView
          resource={lots}
          label={words.lots}
          headingLevel={4}
          skeleton={<Skeleton count={4} />}
          empty={{ 'none-yet': { title: words.noLotsTitle, body: words.noLotsBody } }}
          {...retry}
        >
          {(read) => (
            <LotList
              lots={read}
              unit={item.unit}
              actionsOf={actionsOf}
              onAction={(chosen, lot) => void perform(chosen, lot)}
              hrefOf={hrefOfLot}
            />
          )}
        </ResourceView>
        {onMoreLots && (
          <Button variant="quiet" onClick={onMoreLots}>
            {words.moreLots}
          </Button>
        )}
      </div>
      <div>
        <Heading level={3}>{words.transactions}</Heading>
        <ResourceView
          resource={transactions}
          label={words.transactions}
          headingLevel={4}
          skeleton={<Skeleton count={4} />}
          empty={{ 'none-yet': { title: words.noTransactions } }}
          {...retry}
        >
          {(read) => <TransactionList transactions={read} />}
        </ResourceView>
        {onOlder && (
          <Button variant="quiet" onClick={onOlder}>
            {words.older}
          </Button>
        )}
      </div>
      <ActionDialog
        item={item}
        lots={left}
        sites={sites}
        opened={opened}
        onClose={() => setOpened(undefined)}
        onAction={onAction}
      />
    </S.Detail>
  );
}
