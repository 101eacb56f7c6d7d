import type { TestDefinition } from '../catalogue/test-parameter.schema.ts';

/** Where the price of a line comes from: the facility's own; the list of its payer; the own one, because that list has none. */
export const priceBases = ['own', 'list', 'fallback'] as const;
export type PriceBasis = (typeof priceBases)[number];

/** What a payer's list says, as it is valid on the day of an order. */
export interface PayerPrices {
  id: string;
  name: string;
  /** In the smallest unit, by the test or panel. */
  prices: ReadonlyMap<string, number>;
}

export interface TakenPrice {
  amount_minor: number;
  tax_bp: number;
  price_basis: PriceBasis;
  /** The payer's list: the one it is taken from, or the one that has none. */
  price_list_id: string | null;
  price_list_name: string | null;
}

/**
 * What one test or panel costs in a currency: the price of the payer's list, else the facility's own; null where there is neither. Tax is a matter of the
 * test and not of who pays: its rate is that of the own price, and what has none is not taxed.
 */
export function takenPrice(
  { id, price }: { id: string; price: TestDefinition['price'] },
  currency: string,
  list: PayerPrices | undefined,
): TakenPrice | null {
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
