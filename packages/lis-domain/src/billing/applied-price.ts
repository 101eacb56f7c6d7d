import type { TestParameterId } from '../catalogue/test-parameter-id.ts';
import type { TestDefinition } from '../catalogue/test-parameter.schema.ts';

/**
 * Source of a line’s price: the facility’s price, the payer’s list, or the facility’s price because
 * the list has none.
 */
export const priceBases = ['own', 'list', 'fallback'] as const;
export type PriceBasis = (typeof priceBases)[number];

/** A payer’s price list valid on the day of an order. */
export interface PayerPrices {
  id: string;
  name: string;
  /** In the minor unit, by test or panel id. */
  prices: ReadonlyMap<string, number>;
}

export interface AppliedPrice {
  amount_minor: number;
  tax_bp: number;
  price_basis: PriceBasis;
  /** The payer’s list: the source of the price, or the list that has no price. */
  price_list_id: string | null;
  price_list_name: string | null;
}

/**
 * Returns the price of one test or panel in a currency: from the payer’s list, otherwise the
 * facility’s price; null if there is neither. Tax depends on the test, not on the payer: the rate
 * is that of the facility’s price, and a test without one is not taxed.
 */
export function appliedPrice(
  { id, price }: { id: TestParameterId; price: TestDefinition['price'] },
  currency: string,
  list: PayerPrices | undefined,
): AppliedPrice | null {
  const from = { price_list_id: list?.id ?? null, price_list_name: list?.name ?? null };
  const listed = list?.prices.get(id);
  if (listed !== undefined)
    return { amount_minor: listed, tax_bp: price?.tax_bp ?? 0, price_basis: 'list', ...from };
  if (price?.currency !== currency) return null;
  return {
    amount_minor: price.amount_minor,
    tax_bp: price.tax_bp,
    price_basis: list ? 'fallback' : 'own',
    ...from,
  };
}
