import { readPlans, type Plan } from '@alms/lis-domain/subscription';
import { useEndpoint } from './use-endpoint.ts';

const emptiness = (plans: readonly Plan[]) =>
  plans.length === 0 ? ('none-yet' as const) : undefined;

/** Returns the available plans, cheapest first. */
export function usePlans() {
  return useEndpoint(readPlans, {}, { emptiness, lasts: true });
}
