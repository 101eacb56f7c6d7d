import { dateIn } from '@alms/lis-domain/calendar';
import type { TestParameter } from '@alms/lis-domain/catalogue';
import type { Appointment } from '@alms/lis-domain/appointments';
import type { Order } from '@alms/lis-domain/orders';
import type { Patient, PatientId } from '@alms/lis-domain/patients';
import { book } from '../areas/appointments/appointments.service.ts';
import { cancel } from '../areas/orders/cancel.service.ts';
import { replace as replaceConditions } from '../areas/orders/patient-conditions.service.ts';
import { place } from '../areas/orders/orders.service.ts';
import { correct } from '../areas/patients/correct.service.ts';
import { merge } from '../areas/patients/merge.service.ts';
import {
  patientOf,
  patientRow,
  register,
  registerUnknown,
} from '../areas/patients/patients.service.ts';
import { resultUpdates } from '../areas/results/result-updates.ts';
import { collect } from '../areas/samples/samples.service.ts';
import type { Scene } from './demo-cast.ts';
import { openFrom } from './demo-opening.ts';

const minute = 60_000;
const day = 24 * 60 * minute;

/**
 * Corrections three days ago: a patient registered twice at night with a duplicate order, and a
 * rescheduled appointment. Recent events: an order for a pregnant patient asked to fast, a dialysis
 * patient and an unidentified emergency patient.
 */
export function deskScenes(
  [twiceRegistered, moved]: readonly PatientId[],
  tests: ReadonlyMap<string, TestParameter>,
  now: Date,
): Scene[] {
  if (!twiceRegistered || !moved) throw new Error('@alms/api: too few patients.');
  const at = (minutes: number) => new Date(now.getTime() - 3 * day + minutes * minute);
  /** Midnight before a future day: the slot search starts there. */
  const beginningOf = (days: number) => new Date(Math.floor(now.getTime() / day + days) * day);
  let again: Patient | undefined;
  let order: Order | undefined;
  let appointment: Appointment | undefined;
  let expecting: Patient | undefined;
  let unidentified: Patient | undefined;
  let urgent: Order | undefined;
  return [
    {
      at: at(0),
      by: 'receptionist',
      async play(context) {
        const { family_name, given_name, gender, sex_for_ranges, birth_date } = await patientRow(
          context.tx,
          context.tenantId,
          twiceRegistered,
        );
        again = await register(context, {
          family_name,
          given_name: `${given_name.slice(0, 1)}.`,
          gender,
          sex_for_ranges,
          birth_date,
          phone: '',
          email: '',
          identifiers: [
            { type: 'PPN', value: `DEMO-${birth_date.slice(0, 4)}`, issuer: 'Demoland' },
          ],
        });
      },
    },
    {
      at: at(10),
      by: 'doctor',
      async play(context) {
        const test_parameter_ids = ['GLU', 'CREA'].flatMap((code) => tests.get(code)?.id ?? []);
        if (again)
          order = await place(
            context,
            {
              patient_id: again.id,
              test_parameter_ids,
              priority: 'routine',
              ordered_by: context.user.full_name,
              clinical_info: '',
              conditions: [],
              fasting: 'unknown',
              diagnosis_codes: [],
            },
            resultUpdates,
          );
      },
    },
    {
      at: at(70),
      by: 'lab_manager',
      async play(context) {
        const survivor = patientOf(await patientRow(context.tx, context.tenantId, twiceRegistered));
        if (again)
          await merge(
            context,
            survivor,
            {
              loser_id: again.id,
              loser_version: again.version,
              taken: [],
              reason: 'Registered again at night with an initial only; same identity card',
            },
            resultUpdates,
          );
      },
    },
    {
      at: at(80),
      by: 'doctor',
      async play(context) {
        if (order)
          await cancel(context, order, { code: 'duplicate_order', note: '' }, resultUpdates);
      },
    },
    {
      at: at(90),
      by: 'receptionist',
      async play(context) {
        appointment = await book(context, moved, {
          type: 'sample_collection',
          start: openFrom(now, beginningOf(4)),
          reason: 'Fasting glucose',
        });
      },
    },
    {
      at: at(2 * 24 * 60),
      by: 'receptionist',
      async play(context) {
        if (appointment)
          await book(context, moved, {
            type: 'sample_collection',
            start: openFrom(now, beginningOf(6)),
            reason: 'Fasting glucose',
            rescheduled_from_id: appointment.id,
          });
      },
    },
    {
      at: at(2 * 24 * 60 + 30),
      by: 'receptionist',
      async play(context) {
        const demographics = {
          family_name: 'Restwell',
          given_name: 'Edda',
          gender: 'female',
          sex_for_ranges: 'female',
          birth_date: '1934-02-11',
          phone: '',
          email: '',
        } as const;
        const { id, version } = await register(context, { ...demographics, identifiers: [] });
        await correct(
          context,
          { id, version },
          {
            ...demographics,
            deceased: true,
            deceased_at: dateIn('UTC', at(0).toISOString()),
            reason: 'Reported by the ward',
          },
          resultUpdates,
        );
      },
    },
    {
      at: at(3 * 24 * 60 - 50),
      by: 'receptionist',
      async play(context) {
        expecting = await register(context, {
          family_name: 'Expectova',
          given_name: 'Nele',
          gender: 'female',
          sex_for_ranges: 'female',
          birth_date: `${now.getUTCFullYear() - 31}-03-14`,
          phone: '',
          email: '',
          identifiers: [],
        });
      },
    },
    {
      at: at(3 * 24 * 60 - 45),
      by: 'doctor',
      async play(context) {
        const dateOf = (daysAgo: number) =>
          dateIn('UTC', new Date(now.getTime() - daysAgo * day).toISOString());
        const dialysed = patientOf(await patientRow(context.tx, context.tenantId, moved));
        await replaceConditions(context, dialysed, {
          conditions: [
            { code: 'dialysis', from: dateOf(400), to: null, gestational_age_weeks: null },
          ],
        });
        if (expecting)
          await replaceConditions(context, expecting, {
            conditions: [
              { code: 'pregnant', from: dateOf(40), to: null, gestational_age_weeks: 15 },
            ],
          });
        const test_parameter_ids = ['HGB', 'GLU'].flatMap((code) => tests.get(code)?.id ?? []);
        const orderDetails = {
          test_parameter_ids,
          priority: 'routine',
          ordered_by: context.user.full_name,
        } as const;
        if (expecting)
          await place(
            context,
            {
              patient_id: expecting.id,
              ...orderDetails,
              clinical_info: 'Tired since last month',
              conditions: ['trimester_2'],
              fasting: 'fasting',
              diagnosis_codes: [{ code: 'O99.0', text: 'Anemia complicating pregnancy' }],
            },
            resultUpdates,
          );
      },
    },
    {
      at: at(3 * 24 * 60 - 40),
      by: 'receptionist',
      async play(context) {
        unidentified = await registerUnknown(context, {
          gender: 'male',
          sex_for_ranges: 'male',
          birth_date: String(now.getUTCFullYear() - 40),
          notes: 'Found unconscious at the harbour. Blue coat, no papers.',
        });
      },
    },
    {
      at: at(3 * 24 * 60 - 38),
      by: 'doctor',
      async play(context) {
        const test_parameter_ids = ['GLU', 'K'].flatMap((code) => tests.get(code)?.id ?? []);
        if (unidentified)
          urgent = await place(
            context,
            {
              patient_id: unidentified.id,
              test_parameter_ids,
              priority: 'stat',
              ordered_by: context.user.full_name,
              clinical_info: 'Unconscious',
              conditions: [],
              fasting: 'unknown',
              diagnosis_codes: [],
            },
            resultUpdates,
          );
      },
    },
    {
      at: at(3 * 24 * 60 - 35),
      by: 'phlebotomist',
      async play(context) {
        for (const id of new Set(urgent?.items.flatMap(({ sample_id }) => sample_id ?? [])))
          await collect(
            context,
            { id, version: 1 },
            { identity_check: { wristband: true, order_number: true } },
            resultUpdates,
          );
      },
    },
  ];
}
