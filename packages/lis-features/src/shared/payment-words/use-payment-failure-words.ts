import type { PaymentFailure } from '@alms/lis-domain/subscription';
import { useMessages } from '@alms/ui/i18n';
import { paymentWordsMessages } from './words/index.ts';

/** Why a try to pay has failed, the same wherever a payment is shown. */
export function usePaymentFailureWords(): Readonly<Record<PaymentFailure, string>> {
  return useMessages(paymentWordsMessages);
}
