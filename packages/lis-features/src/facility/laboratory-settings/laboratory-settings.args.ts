import { aLaboratorySettings, FIXTURE_NOW } from '@alms/lis-domain/fixtures';
import { idle, ready } from '@alms/ui/resource';
import type { LaboratorySettingsScreenProps } from './laboratory-settings-screen.js';

export const laboratorySettingsArgs: LaboratorySettingsScreenProps = {
  settings: ready(aLaboratorySettings(), FIXTURE_NOW),
  mayLiftRules: true,
  submission: idle,
  onSave: async () => ({ status: 'refused' }),
  onRetry: () => {},
};

/** What a colleague saved meanwhile. */
export const rulesOfOthers = aLaboratorySettings({ critical_within_minutes: 15, self_verification: true, version: 2 });
