/**
 * `JSON.rawJSON`, not yet in the compiler's library (ECMAScript proposal "JSON.parse source text
 * access", in Node since 22).
 */
const { rawJSON } = JSON as unknown as { rawJSON(text: string): unknown };

/**
 * A decimal as a JSON number with its exact digits: `4.10` stays `4.10` because FHIR treats digits
 * as precision (R4 datatypes, decimal). For `JSON.stringify` only, not for calculations.
 */
export function decimalNumber(digits: string): number {
  return rawJSON(digits) as number;
}
