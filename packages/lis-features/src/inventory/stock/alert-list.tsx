import type { StockAlerts } from '@alms/lis-domain/inventory';
import { Button } from '@alms/ui/button';
import { useFormat, useMessages } from '@alms/ui/i18n';
import { AlertChip } from '../../shared/stock-words/index.js';
import { stockMessages } from './stock.messages.js';
import * as S from './stock.styles.js';

export interface AlertListProps {
  alerts: StockAlerts;
  onOpen: (itemId: string) => void;
}

/** The most urgent things to see to, each in a sign and a word; a press opens the item. */
export function AlertList({ alerts: { items }, onOpen }: AlertListProps) {
  const words = useMessages(stockMessages);
  const format = useFormat();
  return (
    <S.Alerts>
      {items.map(({ alert, item_id, item_name, unit, lot_id, lot_number, use_by, quantity }) => (
        <li key={`${alert} ${lot_id ?? item_id}`}>
          <span>
            <Button variant="quiet" size="small" onClick={() => onOpen(item_id)}>{item_name}</Button>
            <small>
              {[lot_number !== null && words.lotNumber({ lot: lot_number }), use_by !== null && words.goodUntil({ date: format.longDate(use_by) }), words.amount({ count: quantity, unit })].filter(Boolean).join(' · ')}
            </small>
          </span>
          <AlertChip alert={alert} />
        </li>
      ))}
    </S.Alerts>
  );
}
