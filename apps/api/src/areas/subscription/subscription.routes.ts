import {
  processPayment,
  readPlans,
  readSubscription,
  registerFacility,
  registerHospital,
} from '@alms/lis-domain/subscription';
import { handle, type Route } from '../../platform/http/call.ts';
import type { AreaDependencies } from '../dependencies.ts';
import { pay } from './payment.service.ts';
import { register } from './register-facility.service.ts';
import { plans, read } from './subscription.service.ts';

export function subscriptionRoutes(deps: AreaDependencies): readonly Route[] {
  return [
    handle(readPlans, () => plans(deps.db)),
    handle(registerFacility, (call) => register(call, deps)),
    handle(registerHospital, (call) => register(call, deps)),
    handle(processPayment, (call) => pay(call, deps)),
    handle(readSubscription, (call) => read(call, deps)),
  ];
}
