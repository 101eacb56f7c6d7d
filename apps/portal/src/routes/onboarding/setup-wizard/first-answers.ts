import type { HospitalSettings } from '@alms/lis-domain/facility';
import type { OnboardingResume } from '@alms/lis-domain/onboarding';
import type { SetupSuggestions } from '../../../tenant/setup-suggestions.ts';

/**
 * Returns the initial setup data: the first step is prefilled from the facility registration, for
 * review. A laboratory account has no data to prefill: no contact address, and its name and
 * subdomain are placeholders.
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
