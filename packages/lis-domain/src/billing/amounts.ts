/**
 * Price data of one invoice line before calculation. All amounts are in the minor unit of the
 * invoice’s currency.
 */
export interface LinePrice {
  quantity: number;
  unit_price_minor: number;
  /** Deducted from the whole line, before tax. */
  discount_minor: number;
  /** In basis points (hundredths of a percent). */
  tax_bp: number;
}

export interface LineAmounts {
  tax_minor: number;
  /** Including tax. */
  total_minor: number;
}

export interface InvoiceAmounts extends LineAmounts {
  /** Before discount and tax. */
  subtotal_minor: number;
  discount_minor: number;
}

const BASIS_POINTS = 10_000;

/**
 * A share of an amount in whole minor units, with halves rounded away from zero. Exact while the
 * product is a safe integer.
 */
function shareOf(amount: number, basisPoints: number): number {
  const doubled = 2 * Math.abs(amount) * basisPoints + BASIS_POINTS;
  return Math.sign(amount) * Math.floor(doubled / (2 * BASIS_POINTS));
}

/**
 * Returns a price raised or, with a negative change, lowered by basis points; halves are rounded
 * away from zero.
 */
export function changedPrice(amount_minor: number, change_bp: number): number {
  return shareOf(amount_minor, BASIS_POINTS + change_bp);
}

/**
 * Calculates one line: the discount is deducted first, then tax is charged on the remainder and
 * rounded per line, halves away from zero (domain model 2.0). This is the rounding of EN 16931,
 * BR-CO-17, applied per line so that every line can be checked by itself. Throws when the discount
 * exceeds the line.
 */
export function lineAmounts({
  quantity,
  unit_price_minor,
  discount_minor,
  tax_bp,
}: LinePrice): LineAmounts {
  const net = quantity * unit_price_minor - discount_minor;
  if (net < 0) throw new RangeError('@alms/lis-domain: the discount exceeds the line amount.');
  const tax_minor = shareOf(net, tax_bp);
  return { tax_minor, total_minor: net + tax_minor };
}

/** Returns the sum of the invoice lines, without further rounding. */
export function invoiceAmounts(lines: readonly LinePrice[]): InvoiceAmounts {
  const sum = { subtotal_minor: 0, discount_minor: 0, tax_minor: 0, total_minor: 0 };
  for (const line of lines) {
    const { tax_minor, total_minor } = lineAmounts(line);
    sum.subtotal_minor += line.quantity * line.unit_price_minor;
    sum.discount_minor += line.discount_minor;
    sum.tax_minor += tax_minor;
    sum.total_minor += total_minor;
  }
  return sum;
}
