import { idOf } from '@alms/lis-domain/fixtures';
import { createLaboratory, type Laboratory as Site } from '@alms/lis-domain/facility';
import { readQualityMetrics } from '@alms/lis-domain/analytics';
import type { BodyOf } from '@alms/lis-domain/http';
import { changeStaffAccess } from '@alms/lis-domain/identity/staff';
import { listNotifications, type NotificationPage } from '@alms/lis-domain/notifications';
import {
  addControlLot,
  addCorrectiveAction,
  archiveControlLot,
  createControlledTest,
  createControlMaterial,
  defaultRules,
  downloadQcReview,
  listControlledTests,
  listControlRuns,
  listResultsSinceAccepted,
  readControlledTest,
  readQcMaterials,
  readRollingTarget,
  readTestNames,
  recordControlRun,
  recordRunCause,
  releaseControlHold,
  reviewAffectedResults,
  setControlTarget,
  updateControlSettings,
  updateCorrectiveAction,
  updateInstrument,
  verifyCorrectiveAction,
  voidControlRun,
  type ControlledTest,
  type ControlledTestDetail,
  type ControlMaterial,
  type ControlRun,
  type CorrectiveAction,
  type ResultSince,
  type RollingProposal,
} from '@alms/lis-domain/quality-control';
import {
  amendResult,
  enterResults,
  listResults,
  markResultAsError,
  rejectAmendment,
  verifyResults,
  type Result,
} from '@alms/lis-domain/results';
import { sql } from 'kysely';
import { uuidv7 } from 'uuidv7';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { made, trailOf } from '../../testing/answers.ts';
import { openLaboratory, type Laboratory } from '../../testing/laboratory.ts';
import { openTestServer, type Person, type TestServer } from '../../testing/test-server.ts';
import { mainLaboratory } from '../facility/laboratories.store.ts';
import { qualityGate } from './quality-hold.ts';

const HOUR = 3600;

let server: TestServer;
let lab: Laboratory;
let technician: Person;
let manager: Person;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  lab = await openLaboratory(server, `controls-${uuidv7().slice(-12)}`);
  technician = await lab.staff('technician');
  manager = await lab.staff('lab_manager');
});

const as = () => ({ as: technician });
const settings = (change: Partial<BodyOf<typeof updateControlSettings>> = {}) => ({
  rules: defaultRules(2),
  max_age_hours: null,
  allowable_error: null,
  ...change,
});

/** A material of two levels for potassium and sodium, with one lot per level. */
async function material(name = 'Chemistry control'): Promise<ControlMaterial> {
  const body = {
    name,
    manufacturer: 'Fixture Diagnostics',
    test_parameter_ids: [lab.testId('K'), lab.testId('NA')],
    levels: [
      { level: 1, label: 'Normal' },
      { level: 2, label: 'High' },
    ],
  };
  const { id } = await made<ControlMaterial>(server.call(createControlMaterial, { body }, as()));
  await addLot(id, 1, '4471');
  return addLot(id, 2, '4472');
}

const addLot = (id: string, level: number, lot_number: string, expiry_date = '2026-12-31') =>
  made<ControlMaterial>(
    server.call(
      addControlLot,
      {
        params: { id },
        body: { level, lot_number, expiry_date, opened_on: null, open_stability_days: null },
      },
      as(),
    ),
  );

const watch = (code: string, change = {}, instrument_name = 'Analyser 2') =>
  server.call(
    createControlledTest,
    { body: { test_parameter_id: lab.testId(code), instrument_name, ...settings(change) } },
    as(),
  );

const target = (id: string, lot_id: string, mean: string, sd: string) =>
  made<ControlledTestDetail>(
    server.call(
      setControlTarget,
      { params: { id }, body: { source: 'manufacturer', lot_id, mean, sd } },
      as(),
    ),
  );

/** Potassium on Analyser 2, with targets 3.52 ± 0.06 and 6.14 ± 0.09. */
async function potassium(
  change = {},
): Promise<ControlledTestDetail & { low: string; high: string }> {
  const { lots } = await material();
  const { id } = await made<ControlledTestDetail>(watch('K', change));
  const low = lots.find(({ level }) => level === 1)!.id;
  const high = lots.find(({ level }) => level === 2)!.id;
  await target(id, low, '3.52', '0.06');
  return { ...(await target(id, high, '6.14', '0.09')), low, high };
}

type Potassium = Awaited<ReturnType<typeof potassium>>;

const record = (
  { id, low, high }: Potassium,
  values: readonly [string, string],
  more: Partial<BodyOf<typeof recordControlRun>> = {},
) =>
  server.call(
    recordControlRun,
    {
      params: { id },
      body: {
        results: [
          { lot_id: low, value: values[0] },
          { lot_id: high, value: values[1] },
        ],
        reagent_lot: '',
        comment: '',
        ...more,
      },
    },
    as(),
  );
const recorded = (
  test: Potassium,
  ...rest: [readonly [string, string], Partial<BodyOf<typeof recordControlRun>>?]
) => made<ControlRun>(record(test, ...rest));

const GOOD = ['3.53', '6.12'] as const;
const BAD = ['3.52', '6.45'] as const;

const read = (id: string) =>
  made<ControlledTestDetail>(server.call(readControlledTest, { params: { id } }, as()));
const runsOf = async (id: string) =>
  (
    await made<{ items: ControlRun[] }>(
      server.call(listControlRuns, { params: { id }, query: {} }, as()),
    )
  ).items;
const holdOf = (
  code: string,
  instrument_id: string | null = null,
  laboratory_id = mainLaboratory(lab.tenantId),
) =>
  lab.transaction(async (tx) =>
    (
      await qualityGate({ tx, tenantId: lab.tenantId, now: server.clock.now() }, [lab.testId(code)])
    )({
      test_parameter_id: lab.testId(code),
      laboratory_id,
      instrument_id,
    }),
  );
const voided = (run: ControlRun, reason = 'The sampler drew air') =>
  server.call(
    voidControlRun,
    { params: { id: run.id }, version: run.version, body: { reason } },
    as(),
  );

/** Records a cause of a run. */
const explained = ({ id, version }: ControlRun) =>
  made<ControlRun>(
    server.call(
      recordRunCause,
      { params: { id }, version, body: { category: 'reagent', findings: 'Air in the probe' } },
      as(),
    ),
  );
/** Reviews the results affected by a run, all as unaffected. */
const reviewed = ({ id, version }: ControlRun, count = 0) =>
  made<ControlRun>(
    server.call(reviewAffectedResults, { params: { id }, version, body: { count } }, as()),
  );
/** Adds a completed action to a run. */
const acted = async ({ id }: ControlRun) => {
  const { actions } = await made<ControlRun>(
    server.call(
      addCorrectiveAction,
      { params: { id }, body: { type: 'other', text: 'Probe cleaned', state: 'completed' } },
      as(),
    ),
  );
  return actions.at(-1)!;
};
const signedOff = ({ id, version }: CorrectiveAction) =>
  server.call(verifyCorrectiveAction, { params: { id }, version }, { as: manager });

const resultsOf = async (order_id: string) =>
  (await server.call(listResults, { query: { order_id } }, as())).body['items'] as [Result];
async function enteredOf(
  orderId: string,
  value_text: string,
  more: { instrument_id?: string } = {},
): Promise<Result> {
  const [{ id, version }] = await resultsOf(orderId);
  const { items } = await made<{ items: [Result] }>(
    server.call(enterResults, { body: { items: [{ id, version, value_text, ...more }] } }, as()),
  );
  return items[0];
}
/** A potassium result of another patient. */
const entered = async (value_text: string, more: { instrument_id?: string } = {}) =>
  enteredOf((await lab.arrived(['K'])).order.id, value_text, more);
const current = async ({ order_id }: Result) => (await resultsOf(order_id))[0];
const verified = ({ id, version }: Result) =>
  server.call(verifyResults, { body: { items: [{ id, version }] } }, { as: manager });

describe('control run', () => {
  it('is evaluated at once and stores the target used for each value', async () => {
    const test = await potassium();
    const run = await recorded(test, BAD, { reagent_lot: 'R-2207', comment: 'Morning' });
    expect(run).toMatchObject({
      number: 1,
      status: 'rejected',
      operator: { id: technician.id },
      reagent_lot: 'R-2207',
      comment: 'Morning',
      voided: null,
      actions: [],
    });
    expect(
      run.points.map(({ lot_number, value, mean, sd }) => [lot_number, value, mean, sd]),
    ).toEqual([
      ['4471', '3.52', '3.52', '0.06'],
      ['4472', '6.45', '6.14', '0.09'],
    ]);
    expect(run.points[1]?.z).toBeCloseTo(3.444, 3);
    expect(
      run.violations.map(({ rule, severity, level, point_ids }) => [
        rule,
        severity,
        level,
        point_ids,
      ]),
    ).toEqual([
      ['1-2s', 'warning', 2, [run.points[1]?.id]],
      ['1-3s', 'reject', 2, [run.points[1]?.id]],
    ]);
    const [line] = await trailOf(server, lab, { entity_id: run.id });
    expect(line).toMatchObject({
      action: 'reject',
      category: 'qc',
      entity_type: 'control_run',
      entity_label: 'Potassium, Analyser 2, 1',
      after: { status: 'rejected', rules: ['1-2s', '1-3s'] },
    });
  });

  it('is evaluated with preceding runs, excluding void ones', async () => {
    const test = await potassium();
    const first = await recorded(test, ['3.65', '6.14']);
    expect(first.status).toBe('warning');
    const second = await recorded(test, ['3.65', '6.14']);
    expect(second.violations.map(({ rule }) => rule)).toContain('2-2s');
    const other = await potassium2();
    const warned = await recorded(other, ['3.65', '6.14']);
    await voided(warned);
    expect((await recorded(other, ['3.65', '6.14'])).status).toBe('warning');
  });

  /** The same test and material on another instrument. */
  async function potassium2(): Promise<Potassium> {
    const [first] = (
      await made<{ items: ControlledTest[] }>(server.call(listControlledTests, { query: {} }, as()))
    ).items;
    const { lots } = await read(first?.id ?? '');
    const { id } = await made<ControlledTestDetail>(watch('K', {}, 'Analyser 3'));
    const [low, high] = [
      lots.find(({ level }) => level === 1)!.id,
      lots.find(({ level }) => level === 2)!.id,
    ];
    await target(id, low, '3.52', '0.06');
    return { ...(await target(id, high, '6.14', '0.09')), low, high };
  }

  it('is not re-evaluated with a later target', async () => {
    const test = await potassium();
    await recorded(test, BAD);
    await target(test.id, test.high, '6.40', '0.20');
    const [run] = await runsOf(test.id);
    expect(run).toMatchObject({ status: 'rejected', points: [{}, { mean: '6.14', sd: '0.09' }] });
    expect((await recorded(test, ['3.52', '6.45'])).status).toBe('accepted');
  });

  it('evaluates twenty concurrent runs one after the other', async () => {
    const test = await potassium();
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => record(test, ['3.59', '6.14'])),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 201));
    const runs = await runsOf(test.id);
    expect(runs.map(({ number }) => number)).toEqual(
      Array.from({ length: 20 }, (_, index) => 20 - index),
    );
    // The fourth consecutive value beyond +1 SD violates 4-1s and restarts the series, so every
    // fourth run is rejected.
    expect(runs.filter(({ status }) => status === 'rejected').map(({ number }) => number)).toEqual([
      20, 16, 12, 8, 4,
    ]);
  });

  it('is recorded once for repeated requests', async () => {
    const test = await potassium();
    const key = crypto.randomUUID();
    const input = {
      params: { id: test.id },
      body: {
        results: [
          { lot_id: test.low, value: '3.5' },
          { lot_id: test.high, value: '6.1' },
        ],
        reagent_lot: '',
        comment: '',
      },
      key,
    };
    await Promise.all(Array.from({ length: 3 }, () => server.call(recordControlRun, input, as())));
    expect(await runsOf(test.id)).toHaveLength(1);
  });

  it.each([
    [
      'with only one level',
      (test: Potassium) => ({ results: [{ lot_id: test.low, value: '3.5' }] }),
      422,
      'invalid',
    ],
    [
      'with a duplicate lot',
      (test: Potassium) => ({
        results: [
          { lot_id: test.low, value: '3.5' },
          { lot_id: test.low, value: '3.5' },
          { lot_id: test.high, value: '6.1' },
        ],
      }),
      422,
      'invalid',
    ],
    [
      'with an unknown lot',
      (test: Potassium) => ({
        results: [
          { lot_id: crypto.randomUUID(), value: '3.5' },
          { lot_id: test.high, value: '6.1' },
        ],
      }),
      409,
      'control_lot_unusable',
    ],
    ['of tomorrow', () => ({ at: '2026-05-13T08:00:00Z' }), 422, 'invalid'],
    [
      'dated before the latest run',
      () => ({ at: '2026-05-12T07:00:00Z' }),
      409,
      'control_run_too_early',
    ],
  ])('%s is rejected without trace', async (_name, change, status, code) => {
    const test = await potassium();
    await recorded(test, GOOD, { at: '2026-05-12T07:30:00Z' });
    expect(await record(test, GOOD, change(test))).toMatchObject({ status, body: { code } });
    expect(await runsOf(test.id)).toHaveLength(1);
  });

  it('of an expired or archived lot is rejected', async () => {
    const test = await potassium();
    const { material_id } = test.lots[0]!;
    const { lots } = await addLot(material_id, 1, 'OLD', '2026-05-11');
    const old = lots.find(({ lot_number }) => lot_number === 'OLD')!;
    expect(old.state).toBe('expired');
    expect(
      (
        await record(test, GOOD, {
          results: [
            { lot_id: old.id, value: '3.5' },
            { lot_id: test.high, value: '6.1' },
          ],
        })
      ).body['code'],
    ).toBe('control_lot_unusable');
    const { version } = lots.find(({ id }) => id === test.low)!;
    expect(
      (await server.call(archiveControlLot, { params: { id: test.low }, version }, as())).body[
        'state'
      ],
    ).toBe('archived');
    expect((await record(test, GOOD)).body['code']).toBe('control_lot_unusable');
  });

  it('without a target is not evaluable: it neither holds nor releases', async () => {
    const { lots } = await material();
    const { id } = await made<ControlledTestDetail>(watch('K'));
    const test = { ...(await read(id)), low: lots[0]!.id, high: lots[1]!.id };
    expect((await recorded(test, GOOD)).status).toBe('not_evaluable');
    expect(await read(id)).toMatchObject({
      hold: null,
      last_accepted_at: null,
      last_run: { status: 'not_evaluable' },
    });
  });
});

describe('control target', () => {
  it('is established from twenty values over ten days, without rejected and void runs', async () => {
    const { lots } = await material();
    const { id } = await made<ControlledTestDetail>(watch('K', { allowable_error: '10' }));
    const test = { ...(await read(id)), low: lots[0]!.id, high: lots[1]!.id };
    const establish = () =>
      server.call(
        setControlTarget,
        { params: { id }, body: { source: 'established', lot_id: test.low } },
        as(),
      );
    for (let number = 0; number < 20; number += 1) {
      const run = await recorded(test, [number % 2 === 0 ? '3.50' : '3.54', '6.1'], {
        at: new Date(Date.parse('2026-05-01T06:00:00Z') + number * 12 * HOUR * 1000).toISOString(),
      });
      if (number === 19) await voided(run);
    }
    expect(await establish()).toMatchObject({
      status: 409,
      body: { code: 'too_few_control_values', fields: { lot_id: 'has 19 values from 10 days' } },
    });
    await recorded(test, ['3.54', '6.1']);
    const { lots: after } = await made<ControlledTestDetail>(establish());
    const lot = after.find((each) => each.id === test.low);
    expect(lot).toMatchObject({
      state: 'active',
      target: { source: 'established', mean: '3.520000', n: 20, set_by: { id: technician.id } },
      statistics: { n: 20 },
    });
    expect(lot?.statistics.bias).toBeCloseTo(0, 9);
    expect(Number(lot?.target?.sd)).toBeCloseTo(0.02052, 5);
    expect(lot?.statistics.sigma).toBeCloseTo(17.16, 1);
    expect([lot?.target?.from, lot?.target?.to]).toEqual([
      '2026-05-01T06:00:00.000Z',
      server.clock.now().toISOString(),
    ]);
  });

  it('rolls with the latest in-control values once the proposal is accepted', async () => {
    const test = await potassium();
    const proposed = () =>
      made<RollingProposal>(
        server.call(
          readRollingTarget,
          { params: { id: test.id }, query: { lot_id: test.high } },
          as(),
        ),
      );
    const accept = ({ mean, sd }: Pick<RollingProposal, 'mean' | 'sd'>) =>
      server.call(
        setControlTarget,
        {
          params: { id: test.id },
          body: { source: 'rolling', lot_id: test.high, mean: mean ?? '0', sd: sd ?? '0' },
        },
        as(),
      );
    const at = (number: number) =>
      new Date(Date.parse('2026-05-01T06:00:00Z') + number * 12 * HOUR * 1000).toISOString();
    expect(await proposed()).toEqual({
      lot_id: test.high,
      n: 0,
      days: 0,
      from: null,
      to: null,
      mean: null,
      sd: null,
      excluded: { rejected: 0, void: 0, not_evaluable: 0, beyond_3s: 0 },
      sufficient: false,
    });
    for (let number = 0; number < 19; number += 1)
      await recorded(test, ['3.52', number % 2 === 0 ? '6.12' : '6.16'], { at: at(number) });
    const few = await proposed();
    expect(few).toMatchObject({ n: 19, days: 10, sufficient: false });
    expect(await accept(few)).toMatchObject({
      status: 409,
      body: { code: 'too_few_control_values', fields: { lot_id: 'has 19 values from 10 days' } },
    });

    // Out of control: must not widen the limits for the next values.
    expect((await recorded(test, ['3.52', '6.60'], { at: at(19) })).status).toBe('rejected');
    await recorded(test, ['3.52', '6.16'], { at: at(20) });
    const proposal = await proposed();
    expect(proposal).toMatchObject({
      n: 20,
      days: 11,
      from: at(0),
      to: at(20),
      mean: '6.140000',
      excluded: { rejected: 1, void: 0 },
      sufficient: true,
    });
    expect(Number(proposal.sd)).toBeCloseTo(0.02052, 5);
    expect((await read(test.id)).lots.find(({ id }) => id === test.high)?.target?.source).toBe(
      'manufacturer',
    );

    expect(await accept({ ...proposal, mean: '6.15' })).toMatchObject({
      status: 409,
      body: { code: 'rolling_target_moved' },
    });
    const { lots } = await made<ControlledTestDetail>(accept(proposal));
    expect(lots.find(({ id }) => id === test.high)?.target).toMatchObject({
      source: 'rolling',
      mean: '6.140000',
      sd: proposal.sd,
      n: 20,
      from: at(0),
      to: at(20),
      set_by: { id: technician.id },
    });
    const [line] = await trailOf(server, lab, { entity_id: test.id });
    expect(line).toMatchObject({
      before: { source: 'manufacturer' },
      after: { source: 'rolling', n: 20, from: at(0) },
    });
    expect(
      (
        await server.call(
          readRollingTarget,
          { params: { id: test.id }, query: { lot_id: uuidv7() } },
          as(),
        )
      ).status,
    ).toBe(404);
  });

  it('requires an SD above zero', async () => {
    const test = await potassium();
    const answer = await server.call(
      setControlTarget,
      {
        params: { id: test.id },
        body: { source: 'manufacturer', lot_id: test.low, mean: '3.5', sd: '0' },
      },
      as(),
    );
    expect([answer.status, answer.body['code']]).toEqual([422, 'invalid']);
  });
});

describe('QC hold', () => {
  it('starts with a rejected run, ends with an accepted one and notifies the laboratory manager', async () => {
    const test = await potassium();
    expect(await holdOf('K')).toBeNull();
    await recorded(test, BAD);
    expect(await holdOf('K')).toMatchObject({
      reason: 'rejected',
      controlled_test_id: test.id,
      instrument_name: 'Analyser 2',
    });
    expect(await holdOf('NA')).toBeUndefined();
    expect((await read(test.id)).hold).toMatchObject({ reason: 'rejected' });
    const { items } = (await server.call(listNotifications, {}, { as: manager }))
      .body as unknown as NotificationPage;
    expect(items[0]).toMatchObject({
      type: 'qc_failure',
      title: 'QC rejected: Potassium, Analyser 2',
      link: `/app/quality-control?test=${test.id}`,
    });
    await recorded(test, GOOD);
    expect(await holdOf('K')).toBeNull();
  });

  it('starts when a run is overdue', async () => {
    const test = await potassium({ max_age_hours: 24 });
    await recorded(test, GOOD);
    server.clock.advance(24 * HOUR + 1);
    expect(await holdOf('K')).toMatchObject({ reason: 'overdue' });
    server.clock.advance(-24 * HOUR - 1);
  });

  it('is released with a reason by an authorised user, with an audit event', async () => {
    const test = await potassium();
    const release = (person: Person, reason = 'The control was spoiled; another analyser agrees') =>
      server.call(
        releaseControlHold,
        { params: { id: test.id }, body: { reason } },
        { as: person },
      );
    expect((await release(manager)).body['code']).toBe('conflict');
    await recorded(test, BAD);
    expect((await release(technician)).status).toBe(403);
    expect((await release(manager, ' ')).status).toBe(422);
    expect(await release(manager)).toMatchObject({ status: 200, body: { hold: null } });
    expect(await holdOf('K')).toBeNull();
    const [line] = await trailOf(server, lab, { entity_id: test.id });
    expect(line).toMatchObject({
      action: 'override',
      category: 'qc',
      before: { hold: 'rejected' },
      reason: 'The control was spoiled; another analyser agrees',
    });
    await recorded(test, BAD);
    expect(await holdOf('K')).toMatchObject({ reason: 'rejected' });
  });

  it('is not ended by voiding the rejected run', async () => {
    const test = await potassium();
    await voided(await recorded(test, BAD));
    expect(await holdOf('K')).toMatchObject({ reason: 'rejected' });
  });

  it('applies again when the run that ended it is voided, unless released since', async () => {
    const test = await potassium();
    await recorded(test, BAD);
    const repeat = await recorded(test, GOOD);
    await voided(repeat);
    expect(await holdOf('K')).toMatchObject({ reason: 'rejected' });
    server.clock.advance(60);
    await server.call(
      releaseControlHold,
      { params: { id: test.id }, body: { reason: 'Checked by hand' } },
      { as: manager },
    );
    await voided(await recorded(test, GOOD));
    expect(await holdOf('K')).toBeNull();
  });

  it('blocks verification until a run is accepted', async () => {
    const test = await potassium();
    const before = await entered('4.1');
    expect(before).toMatchObject({
      status: 'entered',
      checks: expect.arrayContaining([{ kind: 'qc', outcome: 'passed' }]) as unknown,
    });
    await recorded(test, BAD);
    const waiting = await entered('4.2');
    expect(waiting).toMatchObject({
      status: 'held',
      checks: expect.arrayContaining([{ kind: 'qc', outcome: 'held' }]) as unknown,
    });
    expect(await verified(before)).toMatchObject({
      status: 409,
      body: { code: 'controls_not_in_order', fields: { [before.id]: 'is on QC hold' } },
    });
    expect((await verified(waiting)).body['code']).toBe('result_held');
    await recorded(test, GOOD);
    const after = await current(waiting);
    expect(after).toMatchObject({
      status: 'entered',
      value_text: '4.2',
      checks: expect.arrayContaining([{ kind: 'qc', outcome: 'passed' }]) as unknown,
    });
    expect((await verified(before)).status).toBe(200);
    expect((await verified(after)).status).toBe(200);
  });

  /** The same test and lots on another instrument. */
  async function alsoOn(test: Potassium, name: string): Promise<Potassium> {
    const { id } = await made<ControlledTestDetail>(watch('K', {}, name));
    await target(id, test.low, '3.52', '0.06');
    return { ...(await target(id, test.high, '6.14', '0.09')), low: test.low, high: test.high };
  }

  it('applies to results by the instrument they name only', async () => {
    const test = await potassium();
    const other = await alsoOn(test, 'Analyser 3');
    await recorded(test, BAD);
    const onHeld = await entered('4.1', { instrument_id: test.instrument.id });
    const onOther = await entered('4.2', { instrument_id: other.instrument.id });
    expect([onHeld.status, onHeld.instrument, onHeld.source]).toEqual([
      'held',
      { id: test.instrument.id, name: 'Analyser 2' },
      'manual',
    ]);
    expect([onOther.status, onOther.instrument]).toEqual([
      'entered',
      { id: other.instrument.id, name: 'Analyser 3' },
    ]);
    expect((await verified(onOther)).status).toBe(200);
    const listed = async ({ id }: Potassium) =>
      (
        await made<{ items: ResultSince[] }>(
          server.call(listResultsSinceAccepted, { params: { id }, query: {} }, as()),
        )
      ).items.map(({ value_text }) => value_text);
    expect([await listed(test), await listed(other)]).toEqual([['4.1'], ['4.2']]);

    await recorded(other, BAD);
    await recorded(test, GOOD);
    expect((await current(onHeld)).status).toBe('entered');
    expect((await entered('4.3')).status).toBe('held');
  });

  it('cannot be bypassed by an instrument without QC for the test', async () => {
    const test = await potassium();
    const { instrument } = await made<ControlledTestDetail>(watch('NA', {}, 'Blood counter'));
    await recorded(test, BAD);
    expect((await entered('4.2', { instrument_id: instrument.id })).status).toBe('held');
    const [{ id, version }] = await resultsOf((await lab.arrived(['K'])).order.id);
    const answer = await server.call(
      enterResults,
      { body: { items: [{ id, version, value_text: '4.2', instrument_id: uuidv7() }] } },
      as(),
    );
    expect(answer).toMatchObject({ status: 422, body: { code: 'instrument_unknown' } });
  });

  it('on one instrument blocks results without an instrument, whatever the status of others', async () => {
    const test = await potassium();
    const other = await alsoOn(test, 'Analyser 3');
    await recorded(test, BAD);
    const result = await entered('4.2');
    await recorded(other, GOOD);
    expect((await current(result)).status).toBe('held');
    await server.call(
      releaseControlHold,
      { params: { id: test.id }, body: { reason: 'Analyser 3 agrees' } },
      { as: manager },
    );
    expect((await current(result)).status).toBe('entered');
  });

  it('in one laboratory does not block results of another that has its own instrument', async () => {
    const test = await potassium();
    const other = await alsoOn(test, 'Analyser 3');
    await recorded(test, BAD);
    await recorded(other, GOOD);
    const north = await made<Site>(
      server.call(createLaboratory, { body: { name: 'North', code: 'NORTH' } }, as()),
    );
    await made(
      server.call(
        updateInstrument,
        {
          params: { id: other.instrument.id },
          version: 1,
          body: { name: 'Analyser 3', laboratory_id: north.id, active: true },
        },
        as(),
      ),
    );
    expect(await holdOf('K', null, north.id)).toBeNull();
    expect(await holdOf('K', null)).not.toBeNull();
    // Without an instrument of the test in a laboratory, every instrument counts.
    expect(await holdOf('K', null, idOf('0190b3c0-0000-7000-8000-000000000001'))).not.toBeNull();
  });

  it('does not apply to tests without QC', async () => {
    await potassium();
    const { order } = await lab.arrived(['NA']);
    expect(await enteredOf(order.id, '140')).toMatchObject({
      status: 'entered',
      checks: expect.arrayContaining([{ kind: 'qc', outcome: 'unknown' }]) as unknown,
    });
  });

  it('lists the results entered since the last accepted run', async () => {
    const test = await potassium();
    await entered('4.1');
    server.clock.advance(60);
    await recorded(test, GOOD);
    server.clock.advance(60);
    await entered('4.2');
    server.clock.advance(60);
    await entered('4.3');
    await recorded(test, BAD);
    const page = await made<{ items: ResultSince[]; next_cursor: string | null }>(
      server.call(
        listResultsSinceAccepted,
        { params: { id: test.id }, query: { limit: '1' } },
        as(),
      ),
    );
    expect(page.items.map(({ value_text, status }) => [value_text, status])).toEqual([
      ['4.3', 'entered'],
    ]);
    const rest = await made<{ items: ResultSince[]; next_cursor: string | null }>(
      server.call(
        listResultsSinceAccepted,
        { params: { id: test.id }, query: { limit: '1', cursor: page.next_cursor ?? '' } },
        as(),
      ),
    );
    expect([rest.items.map(({ value_text }) => value_text), rest.next_cursor]).toEqual([
      ['4.2'],
      null,
    ]);
  });
});

describe('void control run', () => {
  it('stays on record with its reason and is voided once', async () => {
    const test = await potassium();
    const run = await recorded(test, GOOD);
    const { body } = await voided(run);
    expect(body).toMatchObject({
      status: 'void',
      version: 2,
      voided: { by: { id: technician.id }, reason: 'The sampler drew air' },
      points: [{ value: '3.53' }, { value: '6.12' }],
    });
    expect((await voided(run)).body['code']).toBe('version_stale');
    expect((await voided(body as unknown as ControlRun)).body['code']).toBe('conflict');
    expect(await read(test.id)).toMatchObject({ last_run: null, last_accepted_at: null });
  });
});

describe('corrective action', () => {
  const body = {
    type: 'recalibration',
    text: 'Recalibrated with lot C-9',
    state: 'in_progress',
  } as const;

  it('belongs to a run that violated a rule and is verified by another user when completed', async () => {
    const test = await potassium();
    const good = await recorded(test, GOOD);
    expect(
      (await server.call(addCorrectiveAction, { params: { id: good.id }, body }, as())).body[
        'code'
      ],
    ).toBe('conflict');
    const bad = await recorded(test, BAD);
    const { actions } = await made<ControlRun>(
      server.call(addCorrectiveAction, { params: { id: bad.id }, body }, as()),
    );
    const params = { id: actions[0]!.id };
    const verify = (person: Person, version: number) =>
      server.call(verifyCorrectiveAction, { params, version }, { as: person });
    expect((await verify(manager, 1)).body['code']).toBe('conflict');
    const change = (version: number) =>
      server.call(
        updateCorrectiveAction,
        { params, version, body: { ...body, state: 'completed' } },
        as(),
      );
    expect((await change(1)).status).toBe(200);
    expect((await change(1)).body['code']).toBe('version_stale');
    expect((await verify(technician, 2)).body['code']).toBe('action_verifier_is_author');
    expect((await verify(manager, 2)).body['code']).toBe('results_not_reviewed');
    await recorded(test, GOOD);
    const explainedRun = await explained(bad);
    expect((await verify(manager, 2)).body['code']).toBe('results_not_reviewed');
    await reviewed(explainedRun);
    const verified = await made<CorrectiveAction>(verify(manager, 2));
    expect(verified).toMatchObject({
      ...body,
      run_id: bad.id,
      eqa_round_id: null,
      state: 'completed',
      by: { id: technician.id },
      verified: { by: { id: manager.id } },
    });
    expect((await runsOf(test.id))[1]?.actions).toEqual([verified]);
    expect((await change(3)).body['code']).toBe('conflict');
    const another = server.call(addCorrectiveAction, { params: { id: bad.id }, body }, as());
    expect((await another).body['code']).toBe('conflict');
  });
});

describe('cause of a rejected run', () => {
  const body = { category: 'reagent', findings: 'Air in the reagent probe' } as const;
  const cause = (run: ControlRun, person = technician) =>
    server.call(
      recordRunCause,
      { params: { id: run.id }, version: run.version, body },
      { as: person },
    );

  it('is recorded against the displayed version, with author, time and an audit event', async () => {
    const test = await potassium();
    expect((await cause(await recorded(test, GOOD))).body['code']).toBe('conflict');
    const bad = await recorded(test, BAD);
    expect(bad.cause).toBeNull();
    expect((await cause(bad, await lab.staff('doctor'))).status).toBe(403);
    expect((await cause(bad)).body).toMatchObject({
      version: 2,
      cause: { ...body, by: { id: technician.id }, at: expect.any(String) as unknown },
    });
    expect((await cause(bad)).body['code']).toBe('version_stale');
    expect(await holdOf('K')).toMatchObject({ reason: 'rejected' });
    const lines = await trailOf(server, lab, { entity_id: bad.id });
    expect(lines).toContainEqual(
      expect.objectContaining({
        action: 'update',
        category: 'qc',
        after: { cause: 'reagent', findings: 'Air in the reagent probe' },
      }),
    );
  });

  it('cannot change once a corrective action is verified', async () => {
    const test = await potassium();
    const bad = await recorded(test, BAD);
    const action = await acted(bad);
    await recorded(test, GOOD);
    const closed = await reviewed(await explained(bad));
    expect((await signedOff(action)).status).toBe(200);
    expect((await cause(closed)).body['code']).toBe('conflict');
  });
});

describe('QC runs around an older run', () => {
  it('start with the accepted run after it', async () => {
    const test = await potassium();
    const runs: ControlRun[] = [];
    for (const values of [GOOD, BAD, BAD, GOOD, GOOD, BAD]) {
      server.clock.advance(60);
      runs.push(await recorded(test, values));
    }
    const around = async (run_id: string, limit = '2') =>
      made<{ items: ControlRun[]; next_cursor: string | null }>(
        server.call(listControlRuns, { params: { id: test.id }, query: { run_id, limit } }, as()),
      );
    const numbers = async (run: ControlRun, limit?: string) =>
      (await around(run.id, limit)).items.map(({ number }) => number);
    expect(await numbers(runs[1]!)).toEqual([4, 3]);
    expect(await numbers(runs[2]!, '9')).toEqual([4, 3, 2, 1]);
    expect(await numbers(runs[5]!)).toEqual([6, 5]);
    const { next_cursor } = await around(runs[1]!.id);
    const next = await made<{ items: ControlRun[] }>(
      server.call(
        listControlRuns,
        {
          params: { id: test.id },
          query: { run_id: runs[1]!.id, limit: '2', cursor: next_cursor! },
        },
        as(),
      ),
    );
    expect(next.items.map(({ number }) => number)).toEqual([2, 1]);
    const other = await made<ControlledTestDetail>(watch('NA'));
    const refused = await server.call(
      listControlRuns,
      { params: { id: other.id }, query: { run_id: runs[1]!.id } },
      as(),
    );
    expect(refused.status).toBe(404);
  });
});

describe('results affected by a rejected run', () => {
  const affected = async (test: Potassium, run: ControlRun, person = technician) =>
    made<{ items: ResultSince[]; total: number; concealed: number; from: string; to: string }>(
      server.call(
        listResultsSinceAccepted,
        { params: { id: test.id }, query: { run_id: run.id } },
        { as: person },
      ),
    );
  const review = (
    run: ControlRun,
    count: number,
    person = technician,
    body: Partial<BodyOf<typeof reviewAffectedResults>> = {},
  ) =>
    server.call(
      reviewAffectedResults,
      { params: { id: run.id }, version: run.version, body: { count, ...body } },
      { as: person },
    );
  const toRepeat = ({ id, version }: Pick<Result, 'id' | 'version'>) => ({
    repeat: { items: [{ id, version }], reason: 'Run 2 rejected' },
  });
  const outcomes = async (test: Potassium, run: ControlRun) =>
    (await affected(test, run)).items.map(({ value_text, outcome }) => [value_text, outcome]);

  /** Results before, within and after the period of a rejected run. */
  async function period() {
    const test = await potassium();
    await entered('4.1');
    server.clock.advance(60);
    const before = await recorded(test, GOOD);
    server.clock.advance(60);
    await entered('4.2');
    server.clock.advance(60);
    const bad = await recorded(test, BAD);
    server.clock.advance(60);
    const last = await entered('4.3');
    server.clock.advance(60);
    return { test, before, bad, last };
  }

  it('are those from the accepted run before it to the accepted run after it', async () => {
    const { test, before, bad } = await period();
    const again = await recorded(test, BAD);
    server.clock.advance(60);
    const repeat = await recorded(test, GOOD);
    server.clock.advance(60);
    await entered('4.4');
    for (const run of [bad, again]) {
      const { items, ...facts } = await affected(test, run);
      expect(items.map(({ value_text }) => value_text)).toEqual(['4.3', '4.2']);
      expect(facts).toEqual({
        next_cursor: null,
        total: 2,
        concealed: 0,
        from: before.at,
        to: repeat.at,
      });
    }
  });

  it('have an unknown start without an accepted run before it', async () => {
    const test = await potassium();
    await entered('4.1');
    server.clock.advance(60);
    const bad = await recorded(test, BAD);
    expect(await affected(test, bad)).toMatchObject({ total: 1, from: null, to: null });
  });

  it('are listed for a rejected run of the same test only', async () => {
    const test = await potassium();
    const good = await recorded(test, GOOD);
    const list = (run_id: string) =>
      server.call(listResultsSinceAccepted, { params: { id: test.id }, query: { run_id } }, as());
    expect((await list(good.id)).body['code']).toBe('conflict');
    expect((await list(uuidv7())).status).toBe(404);
  });

  it('are reviewed once, with their number, after the repeat run is accepted', async () => {
    const { test, bad } = await period();
    expect((await review(bad, 2)).body['code']).toBe('conflict');
    await recorded(test, GOOD);
    expect((await review(bad, 1)).body['code']).toBe('affected_results_changed');
    expect((await review(bad, 2, await lab.staff('doctor'))).status).toBe(403);
    const answer = await review(bad, 2);
    expect(answer).toMatchObject({
      status: 200,
      body: { version: 2, results_review: { count: 2, by: { id: technician.id } } },
    });
    expect((await review(bad, 2)).body['code']).toBe('version_stale');
    expect((await review(answer.body as unknown as ControlRun, 2)).body['code']).toBe('conflict');
    expect(await trailOf(server, lab, { entity_id: bad.id })).toContainEqual(
      expect.objectContaining({
        action: 'verify',
        category: 'qc',
        after: { results_reviewed: 2 },
      }),
    );
  });

  it('are decided one by one: repeated, or unaffected with the review', async () => {
    const { test, bad, last } = await period();
    await recorded(test, GOOD);
    expect(await outcomes(test, bad)).toEqual([
      ['4.3', null],
      ['4.2', null],
    ]);
    const answer = await review(bad, 2, technician, toRepeat(await current(last)));
    expect(answer).toMatchObject({ status: 200, body: { results_review: { count: 2 } } });
    expect(await current(last)).toMatchObject({
      status: 'pending',
      value_text: null,
      correction: { kind: 'retest', reason: 'Run 2 rejected', value_text: '4.3' },
    });
    const decided = [
      ['4.3', 'repeated'],
      ['4.2', 'unaffected'],
    ];
    expect(await outcomes(test, bad)).toEqual(decided);
    expect(await trailOf(server, lab, { entity_id: bad.id })).toContainEqual(
      expect.objectContaining({ after: { results_reviewed: 2, results_repeated: 1 } }),
    );

    // Marked after the review: the outcome of the review is unchanged.
    server.clock.advance(60);
    const { id, version } = await current(last);
    const marked = await server.call(
      markResultAsError,
      { params: { id }, version, body: { code: 'other', reason: 'Duplicate order' } },
      { as: manager },
    );
    expect(marked.status).toBe(200);
    expect(await outcomes(test, bad)).toEqual(decided);
  });

  it('remain listed with their value when they were corrected before the review', async () => {
    const { test, bad, last } = await period();
    await recorded(test, GOOD);
    expect((await verified(await current(last))).status).toBe(200);
    server.clock.advance(60);
    const { id, version } = await current(last);
    const amended = await lab.amend(
      {
        params: { id },
        version,
        body: { value_text: '4.0', comment: '', code: 'reanalysis', reason: 'Run 2 rejected' },
      },
      { as: manager },
    );
    expect(amended.status).toBe(200);
    expect(await outcomes(test, bad)).toEqual([
      ['4.3', 'corrected'],
      ['4.2', null],
    ]);
    expect((await review(bad, 1)).body['code']).toBe('affected_results_changed');
    expect((await review(bad, 2)).status).toBe(200);
  });

  it('are not reviewed while a correction of one awaits verification', async () => {
    const { test, bad, last } = await period();
    await recorded(test, GOOD);
    expect((await verified(await current(last))).status).toBe(200);
    server.clock.advance(60);
    const { id, version } = await current(last);
    const proposal = await made<Result>(
      server.call(
        amendResult,
        {
          params: { id },
          version,
          body: { value_text: '4.0', comment: '', code: 'clerical', reason: 'Misread' },
        },
        { as: manager },
      ),
    );
    const marks = async () =>
      (await affected(test, bad)).items.map(({ under_correction }) => under_correction);
    expect(await marks()).toEqual([true, false]);
    expect(await review(bad, 2)).toMatchObject({
      status: 409,
      body: { code: 'affected_results_under_correction' },
    });
    const amendment = proposal.amendment!;
    await made(
      server.call(
        rejectAmendment,
        {
          params: { id: amendment.id },
          version: amendment.version,
          body: { reason: 'The first value was right' },
        },
        { as: manager },
      ),
    );
    expect(await marks()).toEqual([false, false]);
    expect((await review(bad, 2)).status).toBe(200);
  });

  it('are reviewed again, and signed off again, once the accepted repeat is void', async () => {
    const { test, bad } = await period();
    const repeat = await recorded(test, GOOD);
    const action = await acted(bad);
    await reviewed(await explained(bad), 2);
    expect((await signedOff(action)).status).toBe(200);
    expect(await read(test.id)).toMatchObject({ open_reviews: 0, hold: null });

    expect((await voided(repeat, 'Wrong control vial')).status).toBe(200);
    expect(await read(test.id)).toMatchObject({ open_reviews: 1, hold: { reason: 'rejected' } });
    const reopened = (await runsOf(test.id)).find(({ id }) => id === bad.id)!;
    expect(reopened).toMatchObject({ results_review: null, actions: [{ verified: null }] });
    expect(await trailOf(server, lab, { entity_id: bad.id })).toContainEqual(
      expect.objectContaining({
        action: 'update',
        reason: 'Wrong control vial',
        before: { results_reviewed: 2, signed_off: true, verified_by: [expect.any(String)] },
        after: { results_reviewed: null, signed_off: false },
      }),
    );
    // The hold applies again: the review needs another accepted run, then another sign-off.
    expect((await review(reopened, 2)).body['code']).toBe('conflict');
    server.clock.advance(60);
    await recorded(test, GOOD);
    expect((await signedOff(action)).body['code']).toBe('version_stale');
    const again = { ...action, version: reopened.actions[0]!.version };
    expect((await signedOff(again)).body['code']).toBe('results_not_reviewed');
    await reviewed(reopened, 2);
    expect((await signedOff(again)).status).toBe(200);
    expect(await read(test.id)).toMatchObject({ open_reviews: 0 });
  });

  it('stay reviewed when the void run did not end their period', async () => {
    const { test, bad } = await period();
    await recorded(test, GOOD);
    const action = await acted(bad);
    await reviewed(await explained(bad), 2);
    expect((await signedOff(action)).status).toBe(200);
    expect((await voided(await recorded(test, GOOD))).status).toBe(200);
    expect(await read(test.id)).toMatchObject({ open_reviews: 0, hold: null });
  });

  it('are not repeated unless affected, unverified, unchanged and verified by the user', async () => {
    const { test, bad, last } = await period();
    await recorded(test, GOOD);
    server.clock.advance(60);
    const later = await entered('4.4');
    const refusal = async (result: Result, person = technician) =>
      (await review(bad, 2, person, toRepeat(result))).body['code'];
    expect(await refusal(await current(later))).toBe('affected_results_changed');
    expect(await refusal({ ...last, version: last.version + 5 })).toBe('version_stale');
    const keeper = await lab.staff('nurse');
    await made(
      server.call(
        changeStaffAccess,
        {
          params: { id: keeper.id },
          body: { role: 'nurse', permissions: ['manage_qc', 'enter_results'] },
          version: 1,
        },
        { as: await lab.staff('admin') },
      ),
    );
    expect(await refusal(await current(last), keeper)).toBe('forbidden');
    expect((await verified(await current(last))).status).toBe(200);
    expect(await refusal(await current(last))).toBe('result_state');
    expect(await outcomes(test, bad)).toEqual([
      ['4.3', null],
      ['4.2', null],
    ]);
  });

  it('are reviewed after the hold is released without an accepted run', async () => {
    const { test, bad } = await period();
    await server.call(
      releaseControlHold,
      { params: { id: test.id }, body: { reason: 'Another analyser agrees' } },
      { as: manager },
    );
    expect((await review(bad, 2)).status).toBe(200);
  });

  it('are not reviewed for an accepted run', async () => {
    const test = await potassium();
    const good = await recorded(test, GOOD);
    await recorded(test, GOOD);
    expect((await review(good, 0)).body['code']).toBe('conflict');
  });

  it('are counted, and not reviewed, by a user to whom a confidential result is concealed', async () => {
    const { test, bad, last } = await period();
    await recorded(test, GOOD);
    expect((await verified(await current(last))).status).toBe(200);
    await lab.transaction((tx) =>
      tx
        .updateTable('test_parameter')
        .set({ definition: sql`definition || '{"confidential": true}'` })
        .where('tenant_id', '=', lab.tenantId)
        .where('id', '=', lab.testId('K'))
        .execute(),
    );
    const seen = await affected(test, bad);
    expect([seen.total, seen.concealed]).toEqual([1, 1]);
    expect((await review(bad, 2)).body['code']).toBe('affected_results_concealed');
    expect((await review(bad, 2, manager)).status).toBe(200);
  });
});

describe('review of overdue QC', () => {
  const OVERDUE_AFTER = { max_age_hours: 24 };
  const swept = async () => {
    await server.app.jobs.catchUp();
    await server.app.jobs.runDue();
  };
  const statuses = async (test: Potassium) =>
    (await runsOf(test.id)).map(({ status }) => status).toReversed();

  /** Moves the clock by two days back during a call, because a session is shorter than that. */
  async function twoDaysAgo<T>(call: () => Promise<T>): Promise<T> {
    server.clock.advance(-48 * HOUR);
    const answer = await call();
    server.clock.advance(48 * HOUR);
    return answer;
  }
  const hoursAgo = (hours: number) =>
    new Date(server.clock.now().getTime() - hours * HOUR * 1000).toISOString();

  /** QC accepted 25 hours ago and since then a released result; the interval is 24 hours. */
  async function overdue() {
    const test = await twoDaysAgo(potassium);
    const accepted = await recorded(test, GOOD, { at: hoursAgo(25) });
    const result = await entered('4.2');
    expect((await verified(result)).status).toBe(200);
    await made(
      server.call(
        updateControlSettings,
        { params: { id: test.id }, version: 1, body: settings(OVERDUE_AFTER) },
        as(),
      ),
    );
    return { test, accepted, result };
  }

  it('is opened once by the job, with an audit event and a notification', async () => {
    const { test, accepted } = await overdue();
    await swept();
    await swept();
    expect(await statuses(test)).toEqual(['accepted', 'overdue']);
    const [run] = await runsOf(test.id);
    const due = new Date(Date.parse(accepted.at) + 24 * HOUR * 1000).toISOString();
    expect(run).toMatchObject({ operator: null, points: [], violations: [], cause: null });
    expect(new Date(run!.at).toISOString()).toBe(due);
    expect(await read(test.id)).toMatchObject({
      open_reviews: 1,
      hold: { reason: 'overdue' },
      last_run: { id: accepted.id },
    });
    expect(await trailOf(server, lab, { entity_id: run!.id })).toContainEqual(
      expect.objectContaining({
        action: 'create',
        category: 'qc',
        after: { status: 'overdue', at: due, results: 1 },
      }),
    );
    const { items } = await made<NotificationPage>(
      server.call(listNotifications, { query: {} }, { as: manager }),
    );
    expect(items.map(({ title }) => title)).toEqual(['QC overdue: Potassium, Analyser 2']);
  });

  it('needs results since the last accepted run', async () => {
    const test = await twoDaysAgo(() => potassium(OVERDUE_AFTER));
    await recorded(test, GOOD, { at: hoursAgo(25) });
    await swept();
    await recorded(test, GOOD);
    expect(await statuses(test)).toEqual(['accepted', 'accepted']);
  });

  it('is not opened by the next run when that was measured in time', async () => {
    const inTime = await overdue();
    await recorded(inTime.test, GOOD, { at: hoursAgo(2) });
    expect(await statuses(inTime.test)).toEqual(['accepted', 'accepted']);
  });

  it('is opened by the next run when that was measured late', async () => {
    const { test } = await overdue();
    await recorded(test, GOOD);
    expect(await statuses(test)).toEqual(['accepted', 'overdue', 'accepted']);
  });

  it('is opened when the hold is released', async () => {
    const { test } = await overdue();
    const body = { reason: 'Control material out of stock' };
    await made(server.call(releaseControlHold, { params: { id: test.id }, body }, { as: manager }));
    expect(await statuses(test)).toEqual(['accepted', 'overdue']);
    const [run] = await runsOf(test.id);
    expect((await reviewed(run!, 1)).results_review).toMatchObject({ count: 1 });
  });

  it('stays open after an accepted run until the results are reviewed and signed off', async () => {
    const { test, result } = await overdue();
    await swept();
    const [run] = await runsOf(test.id);
    const early = server.call(
      reviewAffectedResults,
      { params: { id: run!.id }, version: 1, body: { count: 1 } },
      as(),
    );
    expect((await early).body['code']).toBe('conflict');
    const repeat = await recorded(test, GOOD);
    expect(await read(test.id)).toMatchObject({ open_reviews: 1, hold: null });
    const affected = async () =>
      (
        await made<{ items: ResultSince[] }>(
          server.call(
            listResultsSinceAccepted,
            { params: { id: test.id }, query: { run_id: run!.id } },
            as(),
          ),
        )
      ).items;
    const { verified_at } = await current(result);
    expect(await affected()).toMatchObject([
      { id: result.id, released_at: verified_at, outcome: null, decided: null },
    ]);
    const action = await acted(run!);
    const closed = await reviewed(await explained(run!), 1);
    expect(await affected()).toMatchObject([
      { outcome: 'unaffected', decided: { by: { id: technician.id } } },
    ]);
    expect(await read(test.id)).toMatchObject({ open_reviews: 1 });
    expect((await signedOff(action)).status).toBe(200);
    expect(await read(test.id)).toMatchObject({ open_reviews: 0 });
    expect(await trailOf(server, lab, { entity_id: closed.id })).toContainEqual(
      expect.objectContaining({ action: 'verify', after: { signed_off: true } }),
    );
    expect(repeat.status).toBe('accepted');
  });

  it('is printed for the assessor, with an audit event', async () => {
    const { test } = await overdue();
    await swept();
    const [run] = await runsOf(test.id);
    const print = (person: Person, id = run!.id) =>
      server.call(downloadQcReview, { params: { id }, query: { language: 'fr' } }, { as: person });
    const answer = await print(manager);
    expect([answer.status, answer.text.slice(0, 5)]).toEqual([200, '%PDF-']);
    expect(await trailOf(server, lab, { entity_id: run!.id })).toContainEqual(
      expect.objectContaining({ action: 'export', after: { review: true, results: 1 } }),
    );
    expect((await print(await lab.staff('doctor'))).status).toBe(403);
    const good = await recorded(test, GOOD);
    expect((await print(manager, good.id)).body['code']).toBe('conflict');
    expect((await print(manager, uuidv7())).status).toBe(404);
  });

  it('is one review with a rejected run before the next accepted one', async () => {
    const { test } = await overdue();
    await swept();
    const bad = await recorded(test, BAD);
    await recorded(test, GOOD);
    const [, , overdueRun] = await runsOf(test.id);
    expect(await read(test.id)).toMatchObject({ open_reviews: 1 });
    const action = await acted(bad);
    await reviewed(await explained(overdueRun!), 1);
    expect((await signedOff(action)).status).toBe(200);
    expect(await read(test.id)).toMatchObject({ open_reviews: 0 });
  });
});

describe('QC settings', () => {
  it('are saved with the current version and apply from then on', async () => {
    const test = await potassium();
    const save = (version: number, change = {}) =>
      server.call(
        updateControlSettings,
        { params: { id: test.id }, version, body: settings(change) },
        as(),
      );
    const rules = {
      ...defaultRules(2),
      rules: { ...defaultRules(2).rules, '1-2s': 'reject' as const },
    };
    expect(await save(1, { rules, max_age_hours: 12 })).toMatchObject({
      status: 200,
      body: { version: 2, max_age_hours: 12 },
    });
    expect((await save(1)).status).toBe(412);
    expect((await recorded(test, ['3.65', '6.14'])).status).toBe('rejected');
  });

  it('allow one configuration per test and instrument, and no panels', async () => {
    expect((await watch('K')).status).toBe(201);
    expect(await watch('K')).toMatchObject({ status: 409, body: { code: 'duplicate' } });
    expect((await watch('K', {}, 'Analyser 3')).status).toBe(201);
    expect((await watch('BMP')).status).toBe(404);
  });
});

describe('control materials', () => {
  it('have unique names and lots of their own levels', async () => {
    const { id, lots, ...body } = await material();
    expect(lots.map(({ lot_number, state }) => [lot_number, state])).toEqual([
      ['4471', 'establishing'],
      ['4472', 'establishing'],
    ]);
    const { name, manufacturer, test_parameter_ids, levels } = body;
    expect(
      (
        await server.call(
          createControlMaterial,
          { body: { name, manufacturer, test_parameter_ids, levels } },
          as(),
        )
      ).body['code'],
    ).toBe('duplicate');
    expect(
      (
        await server.call(
          addControlLot,
          {
            params: { id },
            body: {
              level: 1,
              lot_number: '4471',
              expiry_date: '2027-01-01',
              opened_on: null,
              open_stability_days: null,
            },
          },
          as(),
        )
      ).body['code'],
    ).toBe('duplicate');
    expect(
      (
        await server.call(
          addControlLot,
          {
            params: { id },
            body: {
              level: 3,
              lot_number: '4473',
              expiry_date: '2027-01-01',
              opened_on: null,
              open_stability_days: null,
            },
          },
          as(),
        )
      ).status,
    ).toBe(422);
  });

  it('are listed with tests per specification', async () => {
    await material();
    const lots = (
      await made<{ items: Record<string, unknown>[] }>(server.call(readQcMaterials, {}, as()))
    ).items;
    expect(lots).toMatchObject([
      { name: 'Chemistry control', level: 1, lot_number: '4471', expiry_date: '2026-12-31' },
      { level: 2, lot_number: '4472' },
    ]);
    const names = (
      await made<{ items: { code: string; name: string }[] }>(server.call(readTestNames, {}, as()))
    ).items;
    expect(names).toContainEqual({ id: lab.testId('K'), code: 'K', name: 'Potassium' });
  });
});

describe('QC pass rate', () => {
  it('is the share of runs not rejected, excluding void and non-evaluable runs', async () => {
    const test = await potassium();
    const metrics = () =>
      made<Record<string, unknown>>(
        server.call(readQualityMetrics, { query: {} }, { as: manager }),
      );
    const ofTest = { test_id: lab.testId('K'), name: 'Potassium' };
    expect(await metrics()).toMatchObject({
      pass_rate: null,
      runs_evaluated: 0,
      runs_rejected: 0,
      by_test: [{ ...ofTest, pass_rate: null, runs: 0, last_run_at: null, status: 'unknown' }],
    });
    const { at } = await recorded(test, BAD);
    expect(await metrics()).toMatchObject({
      pass_rate: 0,
      runs_evaluated: 1,
      runs_rejected: 1,
      by_test: [{ ...ofTest, pass_rate: 0, runs: 1, last_run_at: at, status: 'fail' }],
    });
    await recorded(test, GOOD);
    await voided(await recorded(test, GOOD));
    await recorded(test, ['3.65', '6.14']);
    expect(await metrics()).toMatchObject({
      pass_rate: 200 / 3,
      runs_evaluated: 3,
      runs_rejected: 1,
      by_test: [{ pass_rate: 200 / 3, runs: 3, status: 'fail' }],
    });
    const longAgo = { start_date: '2026-01-01', end_date: '2026-01-31' };
    expect(
      (
        await made<{ by_test: unknown[] }>(
          server.call(readQualityMetrics, { query: longAgo }, { as: manager }),
        )
      ).by_test,
    ).toEqual([]);
  });
});

describe('another facility', () => {
  it('cannot see QC data', async () => {
    const test = await potassium();
    await recorded(test, BAD);
    const elsewhere = await openLaboratory(server, `elsewhere-${uuidv7().slice(-12)}`);
    const stranger = await elsewhere.staff('lab_manager');
    expect(
      (await server.call(listControlledTests, { query: {} }, { as: stranger })).body['items'],
    ).toEqual([]);
    expect(
      (await server.call(readControlledTest, { params: { id: test.id } }, { as: stranger })).status,
    ).toBe(404);
    expect(
      (
        await server.call(
          createControlMaterial,
          {
            body: {
              name: 'Theirs',
              manufacturer: '',
              test_parameter_ids: [lab.testId('K')],
              levels: [{ level: 1, label: '' }],
            },
          },
          { as: stranger },
        )
      ).status,
    ).toBe(404);
  });
});
