/** What one line of an invoice asks for, before it is worked out. All money is in the smallest unit of the invoice's currency. */
export interface LinePrice {
  quantity: number;
  unit_price_minor: number;
  /** Taken off the whole line, before tax. */
  discount_minor: number;
  /** In hundredths of a percent. */
  tax_bp: number;
}

export interface LineAmounts {
  tax_minor: number;
  /** With tax. */
  total_minor: number;
}

export interface InvoiceAmounts extends LineAmounts {
  /** Before discount and tax. */
  subtotal_minor: number;
  discount_minor: number;
}

const BASIS_POINTS = 10_000;

/** A share of an amount in whole smallest units, a half rounded away from zero. Exact while the product is a safe integer. */
function shareOf(amount: number, basisPoints: number): number {
  const doubled = 2 * Math.abs(amount) * basisPoints + BASIS_POINTS;
  return Math.sign(amount) * Math.floor(doubled / (2 * BASIS_POINTS));
}

/** A price that was raised or, with a negative change, lowered by a share in hundredths of a percent; a half is rounded away from zero. */
export function changedPrice(amount_minor: number, change_bp: number): number {
  return shareOf(amount_minor, BASIS_POINTS + change_bp);
}

/**
 * One line: the discount comes off first, tax is charged on what is left and rounded per line, half away from zero (domain model 2.0; the rounding of
 * EN 16931, BR-CO-17, done per line so that every line can be checked by itself). Throws for a discount larger than the line.
 */
export function lineAmounts({
  quantity,
  unit_price_minor,
  discount_minor,
  tax_bp,
}: LinePrice): LineAmounts {
  const net = quantity * unit_price_minor - discount_minor;
  if (net < 0) throw new RangeError('@alms/lis-domain: a discount is larger than its line.');
  const tax_minor = shareOf(net, tax_bp);
  return { tax_minor, total_minor: net + tax_minor };
}

/** An invoice is the sum of its lines; nothing is rounded again. */
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
