import type { TestParameterId } from '@alms/lis-domain/catalogue';
import { aLaboratorySettings, FIXTURE_NOW, idOf } from '@alms/lis-domain/fixtures';
import { idle, ready } from '@alms/ui/resource';
import type { LaboratorySettingsScreenProps } from './laboratory-settings-screen.tsx';

export const laboratorySettingsArgs: LaboratorySettingsScreenProps = {
  settings: ready(aLaboratorySettings(), FIXTURE_NOW),
  mayLiftRules: true,
  mrnSeries: { year: 2026, next: 43, next_of_year: 12 },
  tests: [
    { value: 'test-k', label: 'Potassium' },
    { value: 'test-glu', label: 'Glucose' },
  ],
  submission: idle,
  onSave: async () => ({ status: 'refused' }),
  onRetry: () => {},
};

/** Settings with every step of the escalation. */
export const escalated = aLaboratorySettings({
  critical_escalation: {
    ward_minutes: 0,
    on_call_minutes: 15,
    repeated: { within_hours: 24, ward_minutes: 0, on_call_minutes: null, manager_minutes: 120 },
    rules: [
      {
        test_parameter_id: idOf<TestParameterId>('test-k'),
        ward_id: null,
        ward_minutes: 0,
        on_call_minutes: 5,
        manager_minutes: 10,
        repeated: null,
      },
    ],
  },
});

/** Default number pattern. */
export const plainNumbers = aLaboratorySettings().mrn_pattern;

/** Another user’s saved version. */
export const rulesOfOthers = aLaboratorySettings({
  critical_within_minutes: 15,
  self_verification: true,
  version: 2,
});
