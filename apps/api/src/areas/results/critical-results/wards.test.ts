import {
  readLaboratorySettings,
  updateLaboratorySettings,
  updateWard,
  type CriticalEscalation,
  type LaboratorySettings,
  type Ward,
} from '@alms/lis-domain/facility';
import { listNotifications, type Notification } from '@alms/lis-domain/notifications';
import { changeWard, readOrder, type Order } from '@alms/lis-domain/orders';
import {
  acknowledgeCriticalResult,
  enterResults,
  listCriticalCalls,
  listRequestedReports,
  verifyResults,
  type CriticalCall,
  type RequestedReport,
  type Result,
} from '@alms/lis-domain/results';
import { beforeEach, describe, expect, it } from 'vitest';
import { resultsOfOrder, trailOf } from '../../../testing/answers.ts';
import { openLaboratory, type Laboratory } from '../../../testing/laboratory.ts';
import { testLaboratory } from '../../../testing/test-laboratory.ts';
import type { Answer, Person } from '../../../testing/test-server.ts';
import { wardMember, wardOf } from '../../../testing/wards.ts';

const { server } = await testLaboratory('wardcalls');
let opened = 0;
let lab: Laboratory;
let admin: Person;
let technician: Person;
let ward: Ward;
let nurse: Person;
let provider: Person;
beforeEach(async () => {
  opened += 1;
  lab = await openLaboratory(server, `wardcalls-${opened}`);
  admin = await lab.staff('admin');
  technician = await lab.staff('technician');
  ward = await wardOf(server, lab, admin, { name: 'Ward 3B', phone: '+1 555 0103' });
  nurse = await wardMember(server, lab, { as: admin, ward, role: 'nurse' });
  provider = await lab.person('doctor');
});

const itemsIn = <Item>({ body }: Answer) => body['items'] as Item[];
const noticesOf = async (as: Person) =>
  itemsIn<Notification>(await server.call(listNotifications, {}, { as })).filter(
    ({ type }) => type === 'critical_result',
  );
const criticalOf = async (as: Person) =>
  itemsIn<RequestedReport>(
    await server.call(listRequestedReports, { query: { tab: 'critical' } }, { as }),
  );
const callOf = async (order: Order) =>
  itemsIn<CriticalCall>(await server.call(listCriticalCalls, {}, { as: technician })).find(
    ({ order_id }) => order_id === order.id,
  );

async function policy(critical_escalation: Partial<CriticalEscalation>): Promise<void> {
  const { body } = await server.call(readLaboratorySettings, {}, { as: admin });
  const { version, ...settings } = body as unknown as LaboratorySettings;
  const escalation = { ...settings.critical_escalation, ...critical_escalation };
  const { status } = await server.call(
    updateLaboratorySettings,
    { version, body: { ...settings, critical_escalation: escalation } },
    { as: admin },
  );
  expect(status).toBe(200);
}

/** A critical potassium of an order of the ward, entered. */
async function entered(options: { as?: Person; wardless?: boolean } = {}) {
  const order = await lab.order(['K'], {
    as: options.as ?? provider,
    ...(!options.wardless && { wardId: ward.id }),
  });
  await lab.collect(order);
  await lab.receive(order);
  const items = (await resultsOfOrder(server, order.id, technician)).map(({ id, version }) => ({
    id,
    version,
    value_text: '6.8',
  }));
  const answer = await server.call(enterResults, { body: { items } }, { as: technician });
  return { order, results: itemsIn<Result>(answer) };
}

async function verify(results: readonly Result[]): Promise<void> {
  const items = results.map(({ id, version }) => ({ id, version }));
  const as = await lab.staff('lab_manager');
  expect((await server.call(verifyResults, { body: { items } }, { as })).status).toBe(200);
}

async function released(options: { as?: Person; wardless?: boolean } = {}): Promise<Order> {
  const { order, results } = await entered(options);
  await verify(results);
  return order;
}

const acknowledge = async (as: Person, order: Order, read_back = '6.8') => {
  const call = await callOf(order);
  return server.call(
    acknowledgeCriticalResult,
    { params: { id: call?.id ?? '' }, version: call?.version ?? 0, body: { read_back } },
    { as },
  );
};

describe('a critical result of an order of a ward', () => {
  it('notifies the ward at once, in the application and by email, without test and value', async () => {
    const before = server.mails.length;
    const { order, results } = await entered();
    expect(await noticesOf(nurse)).toEqual([]);
    await verify(results);
    const notices = await noticesOf(nurse);
    expect(notices).toMatchObject([
      {
        title: 'Critical result to acknowledge',
        link: '/app/inbox?tab=critical',
        priority: 'critical',
        channels: ['in_app', 'email'],
      },
    ]);
    expect(notices[0]?.message).toContain(order.order_number);
    expect(JSON.stringify(notices)).not.toMatch(/6\.8|Potassium/);
    expect(await noticesOf(provider)).toHaveLength(1);
    await server.app.jobs.runDue();
    const mails = server.mails.slice(before);
    expect(mails.some(({ to }) => to === nurse.email)).toBe(true);
    expect(JSON.stringify(mails)).not.toMatch(/6\.8|Potassium/);
    expect(await callOf(order)).toMatchObject({
      ward: { id: ward.id, name: 'Ward 3B', phone: '+1 555 0103' },
    });
  });

  it('sends an email to the address of the ward, once', async () => {
    ward = await wardOf(server, lab, admin, { name: 'ICU', code: 'ICU', email: 'icu@ward.test' });
    await released();
    await server.app.jobs.runDue();
    await server.app.jobs.runDue();
    const mails = server.mails.filter(({ to }) => to === 'icu@ward.test');
    expect(mails).toHaveLength(1);
    expect(mails[0]?.text).toContain('/app/inbox');
    expect(JSON.stringify(mails)).not.toMatch(/6\.8|Potassium/);
  });

  it('is acknowledged by its nurse with read-back, which completes the notification', async () => {
    const order = await released();
    expect(await criticalOf(nurse)).toMatchObject([
      { order_id: order.id, results: [{ value_text: '6.8', awaiting_notification: true }] },
    ]);
    expect((await acknowledge(nurse, order, '6.9')).body).toMatchObject({
      code: 'read_back_differs',
    });
    const call = await callOf(order);
    expect((await acknowledge(nurse, order)).status).toBe(204);
    expect(await callOf(order)).toBeUndefined();
    expect(await criticalOf(nurse)).toEqual([]);
    const closed = itemsIn<CriticalCall>(
      await server.call(listCriticalCalls, { query: { closed: 'true' } }, { as: technician }),
    );
    expect(closed).toMatchObject([
      {
        id: call?.id,
        state: 'completed',
        attempts: [{ channel: 'in_app', recipient_role: 'nurse', read_back: '6.8' }],
      },
    ]);
  });

  it('is not acknowledged by staff of another ward, other roles or another facility', async () => {
    const order = await released();
    const other = await wardOf(server, lab, admin, { name: 'Other', code: 'OTHER' });
    const stranger = await wardMember(server, lab, { as: admin, ward: other, role: 'nurse' });
    const elsewhere = await (await server.facility(`wardelse-${opened}`)).person('nurse');
    for (const [as, status] of [
      [stranger, 404],
      [elsewhere, 404],
      [await lab.staff('phlebotomist'), 403],
    ] as const)
      expect((await acknowledge(as, order)).status).toBe(status);
    expect(await noticesOf(stranger)).toEqual([]);
    expect((await callOf(order))?.state).toBe('open');
  });

  it('is concealed from the ward if the test is confidential', async () => {
    await lab.changeTest('K', { confidential: true });
    const order = await released();
    expect(await noticesOf(nurse)).toEqual([]);
    expect(await criticalOf(nurse)).toEqual([]);
    expect((await acknowledge(nurse, order)).status).toBe(404);
    expect(await noticesOf(provider)).toHaveLength(1);
  });

  it('notifies no ward without one', async () => {
    await released({ wardless: true });
    expect(await noticesOf(nurse)).toEqual([]);
    expect(await criticalOf(nurse)).toEqual([]);
  });
});

describe('the escalation to a ward', () => {
  it('follows the provider after the minutes of the policy, once, and is audited', async () => {
    const rule = { test_parameter_id: lab.testId('K'), on_call_minutes: null, repeated: null };
    await policy({ rules: [{ ...rule, ward_id: null, ward_minutes: 5, manager_minutes: 8 }] });
    const order = await released();
    const call = await callOf(order);
    server.clock.advance(4 * 60);
    await server.app.jobs.runDue();
    expect(await noticesOf(nurse)).toEqual([]);
    server.clock.advance(60);
    await Promise.all([server.app.jobs.runDue(), server.app.jobs.runDue()]);
    expect(await noticesOf(nurse)).toHaveLength(1);
    expect(
      (await trailOf(server, lab, { entity_id: call?.id })).filter(
        ({ after }) => after?.['escalated_to'] === 'ward',
      ),
    ).toHaveLength(1);
    server.clock.advance(3 * 60);
    await server.app.jobs.runDue();
    expect((await callOf(order))?.state).toBe('escalated');
    expect(await noticesOf(nurse)).toHaveLength(1);
  });

  it('waits for the release of the value', async () => {
    await policy({ ward_minutes: 5 });
    const { results } = await entered();
    server.clock.advance(6 * 60);
    await server.app.jobs.runDue();
    expect(await noticesOf(nurse)).toEqual([]);
    await verify(results);
    expect(await noticesOf(nurse)).toHaveLength(1);
  });

  it('ends with the acknowledgement by the provider', async () => {
    await policy({ ward_minutes: 5 });
    const order = await released();
    expect((await acknowledge(provider, order)).status).toBe(204);
    server.clock.advance(6 * 60);
    await server.app.jobs.runDue();
    expect(await noticesOf(nurse)).toEqual([]);
  });

  it('is at once for an order of a user who cannot acknowledge', async () => {
    await policy({ ward_minutes: 10 });
    await released({ as: await lab.staff('receptionist') });
    expect(await noticesOf(nurse)).toHaveLength(1);
  });

  it('can be omitted, and differ for a ward', async () => {
    const rule = { test_parameter_id: null, on_call_minutes: null, repeated: null };
    await policy({
      ward_minutes: null,
      rules: [{ ...rule, ward_id: ward.id, ward_minutes: 0, manager_minutes: 12 }],
    });
    const minutesUntilManagers = async (order: Order) => {
      const call = await callOf(order);
      return (Date.parse(call?.due_at ?? '') - Date.parse(call?.opened_at ?? '')) / 60_000;
    };
    expect(await minutesUntilManagers(await released())).toBe(12);
    expect(await noticesOf(nurse)).toHaveLength(1);
    ward = await wardOf(server, lab, admin, { name: 'Other', code: 'OTHER' });
    const other = await wardMember(server, lab, { as: admin, ward, role: 'nurse' });
    expect(await minutesUntilManagers(await released())).toBe(30);
    server.clock.advance(9 * 60);
    await server.app.jobs.runDue();
    expect(await noticesOf(other)).toEqual([]);
  });
});

describe('transfer of the patient to another ward', () => {
  const moved = async (order: Order, ward_id: Ward['id'] | null, as = provider) => {
    const { body } = await server.call(readOrder, { params: { id: order.id } }, { as });
    const { version } = body as unknown as Order;
    return server.call(
      changeWard,
      { params: { id: order.id }, version, body: { ward_id } },
      { as },
    );
  };
  const anotherWard = async () => {
    const other = await wardOf(server, lab, admin, { name: 'ICU', code: 'ICU' });
    return {
      other,
      member: await wardMember(server, lab, { as: admin, ward: other, role: 'nurse' }),
    };
  };

  it('before the result notifies the present ward only, and is audited', async () => {
    const { other, member } = await anotherWard();
    const { order, results } = await entered();
    const answer = await moved(order, other.id);
    expect(answer).toMatchObject({ status: 200, body: { ward: { id: other.id, name: 'ICU' } } });
    const [line] = await trailOf(server, lab, { entity_id: order.id });
    expect(line).toMatchObject({
      category: 'order',
      before: { ward: 'Ward 3B' },
      after: { ward: 'ICU' },
    });
    await verify(results);
    expect(await noticesOf(nurse)).toEqual([]);
    expect(await noticesOf(member)).toHaveLength(1);
    expect(await callOf(order)).toMatchObject({ ward: { name: 'ICU' } });
  });

  it('while a critical result awaits notification notifies the present ward at once', async () => {
    const { other, member } = await anotherWard();
    const order = await released();
    expect(await noticesOf(nurse)).toHaveLength(1);
    expect((await moved(order, other.id)).status).toBe(200);
    expect(await noticesOf(member)).toHaveLength(1);
    expect(await criticalOf(nurse)).toEqual([]);
    expect((await acknowledge(member, order)).status).toBe(204);
  });

  it('to a ward that the policy notifies later waits for its step', async () => {
    const { other, member } = await anotherWard();
    await policy({
      rules: [
        {
          test_parameter_id: null,
          ward_id: other.id,
          ward_minutes: 5,
          on_call_minutes: null,
          manager_minutes: 30,
          repeated: null,
        },
      ],
    });
    const order = await released();
    await moved(order, other.id);
    expect(await noticesOf(member)).toEqual([]);
    server.clock.advance(5 * 60 + 1);
    await server.app.jobs.runDue();
    expect(await noticesOf(member)).toHaveLength(1);
  });

  it('is refused for a closed order, an inactive ward and a stale version', async () => {
    const { other } = await anotherWard();
    const order = await released();
    await acknowledge(nurse, order);
    expect(await moved(order, other.id)).toMatchObject({ status: 409, body: { code: 'conflict' } });
    const open = await lab.order(['K'], { as: provider, wardId: ward.id });
    const { id, version, created_at: _, updated_at: __, ...body } = other;
    await server.call(
      updateWard,
      { params: { id }, version, body: { ...body, active: false } },
      { as: admin },
    );
    expect(await moved(open, other.id)).toMatchObject({
      status: 422,
      body: { fields: { ward_id: 'must be an active ward of the facility' } },
    });
    expect(
      (
        await server.call(
          changeWard,
          { params: { id: open.id }, version: open.version + 7, body: { ward_id: null } },
          { as: provider },
        )
      ).status,
    ).toBe(412);
    expect((await moved(open, null, await lab.staff('patient'))).status).toBe(403);
    expect(await moved(open, null)).toMatchObject({ status: 200, body: { ward: null } });
  });
});
