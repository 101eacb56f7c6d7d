import {
  addControlLot,
  createControlledTest,
  createControlMaterial,
  defaultRules,
  recordControlRun,
  setControlTarget,
  type ControlledTestDetail,
  type ControlMaterial,
} from '@alms/lis-domain/quality-control';
import type { Role } from '@alms/lis-domain/access';
import type { Order, Priority } from '@alms/lis-domain/orders';
import {
  enterResults,
  listResults,
  MAX_DUE_NEXT,
  readOverview,
  recordCallAttempt,
  specimenReview,
  verifyResults,
  type Overview,
  type Result,
} from '@alms/lis-domain/results';
import { sql } from 'kysely';
import { uuidv7 } from 'uuidv7';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { made } from '../../../testing/answers.ts';
import { json } from '../../../platform/db/json.ts';
import { nextVersion } from '../../../testing/result-version.ts';
import { openLaboratory, type Laboratory } from '../../../testing/laboratory.ts';
import { openTestServer, type Person, type TestServer } from '../../../testing/test-server.ts';

const DAY_S = 86_400;
const tat = {
  routine_min: 240,
  urgent_min: 120,
  stat_min: 60,
  start: 'received',
  end: 'verified',
} as const;

let server: TestServer;
let lab: Laboratory;
let technician: Person;
let manager: Person;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  lab = await openLaboratory(server, `overview-${uuidv7().slice(-12)}`);
  technician = await lab.staff('technician');
  manager = await lab.staff('lab_manager');
});

const overviewOf = (as = manager) => made<Overview>(server.call(readOverview, {}, { as }));
const listed = async (query: object, as = manager) =>
  (await made<{ items: Result[] }>(server.call(listResults, { query }, { as }))).items;

/** Enters the values of a new order by test code, as the technician by default. */
async function entered(
  values: Readonly<Record<string, string>>,
  {
    as = technician,
    priority,
    comment,
  }: { as?: Person; priority?: Priority; comment?: string } = {},
): Promise<Result[]> {
  const { order } = await lab.arrived(Object.keys(values), priority && { priority });
  const items = (await listed({ order_id: order.id })).map(({ id, version, test }) => ({
    id,
    version,
    value_text: values[test.code] ?? '',
    ...(comment !== undefined && { comment }),
  }));
  return (await made<{ items: Result[] }>(server.call(enterResults, { body: { items } }, { as })))
    .items;
}

const verify = (results: readonly Result[], as = manager) =>
  made(
    server.call(
      verifyResults,
      { body: { items: results.map(({ id, version }) => ({ id, version })) } },
      { as },
    ),
  );

/** Potassium on Analyser 2, whose run is rejected by rule 1-3s at level 2. */
async function rejectedPotassium(): Promise<ControlledTestDetail> {
  const as = { as: technician };
  const { id: materialId } = await made<ControlMaterial>(
    server.call(
      createControlMaterial,
      {
        body: {
          name: 'Chemistry control',
          manufacturer: 'Fixture Diagnostics',
          test_parameter_ids: [lab.testId('K')],
          levels: [{ level: 2, label: 'High' }],
        },
      },
      as,
    ),
  );
  const { lots } = await made<ControlMaterial>(
    server.call(
      addControlLot,
      {
        params: { id: materialId },
        body: {
          level: 2,
          lot_number: '4472',
          expiry_date: '2026-12-31',
          opened_on: null,
          open_stability_days: null,
        },
      },
      as,
    ),
  );
  const lot_id = lots[0]?.id ?? '';
  const test = await made<ControlledTestDetail>(
    server.call(
      createControlledTest,
      {
        body: {
          test_parameter_id: lab.testId('K'),
          instrument_name: 'Analyser 2',
          rules: defaultRules(1),
          max_age_hours: null,
          allowable_error: null,
        },
      },
      as,
    ),
  );
  const params = { id: test.id };
  await made(
    server.call(
      setControlTarget,
      { params, body: { source: 'manufacturer', lot_id, mean: '6.14', sd: '0.10' } },
      as,
    ),
  );
  await made(
    server.call(
      recordControlRun,
      {
        params,
        body: { results: [{ lot_id, value: '6.48' }], reagent_lot: '', comment: '' },
      },
      as,
    ),
  );
  return test;
}

describe('specimens to verify', () => {
  it('are divided as in the work list, with due times and one reason for each', async () => {
    await lab.changeTest('NA', { tat });
    await entered({ NA: '140', CL: '101' });
    server.clock.advance(60);
    await entered({ NA: '139' }, { priority: 'stat' });
    await entered({ K: '6.8', NA: '140' });
    await entered({ NA: '141' }, { comment: 'Diluted' });
    await entered({ NA: '141' }, { as: manager });
    const { to_verify, counts } = await overviewOf();
    const list = await listed({ status: 'entered', limit: '100' });
    expect(counts.to_verify).toBe(list.length);
    const within = [...new Set(list.map(({ sample_id }) => sample_id))]
      .map((id) => list.filter(({ sample_id }) => sample_id === id))
      .filter(
        (own) => specimenReview(own, { id: manager.id, selfVerification: false }).length === 0,
      );
    const dueTimes = within.flatMap((own) => own.flatMap(({ due_at }) => due_at ?? []));
    expect(to_verify).toEqual({
      specimens: 5,
      oldest_received_at: list.map(({ received_at }) => received_at).toSorted()[0],
      within: {
        specimens: 2,
        first_due_at: dueTimes.toSorted()[0],
        last_due_at: dueTimes.toSorted().at(-1),
      },
      review: {
        specimens: 3,
        first_due_at: expect.any(String) as string,
        reasons: [
          { reason: 'critical', specimens: 1 },
          { reason: 'comment', specimens: 1 },
          { reason: 'own_entry', specimens: 1 },
        ],
      },
    });
    expect(within).toHaveLength(2);
  });

  it('fall when they are verified', async () => {
    const results = await entered({ NA: '140' });
    await entered({ NA: '141' });
    expect((await overviewOf()).to_verify?.within.specimens).toBe(2);
    await verify(results);
    expect(await overviewOf()).toMatchObject({
      counts: { to_verify: 1 },
      to_verify: { specimens: 1, within: { specimens: 1 } },
      completed_specimens: 1,
    });
  });

  it('are empty without entered results', async () => {
    expect((await overviewOf()).to_verify).toEqual({
      specimens: 0,
      oldest_received_at: null,
      within: { specimens: 0, first_due_at: null, last_due_at: null },
      review: { specimens: 0, first_due_at: null, reasons: [] },
    });
  });
});

describe('the next by due time', () => {
  it('are at most eight specimens of those in the laboratory, with their next task', async () => {
    await lab.changeTest('NA', { tat });
    const placed: Order = await lab.order(['NA']);
    await lab.collect(placed);
    const [verified] = [await entered({ NA: '140' })];
    await verify(verified);
    await entered({ NA: '141', CL: '101' });
    await lab.arrived(['NA'], { priority: 'stat' });
    await lab.arrived(['CL']);
    const { due_next } = await overviewOf();
    expect(due_next).toMatchObject({ specimens: 3, stat: 1 });
    expect(due_next.items.map(({ priority, tests, task }) => [priority, tests, task])).toEqual([
      ['stat', ['Sodium'], 'enter'],
      ['routine', ['Sodium', 'Chloride'], 'verify'],
      ['routine', ['Chloride'], 'enter'],
    ]);
    for (let more = 0; more < MAX_DUE_NEXT; more += 1) await lab.arrived(['CL']);
    const { due_next: next } = await overviewOf();
    expect([next.specimens, next.items.length]).toEqual([3 + MAX_DUE_NEXT, MAX_DUE_NEXT]);
  });
});

describe('critical results', () => {
  it('are counted with the first due one, until they are notified', async () => {
    await entered({ K: '6.9' });
    server.clock.advance(60);
    await entered({ K: '7.1' });
    const due = (await overviewOf()).critical?.first?.due_at ?? '';
    server.clock.advance((Date.parse(due) - server.clock.now().getTime()) / 1000 + 1);
    const as = await lab.person('lab_manager');
    const { critical } = await overviewOf(as);
    expect(critical).toMatchObject({ open: 2, overdue: 1, first: { value_text: '6.9' } });
    const { id = '', version = 0 } = critical?.first ?? {};
    await made(
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
            read_back: '6.9',
          },
        },
        { as },
      ),
    );
    expect((await overviewOf(as)).critical).toMatchObject({
      open: 1,
      overdue: 0,
      first: { value_text: '7.1' },
    });
  });
});

describe('QC holds', () => {
  it('name the first test with its violated rule, level and distance, and its results', async () => {
    const test = await rejectedPotassium();
    await entered({ K: '4.1' });
    await entered({ NA: '140' });
    const { qc_holds, due_next } = await overviewOf();
    expect(qc_holds).toMatchObject({
      tests: 1,
      first: {
        id: test.id,
        test_name: 'Potassium',
        instrument_name: 'Analyser 2',
        reason: 'rejected',
        results: 1,
        violation: { rule: '1-3s', level: 2 },
      },
    });
    expect(qc_holds?.first?.violation?.z).toBeCloseTo(3.4, 5);
    expect(due_next.items.map(({ task }) => task).toSorted()).toEqual(['qc_hold', 'verify']);
  });

  it('are none without a rejected or overdue run', async () => {
    expect((await overviewOf()).qc_holds).toEqual({ tests: 0, first: null });
  });
});

describe('the day', () => {
  it('begins at 00:00 of the laboratory', async () => {
    await verify(await entered({ NA: '140' }));
    expect((await overviewOf()).completed_specimens).toBe(1);
    server.clock.advance(DAY_S);
    const { since, completed_specimens, generated_at } = await overviewOf(
      await lab.person('lab_manager'),
    );
    expect(completed_specimens).toBe(0);
    expect(Date.parse(generated_at) - Date.parse(since)).toBeLessThan(DAY_S * 1000);
  });

  it('counts results verified by rule only where a rule is enabled', async () => {
    expect((await overviewOf()).verified_by_rule).toBeNull();
    await lab.transaction((tx) =>
      tx
        .updateTable('test_parameter')
        .set({ definition: sql`definition || ${json({ autoverify: { enabled: true } })}` })
        .where('id', '=', lab.testId('NA'))
        .execute(),
    );
    const results = await entered({ CL: '101' });
    await verify(results);
    expect((await overviewOf()).verified_by_rule).toBe(0);
    const byRule = { rule_reference: 'CL v1', verified_by: null, verified_by_name: null };
    for (const { id } of results) await nextVersion(lab, id, { status: 'released', ...byRule });
    expect((await overviewOf()).verified_by_rule).toBe(1);
  });
});

describe('access', () => {
  it.each<Role>(['doctor', 'nurse', 'phlebotomist', 'receptionist', 'report_viewer', 'patient'])(
    'is refused to a %s',
    async (role) => {
      const as = await lab.staff(role);
      expect((await server.call(readOverview, {}, { as })).status).toBe(403);
    },
  );

  it('returns no part that the caller may not read', async () => {
    await rejectedPotassium();
    const as = await lab.staff('data_entry');
    expect(await overviewOf(as)).toMatchObject({
      to_verify: null,
      critical: null,
      qc_holds: null,
      due_next: { specimens: 0 },
    });
  });

  it('counts confidential tests as the work list of the caller does', async () => {
    await entered({ NA: '140' });
    await lab.transaction((tx) =>
      tx
        .updateTable('test_parameter')
        .set({ definition: sql`definition || ${json({ confidential: true })}` })
        .where('id', '=', lab.testId('NA'))
        .execute(),
    );
    const as = await lab.staff('data_entry');
    const { due_next, counts } = await overviewOf(as);
    const { length } = await listed({ status: 'entered' }, as);
    expect([due_next.specimens, counts.to_verify]).toEqual([length, length]);
  });

  it('is limited to a laboratory of the facility', async () => {
    const query = { laboratory_id: uuidv7() as never };
    expect((await server.call(readOverview, { query }, { as: manager })).status).toBe(404);
  });
});
