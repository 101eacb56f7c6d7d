import * as v from 'valibot';
import { endpoint, idField } from '../http/index.js';
import { facilityRegisteredSchema, paymentSchema, planSchema, processPaymentBody, registerFacilityBody, subscriptionSchema } from './subscription.schema.js';

export const readPlans = endpoint({
  id: 'subscription.plans', method: 'GET', path: '/subscription/plans', summary: 'The plans a facility can choose, cheapest first.', access: 'public', answer: v.array(planSchema),
});

const registration = {
  access: 'public', site: 'main', body: registerFacilityBody, status: 201, answer: facilityRegisteredSchema, problems: ['registration_failed', 'subdomain_taken'], creates: true, limit: 'sign-in',
} as const;

export const registerFacility = endpoint({
  id: 'subscription.register-facility', method: 'POST', path: '/subscription/register-facility', summary: 'Register a facility, its plan and its first administrator at once, or nothing.', ...registration,
});

/** The specification names both addresses; they are one act. */
export const registerHospital = endpoint({
  id: 'facility.register', method: 'POST', path: '/hospitals/register', summary: 'The same as `/subscription/register-facility`.', ...registration,
});

export const processPayment = endpoint({
  id: 'subscription.process-payment', method: 'POST', path: '/subscription/process-payment/{payment_id}', access: 'public', params: v.object({ payment_id: idField }), body: processPaymentBody,
  summary: 'Begin a payment, try it again, or ask how it stands: the same id each time.', answer: paymentSchema, problems: ['not_found'], limit: 'lookup',
});

export const readSubscription = endpoint({
  id: 'subscription.read', method: 'GET', path: '/subscription', summary: 'What this facility has booked, may use and has used.', access: 'staff', answer: subscriptionSchema,
});

export const subscriptionEndpoints = [readPlans, registerFacility, registerHospital, processPayment, readSubscription] as const;
