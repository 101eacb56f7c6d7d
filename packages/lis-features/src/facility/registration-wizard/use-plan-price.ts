import type { BillingCycle, Plan } from '@alms/lis-domain/subscription';
import { useFormat, useMessages } from '@alms/ui/i18n';
import { registrationWizardMessages } from './words/index.ts';

/** Formats the price of a plan in a billing cycle: `$49 per month`. */
export function usePlanPrice() {
  const words = useMessages(registrationWizardMessages);
  const format = useFormat();
  const money = (amount: number, currency: string) =>
    format.number(amount, { style: 'currency', currency, trailingZeroDisplay: 'stripIfInteger' });
  return {
    amount: ({ monthly_price, yearly_price, currency }: Plan, cycle: BillingCycle) =>
      cycle === 'yearly'
        ? words.perYear({ price: money(yearly_price, currency) })
        : words.perMonth({ price: money(monthly_price, currency) }),
    /** Returns the amount due at registration, which is zero in the beta. */
    due: ({ monthly_price, yearly_price, currency }: Plan, cycle: BillingCycle, beta: boolean) =>
      beta
        ? money(0, currency)
        : words.dueLater({
            price: money(cycle === 'yearly' ? yearly_price : monthly_price, currency),
          }),
  };
}
