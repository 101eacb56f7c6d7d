import { readPlans, type Plan } from '@alms/lis-domain/subscription';
import { useAnswer } from './use-answer.ts';

const emptiness = (plans: readonly Plan[]) =>
  plans.length === 0 ? ('none-yet' as const) : undefined;

/** Returns the available plans, cheapest first. */
export function usePlans() {
  return useAnswer(readPlans, {}, { emptiness, lasts: true });
}
