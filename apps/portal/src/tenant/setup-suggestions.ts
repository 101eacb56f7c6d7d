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

/** What was chosen when the facility was registered and the registration has no place for. */
export type SetupSuggestions = v.InferOutput<typeof suggestionsSchema>;

/**
 * The address of a new facility's setup, with what was chosen on the way to it (safe reading 39). It travels in the address because the
 * facility is another origin, where nothing that this site stores can be read. Whoever follows it is asked to sign in first.
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

/** Reads them again; anything that could not be such a choice is left out. They only ever fill fields that somebody sees and saves. */
export function readSetupSuggestions(search: URLSearchParams): SetupSuggestions {
  return v.parse(suggestionsSchema, Object.fromEntries(search));
}
