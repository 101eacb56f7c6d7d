import type { Order, Priority } from '@alms/lis-domain/orders';
import type { PatientId } from '@alms/lis-domain/patients';
import {
  countRequestedReports,
  enterResults,
  listCriticalCalls,
  listRequestedReports,
  markNormalSeen,
  markResultAsError,
  markResultsSeen,
  recordCallAttempt,
  verifyResults,
  type CriticalCall,
  type InboxTab,
  type RequestedReport,
  type Result,
} from '@alms/lis-domain/results';
import { beforeEach, describe, expect, it } from 'vitest';
import { trailOf, resultsOfOrder } from '../../../testing/answers.ts';
import { nextVersion } from '../../../testing/result-version.ts';
import { testLaboratory } from '../../../testing/test-laboratory.ts';
import type { Person } from '../../../testing/test-server.ts';

/** A new user without orders for each test. */
let doctor: Person;
const { server, lab } = await testLaboratory('requested');
beforeEach(async () => {
  doctor = await lab.person('doctor');
});

/** Orders, collects, receives, enters and releases these values. */
async function released(
  values: Record<string, string>,
  {
    as = doctor,
    also = [],
    priority = 'routine',
    patientId,
  }: { as?: Person; also?: string[]; priority?: Priority; patientId?: PatientId } = {},
): Promise<Order> {
  const technician = await lab.staff('technician');
  const order = await lab.order([...Object.keys(values), ...also], {
    as,
    priority,
    ...(patientId && { patientId }),
  });
  await lab.collect(order);
  await lab.receive(order);
  const waiting = await resultsOfOrder(server, order.id, technician);
  const entries = waiting.flatMap(({ id, version, test }) =>
    values[test.code] === undefined ? [] : [{ id, version, value_text: values[test.code] ?? '' }],
  );
  const entered = await server.call(enterResults, { body: { items: entries } }, { as: technician });
  const items = (entered.body['items'] as Result[]).map(({ id, version }) => ({ id, version }));
  expect(
    (await server.call(verifyResults, { body: { items } }, { as: await lab.staff('lab_manager') }))
      .status,
  ).toBe(200);
  server.clock.advance(1);
  return order;
}

const page = async (
  as = doctor,
  query: { cursor?: string; limit?: string; tab?: InboxTab } = {},
) => {
  const { status, body } = await server.call(listRequestedReports, { query }, { as });
  expect(status).toBe(200);
  return { items: body['items'] as RequestedReport[], next: body['next_cursor'] as string | null };
};
const reportsOf = async (as = doctor) => (await page(as)).items;
/** Orders of a tab, read two at a time. */
async function paged(tab?: InboxTab): Promise<string[]> {
  const ids: string[] = [];
  for (let cursor: string | null = ''; cursor !== null;) {
    const part: Awaited<ReturnType<typeof page>> = await page(doctor, {
      limit: '2',
      ...(cursor && { cursor }),
      ...(tab && { tab }),
    });
    ids.push(...part.items.map(({ order_id }) => order_id));
    cursor = part.next;
  }
  return ids;
}
const tab = async (name: InboxTab, as = doctor) => (await page(as, { tab: name })).items;
const counts = async (as = doctor) =>
  (await server.call(countRequestedReports, {}, { as })).body as Record<string, number>;
const markNormal = async (released_until: string, as = doctor) =>
  server.call(markNormalSeen, { body: { released_until } }, { as });
const seen = (items: readonly { id: string; version: number }[], as = doctor) =>
  server.call(
    markResultsSeen,
    { body: { items: items.map(({ id, version }) => ({ id, version })) } },
    { as },
  );

describe('reports for the ordering provider', () => {
  it('contain released results of own orders, two identifiers and pending tests', async () => {
    const order = await released({ NA: '138', K: '6.8' }, { also: ['GLU'], priority: 'stat' });
    const [report, ...others] = await reportsOf();
    expect(others).toEqual([]);
    expect(report).toMatchObject({
      order_id: order.id,
      order_number: order.order_number,
      priority: 'stat',
      outstanding: [{ test_name: 'Glucose', status: 'received' }],
      attention: 'critical',
      patient: { mrn: order.patient.mrn },
    });
    expect(
      report?.results.map(({ test_name, value_text, flag, critical, corrected, seen_at }) => [
        test_name,
        value_text,
        flag,
        critical,
        corrected,
        seen_at,
      ]),
    ).toEqual([
      ['Sodium', '138', 'N', false, false, null],
      ['Potassium', '6.8', 'HH', true, false, null],
    ]);
  });

  it('are empty before the first release and exclude other users’ orders', async () => {
    await lab.arrived(['K']);
    const order = await lab.order(['K'], { as: doctor });
    await lab.collect(order);
    await released({ K: '4.1' }, { as: await lab.person('doctor') });
    expect(await reportsOf()).toEqual([]);
  });

  it('are sorted by attention: critical, abnormal or unflagged, other new, seen; then newest first', async () => {
    const seenOne = await released({ K: '5.4' });
    const critical = await released({ K: '6.9', NA: '138' });
    const abnormal = await released({ K: '5.5' });
    const unevaluated = await released({ K: '<3.0' });
    const quiet = await released({ K: '4.1' });
    const newer = await released({ K: '4.2' });
    const all = await reportsOf();
    await seen(all.find(({ order_id }) => order_id === seenOne.id)?.results ?? []);
    const expected = [critical, unevaluated, abnormal, newer, quiet, seenOne].map(({ id }) => id);
    expect((await reportsOf()).map(({ order_id }) => order_id)).toEqual(expected);

    expect((await reportsOf()).map(({ attention }) => attention)).toEqual([
      'critical',
      'review',
      'review',
      'normal',
      'normal',
      'none',
    ]);
    expect(await paged()).toEqual(expected);
  });

  it('reject an invalid cursor', async () => {
    expect(
      (await server.call(listRequestedReports, { query: { cursor: 'nonsense' } }, { as: doctor }))
        .status,
    ).toBe(422);
  });
});

describe('seen results', () => {
  it('are recorded once with user and time, and audited', async () => {
    const order = await released({ NA: '138', K: '5.5' });
    const [report] = await reportsOf();
    const at = server.clock.now().toISOString();
    expect((await seen(report?.results ?? [])).status).toBe(204);
    server.clock.advance(1);
    expect((await seen(report?.results ?? [])).status).toBe(204);
    expect((await reportsOf())[0]?.results.map(({ seen_at }) => seen_at)).toEqual([at, at]);
    const lines = await trailOf(server, lab, { entity_id: order.id, action: 'read' });
    expect(lines).toMatchObject([
      {
        category: 'result',
        entity_type: 'order',
        entity_label: order.order_number,
        patient_id: order.patient.id,
        actor: { user_id: doctor.id },
        after: { seen: ['NA', 'K'] },
      },
    ]);
  });

  it('apply to one version: a corrected result is new, and its old version is rejected', async () => {
    await released({ K: '4.1' });
    const [before] = (await reportsOf())[0]?.results ?? [];
    if (!before) throw new Error('Nothing was released.');
    await seen([before]);
    await nextVersion(lab, before.id, { status: 'amended', value_text: '4.4' });
    expect((await reportsOf())[0]?.results).toMatchObject([
      { version: before.version + 1, value_text: '4.4', corrected: true, seen_at: null },
    ]);
    expect(await seen([before])).toMatchObject({
      status: 412,
      body: { code: 'version_stale', current_version: before.version + 1 },
    });
  });

  it('are recorded atomically, for released results of own orders only', async () => {
    const other = await lab.person('doctor');
    await released({ K: '4.1' }, { as: other });
    await released({ K: '4.2' });
    const [theirs] = (await reportsOf(other))[0]?.results ?? [];
    const [own] = (await reportsOf())[0]?.results ?? [];
    if (!theirs || !own) throw new Error('Nothing was released.');
    expect(await seen([own, theirs])).toMatchObject({ status: 404, body: { code: 'not_found' } });
    expect((await reportsOf())[0]?.results).toMatchObject([{ seen_at: null }]);

    const waiting = await lab.order(['K'], { as: doctor });
    await lab.collect(waiting);
    await lab.receive(waiting);
    const results = await resultsOfOrder(server, waiting.id, await lab.staff('technician'));
    expect((await seen(results)).status).toBe(404);
  });

  it('are separate per user, even with equal permissions', async () => {
    await released({ K: '4.1' });
    expect(await reportsOf(await lab.person('doctor'))).toEqual([]);
    expect(await reportsOf(await (await server.facility('elsewhere')).person('doctor'))).toEqual(
      [],
    );
  });
});

describe('tabs of the inbox', () => {
  it('to read: reports with an unseen result, paged by attention', async () => {
    const normal = await released({ K: '4.1' });
    const critical = await released({ K: '6.9' });
    const review = await released({ K: '5.5' });
    const read = await released({ K: '4.2' });
    await seen((await reportsOf()).find(({ order_id }) => order_id === read.id)?.results ?? []);
    expect(await paged('to_read')).toEqual([critical.id, review.id, normal.id]);
    expect(await counts()).toEqual({ to_read: 3, critical: 1, pending: 0, normal: 1 });
  });

  it('critical: unseen, or awaiting notification', async () => {
    const order = await released({ K: '6.9', NA: '138' });
    await released({ K: '5.5' });
    const [report] = await tab('critical');
    expect(await paged('critical')).toEqual([order.id]);
    expect(
      report?.results.map(({ test_name, awaiting_notification }) => [
        test_name,
        awaiting_notification,
      ]),
    ).toEqual([
      ['Potassium', true],
      ['Sodium', false],
    ]);
    const manager = await lab.staff('lab_manager');
    const { body } = await server.call(listCriticalCalls, { query: {} }, { as: manager });
    const call = (body['items'] as CriticalCall[]).find(({ order_id }) => order_id === order.id);
    if (!call) throw new Error('No critical result notification was opened.');
    const confirmed = await server.call(
      recordCallAttempt,
      {
        params: { id: call.id },
        version: call.version,
        body: {
          channel: 'phone',
          outcome: 'confirmed',
          recipient_name: 'Dr. Dara Roundsworth',
          recipient_role: 'Doctor',
          read_back: '6.9',
        },
      },
      { as: manager },
    );
    expect(confirmed.status).toBe(200);
    expect(await tab('critical')).toMatchObject([
      {
        order_id: order.id,
        attention: 'critical',
        results: [{ awaiting_notification: false }, {}],
      },
    ]);
    expect((await seen(report?.results ?? [])).status).toBe(204);
    expect(await tab('critical')).toEqual([]);
    expect(await counts()).toMatchObject({ to_read: 1, critical: 0 });
  });

  it('critical: keeps an unseen result after its notification', async () => {
    const order = await released({ K: '6.9' });
    await lab.transaction((tx) =>
      tx
        .updateTable('critical_call')
        .set({ state: 'completed', closed_at: server.clock.now() })
        .where('tenant_id', '=', lab.tenantId)
        .where('order_id', '=', order.id)
        .execute(),
    );
    expect(await tab('critical')).toMatchObject([
      { order_id: order.id, results: [{ awaiting_notification: false }] },
    ]);
  });

  it('pending: outstanding tests with their state, most urgent first, then oldest', async () => {
    const older = await lab.order(['K'], { as: doctor });
    server.clock.advance(1);
    const newer = await lab.order(['NA'], { as: doctor });
    server.clock.advance(1);
    const stat = await lab.order(['GLU'], { as: doctor, priority: 'stat' });
    server.clock.advance(1);
    const partial = await released({ K: '4.1' }, { also: ['NA'] });
    await released({ K: '4.1' });
    expect(await paged('pending')).toEqual([stat.id, older.id, newer.id, partial.id]);
    expect(await tab('pending')).toMatchObject([
      {
        released_at: null,
        attention: 'none',
        requested_at: stat.requested_at,
        outstanding: [{ test_name: 'Glucose', status: 'ordered' }],
        results: [],
      },
      {},
      {},
      {
        attention: 'normal',
        outstanding: [{ test_name: 'Sodium', status: 'received' }],
        results: [{ test_name: 'Potassium', value_text: '4.1' }],
      },
    ]);
    expect(await counts()).toMatchObject({ to_read: 2, pending: 4 });
  });

  it('never contain a value before its release', async () => {
    const technician = await lab.staff('technician');
    const order = await lab.order(['K'], { as: doctor });
    await lab.collect(order);
    await lab.receive(order);
    const waiting = await resultsOfOrder(server, order.id, technician);
    const items = waiting.map(({ id, version }) => ({
      id,
      version,
      value_text: '6.8',
    }));
    await server.call(enterResults, { body: { items } }, { as: technician });
    for (const name of ['to_read', 'critical'] as const) expect(await tab(name)).toEqual([]);
    expect(await tab('pending')).toMatchObject([{ order_id: order.id, results: [] }]);
    expect(JSON.stringify(await tab('pending'))).not.toContain('6.8');
    expect(await counts()).toEqual({ to_read: 0, critical: 0, pending: 1, normal: 0 });
  });

  it('contain the previous value of the patient', async () => {
    const patientId = await lab.patient();
    await released({ K: '4.1' }, { as: await lab.person('doctor'), patientId });
    server.clock.advance(60);
    await released({ K: '5.6' }, { patientId });
    expect((await tab('to_read'))[0]?.results).toMatchObject([
      { value_text: '5.6', result_type: 'numeric', previous: { value_text: '4.1' } },
    ]);
  });

  it('conceal the previous value of a confidential test that another user ordered', async () => {
    const patientId = await lab.patient();
    await released({ GLU: '92' }, { as: await lab.person('doctor'), patientId });
    server.clock.advance(60);
    await released({ GLU: '95' }, { patientId });
    const previous = async () => (await tab('to_read'))[0]?.results[0]?.previous;
    expect(await previous()).toMatchObject({ value_text: '92' });
    await lab.changeTest('GLU', { confidential: true });
    expect(await previous()).toBeNull();
    await lab.changeTest('GLU', { confidential: false });
  });

  it('return a report whose result was corrected or entered in error', async () => {
    await released({ K: '4.1' });
    const [before] = (await tab('to_read'))[0]?.results ?? [];
    if (!before) throw new Error('Nothing was released.');
    await seen([before]);
    expect(await counts()).toMatchObject({ to_read: 0 });
    await nextVersion(lab, before.id, { status: 'amended', value_text: '4.4' });
    expect(await tab('to_read')).toMatchObject([
      { attention: 'review', results: [{ value_text: '4.4', corrected: true }] },
    ]);
    const [amended] = (await tab('to_read'))[0]?.results ?? [];
    if (!amended) throw new Error('The corrected result is not to be read.');
    await seen([amended]);
    const { id, version } = amended;
    const withdrawn = await server.call(
      markResultAsError,
      { params: { id }, version, body: { code: 'wrong_patient', reason: 'Labels were switched' } },
      { as: await lab.staff('lab_manager') },
    );
    expect(withdrawn.status).toBe(200);
    expect(await tab('to_read')).toMatchObject([
      { attention: 'review', results: [{ value_text: null, entered_in_error: true }] },
    ]);
    expect(await counts()).toMatchObject({ to_read: 1, normal: 0 });
  });

  it('are empty for other users and facilities, and refused without permission to read results', async () => {
    await released({ K: '6.9' }, { also: ['NA'] });
    for (const as of [
      await lab.person('doctor'),
      await lab.person('nurse'),
      await (await server.facility('inbox-elsewhere')).person('doctor'),
    ]) {
      for (const name of ['to_read', 'critical', 'pending'] as const)
        expect(await tab(name, as)).toEqual([]);
      expect(await counts(as)).toEqual({ to_read: 0, critical: 0, pending: 0, normal: 0 });
    }
    for (const role of ['receptionist', 'phlebotomist', 'patient'] as const) {
      const as = await lab.person(role);
      expect((await server.call(listRequestedReports, { query: {} }, { as })).status).toBe(403);
      expect((await server.call(countRequestedReports, {}, { as })).status).toBe(403);
      expect((await markNormal('2030-01-01T00:00:00Z', as)).status).toBe(403);
    }
  });
});

describe('marking all normal reports as seen', () => {
  const unseen = async () => (await tab('to_read')).map(({ order_id }) => order_id);

  it('marks complete, uncorrected reports within their intervals, and audits each', async () => {
    const normal = await released({ K: '4.1', NA: '138' });
    const another = await released({ K: '4.2' });
    const critical = await released({ K: '6.9', NA: '138' });
    const abnormal = await released({ K: '5.5' });
    const unevaluated = await released({ K: '<3.0' });
    const incomplete = await released({ K: '4.3' }, { also: ['NA'] });
    const corrected = await released({ K: '4.4' });
    const [result] =
      (await reportsOf()).find(({ order_id }) => order_id === corrected.id)?.results ?? [];
    if (!result) throw new Error('Nothing was released.');
    await nextVersion(lab, result.id, { status: 'amended', value_text: '4.5' });
    expect(await counts()).toMatchObject({ to_read: 7, normal: 2 });

    const until = server.clock.now().toISOString();
    expect(await markNormal(until)).toMatchObject({ status: 200, body: { reports: 2 } });
    expect((await unseen()).toSorted()).toEqual(
      [critical, abnormal, unevaluated, incomplete, corrected].map(({ id }) => id).toSorted(),
    );
    expect(await counts()).toMatchObject({ to_read: 5, normal: 0 });
    for (const { id } of [normal, another])
      expect(await trailOf(server, lab, { entity_id: id, action: 'read' })).toHaveLength(1);
    expect(await trailOf(server, lab, { entity_id: normal.id, action: 'read' })).toMatchObject([
      { category: 'result', actor: { user_id: doctor.id }, after: { seen: ['K', 'NA'] } },
    ]);
    expect(await markNormal(until)).toMatchObject({ body: { reports: 0 } });
  });

  it('does not mark a report as normal by its unseen results alone', async () => {
    const order = await released({ K: '5.9', NA: '138' });
    const potassium = (await tab('to_read'))[0]?.results.filter(({ flag }) => flag === 'H');
    await seen(potassium ?? []);
    expect(await counts()).toMatchObject({ to_read: 1, normal: 0 });
    expect(await markNormal(server.clock.now().toISOString())).toMatchObject({
      body: { reports: 0 },
    });
    expect(await unseen()).toEqual([order.id]);
  });

  it('leaves reports unseen that were released later than those on the screen', async () => {
    await released({ K: '4.1' });
    const [shown] = await tab('to_read');
    const later = await released({ K: '4.2' });
    expect(await markNormal(shown?.released_at ?? '')).toMatchObject({ body: { reports: 1 } });
    expect(await unseen()).toEqual([later.id]);
  });

  it('leaves reports of other users unseen', async () => {
    const other = await lab.person('doctor');
    await released({ K: '4.1' }, { as: other });
    expect(await markNormal(server.clock.now().toISOString())).toMatchObject({
      body: { reports: 0 },
    });
    expect(await counts(other)).toMatchObject({ to_read: 1, normal: 1 });
  });
});
