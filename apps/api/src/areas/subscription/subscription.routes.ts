import { processPayment, readPlans, readSubscription } from '@alms/lis-domain/subscription';
import { handle, type Route } from '../../platform/http/requests/call.ts';
import type { AreaDependencies } from '../dependencies.ts';
import { pay } from './payment.service.ts';
import { plans, read } from './subscription.service.ts';

export function subscriptionRoutes(deps: AreaDependencies): readonly Route[] {
  return [
    handle(readPlans, () => plans(deps.db)),
    handle(processPayment, (call) => pay(call, deps)),
    handle(readSubscription, (call) => read(call, deps)),
  ];
}
