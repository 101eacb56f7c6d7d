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
  summary: 'List available plans, cheapest first.',
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
  summary: 'Start, retry or check a payment. Repeated requests use the same ID.',
  answer: paymentSchema,
  problems: ['not_found'],
  limit: 'lookup',
});

export const readSubscription = endpoint({
  id: 'subscription.read',
  method: 'GET',
  path: '/subscription',
  summary: 'Read the facility’s subscription, limits and usage.',
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
