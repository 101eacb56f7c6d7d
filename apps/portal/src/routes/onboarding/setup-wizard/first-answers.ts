import type { HospitalSettings } from '@alms/lis-domain/facility';
import type { OnboardingResume } from '@alms/lis-domain/onboarding';

/**
 * Returns the initial setup data: the first step is prefilled from the facility registration, for
 * review. A laboratory account has no data to prefill: no contact address, and its name and
 * subdomain are placeholders.
 */
export function withFirstAnswers(
  resume: OnboardingResume,
  settings: HospitalSettings | undefined,
): OnboardingResume {
  if (resume.data.laboratory_setup !== undefined || settings === undefined || settings.email === '')
    return resume;
  const {
    facility_name: laboratory_name,
    subdomain,
    address,
    phone,
    email,
    primary_color,
    timezone,
    date_format,
  } = settings;
  return {
    ...resume,
    data: {
      ...resume.data,
      laboratory_setup: {
        laboratory_name,
        subdomain,
        address,
        phone,
        email,
        primary_color,
        timezone,
        date_format,
      },
    },
  };
}
