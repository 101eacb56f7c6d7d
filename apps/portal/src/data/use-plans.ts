import { readPlans, type Plan } from '@alms/lis-domain/subscription';
import { useAnswer } from './use-answer.ts';

const emptiness = (plans: readonly Plan[]) =>
  plans.length === 0 ? ('none-yet' as const) : undefined;

/** The plans that are offered, cheapest first. */
export function usePlans() {
  return useAnswer(readPlans, {}, { emptiness, lasts: true });
}
