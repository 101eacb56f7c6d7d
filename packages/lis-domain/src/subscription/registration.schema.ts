import * as v from 'valibot';
import { dateFormats } from '../facility/public-info.schema.ts';
import { timeZoneField } from '../facility/time-zone.schema.ts';
import { emailField, idField, instantField, lineField, textField } from '../http/index.ts';
import { newPasswordField } from '../identity/index.ts';
import { billingCycles } from './subscription.schema.ts';
import type { Named } from '../http/named.ts';

/** A facility and its first administrator, as sent by the wizard (specification, section 3). */
const registerFacilityObject = v.strictObject({
  facility_name: lineField(120),
  /** Free text here, so that the error can be 'Invalid subdomain'. */
  subdomain: lineField(100, 0),
  /** `plan_name` of a plan. */
  subscription_plan: lineField(60),
  billing_cycle: v.optional(v.picklist(billingCycles, 'must be monthly or yearly'), 'monthly'),
  contact_email: emailField,
  contact_phone: lineField(40),
  address: textField(500, 1),
  admin_first_name: lineField(60),
  admin_last_name: lineField(60),
  admin_email: emailField,
  admin_password: newPasswordField('facility'),
  /** Initial settings of the facility; omitted ones take their defaults (safe reading 39). */
  timezone: v.optional(timeZoneField),
  date_format: v.optional(v.picklist(dateFormats)),
  enable_online_booking: v.optional(v.boolean()),
  enable_patient_portal: v.optional(v.boolean()),
});
export interface RegisterFacilityBody extends Named<typeof registerFacilityObject> {}
export const registerFacilityBody: RegisterFacilityBody = registerFacilityObject;

export interface FacilityRegistration extends v.InferOutput<RegisterFacilityBody> {}

const facilityRegisteredObject = v.object({
  success: v.literal(true),
  /** False while all plans are free (beta). */
  requires_payment: v.boolean(),
  payment_id: v.nullable(idField),
  subdomain: v.string(),
  trial_ends_at: instantField,
});
export interface FacilityRegisteredSchema extends Named<typeof facilityRegisteredObject> {}
export const facilityRegisteredSchema: FacilityRegisteredSchema = facilityRegisteredObject;

export interface FacilityRegistered extends v.InferOutput<FacilityRegisteredSchema> {}
