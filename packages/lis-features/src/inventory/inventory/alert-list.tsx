import type { StockAlerts, StockItemId } from '@alms/lis-domain/inventory';
import { Button } from '@alms/ui/button';
import { AlertChip, AlertFacts } from '../../shared/stock-words/index.ts';
import * as S from './stock.styles.ts';

export interface AlertListProps {
  alerts: StockAlerts;
  onOpen: (itemId: StockItemId) => void;
}

/** The most urgent stock alerts, each with an icon and a word. Selecting one opens the item. */
export function AlertList({ alerts: { items }, onOpen }: AlertListProps) {
  return (
    <S.Alerts>
      {items.map((raised) => (
        <li key={`${raised.alert} ${raised.lot_id ?? raised.item_id}`}>
          <span>
            <Button variant="quiet" size="small" onClick={() => onOpen(raised.item_id)}>
              {raised.item_name}
            </Button>
            <AlertFacts {...raised} />
          </span>
          <AlertChip alert={raised.alert} />
        </li>
      ))}
    </S.Alerts>
  );
}
