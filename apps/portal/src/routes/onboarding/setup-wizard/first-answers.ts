import type { HospitalSettings } from '@alms/lis-domain/facility';
import type { OnboardingResume } from '@alms/lis-domain/onboarding';
import type { SetupSuggestions } from '../../../tenant/setup-suggestions.ts';

/**
 * The setup as it begins: what the registration of a whole facility has answered stands in the first step already, to be looked at and saved.
 * A laboratory account has answered nothing: it has no contact address yet, and its name and subdomain are placeholders.
 */
export function withFirstAnswers(
  resume: OnboardingResume,
  settings: HospitalSettings | undefined,
  { timezone, date_format }: SetupSuggestions,
): OnboardingResume {
  if (resume.data.laboratory_setup !== undefined || settings === undefined || settings.email === '')
    return resume;
  const { facility_name, subdomain, address, phone, email, primary_color } = settings;
  return {
    ...resume,
    data: {
      ...resume.data,
      laboratory_setup: {
        laboratory_name: facility_name,
        subdomain,
        address,
        phone,
        email,
        primary_color,
        timezone: timezone ?? settings.timezone,
        date_format: date_format ?? settings.date_format,
      },
    },
  };
}
