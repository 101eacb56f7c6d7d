import type { TestDefinition } from '../catalogue/test-parameter.schema.ts';
import type { LinePrice } from './amounts.ts';
import { appliedPrice, type PayerPrices, type AppliedPrice } from './applied-price.ts';
import type { TestParameterId } from '../catalogue/test-parameter-id.ts';

type Price = TestDefinition['price'];

/** An ordered test with its current facility price and the panel it was ordered through, if any. */
export interface PricedItem {
  id: string;
  test_parameter_id: TestParameterId;
  panel_code: string | null;
  code: string;
  name: string;
  price: Price;
  panel: { id: TestParameterId; name: string; price: Price } | null;
}

/** One line of a new invoice: a single test, or a panel that has its own price. */
export interface BilledLine extends LinePrice, Omit<AppliedPrice, 'amount_minor'> {
  test_parameter_id: TestParameterId;
  order_item_id: string | null;
  panel_code: string | null;
  code: string;
  description: string;
}

/**
 * Prices the tests of an order for its payer. `list` is the payer’s price list on the day of the
 * order. A panel with a price is one line; without one, its tests are charged individually. A test
 * without a price, or priced in another currency, gets no line: null is no price, and 0 is free
 * (domain model 2.1).
 */
export function billOrder<Item extends PricedItem>(
  items: readonly Item[],
  currency: string,
  list?: PayerPrices,
): { lines: BilledLine[]; unbilled: Item[] } {
  const lines = new Map<string, BilledLine>();
  const unbilled: Item[] = [];
  for (const item of items) {
    const { panel, panel_code } = item;
    const whole =
      panel !== null && panel_code !== null ? appliedPrice(panel, currency, list) : null;
    const single = appliedPrice({ id: item.test_parameter_id, price: item.price }, currency, list);
    if (panel !== null && panel_code !== null && whole !== null) {
      lines.set(`panel ${panel_code}`, {
        ...lineAt(whole),
        test_parameter_id: panel.id,
        order_item_id: null,
        panel_code,
        code: panel_code,
        description: panel.name,
      });
    } else if (single !== null) {
      lines.set(item.id, {
        ...lineAt(single),
        test_parameter_id: item.test_parameter_id,
        order_item_id: item.id,
        panel_code: null,
        code: item.code,
        description: item.name,
      });
    } else {
      unbilled.push(item);
    }
  }
  return { lines: [...lines.values()], unbilled };
}

function lineAt({
  amount_minor,
  ...taken
}: AppliedPrice): LinePrice & Omit<AppliedPrice, 'amount_minor'> {
  return { quantity: 1, unit_price_minor: amount_minor, discount_minor: 0, ...taken };
}
