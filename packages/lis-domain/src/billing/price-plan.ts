import type { OrderableTest } from '../catalogue/test-parameter.schema.ts';
import type { PlannedTest } from '../orders/plan-order.ts';
import { invoiceAmounts } from './amounts.ts';
import { billOrder, type BilledLine } from './bill-order.ts';

/** Price of an order before it is placed. */
export interface PlanPrice {
  lines: BilledLine[];
  /** Tests without a price in the currency, which are not charged. */
  unbilled: OrderableTest[];
  /** Including tax. */
  total_minor: number;
}

/**
 * Prices a planned order at the facility’s prices, by the rules of the invoice that the server will
 * create for a patient who pays.
 *
 * @param catalogue The facility’s tests, which contain the panels of the plan.
 */
export function pricePlan(
  tests: readonly PlannedTest[],
  catalogue: readonly OrderableTest[],
  currency: string,
): PlanPrice {
  const items = tests.map(({ test, panel_code }) => ({
    id: test.id,
    test_parameter_id: test.id,
    panel_code,
    code: test.code,
    name: test.name,
    price: test.price,
    panel: catalogue.find(({ code }) => code === panel_code) ?? null,
    test,
  }));
  const { lines, unbilled } = billOrder(items, currency);
  return {
    lines,
    unbilled: unbilled.map(({ test }) => test),
    total_minor: invoiceAmounts(lines).total_minor,
  };
}
