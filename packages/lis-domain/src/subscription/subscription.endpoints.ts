import * as v from 'valibot';
import { endpoint, idField } from '../http/index.ts';
import { registerFacility, registerHospital } from './registration.endpoints.ts';
import {
  paymentSchema,
  planSchema,
  processPaymentBody,
  subscriptionSchema,
} from './subscription.schema.ts';

export const readPlans = endpoint({
  id: 'subscription.plans',
  method: 'GET',
  path: '/subscription/plans',
  summary: 'The plans a facility can choose, cheapest first.',
  access: 'public',
  answer: v.array(planSchema),
});

export const processPayment = endpoint({
  id: 'subscription.process-payment',
  method: 'POST',
  path: '/subscription/process-payment/{payment_id}',
  access: 'public',
  params: v.object({ payment_id: idField }),
  body: processPaymentBody,
  summary: 'Begin a payment, try it again, or ask how it stands: the same id each time.',
  answer: paymentSchema,
  problems: ['not_found'],
  limit: 'lookup',
});

export const readSubscription = endpoint({
  id: 'subscription.read',
  method: 'GET',
  path: '/subscription',
  summary: 'What this facility has booked, may use and has used.',
  access: 'staff',
  answer: subscriptionSchema,
});

export const subscriptionEndpoints = [
  readPlans,
  registerFacility,
  registerHospital,
  processPayment,
  readSubscription,
] as const;
