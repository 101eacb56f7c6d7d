import type { Order } from '@alms/lis-domain/orders';
import { listNotifications, type Notification } from '@alms/lis-domain/notifications';
import { readOrder } from '@alms/lis-domain/orders';
import {
  acknowledgeCriticalResult,
  countRequestedReports,
  enterResults,
  listCriticalCalls,
  listPatientResults,
  listRequestedReports,
  listResultSteps,
  markResultAsError,
  markResultsSeen,
  recordCallAttempt,
  verifyResults,
  type CriticalCall,
  type RequestedReport,
  type RequestedResult,
  type Result,
} from '@alms/lis-domain/results';
import { uuidv7 } from 'uuidv7';
import { beforeEach, describe, expect, it } from 'vitest';
import { resultsOfOrder, textOf, trailOf } from '../../../testing/answers.ts';
import { testLaboratory } from '../../../testing/test-laboratory.ts';
import type { Answer, Person } from '../../../testing/test-server.ts';

const { server, lab } = await testLaboratory('acknowledge');
let doctor: Person;
let technician: Person;
let manager: Person;
beforeEach(async () => {
  doctor = await lab.person('doctor');
  technician = await lab.staff('technician');
  manager = await lab.staff('lab_manager');
});

const itemsIn = <Item>({ body }: Answer) => body['items'] as Item[];
const reportsOf = async (as = doctor) =>
  itemsIn<RequestedReport>(await server.call(listRequestedReports, { query: {} }, { as }));
const notificationsOf = async (as: Person) =>
  itemsIn<Notification>(await server.call(listNotifications, {}, { as })).filter(
    ({ type }) => type === 'critical_result',
  );
const callOf = async (order: Order, closed?: 'true') =>
  itemsIn<CriticalCall>(
    await server.call(
      listCriticalCalls,
      { query: { limit: '100', ...(closed && { closed }) } },
      { as: technician },
    ),
  ).find(({ order_id }) => order_id === order.id);
const verify = (items: readonly Result[]) =>
  server.call(
    verifyResults,
    { body: { items: items.map(({ id, version }) => ({ id, version })) } },
    { as: manager },
  );
const seen = (items: readonly RequestedResult[], as = doctor) =>
  server.call(
    markResultsSeen,
    { body: { items: items.map(({ id, version }) => ({ id, version })) } },
    { as },
  );

/** Enters these values of an order; all are critical or not as they are. */
async function entered(values: Record<string, string>, as = doctor) {
  const order = await lab.order(Object.keys(values), { as });
  await lab.collect(order);
  await lab.receive(order);
  const waiting = await resultsOfOrder(server, order.id, technician);
  const items = waiting.map(({ id, version, test: { code } }) => ({
    id,
    version,
    value_text: values[code] ?? '',
  }));
  const results = itemsIn<Result>(
    await server.call(enterResults, { body: { items } }, { as: technician }),
  );
  return { order, results };
}

/** Enters and releases these values of an order. */
async function released(values: Record<string, string> = { K: '6.8' }, as = doctor) {
  const { order, results } = await entered(values, as);
  expect((await verify(results)).status).toBe(200);
  return order;
}

/** The notification that the inbox of the user offers for acknowledgement. */
async function offered(as = doctor) {
  const [notification] = (await reportsOf(as)).flatMap(({ results }) =>
    results.flatMap((result) => (result.notification ? [result.notification] : [])),
  );
  if (!notification) throw new Error('The inbox offers no acknowledgement.');
  return notification;
}

const acknowledge = (
  { id, version }: { id: string; version: number },
  { read_back = '6.8', as = doctor } = {},
) =>
  server.call(acknowledgeCriticalResult, { params: { id }, version, body: { read_back } }, { as });

describe('acknowledgement by the ordering provider', () => {
  it.each(['doctor', 'nurse'] as const)('completes the notification for a %s', async (role) => {
    const as = await lab.person(role);
    const order = await released({ K: '6.8' }, as);
    server.clock.advance(60);
    expect((await acknowledge(await offered(as), { read_back: '6.80', as })).status).toBe(204);
    expect(await callOf(order)).toBeUndefined();
    const at = server.clock.now().toISOString();
    expect(await callOf(order, 'true')).toMatchObject({
      state: 'completed',
      closed_at: at,
      version: 2,
      attempts: [
        {
          at,
          by: { id: as.id },
          channel: 'in_app',
          outcome: 'confirmed',
          recipient_name: `Test ${role}`,
          recipient_role: role,
          read_back: '6.80',
        },
      ],
    });
    expect(
      (await server.call(readOrder, { params: { id: order.id } }, { as: technician })).body[
        'status'
      ],
    ).toBe('completed');
  });

  it('is audited, listed among the events of the specimen, and marks the result as seen', async () => {
    const order = await released({ K: '6.8', NA: '138' });
    const { id, version } = await offered();
    await acknowledge({ id, version });
    expect(await trailOf(server, lab, { entity_id: id })).toMatchObject([
      {
        action: 'update',
        category: 'result',
        entity_type: 'critical_call',
        actor: { user_id: doctor.id },
        before: { state: 'open' },
        after: { state: 'completed', channel: 'in_app', read_back: '6.8' },
      },
    ]);
    const [report] = await reportsOf();
    expect(
      report?.results.map(({ test_name, seen_at, awaiting_notification, notification }) => [
        test_name,
        seen_at !== null,
        awaiting_notification,
        notification,
      ]),
    ).toEqual([
      ['Potassium', true, false, null],
      ['Sodium', false, false, null],
    ]);
    expect(report?.attention).toBe('normal');
    const [sample] = await lab.samplesOf(order);
    const steps = itemsIn<{ kind: string; by: string }>(
      await server.call(listResultSteps, { params: { id: sample?.id ?? '' } }, { as: technician }),
    );
    expect(steps).toContainEqual(
      expect.objectContaining({ kind: 'notified', by: 'Test doctor', tests: ['Potassium'] }),
    );
    expect((await server.call(countRequestedReports, {}, { as: doctor })).body).toMatchObject({
      to_read: 1,
      critical: 0,
    });
  });

  it('shows the value to the patient, as a notification by the laboratory does', async () => {
    const order = await released({ NA: '165' });
    const as = await lab.person('patient', { patientId: order.patient.id });
    const values = async () =>
      itemsIn<{ value_text: string }>(
        await server.call(listPatientResults, { params: { id: order.patient.id } }, { as }),
      ).map(({ value_text }) => value_text);
    expect(await values()).toEqual([]);
    await acknowledge(await offered(), { read_back: '165' });
    expect(await values()).toEqual(['165']);
  });

  it('is refused with another value, a stale version, and once acknowledged or notified', async () => {
    const order = await released();
    const open = await offered();
    expect(await acknowledge(open, { read_back: '8.6' })).toMatchObject({
      status: 422,
      body: { code: 'read_back_differs', fields: { read_back: 'must be the notified value' } },
    });
    const call = await callOf(order);
    await server.call(
      recordCallAttempt,
      {
        params: { id: open.id },
        version: call?.version ?? 0,
        body: {
          channel: 'phone',
          outcome: 'unable_to_reach',
          recipient_name: 'Ward 4',
          recipient_role: '',
        },
      },
      { as: technician },
    );
    expect(await acknowledge(open)).toMatchObject({
      status: 412,
      body: { code: 'version_stale', current_version: 2 },
    });
    expect((await acknowledge(await offered())).status).toBe(204);
    expect(await acknowledge({ id: open.id, version: 3 })).toMatchObject({
      status: 409,
      body: { code: 'conflict' },
    });
    expect((await callOf(order, 'true'))?.attempts).toHaveLength(2);
  });

  it('completes once when acknowledged and recorded concurrently', async () => {
    const order = await released();
    const { id, version } = await offered();
    const answers = await Promise.all([
      acknowledge({ id, version }),
      server.call(
        recordCallAttempt,
        {
          params: { id },
          version,
          body: {
            channel: 'phone',
            outcome: 'confirmed',
            recipient_name: 'Ward 4',
            recipient_role: '',
            read_back: '6.8',
          },
        },
        { as: technician },
      ),
    ]);
    expect(answers.filter(({ status }) => status < 300)).toHaveLength(1);
    expect((await callOf(order, 'true'))?.attempts).toHaveLength(1);
  });

  it('is not found for orders of others, values before their release, and other facilities', async () => {
    await released();
    const open = await offered();
    const none = await acknowledge({ id: uuidv7(), version: 1 });
    expect(none).toMatchObject({ status: 404, body: { code: 'not_found' } });
    for (const as of [
      await lab.person('doctor'),
      manager,
      await (await server.facility('acknowledge-elsewhere')).person('doctor'),
    ])
      expect(textOf(await acknowledge(open, { as }))).toBe(textOf(none));
    const { order } = await entered({ K: '6.9' });
    const unreleased = await callOf(order);
    expect((await acknowledge({ id: unreleased?.id ?? '', version: 1 })).status).toBe(404);
  });

  it('is refused to staff who are not doctors or nurses, also for orders that they entered', async () => {
    const order = await released({ K: '6.8' }, manager);
    const call = await callOf(order);
    if (!call) throw new Error('No critical result notification was opened.');
    expect(await acknowledge(call, { as: manager })).toMatchObject({
      status: 403,
      body: { code: 'forbidden' },
    });
    expect((await reportsOf(manager))[0]?.results).toMatchObject([
      { awaiting_notification: true, notification: null },
    ]);
    for (const role of ['receptionist', 'phlebotomist', 'patient', 'data_entry'] as const)
      expect((await acknowledge(call, { as: await lab.person(role) })).status).toBe(403);
  });

  it('is left to the laboratory when the communicated value was corrected since', async () => {
    const order = await released();
    const { id, version } = await offered();
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
    const [result] = await resultsOfOrder(server, order.id, technician);
    await lab.amend(
      {
        params: { id: result?.id ?? '' },
        version: result?.version ?? 0,
        body: { value_text: '4.1', comment: '', code: 'clerical', reason: 'Other tube' },
      },
      { as: manager },
    );
    expect((await reportsOf())[0]?.results).toMatchObject([
      { value_text: '4.1', awaiting_notification: true, notification: null },
    ]);
    expect((await acknowledge({ id, version: 2 })).status).toBe(409);
  });

  it('is withdrawn when the result is entered in error', async () => {
    const order = await released();
    const open = await offered();
    const [result] = await resultsOfOrder(server, order.id, technician);
    await server.call(
      markResultAsError,
      {
        params: { id: result?.id ?? '' },
        version: result?.version ?? 0,
        body: { code: 'wrong_patient', reason: 'Labels were switched' },
      },
      { as: manager },
    );
    expect((await acknowledge(open)).status).toBe(409);
  });

  it('includes confidential tests of own orders', async () => {
    await lab.changeTest('K', { confidential: true });
    await released();
    expect((await acknowledge(await offered())).status).toBe(204);
    await lab.changeTest('K', { confidential: false });
  });
});

describe('marking as seen', () => {
  it('is refused for a report with a critical result until it is acknowledged', async () => {
    await released({ K: '6.8', NA: '138' });
    const results = async () => (await reportsOf())[0]?.results ?? [];
    for (const items of [await results(), (await results()).filter(({ critical }) => !critical)])
      expect(await seen(items)).toMatchObject({ status: 409, body: { code: 'notification_open' } });
    expect((await results()).map(({ seen_at }) => seen_at)).toEqual([null, null]);
    await acknowledge(await offered());
    expect((await seen(await results())).status).toBe(204);
  });

  it('is possible while another result of the order is critical but not released', async () => {
    const { results } = await entered({ K: '6.8', NA: '138' });
    await verify(results.filter(({ test }) => test.code === 'NA'));
    expect((await seen((await reportsOf())[0]?.results ?? [])).status).toBe(204);
  });
});

describe('notification of the ordering provider', () => {
  it('is created at release, without test and value, and emailed', async () => {
    const { order, results } = await entered({ K: '6.8' });
    expect(await notificationsOf(doctor)).toEqual([]);
    await verify(results);
    const [notification, ...others] = await notificationsOf(doctor);
    expect(others).toEqual([]);
    expect(notification).toMatchObject({
      priority: 'critical',
      title: 'Critical result to acknowledge',
      link: '/app/inbox?tab=critical',
      channels: ['in_app', 'email'],
    });
    expect(notification?.message).toContain(order.order_number);
    expect(JSON.stringify(notification)).not.toMatch(/6\.8|Potassium/);
  });

  it('is created when a correction makes a released value critical', async () => {
    const order = await released({ K: '4.1' });
    expect(await notificationsOf(doctor)).toEqual([]);
    const [result] = await resultsOfOrder(server, order.id, technician);
    await lab.amend(
      {
        params: { id: result?.id ?? '' },
        version: result?.version ?? 0,
        body: { value_text: '6.9', comment: '', code: 'clerical', reason: 'Digits swapped' },
      },
      { as: manager },
    );
    expect(await notificationsOf(doctor)).toHaveLength(1);
    expect((await acknowledge(await offered(), { read_back: '6.9' })).status).toBe(204);
  });

  it('is not created for staff who cannot acknowledge, nor after the laboratory notified', async () => {
    const other = await lab.person('receptionist');
    await released({ K: '6.8' }, other);
    expect(await notificationsOf(other)).toEqual([]);
    const { order, results } = await entered({ K: '6.8' });
    const call = await callOf(order);
    await server.call(
      recordCallAttempt,
      {
        params: { id: call?.id ?? '' },
        version: 1,
        body: {
          channel: 'phone',
          outcome: 'confirmed',
          recipient_name: 'Ward 4',
          recipient_role: '',
          read_back: '6.8',
        },
      },
      { as: technician },
    );
    await verify(results);
    expect(await notificationsOf(doctor)).toEqual([]);
  });
});
