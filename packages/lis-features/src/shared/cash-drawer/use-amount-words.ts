import { useMessages } from '@alms/ui/i18n';
import { invoiceWordsMessages } from '../invoice-words/index.ts';
import type { Money } from '../money/index.ts';

/** Messages of a money form. Validation messages include an example amount in the currency. */
export function useAmountWords<Words extends object>(words: Words, money: Money) {
  const names = useMessages(invoiceWordsMessages);
  return { ...words, amountInvalid: names.amountInvalid({ example: money.typed(1250) }) };
}
