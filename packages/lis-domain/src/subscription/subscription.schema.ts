import * as v from 'valibot';
import { idField, instantField } from '../http/index.ts';

export const billingCycles = ['monthly', 'yearly'] as const;
export type BillingCycle = (typeof billingCycles)[number];

/** How many of something a plan allows; null is without limit. */
const limitField = v.nullable(v.pipe(v.number(), v.integer(), v.minValue(0)));

export const planLimits = {
  max_users: limitField,
  max_patients: limitField,
  max_tests_per_month: limitField,
};

export const planSchema = v.object({
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

export type Plan = v.InferOutput<typeof planSchema>;

export const paymentStates = ['pending', 'succeeded', 'failed'] as const;
export type PaymentState = (typeof paymentStates)[number];

/** Why a try to pay has failed: the provider or the bank said no, or its page was left open for too long. */
export const paymentFailures = ['declined', 'expired'] as const;
export type PaymentFailure = (typeof paymentFailures)[number];

/** Which way of paying; its details are typed on the provider's own page, never here. */
export const processPaymentBody = v.strictObject({ payment_method: v.literal('card') });

export const paymentSchema = v.object({
  /** Whether it is paid. */
  success: v.boolean(),
  payment_id: idField,
  status: v.picklist(paymentStates),
  /** The provider's page on which the person pays; null once nothing is left to pay. */
  checkout_url: v.nullable(v.string()),
  /** Why the last try failed, where that is known. */
  failure: v.optional(v.picklist(paymentFailures)),
});

export type Payment = v.InferOutput<typeof paymentSchema>;

export const subscriptionStates = [
  'trialing',
  'active',
  'past_due',
  'suspended',
  'cancelled',
] as const;
export type SubscriptionState = (typeof subscriptionStates)[number];

/** What a facility has booked, may use and has used. */
export const subscriptionSchema = v.object({
  plan_name: v.string(),
  billing_cycle: v.picklist(billingCycles),
  status: v.picklist(subscriptionStates),
  trial_ends_at: instantField,
  /** The trial is over and nothing has been paid: reading and exporting still work, new work does not. */
  ended: v.boolean(),
  limits: v.object(planLimits),
  /** `tests` of the calendar month in the facility's zone. */
  usage: v.object({ users: v.number(), patients: v.number(), tests: v.number() }),
  features: v.object({ analytics: v.boolean(), priority_support: v.boolean() }),
  /** The payment that is still due, told to who manages payments; null when nothing is due. */
  payment_id: v.nullable(idField),
});

export type Subscription = v.InferOutput<typeof subscriptionSchema>;
