import type { TestParameterId } from '@alms/lis-domain/catalogue';
import {
  readLaboratorySettings,
  updateLaboratorySettings,
  type CriticalEscalation,
  type LaboratorySettings,
  type WardId,
} from '@alms/lis-domain/facility';
import { listNotifications, type Notification } from '@alms/lis-domain/notifications';
import { readOrder, type Order } from '@alms/lis-domain/orders';
import type { PatientId } from '@alms/lis-domain/patients';
import {
  enterResults,
  listCriticalCalls,
  markResultAsError,
  recordCallAttempt,
  retestResult,
  verifyResults,
  type CriticalCall,
  type Result,
} from '@alms/lis-domain/results';
import { uuidv7 } from 'uuidv7';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { textOf, trailOf, resultsOfOrder } from '../../../testing/answers.ts';
import { openLaboratory, type Laboratory } from '../../../testing/laboratory.ts';
import {
  openTestServer,
  type Answer,
  type Person,
  type TestServer,
} from '../../../testing/test-server.ts';

let server: TestServer;
let opened = 0;
let lab: Laboratory;
let technician: Person;
let manager: Person;
beforeAll(async () => {
  server = await openTestServer();
});
beforeEach(async () => {
  opened += 1;
  lab = await openLaboratory(server, `calls-${opened}`);
  technician = await lab.staff('technician');
  manager = await lab.staff('lab_manager');
});
afterAll(() => server.close());

const itemsIn = <Item>({ body }: Answer) => body['items'] as Item[];
const openCalls = async (as = technician) =>
  itemsIn<CriticalCall>(await server.call(listCriticalCalls, {}, { as }));
const closedCalls = async () =>
  itemsIn<CriticalCall>(
    await server.call(listCriticalCalls, { query: { closed: 'true' } }, { as: technician }),
  );
const notificationsOf = async (as: Person) =>
  itemsIn<Notification>(await server.call(listNotifications, {}, { as }));

const attempt = (
  { id, version }: Pick<CriticalCall, 'id' | 'version'>,
  body: Record<string, string> = {},
  as = technician,
) =>
  server.call(
    recordCallAttempt,
    {
      params: { id },
      version,
      body: {
        channel: 'phone',
        outcome: 'confirmed',
        recipient_name: 'Nurse Ida Wardley',
        recipient_role: 'Ward 4',
        read_back: '6.8',
        ...body,
      } as never,
    },
    { as },
  );

const enter = async (
  { id, version }: { id: string; version: number },
  value_text: string,
  as = technician,
) => {
  const [result] = itemsIn<Result>(
    await server.call(enterResults, { body: { items: [{ id, version, value_text }] } }, { as }),
  );
  if (!result) throw new Error('Nothing was entered.');
  return result;
};

/** An entered potassium result. */
async function potassium(value_text = '6.8'): Promise<{ order: Order; result: Result }> {
  const { order } = await lab.arrived(['K']);
  const [waiting] = await resultsOfOrder(server, order.id, technician);
  return { order, result: await enter(waiting ?? { id: '', version: 0 }, value_text) };
}

const dueWithin = (critical_within_minutes: number) =>
  lab.transaction((tx) =>
    tx
      .updateTable('laboratory_settings')
      .set({ critical_within_minutes })
      .where('tenant_id', '=', lab.tenantId)
      .execute(),
  );

async function oneCall(): Promise<CriticalCall> {
  const [call] = await openCalls();
  if (!call) throw new Error('There is no open call.');
  return call;
}

/** An open critical result notification for a potassium of 6.8. */
async function aCall(): Promise<CriticalCall> {
  await potassium();
  return oneCall();
}

describe('critical value', () => {
  it('opens a notification due within the facility’s time limit, with the content to communicate', async () => {
    await dueWithin(45);
    const { order, result } = await potassium();
    const now = server.clock.now();
    expect(await openCalls()).toMatchObject([
      {
        result_id: result.id,
        order_number: order.order_number,
        ordered_by: 'Dr. Dara Roundsworth',
        accession_number: result.accession_number,
        patient: { id: result.patient.id },
        test_name: 'Potassium',
        value_text: '6.8',
        unit_display: 'mmol/L',
        flag: 'HH',
        state: 'open',
        opened_at: now.toISOString(),
        due_at: new Date(now.getTime() + 45 * 60_000).toISOString(),
        closed_at: null,
        version: 1,
        attempts: [],
      },
    ]);
  });

  it('opens no notification when not critical or re-entered unchanged', async () => {
    await potassium('4.1');
    expect(await openCalls()).toEqual([]);
    const { result } = await potassium();
    await enter(result, '6.8', manager);
    expect(await openCalls()).toHaveLength(1);
  });

  it('prevents completion of the order until notified', async () => {
    const {
      order,
      result: { id, version },
    } = await potassium();
    await server.call(verifyResults, { body: { items: [{ id, version }] } }, { as: manager });
    const state = async () =>
      (await server.call(readOrder, { params: { id: order.id } }, { as: technician })).body[
        'status'
      ];
    expect(await state()).toBe('in_progress');
    expect((await attempt(await oneCall())).status).toBe(200);
    expect(await state()).toBe('completed');
  });

  it('introduced by a correction also opens a notification', async () => {
    const { result } = await potassium('4.1');
    const [released] = itemsIn<Result>(
      await server.call(
        verifyResults,
        { body: { items: [{ id: result.id, version: result.version }] } },
        { as: manager },
      ),
    );
    await lab.amend(
      {
        params: { id: result.id },
        version: released?.version ?? 0,
        body: { value_text: '6.9', comment: '', code: 'clerical', reason: 'Digits swapped' },
      },
      { as: manager },
    );
    expect(await openCalls()).toMatchObject([{ value_text: '6.9', state: 'open' }]);
  });
});

describe('notification attempt', () => {
  it('with confirmed read-back completes the notification and is audited', async () => {
    const call = await aCall();
    server.clock.advance(120);
    const answer = await attempt(call, { read_back: '6.80' });
    const at = server.clock.now().toISOString();
    expect(answer).toMatchObject({
      status: 200,
      body: {
        state: 'completed',
        closed_at: at,
        version: 2,
        attempts: [
          {
            at,
            by: { id: technician.id, name: 'Test technician' },
            channel: 'phone',
            outcome: 'confirmed',
            recipient_name: 'Nurse Ida Wardley',
            recipient_role: 'Ward 4',
            read_back: '6.80',
            note: '',
          },
        ],
      },
    });
    expect(await openCalls()).toEqual([]);
    expect(await closedCalls()).toMatchObject([
      { id: call.id, state: 'completed', attempts: [{ recipient_name: 'Nurse Ida Wardley' }] },
    ]);
    const [line] = await trailOf(server, lab, { entity_id: call.id });
    expect(line).toMatchObject({
      action: 'update',
      category: 'result',
      entity_type: 'critical_call',
      before: { state: 'open' },
      after: { state: 'completed', recipient_name: 'Nurse Ida Wardley', read_back: '6.80' },
    });
  });

  it.each([
    ['an unreachable recipient', { outcome: 'unable_to_reach', note: 'No answer' }],
    ['a missing read-back', { outcome: 'reached_no_readback' }],
  ])('in which %s leaves it open and is stored', async (_, body) => {
    const { id, version } = await aCall();
    const answer = await server.call(
      recordCallAttempt,
      {
        params: { id },
        version,
        body: { channel: 'phone', recipient_name: 'Ward 4', recipient_role: '', ...body } as never,
      },
      { as: technician },
    );
    expect(answer).toMatchObject({
      status: 200,
      body: {
        state: 'open',
        closed_at: null,
        version: 2,
        attempts: [{ ...body, read_back: null }],
      },
    });
    expect((await attempt({ id, version: 2 })).body['attempts']).toHaveLength(2);
  });

  it.each<[string, Record<string, string>, number, string]>([
    ['confirmed without a read-back', { outcome: 'confirmed' }, 422, 'read_back_missing'],
    ['confirmed with a different value', { read_back: '8.6' }, 422, 'read_back_differs'],
    ['without a recipient', { recipient_name: '  ' }, 422, 'invalid'],
    ['with an unknown outcome', { outcome: 'done' }, 422, 'invalid'],
  ])('is rejected %s', async (_, body, status, code) => {
    const { id, version } = await aCall();
    const attempted = {
      channel: 'phone',
      outcome: 'confirmed',
      recipient_name: 'Nurse Ida Wardley',
      recipient_role: 'Ward 4',
      ...body,
    };
    expect(
      await server.call(
        recordCallAttempt,
        { params: { id }, version, body: attempted as never },
        { as: technician },
      ),
    ).toMatchObject({ status, body: { code } });
    expect(await openCalls()).toMatchObject([{ version: 1, attempts: [] }]);
  });

  it('is rejected once the notification is completed', async () => {
    const call = await aCall();
    const { body } = await attempt(call);
    expect(await attempt({ id: call.id, version: Number(body['version']) })).toMatchObject({
      status: 409,
      body: { code: 'conflict' },
    });
  });

  it('conflicts with a concurrent attempt, whose user must review first', async () => {
    const call = await aCall();
    const answers = await Promise.all([
      attempt(call),
      attempt(call, { recipient_name: 'Dr. Other Callee' }, manager),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 412]);
    const [closed] = await closedCalls();
    expect(closed?.attempts).toHaveLength(1);
  });

  it('cannot be changed or deleted, not even by the service', async () => {
    const call = await aCall();
    await attempt(call);
    await expect(
      lab.transaction((tx) =>
        tx
          .updateTable('critical_call_attempt')
          .set({ recipient_name: 'Another recipient' })
          .execute(),
      ),
    ).rejects.toThrow('permission denied');
    await expect(
      lab.transaction((tx) => tx.deleteFrom('critical_call_attempt').execute()),
    ).rejects.toThrow('permission denied');
  });

  it.each(['data_entry', 'doctor', 'nurse', 'receptionist', 'patient'] as const)(
    'is denied to a %s, as is the list',
    async (role) => {
      const call = await aCall();
      const as = await lab.person(role);
      expect([
        (await attempt(call, {}, as)).status,
        (await server.call(listCriticalCalls, {}, { as })).status,
      ]).toEqual([403, 403]);
    },
  );
});

describe('critical result notification of a removed value', () => {
  const gone: [string, (result: Result) => Promise<unknown>][] = [
    ['re-entered', (result) => enter(result, '4.1')],
    [
      'to be measured again',
      ({ id, version }) =>
        server.call(
          retestResult,
          { params: { id }, version, body: { reason: 'Hemolyzed' } },
          { as: manager },
        ),
    ],
    [
      'entered in error',
      ({ id, version }) =>
        server.call(
          markResultAsError,
          { params: { id }, version, body: { code: 'wrong_patient', reason: 'Swapped' } },
          { as: manager },
        ),
    ],
  ];

  it.each(gone)('is withdrawn when the value was %s and not yet communicated', async (_, end) => {
    const { result } = await potassium();
    const { id, version } = await oneCall();
    await server.call(
      recordCallAttempt,
      {
        params: { id },
        version,
        body: {
          channel: 'phone',
          outcome: 'unable_to_reach',
          recipient_name: 'Ward 4',
          recipient_role: '',
          note: 'No answer',
        },
      },
      { as: technician },
    );
    await end(result);
    expect(await openCalls()).toEqual([]);
    expect(await closedCalls()).toMatchObject([{ id, state: 'withdrawn', value_text: '6.8' }]);
  });

  it('stays open once communicated, so that the recipient is informed of the correction', async () => {
    const { result } = await potassium();
    const { id, version } = await oneCall();
    await server.call(
      recordCallAttempt,
      {
        params: { id },
        version,
        body: {
          channel: 'phone',
          outcome: 'reached_no_readback',
          recipient_name: 'Ward 4',
          recipient_role: '',
        },
      },
      { as: technician },
    );
    await enter(result, '4.1');
    expect(await openCalls()).toMatchObject([{ id, state: 'open', value_text: '6.8' }]);
  });

  it('is replaced by one for a new critical value', async () => {
    const { result } = await potassium();
    await enter(result, '7.1');
    expect((await openCalls()).map(({ value_text }) => value_text)).toEqual(['7.1']);
  });
});

describe('overdue critical result notification', () => {
  it('is escalated once to laboratory managers and can still be completed', async () => {
    await dueWithin(5);
    const call = await aCall();
    server.clock.advance(4 * 60);
    await server.app.jobs.runDue();
    expect((await oneCall()).state).toBe('open');
    server.clock.advance(60);
    await Promise.all([server.app.jobs.runDue(), server.app.jobs.runDue()]);
    expect(await oneCall()).toMatchObject({ state: 'escalated', version: call.version });
    expect(
      (await notificationsOf(manager)).filter(
        ({ title }) => title === 'Critical result notification overdue: Potassium 6.8 mmol/L',
      ),
    ).toMatchObject([
      { type: 'critical_result', priority: 'critical', link: '/app/test-results?calls=open' },
    ]);
    const escalations = (await trailOf(server, lab, { entity_id: call.id })).filter(
      ({ after }) => after?.['state'] === 'escalated',
    );
    expect(escalations).toMatchObject([{ actor: { user_id: null }, before: { state: 'open' } }]);
    expect((await attempt(call)).body['state']).toBe('completed');
  });

  it('is listed first', async () => {
    await potassium('6.8');
    server.clock.advance(60);
    await potassium('6.9');
    expect((await openCalls()).map(({ value_text }) => value_text)).toEqual(['6.8', '6.9']);
  });
});

describe('escalation policy', () => {
  const policy = async (critical_escalation: CriticalEscalation) => {
    const as = manager;
    const { body } = await server.call(readLaboratorySettings, {}, { as });
    const { version, ...settings } = body as unknown as LaboratorySettings;
    return server.call(
      updateLaboratorySettings,
      { version, body: { ...settings, critical_escalation } },
      { as },
    );
  };
  const minutesUntil = ({ opened_at, due_at }: CriticalCall) =>
    (Date.parse(due_at) - Date.parse(opened_at)) / 60_000;
  const none = { ward_minutes: 0, on_call_minutes: null, repeated: null, rules: [] };
  const repeated = {
    within_hours: 24,
    ward_minutes: 0,
    on_call_minutes: null,
    manager_minutes: 120,
  };
  const rule = (manager_minutes: number) => ({
    test_parameter_id: lab.testId('K'),
    ward_id: null,
    ward_minutes: 0,
    on_call_minutes: null,
    manager_minutes,
    repeated: null,
  });
  /** A user on call. */
  async function onCall(): Promise<Person> {
    const as = await lab.person('doctor');
    await lab.transaction((tx) =>
      tx
        .insertInto('user_permission')
        .values({ user_id: as.id, permission: 'receive_escalations' } as never)
        .execute(),
    );
    return as;
  }
  /** A critical potassium of this patient. */
  async function critical(patientId: PatientId, value = '6.8'): Promise<CriticalCall> {
    const order = await lab.order(['K'], { patientId, as: await lab.staff('doctor') });
    await lab.collect(order);
    await lab.receive(order);
    const [waiting] = await resultsOfOrder(server, order.id, technician);
    await enter(waiting ?? { id: '', version: 0 }, value);
    const call = (await openCalls()).find(({ order_id }) => order_id === order.id);
    if (!call) throw new Error('No notification was opened.');
    return call;
  }

  it('notifies staff on call once, without test and value, before the managers', async () => {
    const rules = [{ ...rule(8), on_call_minutes: 5 }];
    expect((await policy({ ...none, rules })).status).toBe(200);
    const as = await onCall();
    const call = await critical(await lab.patient());
    server.clock.advance(4 * 60);
    await server.app.jobs.runDue();
    expect(await notificationsOf(as)).toEqual([]);
    server.clock.advance(60);
    await Promise.all([server.app.jobs.runDue(), server.app.jobs.runDue()]);
    const [notification, ...others] = await notificationsOf(as);
    expect(others).toEqual([]);
    expect(notification).toMatchObject({
      type: 'critical_result',
      priority: 'critical',
      title: 'Critical result not acknowledged',
      link: null,
      channels: ['in_app', 'email'],
    });
    expect(notification?.message).toContain(call.order_number);
    expect(JSON.stringify(notification)).not.toMatch(/6\.8|Potassium/);
    expect((await oneCall()).state).toBe('open');
    const line = (await trailOf(server, lab, { entity_id: call.id })).find(
      ({ after }) => after?.['escalated_to'] === 'on_call',
    );
    expect(line).toMatchObject({ actor: { user_id: null }, before: { state: 'open' } });
    server.clock.advance(3 * 60);
    await server.app.jobs.runDue();
    expect((await oneCall()).state).toBe('escalated');
    expect(await notificationsOf(as)).toHaveLength(1);
  });

  it('notifies no staff on call once notified', async () => {
    await policy({ ...none, on_call_minutes: 5 });
    const as = await onCall();
    await attempt(await critical(await lab.patient()));
    server.clock.advance(300);
    await server.app.jobs.runDue();
    expect(await notificationsOf(as)).toEqual([]);
  });

  it('notifies staff on call at once for an order of a user who cannot acknowledge', async () => {
    await policy({ ...none, on_call_minutes: 10 });
    const as = await onCall();
    const order = await lab.order(['K'], { as: await lab.staff('receptionist') });
    await lab.collect(order);
    await lab.receive(order);
    const [waiting] = await resultsOfOrder(server, order.id, technician);
    await enter(waiting ?? { id: '', version: 0 }, '6.8');
    await server.app.jobs.runDue();
    expect(await notificationsOf(as)).toHaveLength(1);
  });

  it('has other times for a repeated result: same patient, test and flag, after read-back', async () => {
    await policy({ ...none, repeated });
    const patientId = await lab.patient();
    const first = await critical(patientId);
    expect(minutesUntil(first)).toBe(30);
    expect(minutesUntil(await critical(patientId, '6.9'))).toBe(30);
    await attempt(first);
    expect(minutesUntil(await critical(patientId, '7.0'))).toBe(120);
    expect(minutesUntil(await critical(patientId, '2.1'))).toBe(30);
    expect(minutesUntil(await critical(await lab.patient()))).toBe(30);
    await lab.transaction((tx) =>
      tx
        .updateTable('critical_call')
        .set({ closed_at: new Date(server.clock.now().getTime() - 24 * 3_600_000 - 1) })
        .where('id', '=', first.id)
        .execute(),
    );
    expect(minutesUntil(await critical(patientId, '7.1'))).toBe(30);
  });

  it('sends no email of a repeated result to the ordering provider', async () => {
    await policy({ ...none, repeated });
    const patientId = await lab.patient();
    const doctor = await lab.staff('doctor');
    const release = async ({ result_id }: CriticalCall) => {
      const [result] = await resultsOfOrder(
        server,
        (await openCalls()).find((call) => call.result_id === result_id)?.order_id ?? '',
        technician,
      );
      await server.call(
        verifyResults,
        { body: { items: [{ id: result?.id ?? '', version: result?.version ?? 0 }] } },
        { as: manager },
      );
    };
    const first = await critical(patientId);
    await release(first);
    await attempt(first);
    server.clock.advance(60);
    await release(await critical(patientId, '6.9'));
    expect(
      (await notificationsOf(doctor))
        .filter(({ type }) => type === 'critical_result')
        .map(({ channels }) => channels),
    ).toEqual([['in_app'], ['in_app', 'email']]);
  });

  it('of a test precedes that of the facility', async () => {
    await policy({ ...none, rules: [rule(5)] });
    expect(minutesUntil(await critical(await lab.patient()))).toBe(5);
  });

  it('is refused if staff on call are not notified before lab managers', async () => {
    const { body } = await server.call(readLaboratorySettings, {}, { as: manager });
    const { version, ...settings } = body as unknown as LaboratorySettings;
    const save = (version: number, change: Partial<LaboratorySettings>) => {
      const { critical_escalation: _, ...others } = settings;
      return server.call(
        updateLaboratorySettings,
        { version, body: { ...others, ...change } },
        { as: manager },
      );
    };
    const refusal = (problem: string) => ({
      status: 422,
      body: { code: 'invalid', fields: { 'critical_escalation.on_call_minutes': problem } },
    });
    const at = (critical_within_minutes: number, on_call_minutes: number) => ({
      critical_within_minutes,
      critical_escalation: { ...none, on_call_minutes },
    });
    expect(await save(version, at(20, 20))).toMatchObject(
      refusal('must be before lab managers, after 20 minutes: from 5 to 19 minutes, or null'),
    );
    const saved = await save(version, at(20, 19));
    expect(saved.status).toBe(200);
    // Only the deadline is sent: the stored step on call is no longer before it.
    expect(await save(version + 1, { critical_within_minutes: 19 })).toMatchObject(
      refusal('must be before lab managers, after 19 minutes: from 5 to 18 minutes, or null'),
    );
    expect(
      await save(version + 1, {
        critical_escalation: {
          ...none,
          repeated: { ...repeated, on_call_minutes: 60, manager_minutes: 60 },
        },
      }),
    ).toMatchObject({
      status: 422,
      body: {
        fields: {
          'critical_escalation.repeated.on_call_minutes':
            'must be before lab managers, after 60 minutes: from 5 to 59 minutes, or null',
        },
      },
    });
    expect((await save(version + 1, settings)).status).toBe(200);
  });

  it('is refused for unknown tests and wards, and for users who may not change settings', async () => {
    const test_parameter_id = uuidv7() as TestParameterId;
    const ward_id = uuidv7() as WardId;
    for (const [subject, field, problem] of [
      [{ test_parameter_id }, 'test_parameter_id', 'is not a test of the facility'],
      [{ ward_id }, 'ward_id', 'is not a ward of the facility'],
    ] as const)
      expect(await policy({ ...none, rules: [{ ...rule(5), ...subject }] })).toMatchObject({
        status: 422,
        body: { fields: { [`critical_escalation.rules.0.${field}`]: problem } },
      });
    const { body } = await server.call(readLaboratorySettings, {}, { as: manager });
    const { version, ...settings } = body as unknown as LaboratorySettings;
    expect(
      (
        await server.call(
          updateLaboratorySettings,
          { version, body: settings },
          { as: await lab.person('doctor') },
        )
      ).status,
    ).toBe(403);
  });
});

it('critical result notifications of another facility are not found', async () => {
  const call = await aCall();
  const as = await (await server.facility(`next-${opened}`)).person('admin');
  const [theirs, none] = await Promise.all([
    attempt(call, {}, as),
    attempt({ id: uuidv7(), version: 1 }, {}, as),
  ]);
  expect([theirs.status, textOf(theirs)]).toEqual([404, textOf(none)]);
  expect(await openCalls(as)).toEqual([]);
});
