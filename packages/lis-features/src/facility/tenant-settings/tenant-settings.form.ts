import { colorField } from '@alms/lis-domain/http';
import * as v from 'valibot';

const color = v.pipe(
  v.string(),
  v.trim(),
  v.check((text) => v.is(colorField, text), 'colorInvalid'),
  v.toLowerCase(),
);

/** The form's rules; messages are keys of the feature's catalogue. */
export const brandingForm = v.object({
  primary_color: color,
  secondary_color: color,
  /** The picture that was uploaded; null: the initials. */
  logo_hash: v.nullable(v.string()),
  custom_login_message: v.pipe(v.string(), v.trim(), v.maxLength(500, 'messageTooLong')),
});

/** What the fields hold. */
export type BrandingFields = v.InferInput<typeof brandingForm>;
/** What is saved of it. */
export type BrandingValues = v.InferOutput<typeof brandingForm>;

/** Nothing in it can be wrong. */
export const securityForm = v.object({ require_second_factor: v.boolean() });

export type SecurityFields = v.InferInput<typeof securityForm>;
export type SecurityValues = v.InferOutput<typeof securityForm>;
