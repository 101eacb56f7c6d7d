import { saveOnboardingProgress } from '@alms/lis-domain/onboarding';
import { placeOrder } from '@alms/lis-domain/orders';
import { registerPatient } from '@alms/lis-domain/patients';
import { rejectSample } from '@alms/lis-domain/samples';
import {
  approveStaff,
  declineStaff,
  disableStaff,
  enableStaff,
  inviteStaff,
  resendInvitation,
} from '@alms/lis-domain/identity/staff';
import { readSubscription, type Subscription } from '@alms/lis-domain/subscription';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { UsageName } from '../../platform/db/tables/subscription.ts';
import { openLaboratory } from '../../testing/laboratory.ts';
import {
  openTestServer,
  type Answer,
  type Person,
  type TestFacility,
  type TestServer,
} from '../../testing/test-server.ts';
import { createAccount } from '../identity/registration/create-account.ts';

let server: TestServer;
let lab: TestFacility;
let admin: Person;
let opened = 0;
beforeAll(async () => {
  server = await openTestServer({ rates: { invitation: { points: 1e6, duration: 60 } } });
});
afterAll(() => server.close());
// Starter: 5 users, 1000 patients, 2000 tests per month.
beforeEach(async () => {
  opened += 1;
  lab = await server.facility(`small-${opened}`, 'Starter');
  admin = await lab.person('admin');
});

const statusAndCode = ({ status, body }: Answer) => [status, body['code']];
const quotaExceeded = [409, 'quota_exceeded'];

async function usage(as = admin): Promise<Subscription['usage']> {
  return ((await server.call(readSubscription, {}, { as })).body as unknown as Subscription).usage;
}

/** Sets the counter for a test. */
async function use(
  facility: TestFacility,
  name: UsageName,
  used: number,
  period = '',
): Promise<void> {
  const { tenantId } = facility;
  await facility.transaction((tx) =>
    tx
      .insertInto('usage_counter')
      .values({ tenant_id: tenantId, name, period, used })
      .onConflict((known) => known.columns(['tenant_id', 'name', 'period']).doUpdateSet({ used }))
      .execute(),
  );
}

describe('user quota', () => {
  const invite = (name: string, key = crypto.randomUUID()) =>
    server.call(
      inviteStaff,
      { body: { email: `${name}@small.test`, full_name: `Invited ${name}`, role: 'nurse' }, key },
      { as: admin },
    );
  const idOf = ({ body }: Answer) => String(body['id']);
  const disable = (id: string, version = 1) =>
    server.call(
      disableStaff,
      { params: { id }, version, body: { reason: 'Left the laboratory' } },
      { as: admin },
    );
  const enable = (id: string, version = 2) =>
    server.call(enableStaff, { params: { id }, version }, { as: admin });
  const asks = (name: string) =>
    lab.transaction((tx) =>
      createAccount(tx, {
        tenantId: lab.tenantId,
        email: `${name}@small.test`,
        full_name: `Asking ${name}`,
        role: 'report_viewer',
        status: 'pending',
        now: server.clock.now(),
      }),
    );
  const approve = (id: string) =>
    server.call(
      approveStaff,
      { params: { id }, version: 1, body: { role: 'nurse' } },
      { as: admin },
    );
  const accounts = () =>
    lab.transaction((tx) =>
      tx.selectFrom('app_user').select('id').where('tenant_id', '=', lab.tenantId).execute(),
    );

  it('limits invitations to the plan and names the limit and its value', async () => {
    for (const name of ['two', 'three', 'four', 'five'])
      expect((await invite(name)).status).toBe(201);
    server.mails.length = 0;
    const answer = await invite('six');
    expect(answer.body).toMatchObject({
      status: 409,
      code: 'quota_exceeded',
      message: 'The plan Starter allows 5 users',
      fields: { max_users: '5' },
    });
    expect([(await accounts()).length, server.mails, await usage()]).toEqual([
      5,
      [],
      { users: 5, patients: 0, tests: 0 },
    ]);
  });

  it('holds for twenty concurrent invitations', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, (_, n) => invite(`crowd${n}`)));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(4);
    expect(
      answers.filter((answer) => statusAndCode(answer).join() === quotaExceeded.join()),
    ).toHaveLength(16);
    expect([(await accounts()).length, (await usage()).users]).toEqual([5, 5]);
  });

  it('counts a repeated request once and a rejected one not at all', async () => {
    const key = crypto.randomUUID();
    await Promise.all(Array.from({ length: 5 }, () => invite('once', key)));
    expect(statusAndCode(await invite('once'))).toEqual([409, 'duplicate']);
    expect((await usage()).users).toBe(2);
  });

  it('is freed by deactivation and used again by reactivation', async () => {
    const ids = [];
    for (const name of ['two', 'three', 'four', 'five']) ids.push(idOf(await invite(name)));
    const [second = ''] = ids;
    expect((await disable(second)).status).toBe(200);
    expect((await usage()).users).toBe(4);
    const replacement = idOf(await invite('replacement'));
    expect(statusAndCode(await enable(second))).toEqual(quotaExceeded);
    await disable(replacement);
    expect((await enable(second)).status).toBe(200);
    expect((await usage()).users).toBe(5);
  });

  it('counts requests to join from approval', async () => {
    const [welcome, unlucky, unwanted] = [
      await asks('welcome'),
      await asks('unlucky'),
      await asks('unwanted'),
    ];
    expect((await usage()).users).toBe(1);
    await use(lab, 'users', 4);
    expect((await approve(welcome)).status).toBe(200);
    expect(statusAndCode(await approve(unlucky))).toEqual(quotaExceeded);
    expect(
      (await server.call(declineStaff, { params: { id: unwanted }, version: 1 }, { as: admin }))
        .status,
    ).toBe(200);
    expect((await usage()).users).toBe(5);
  });

  it('never becomes negative with concurrent deactivations', async () => {
    const ids = [];
    for (const name of ['two', 'three', 'four', 'five']) ids.push(idOf(await invite(name)));
    await use(lab, 'users', 2);
    const answers = await Promise.all(ids.map((id) => disable(id)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect((await usage()).users).toBe(0);
  });

  it('accepts or rejects all invitations of the set-up together', async () => {
    const step = (names: string[]) =>
      server.call(
        saveOnboardingProgress,
        {
          body: {
            step: 'staff_management',
            status: 'completed',
            data: {
              invites: names.map((name) => ({
                email: `${name}@small.test`,
                full_name: name,
                role: 'nurse' as const,
              })),
            },
          },
        },
        { as: admin },
      );
    const tooMany = await step(['two', 'three', 'four', 'five', 'six']);
    expect([statusAndCode(tooMany), await usage(), (await accounts()).length]).toEqual([
      quotaExceeded,
      { users: 1, patients: 0, tests: 0 },
      1,
    ]);
    expect((await step(['two', 'three', 'four', 'five'])).status).toBe(200);
    expect((await step(['two', 'three', 'four', 'five'])).status).toBe(200);
    expect((await usage()).users).toBe(5);
  });

  it('excludes patients and repeated invitations', async () => {
    const id = idOf(await invite('two'));
    await server.call(resendInvitation, { params: { id } }, { as: admin });
    await lab.person('patient');
    expect((await usage()).users).toBe(2);
  });
});

describe('patient quota', () => {
  const register = (name: string) =>
    server.call(
      registerPatient,
      {
        body: {
          family_name: 'Testwell',
          given_name: name,
          gender: 'female',
          sex_for_ranges: 'female',
          birth_date: '1957-11-03',
          phone: '',
          email: '',
        },
      },
      { as: admin },
    );

  it('holds for twenty concurrent registrations', async () => {
    await use(lab, 'patients', 995);
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, n) => register(`Number ${n}`)),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(5);
    expect(
      answers.filter((answer) => statusAndCode(answer).join() === quotaExceeded.join()),
    ).toHaveLength(15);
    expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({
      message: 'The plan Starter allows 1000 patients',
      fields: { max_patients: '1000' },
    });
    expect((await usage()).patients).toBe(1000);
    const rows = await lab.transaction((tx) =>
      tx.selectFrom('patient').select('id').where('tenant_id', '=', lab.tenantId).execute(),
    );
    expect(rows).toHaveLength(5);
  });

  it('counts completed registrations only', async () => {
    expect([
      (await register('Once')).status,
      statusAndCode(await register('Once')),
      (await usage()).patients,
    ]).toEqual([201, [409, 'possible_duplicate_patient'], 1]);
  });

  it('keeps existing patients above the limit and rejects new ones', async () => {
    await use(lab, 'patients', 1500);
    expect(statusAndCode(await register('Late'))).toEqual(quotaExceeded);
    expect((await usage()).patients).toBe(1500);
  });

  it('is unlimited where the plan has no limit', async () => {
    const large = await server.facility(`large-${opened}`);
    await use(large, 'patients', 5_000_000);
    const clerk = await large.person('receptionist');
    const answer = await server.call(
      registerPatient,
      {
        body: {
          family_name: 'Testwell',
          given_name: 'Late',
          gender: 'female',
          sex_for_ranges: 'female',
          birth_date: '1957-11-03',
          phone: '',
          email: '',
        },
      },
      { as: clerk },
    );
    expect([answer.status, (await usage(clerk)).patients]).toEqual([201, 5_000_001]);
  });

  it('is separate per facility', async () => {
    await use(lab, 'patients', 1000);
    lab = await server.facility(`neighbour-${opened}`, 'Starter');
    admin = await lab.person('admin');
    expect((await register('Next door')).status).toBe(201);
  });
});

describe('monthly test quota', () => {
  it('counts order items, accepting or rejecting an order as a whole', async () => {
    const busy = await openLaboratory(server, `busy-${opened}`, 'Starter');
    const doctor = await busy.staff('doctor');
    const patient_id = await busy.patient();
    const place = (codes: string[]) =>
      server.call(
        placeOrder,
        {
          body: {
            patient_id,
            test_parameter_ids: codes.map(busy.testId),
            priority: 'routine',
            ordered_by: 'Dr. Dara Roundsworth',
            clinical_info: '',
          },
        },
        { as: doctor },
      );
    const panel = await place(['LYTES']);
    const members = (panel.body['items'] as unknown[]).length;
    expect(members).toBeGreaterThan(2);
    expect((await usage(doctor)).tests).toBe(members);

    await use(busy, 'tests', 1999, '2026-05');
    const tooMany = await place(['K', 'HGB']);
    expect(tooMany.body).toMatchObject({
      code: 'quota_exceeded',
      message: 'The plan Starter allows 2000 tests per month',
      fields: { max_tests_per_month: '2000' },
    });
    expect((await place(['K'])).status).toBe(201);
    expect([statusAndCode(await place(['K'])), (await usage(doctor)).tests]).toEqual([
      quotaExceeded,
      2000,
    ]);
  });

  it('holds for twenty concurrent orders', async () => {
    const busy = await openLaboratory(server, `crowded-${opened}`, 'Starter');
    const doctor = await busy.staff('doctor');
    const patient_id = await busy.patient();
    await use(busy, 'tests', 1993, '2026-05');
    const body = {
      patient_id,
      test_parameter_ids: [busy.testId('K'), busy.testId('HGB')],
      priority: 'routine' as const,
      ordered_by: 'Dr. Dara Roundsworth',
      clinical_info: '',
    };
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => server.call(placeOrder, { body }, { as: doctor })),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(3);
    expect((await usage(doctor)).tests).toBe(1999);
  });

  it('restarts with the facility’s month, not the server’s', async () => {
    const east = await openLaboratory(server, `east-${opened}`, 'Starter');
    const technician = await east.staff('technician');
    await east.transaction((tx) =>
      tx
        .updateTable('facility_profile')
        .set({ timezone: 'Pacific/Kiritimati' })
        .where('tenant_id', '=', east.tenantId)
        .execute(),
    );
    await east.order(['K']);
    expect((await usage(technician)).tests).toBe(1);
    // 2026-05-31T10:00Z is midnight and June in facility time.
    const untilJune = (Date.parse('2026-05-31T10:00:00Z') - server.clock.now().getTime()) / 1000;
    server.clock.advance(untilJune - 1);
    const later = await east.person('technician');
    expect((await usage(later)).tests).toBe(1);
    server.clock.advance(1);
    expect((await usage(later)).tests).toBe(0);
  });

  it('excludes tests reordered for a rejected specimen', async () => {
    const careful = await openLaboratory(server, `careful-${opened}`, 'Starter');
    const technician = await careful.staff('technician');
    const order = await careful.order(['K']);
    const [sample] = await careful.collect(order);
    const answer = await server.call(
      rejectSample,
      {
        params: { id: sample?.id ?? '' },
        version: sample?.version ?? 0,
        body: { code: 'RH', note: '' },
      },
      { as: technician },
    );
    expect([answer.status, (await usage(technician)).tests]).toEqual([200, 1]);
  });
});
