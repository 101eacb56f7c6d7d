import { aCondition } from '@alms/lis-domain/fixtures';
import type { PatientConditions } from '@alms/lis-domain/orders';
import { idle, ready } from '@alms/ui/resource';
import type { PatientConditionsCardProps } from './index.ts';

/**
 * A current pregnancy, dialysis, an earlier birth without an end date, and an earlier pregnancy.
 */
export const someConditions: PatientConditions = {
  version: 3,
  conditions: [
    aCondition({ code: 'pregnant', from: '2026-03-02', gestational_age_weeks: 12 }),
    aCondition({ number: 2 }),
    aCondition({ number: 3, code: 'postpartum', from: '2024-06-02' }),
    aCondition({
      number: 4,
      code: 'pregnant',
      from: '2023-10-09',
      to: '2024-06-01',
      gestational_age_weeks: 6,
    }),
  ],
};

export const patientConditionsArgs = {
  conditions: ready(someConditions),
  sex: 'female',
  editing: {
    submission: idle,
    onSave: ({ base }) => Promise.resolve({ status: 'saved', record: base }),
  },
  onRetry: () => {},
} satisfies PatientConditionsCardProps;
