import { colorField } from '@alms/lis-domain/http';
import * as v from 'valibot';

const color = v.pipe(
  v.string(),
  v.trim(),
  v.check((text) => v.is(colorField, text), 'colorInvalid'),
  v.toLowerCase(),
);

/** Validation rules of the form; messages are keys of the feature’s catalogue. */
export const brandingForm = v.object({
  primary_color: color,
  secondary_color: color,
  /** Hash of the uploaded logo; null shows the initials. */
  logo_hash: v.nullable(v.string()),
  custom_login_message: v.pipe(v.string(), v.trim(), v.maxLength(500, 'messageTooLong')),
});

/** Field values of the form. */
export type BrandingFields = v.InferInput<typeof brandingForm>;
/** Values to save. */
export type BrandingValues = v.InferOutput<typeof brandingForm>;

/** Every value is valid. */
export const securityForm = v.object({ require_second_factor: v.boolean() });

export type SecurityFields = v.InferInput<typeof securityForm>;
export type SecurityValues = v.InferOutput<typeof securityForm>;
