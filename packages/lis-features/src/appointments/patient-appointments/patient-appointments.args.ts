import type { Preparation } from '@alms/lis-domain/appointments';
import type { Opening } from '@alms/lis-domain/facility';
import {
  aWeekOfHours,
  anAppointment,
  aPatientSummary,
  FIXTURE_NOW,
} from '@alms/lis-domain/fixtures';
import { ready } from '@alms/ui/resource';
import type { PatientAppointmentsCardProps } from './patient-appointments-card.tsx';

const DAY = 24 * 60;
const patient = aPatientSummary({ number: 3 });

/** Tomorrow’s appointment, rescheduled from the day after. */
export const tomorrow = anAppointment({
  number: 2,
  patient,
  minutes: DAY + 18,
  reason: 'Fasting',
  rescheduled_from_id: anAppointment({ number: 3 }).id,
});

export const patientAppointmentsArgs: PatientAppointmentsCardProps = {
  appointments: ready(
    [
      anAppointment({ number: 1, patient, minutes: 9 * DAY, type: 'result_review' }),
      anAppointment({
        number: 3,
        patient,
        minutes: 2 * DAY,
        status: 'cancelled',
        cancellation_reason: null,
      }),
      tomorrow,
      anAppointment({ number: 4, patient, minutes: -DAY, status: 'no_show' }),
      anAppointment({
        number: 5,
        patient,
        minutes: -3 * DAY,
        status: 'cancelled',
        type: 'home_collection',
      }),
      anAppointment({ number: 6, patient, minutes: -30 * DAY, status: 'fulfilled' }),
    ],
    FIXTURE_NOW,
  ),
  viewer: 'staff',
  timeZone: 'UTC',
  onBook: async () => ({ status: 'done' }),
  onCancel: async () => ({ status: 'done' }),
  onRetry: () => {},
};

/** Working hours with a midday break, closed on Sundays and on the day after tomorrow. */
export const opening: Opening = {
  working_hours: aWeekOfHours(),
  holidays: [{ date: '2026-05-14', name: 'Ascension Day', yearly: false }],
};

/** Preparation instructions for two tests, one of them long. */
export const preparation: readonly Preparation[] = [
  { test: 'Glucose', text: 'Nothing to eat for eight hours; water is fine.' },
  {
    test: 'Thyrotropin',
    text: 'Come before ten o’clock, and take your tablets only after the specimen was taken.',
  },
];
