import * as v from 'valibot';
import {
  base64Field,
  colorField,
  emailField,
  lineField,
  recordFields,
  textField,
} from '../http/index.ts';
import { languageField } from '../language/index.ts';
import { dateFormats } from './public-info.schema.ts';
import { timeZoneField } from './time-zone.schema.ts';
import { openingEntries } from './working-hours.schema.ts';
import type { Named } from '../http/named.ts';

/** The SHA-256 of a picture, used as its name: a different picture has a different name. */
export const logoHashField = v.pipe(
  v.string(),
  v.regex(/^[0-9a-f]{64}$/, 'must be the name of an uploaded picture'),
);

const settingsEntries = {
  facility_name: lineField(120),
  email: v.union([v.literal(''), emailField]),
  phone: lineField(40, 0),
  address: textField(500),
  timezone: timeZoneField,
  date_format: v.picklist(dateFormats),
  /** Default language for users who have not chosen one; null: the browser’s language. */
  language: v.nullable(languageField),
  primary_color: colorField,
  secondary_color: colorField,
  custom_login_message: textField(500),
  /** Lets patients book and reschedule their appointments. Cancelling is always allowed. */
  enable_online_booking: v.boolean(),
  enable_patient_portal: v.boolean(),
  /**
   * Requires staff to enrol in two-step verification before any other action. Does not apply to
   * patients.
   */
  require_second_factor: v.boolean(),
  /**
   * Printed on every report if set: the laboratory director with the licence, the registration
   * number (in the United States the CLIA number), and the accreditation body and scope.
   */
  laboratory_director: lineField(120, 0),
  registration_number: lineField(60, 0),
  accreditation: lineField(120, 0),
  /** Closing note of every report. */
  report_note: textField(300),
  /** Names the instrument of each result on the report, where it is recorded. */
  report_instruments: v.boolean(),
  /** Whether reports print the measurement uncertainty of each value, where it is known. */
  report_uncertainty: v.boolean(),
  /** Uploaded logo; null: the facility’s initials. */
  logo_hash: v.nullable(logoHashField),
  ...openingEntries,
};

export const hospitalSettingsBody = v.strictObject(settingsEntries);

const hospitalSettingsObject = v.object({
  ...settingsEntries,
  subdomain: v.string(),
  version: recordFields.version,
});
export interface HospitalSettingsSchema extends Named<typeof hospitalSettingsObject> {}
export const hospitalSettingsSchema: HospitalSettingsSchema = hospitalSettingsObject;

export interface HospitalSettings extends v.InferOutput<HospitalSettingsSchema> {}

/** Maximum size of an uploaded picture, in bytes (domain model 2.13). */
export const MAX_LOGO_BYTES = 1_000_000;

/** Maximum side length of an uploaded picture, in pixels. */
export const MAX_LOGO_PIXELS = 4096;

/** A PNG, JPEG or WebP. SVG is rejected because it can contain scripts. */
export const logoUploadBody = v.strictObject({
  /** File content in base64. */
  picture: base64Field(MAX_LOGO_BYTES),
});

/** The converted upload: a PNG that contains only pixels, without metadata. */
export const uploadedLogoSchema = v.object({
  logo_hash: logoHashField,
  width: v.number(),
  height: v.number(),
});

/**
 * `available` and `valid` are both returned because the specification uses both; `reason` is null
 * when the subdomain is free.
 */
export const subdomainCheckSchema = v.object({
  valid: v.boolean(),
  available: v.boolean(),
  reason: v.nullable(v.picklist(['invalid', 'reserved', 'taken'])),
});
