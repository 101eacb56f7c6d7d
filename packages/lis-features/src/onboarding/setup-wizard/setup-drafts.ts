import { workSteps, type OnboardingResume, type WorkStep } from '@alms/lis-domain/onboarding';
import type {
  CatalogValues,
  LaboratoryValues,
  PreferencesValues,
  StaffValues,
} from './setup-wizard.form.ts';

/** Field values of each step, saved or not. */
export interface SetupDrafts {
  laboratory_setup: LaboratoryValues;
  staff_management: StaffValues;
  test_catalog: CatalogValues;
  system_preferences: PreferencesValues;
}

/** Returns the saved values, and the product’s defaults for all others (specification §9). */
export function draftsFrom({ data }: Pick<OnboardingResume, 'data'>): SetupDrafts {
  const {
    laboratory_setup: laboratory,
    staff_management: staff,
    test_catalog: catalog,
    system_preferences: preferences,
  } = data;
  return {
    laboratory_setup: {
      laboratory_name: laboratory?.laboratory_name ?? '',
      subdomain: laboratory?.subdomain ?? '',
      address: laboratory?.address ?? '',
      phone: laboratory?.phone ?? '',
      email: laboratory?.email ?? '',
      timezone: laboratory?.timezone ?? 'UTC',
      date_format: laboratory?.date_format ?? 'MM/DD/YYYY',
      primary_color: laboratory?.primary_color ?? '#1976d2',
      secondary_color: laboratory?.secondary_color ?? '',
    },
    staff_management: { invites: [...(staff?.invites ?? [])] },
    test_catalog: {
      starter_pack: catalog?.starter_pack ?? 'basic',
      unit_system: catalog?.unit_system ?? 'conventional',
    },
    system_preferences: {
      self_verification: preferences?.self_verification ?? false,
      critical_within_minutes: String(preferences?.critical_within_minutes ?? 30),
    },
  };
}

/**
 * Returns the step to resume. When all steps are done, returns the last one, whose button completes
 * the setup.
 */
export function firstOpenStep({ next_step }: Pick<OnboardingResume, 'next_step'>): WorkStep {
  return (
    workSteps.find((step) => step === next_step) ??
    (next_step === 'completed' ? 'system_preferences' : 'laboratory_setup')
  );
}

/** Returns the previous and next step; undefined at either end. */
export function neighboursOf(step: WorkStep): {
  before: WorkStep | undefined;
  after: WorkStep | undefined;
} {
  const index = workSteps.indexOf(step);
  return { before: workSteps[index - 1], after: workSteps[index + 1] };
}
