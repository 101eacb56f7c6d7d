import type { StockTransaction } from '@alms/lis-domain/inventory';
import { useFormat, useMessages } from '@alms/ui/i18n';
import { inventoryMessages } from './words/index.ts';
import * as S from './stock.styles.ts';

/** Stock transactions, newest first, with quantity, lot, reason and user. */
export function TransactionList({ transactions }: { transactions: readonly StockTransaction[] }) {
  const words = useMessages(inventoryMessages);
  const format = useFormat();
  return (
    <S.Transactions>
      {transactions.map(
        ({ id, type, quantity, balance, lot_number, reason, reference, at, by }) => (
          <li key={id}>
            <b dir="ltr">{format.number(quantity, { signDisplay: 'always' })}</b>
            <span>
              {words[type]} <S.Code>{lot_number}</S.Code>
              <small>
                {[
                  words.leaves({ count: balance }),
                  format.dateTime(at),
                  by?.name ?? words.byTests,
                  reason,
                  reference,
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </small>
            </span>
          </li>
        ),
      )}
    </S.Transactions>
  );
}
