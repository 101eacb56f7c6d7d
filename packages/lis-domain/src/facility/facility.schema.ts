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

/** The SHA-256 of a picture, which is its name: another picture has another name. */
export const logoHashField = v.pipe(
  v.string(),
  v.regex(/^[0-9a-f]{64}$/, 'must be the name of a picture'),
);

const settingsEntries = {
  facility_name: lineField(120),
  email: v.union([v.literal(''), emailField]),
  phone: lineField(40, 0),
  address: textField(500),
  timezone: timeZoneField,
  date_format: v.picklist(dateFormats),
  /** What the facility speaks to whoever has not chosen a language; null: each browser's own. */
  language: v.nullable(languageField),
  primary_color: colorField,
  secondary_color: colorField,
  custom_login_message: textField(500),
  /** Patients book and move their own appointments; to cancel one they need nobody. */
  enable_online_booking: v.boolean(),
  enable_patient_portal: v.boolean(),
  /** Staff have to set up a second step at sign-in before they do anything else. It asks nothing of patients. */
  require_second_factor: v.boolean(),
  /** Printed on every report, where it is known: who directs the laboratory, with the licence; the number it is registered under (in the United States the CLIA number); by whom it is accredited, and for what. */
  laboratory_director: lineField(120, 0),
  registration_number: lineField(60, 0),
  accreditation: lineField(120, 0),
  /** Closes every report. */
  report_note: textField(300),
  /** The uploaded picture that stands for the facility; null: its initials. */
  logo_hash: v.nullable(logoHashField),
  ...openingEntries,
};

export const hospitalSettingsBody = v.strictObject(settingsEntries);

export const hospitalSettingsSchema = v.object({
  ...settingsEntries,
  subdomain: v.string(),
  version: recordFields.version,
});

export type HospitalSettings = v.InferOutput<typeof hospitalSettingsSchema>;

/** The largest picture that may be uploaded, in bytes (domain model 2.13). */
export const MAX_LOGO_BYTES = 1_000_000;

/** The longest side of a picture that may be uploaded, in pixels. */
export const MAX_LOGO_PIXELS = 4096;

/** A PNG, JPEG or WebP. SVG is refused: it is a program as much as a picture. */
export const logoUploadBody = v.strictObject({
  /** The file's bytes, in base64. */
  picture: base64Field(MAX_LOGO_BYTES),
});

/** What was made of an uploaded picture: a PNG with nothing in it but the pixels. */
export const uploadedLogoSchema = v.object({
  logo_hash: logoHashField,
  width: v.number(),
  height: v.number(),
});

/** `available` and `valid` are both given, because the specification shows both readings; `reason` is null when free. */
export const subdomainCheckSchema = v.object({
  valid: v.boolean(),
  available: v.boolean(),
  reason: v.nullable(v.picklist(['invalid', 'reserved', 'taken'])),
});
