/** Decimal text as a whole number and how many of its digits stand after the point. */
function scaled(text: string): { units: bigint; places: number } {
  const [whole = '0', fraction = ''] = text.split('.');
  return { units: BigInt(whole + fraction), places: fraction.length };
}

/**
 * Compares two decimal texts exactly: negative when `a` is smaller, 0 when equal (`4.1` equals `4.10`), positive when larger.
 * Results and limits are never compared as binary floats. Throws a SyntaxError for text that is not a decimal number.
 */
export function compareDecimals(a: string, b: string): number {
  const left = scaled(a);
  const right = scaled(b);
  const places = Math.max(left.places, right.places);
  const difference = left.units * 10n ** BigInt(places - left.places) - right.units * 10n ** BigInt(places - right.places);
  return difference < 0n ? -1 : difference > 0n ? 1 : 0;
}
