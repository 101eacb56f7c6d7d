import {
  selectInterval,
  type IntervalContext,
  type TestDefinition,
} from '@alms/lis-domain/catalogue';
import type { SeededRandom } from './seeded-random.ts';

/** Share of values outside the interval. */
const abnormal = 0.12;

/**
 * A realistic value for a test without a file or narrative result: mostly within the applicable
 * interval, sometimes slightly outside, never implausible.
 */
export function believableValue(
  test: TestDefinition,
  context: IntervalContext,
  random: SeededRandom,
): string {
  switch (test.result_type) {
    case 'numeric':
      return believableNumber(test, context, random);
    case 'titer':
      return believableTiter(random);
    case 'ratio':
      return random.chance(0.85) ? '1:1' : '2:1';
    case 'ordinal':
    case 'coded':
    case 'text': {
      const [usual, ...unusual] = test.coded_values;
      return (
        (random.chance(0.85) || unusual.length === 0
          ? usual?.display
          : random.pick(unusual).display) ?? 'Negative'
      );
    }
    case 'narrative':
    case 'attachment':
      throw new Error(
        `@alms/api: the result of ${test.code} is a ${test.result_type}. No value can be generated for it.`,
      );
  }
}

/** Mostly non-reactive, sometimes several dilutions higher. */
function believableTiter(random: SeededRandom): string {
  return random.chance(0.6) ? '<1:1' : `1:${2 ** Math.floor(random.next() * 7)}`;
}

function believableNumber(
  test: TestDefinition,
  context: IntervalContext,
  random: SeededRandom,
): string {
  // Where no interval applies (children), the adult interval is used.
  const range =
    selectInterval(test.ranges, 'reference', context) ??
    test.ranges.find(({ type }) => type === 'reference');
  const [low, high] = limitsOf(range?.low ?? null, range?.high ?? null);
  const width = high - low;
  const within = low + width * (0.15 + 0.7 * random.next());
  const outside = random.chance(0.5) ? high + width * 0.12 : low - width * 0.12;
  return Math.max(random.chance(abnormal) ? outside : within, 0).toFixed(test.decimals);
}

/** A one-sided interval gets a second limit that keeps values realistic. */
function limitsOf(low: string | null, high: string | null): [low: number, high: number] {
  if (low !== null) return [Number(low), high === null ? Number(low) * 1.6 : Number(high)];
  return high === null ? [1, 10] : [Number(high) * 0.5, Number(high)];
}
