/** `JSON.rawJSON`, which the compiler's library does not list yet (ECMAScript proposal "JSON.parse source text access", in Node since 22). */
const { rawJSON } = JSON as unknown as { rawJSON(text: string): unknown };

/**
 * A decimal as a JSON number with its own digits: `4.10` stays `4.10`, because FHIR counts the digits of a value as what was measured (R4 datatypes,
 * decimal). For `JSON.stringify` alone; nobody calculates with it.
 */
export function decimalNumber(digits: string): number {
  return rawJSON(digits) as number;
}
