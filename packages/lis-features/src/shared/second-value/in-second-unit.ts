import type { RangeRow } from '@alms/lis-domain/catalogue';
import type { SecondValue } from '@alms/lis-domain/results';

interface ConvertedResult {
  value_text: string | null;
  unit_display: string | null;
  range: RangeRow | null;
  second?: SecondValue | undefined;
}

/** Returns a result as it is in the second unit of its test; without a value if it has none. */
export function inSecondUnit<R extends ConvertedResult>(result: R): R {
  const { second } = result;
  return {
    ...result,
    value_text: second?.value_text ?? null,
    unit_display: second?.unit_display ?? null,
    range: second?.range ?? null,
  };
}
