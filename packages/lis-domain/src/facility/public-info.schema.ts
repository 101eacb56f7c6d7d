import * as v from 'valibot';
import { tenantIdField } from '../tenancy/tenant-id.ts';
import { colorField } from '../http/index.ts';
import { languageField } from '../language/index.ts';
import type { Named } from '../http/named.ts';

export const dateFormats = ['MM/DD/YYYY', 'DD/MM/YYYY', 'YYYY-MM-DD'] as const;

const brandingObject = v.object({
  /** An https or data URL of a picture, or null. */
  logo: v.nullable(v.string()),
  primary_color: colorField,
  secondary_color: colorField,
});
export interface BrandingSchema extends Named<typeof brandingObject> {}
export const brandingSchema: BrandingSchema = brandingObject;

export interface Branding extends v.InferOutput<BrandingSchema> {}

/** Facility information available before sign-in. */
const publicInfoObject = v.object({
  success: v.boolean(),
  tenant_id: tenantIdField,
  facility_name: v.string(),
  subdomain: v.string(),
  branding: brandingSchema,
  settings: v.object({
    timezone: v.string(),
    custom_login_message: v.string(),
    date_format: v.picklist(dateFormats),
    language: v.nullable(languageField),
    /** Whether patients can book their own appointments. */
    online_booking: v.boolean(),
  }),
});
export interface PublicInfoSchema extends Named<typeof publicInfoObject> {}
export const publicInfoSchema: PublicInfoSchema = publicInfoObject;

export interface PublicInfo extends v.InferOutput<PublicInfoSchema> {}
