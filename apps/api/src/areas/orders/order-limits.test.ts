import type { OrderableFor } from '@alms/lis-domain/catalogue';
import type { PatientId } from '@alms/lis-domain/patients';
import { listOrders, placeOrder } from '@alms/lis-domain/orders';
import { beforeAll, describe, expect, it } from 'vitest';
import { trailOf } from '../../testing/answers.ts';
import { testLaboratory } from '../../testing/test-laboratory.ts';

const { server, lab } = await testLaboratory('orderlimits');
const doctor = await lab.staff('doctor');
const technician = await lab.staff('technician');

const limit: OrderableFor = {
  sex: 'female',
  age_min: { value: 10, unit: 'a' },
  age_max: { value: 60, unit: 'a' },
};
beforeAll(() => lab.changeTest('K', { orderable_for: limit }));

const ordered = (
  patient_id: PatientId,
  codes: readonly string[],
  reasons: { limit_reason?: string; repeat_reason?: string } = {},
  as = doctor,
) =>
  server.call(
    placeOrder,
    {
      body: {
        patient_id,
        test_parameter_ids: codes.map(lab.testId),
        priority: 'routine',
        ordered_by: 'Dr. Dara Roundsworth',
        clinical_info: '',
        ...reasons,
      },
    },
    { as },
  );
const ordersOf = async (patient_id: PatientId) =>
  (await server.call(listOrders, { query: { patient_id } }, { as: technician })).body['items'];

const year = (age: number) => String(server.clock.now().getUTCFullYear() - age);
const woman = (age: number) => ({
  gender: 'female' as const,
  sex_for_ranges: 'female' as const,
  birth_date: `${year(age)}-01-01`,
});

describe('ordering a test with limits of sex and age', () => {
  it('requires no reason within them', async () => {
    const patient = await lab.patient(woman(30));
    expect((await ordered(patient, ['LYTES'])).status).toBe(201);
  });

  it.each([
    ['the other sex', { ...woman(30), sex_for_ranges: 'male' as const }, 'the patient is male, '],
    [
      'unknown sex',
      { ...woman(30), sex_for_ranges: 'unknown' as const },
      'the patient is of unknown sex, ',
    ],
    ['an age outside', woman(70), 'the patient is female, 70 years old'],
    ['a year of birth on both sides', { ...woman(60), birth_date: year(60) }, 'the patient is'],
    [
      'an estimated age close to a limit',
      { ...woman(59), birth_date_estimated: true },
      'the patient is female, about 59 years old',
    ],
  ])('refuses %s, naming test, limit and patient, and orders nothing', async (_, of, names) => {
    const patient = await lab.patient(of);
    expect(await ordered(patient, ['LYTES', 'HGB'])).toMatchObject({
      status: 409,
      body: {
        code: 'outside_patient_limits',
        fields: {
          K: expect.stringContaining(
            `K is for female patients from 10 years under 60 years; ${names}`,
          ),
        },
      },
    });
    expect(await ordersOf(patient)).toEqual([]);
    expect((await ordered(patient, ['HGB'])).status).toBe(201);
  });

  it('orders with an audited reason; the reason of a repeat does not count', async () => {
    const patient = await lab.patient(woman(70));
    expect((await ordered(patient, ['K'], { repeat_reason: 'Asked again' })).status).toBe(409);
    expect((await ordered(patient, ['K'], { limit_reason: '' })).status).toBe(422);
    expect((await ordered(patient, ['K'], { limit_reason: 'x'.repeat(201) })).status).toBe(422);
    const answer = await ordered(patient, ['K'], { limit_reason: 'Suspected tumor' });
    expect(answer.status).toBe(201);
    const [line] = await trailOf(server, lab, {
      entity_id: String(answer.body['id']),
      action: 'create',
    });
    expect(line).toMatchObject({
      reason: 'Suspected tumor',
      after: { tests: ['K'], limit_reason: 'Suspected tumor' },
    });
  });

  it('denies users who place no orders, also with a reason', async () => {
    const patient = await lab.patient(woman(70));
    const reasons = { limit_reason: 'Suspected tumor' };
    for (const role of ['phlebotomist', 'data_entry', 'report_viewer'] as const)
      expect((await ordered(patient, ['K'], reasons, await lab.staff(role))).status).toBe(403);
    expect(await ordersOf(patient)).toEqual([]);
  });
});
