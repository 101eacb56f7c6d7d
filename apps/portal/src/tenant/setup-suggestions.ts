import { dateFormats, timeZoneField } from '@alms/lis-domain/facility';
import type { FacilityPreferences } from '@alms/lis-features/facility/registration-wizard';
import * as v from 'valibot';
import { paths } from '../app/paths.ts';

const flag = v.pipe(
  v.picklist(['on', 'off']),
  v.transform((text) => text === 'on'),
);

const suggestionsSchema = v.partial(
  v.object({
    timezone: v.fallback(v.optional(timeZoneField), undefined),
    date_format: v.fallback(v.optional(v.picklist(dateFormats)), undefined),
    enable_online_booking: v.fallback(v.optional(flag), undefined),
    enable_patient_portal: v.fallback(v.optional(flag), undefined),
  }),
);

/** Choices made during the facility registration that the registration itself cannot store. */
export type SetupSuggestions = v.InferOutput<typeof suggestionsSchema>;

/**
 * Returns the address of a new facility’s setup with the choices made before (safe reading 39).
 * They are passed in the URL because the facility is another origin, which cannot read this site’s
 * storage. The user must sign in first.
 */
export function setupHref(
  facility: string,
  { enable_online_booking, enable_patient_portal, ...texts }: FacilityPreferences,
): string {
  const query = new URLSearchParams({
    ...texts,
    enable_online_booking: enable_online_booking ? 'on' : 'off',
    enable_patient_portal: enable_patient_portal ? 'on' : 'off',
  });
  return `${facility}${paths.onboarding}?${query.toString()}`;
}

/**
 * Reads the suggestions; invalid values are omitted. They only prefill fields that the user sees
 * and saves.
 */
export function readSetupSuggestions(search: URLSearchParams): SetupSuggestions {
  return v.parse(suggestionsSchema, Object.fromEntries(search));
}
