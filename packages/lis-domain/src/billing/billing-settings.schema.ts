import * as v from 'valibot';
import { recordFields } from '../http/index.ts';
import type { Named } from '../http/named.ts';

/** What happens when a specimen is about to be collected before payment. */
export const collectionPolicies = ['allow', 'warn', 'block'] as const;
export type CollectionPolicy = (typeof collectionPolicies)[number];

export const currencyField = v.pipe(
  v.string(),
  v.regex(/^[A-Z]{3}$/, 'must be an ISO 4217 code such as USD'),
);

export const billingSettingsBody = v.strictObject({
  /**
   * Billing currency of the facility. Fixed once there is an invoice: no sum crosses currencies.
   */
  currency: currencyField,
  collect_before_payment: v.picklist(collectionPolicies),
  /** Whether every order creates a draft invoice automatically. */
  invoice_on_order: v.boolean(),
  /** Days from issue to the due date of an invoice. */
  payment_days: v.pipe(
    v.number(),
    v.integer('must be a whole number of days'),
    v.minValue(0, 'must be at least 0'),
    v.maxValue(365, 'must be at most 365'),
  ),
});

const billingSettingsObject = v.object({
  ...billingSettingsBody.entries,
  version: recordFields.version,
});
export interface BillingSettingsSchema extends Named<typeof billingSettingsObject> {}
export const billingSettingsSchema: BillingSettingsSchema = billingSettingsObject;

export interface BillingSettings extends v.InferOutput<BillingSettingsSchema> {}
