import { aLaboratorySettings, FIXTURE_NOW } from '@alms/lis-domain/fixtures';
import { idle, ready } from '@alms/ui/resource';
import type { LaboratorySettingsScreenProps } from './laboratory-settings-screen.tsx';

export const laboratorySettingsArgs: LaboratorySettingsScreenProps = {
  settings: ready(aLaboratorySettings(), FIXTURE_NOW),
  mayLiftRules: true,
  mrnSeries: { year: 2026, next: 43, next_of_year: 12 },
  submission: idle,
  onSave: async () => ({ status: 'refused' }),
  onRetry: () => {},
};

/** Default number pattern. */
export const plainNumbers = aLaboratorySettings().mrn_pattern;

/** Another user’s saved version. */
export const rulesOfOthers = aLaboratorySettings({
  critical_within_minutes: 15,
  self_verification: true,
  version: 2,
});
