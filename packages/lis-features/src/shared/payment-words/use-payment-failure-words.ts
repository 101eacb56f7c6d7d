import type { PaymentFailure } from '@alms/lis-domain/subscription';
import { useMessages } from '@alms/ui/i18n';
import { paymentWordsMessages } from './words/index.ts';

/** Descriptions of payment failures. */
export function usePaymentFailureWords(): Readonly<Record<PaymentFailure, string>> {
  return useMessages(paymentWordsMessages);
}
