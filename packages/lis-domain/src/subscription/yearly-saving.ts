import type { Plan } from './subscription.schema.ts';

/**
 * Returns the largest saving of a yearly over a monthly plan, in whole percent rounded down;
 * undefined if there is none. A badge must not claim more than this (safe reading 58).
 */
export function yearlySaving(
  plans: readonly Pick<Plan, 'monthly_price' | 'yearly_price'>[],
): number | undefined {
  const savings = plans.map(({ monthly_price: month, yearly_price: year }) =>
    month > 0 ? Math.floor(100 - (100 * year) / (12 * month) + 1e-9) : 0,
  );
  const best = Math.max(0, ...savings);
  return best > 0 ? best : undefined;
}
