import * as v from 'valibot';
import { idField, instantField } from '../http/index.ts';
import type { Named } from '../http/named.ts';

export const billingCycles = ['monthly', 'yearly'] as const;
export type BillingCycle = (typeof billingCycles)[number];

/** Limit of a plan; null is unlimited. */
const limitField = v.nullable(v.pipe(v.number(), v.integer(), v.minValue(0)));

export const planLimits = {
  max_users: limitField,
  max_patients: limitField,
  max_tests_per_month: limitField,
};

const planObject = v.object({
  id: idField,
  plan_name: v.string(),
  /** In major units of `currency`, at most two decimals. */
  monthly_price: v.pipe(v.number(), v.minValue(0)),
  /** For twelve months, in major units of `currency`. */
  yearly_price: v.pipe(v.number(), v.minValue(0)),
  /** ISO 4217. */
  currency: v.string(),
  features: v.object({ ...planLimits, analytics: v.boolean(), priority_support: v.boolean() }),
});
export interface PlanSchema extends Named<typeof planObject> {}
export const planSchema: PlanSchema = planObject;

export interface Plan extends v.InferOutput<PlanSchema> {}

export const paymentStates = ['pending', 'succeeded', 'failed'] as const;
export type PaymentState = (typeof paymentStates)[number];

/** Reason a payment attempt failed: declined by the provider or bank, or its page expired. */
export const paymentFailures = ['declined', 'expired'] as const;
export type PaymentFailure = (typeof paymentFailures)[number];

/** Payment method; its details are entered on the provider’s page, never here. */
export const processPaymentBody = v.strictObject({ payment_method: v.literal('card') });

const paymentObject = v.object({
  /** Whether the payment is complete. */
  success: v.boolean(),
  payment_id: idField,
  status: v.picklist(paymentStates),
  /** The provider’s payment page; null once nothing is due. */
  checkout_url: v.nullable(v.string()),
  /** Reason the last attempt failed, if known. */
  failure: v.optional(v.picklist(paymentFailures)),
});
export interface PaymentSchema extends Named<typeof paymentObject> {}
export const paymentSchema: PaymentSchema = paymentObject;

export interface Payment extends v.InferOutput<PaymentSchema> {}

export const subscriptionStates = [
  'trialing',
  'active',
  'past_due',
  'suspended',
  'cancelled',
] as const;
export type SubscriptionState = (typeof subscriptionStates)[number];

/** A facility’s plan, limits and usage. */
const subscriptionObject = v.object({
  plan_name: v.string(),
  billing_cycle: v.picklist(billingCycles),
  status: v.picklist(subscriptionStates),
  trial_ends_at: instantField,
  /** The trial ended without payment: reading and exporting still work, new work does not. */
  ended: v.boolean(),
  limits: v.object(planLimits),
  /** `tests` counts the calendar month in the facility’s zone. */
  usage: v.object({ users: v.number(), patients: v.number(), tests: v.number() }),
  features: v.object({ analytics: v.boolean(), priority_support: v.boolean() }),
  /** The payment due, visible to users who manage payments; null if nothing is due. */
  payment_id: v.nullable(idField),
});
export interface SubscriptionSchema extends Named<typeof subscriptionObject> {}
export const subscriptionSchema: SubscriptionSchema = subscriptionObject;

export interface Subscription extends v.InferOutput<SubscriptionSchema> {}
