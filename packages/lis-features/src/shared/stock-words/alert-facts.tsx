import type { RaisedAlert } from '@alms/lis-domain/inventory';
import { useFormat, useMessages } from '@alms/ui/i18n';
import { stockWordsMessages } from './words/index.ts';

/** Details of a stock alert in one line: lot, expiry date and quantity on hand. */
export function AlertFacts({
  lot_number,
  use_by,
  quantity,
  unit,
}: Pick<RaisedAlert, 'lot_number' | 'use_by' | 'quantity' | 'unit'>) {
  const words = useMessages(stockWordsMessages);
  const format = useFormat();
  const facts = [
    lot_number !== null && words.lot({ lot: lot_number }),
    use_by !== null && words.goodUntil({ date: format.longDate(use_by) }),
    words.amount({ count: quantity, unit }),
  ];
  return <small>{facts.filter((fact) => fact !== false).join(' · ')}</small>;
}
