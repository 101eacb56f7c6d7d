import {
  readLaboratorySettings,
  updateLaboratorySettings,
  type ComparisonRequirement,
  type LaboratorySettings,
} from '@alms/lis-domain/facility';
import type { BodyOf } from '@alms/lis-domain/http';
import {
  createLotComparison,
  decideLotComparison,
  enterLotPairs,
  listLotComparisons,
  recallLot,
  takeLotOutOfUse,
  type ControlledInstrument,
  type LotComparison,
  type LotUse,
  type putLotIntoUse,
  type ProductLot,
  listProductLots,
} from '@alms/lis-domain/quality-control';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newId } from '../../platform/db/new-id.ts';
import { made, trailOf } from '../../testing/answers.ts';
import { openLaboratory, type Laboratory } from '../../testing/laboratory.ts';
import { openLotsInUse } from '../../testing/lots-in-use.ts';
import {
  openTestServer,
  type Answer,
  type Person,
  type TestServer,
} from '../../testing/test-server.ts';

let server: TestServer;
let lab: Laboratory;
let technician: Person;
let manager: Person;
let lots: ReturnType<typeof openLotsInUse>;
let instrument: ControlledInstrument;
let current: LotUse;
let facilities = 0;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  facilities += 1;
  lab = await openLaboratory(server, `lot-comparisons-${facilities}`);
  technician = await lab.staff('technician');
  manager = await lab.staff('lab_manager');
  lots = openLotsInUse(server, lab, technician);
  instrument = await lots.instrument('Analyser 1');
  current = await lots.loaded(instrument.id, 'R-1');
});

type Body = BodyOf<typeof createLotComparison>;
const named = (lot_number: string, expiry_date: string | null = null) => ({
  name: 'Potassium reagent',
  lot_number,
  expiry_date,
});
const create = (change: Partial<Body> = {}, person = technician) =>
  server.call(
    createLotComparison,
    {
      params: { id: instrument.id },
      body: {
        test_parameter_id: lab.testId('K'),
        lot: named('R-2'),
        current_lot_id: current.lot.id,
        absolute: '0.2',
        percent: '5',
        pairs: [],
        ...change,
      },
    },
    { as: person },
  );
const created = (change: Partial<Body> = {}) => made<LotComparison>(create(change));

const five: [string, string][] = [
  ['3.2', '3.3'],
  ['3.9', '3.9'],
  ['4.4', '4.5'],
  ['5.1', '5.3'],
  ['6.8', '7.1'],
];
const pairs = (values: readonly [string, string][]) =>
  values.map(([current_, candidate], at) => ({
    specimen: `260512-000${at}`,
    current: current_,
    candidate,
  }));
const enter = ({ id, version }: LotComparison, values: readonly [string, string][]) =>
  server.call(
    enterLotPairs,
    { params: { id }, version, body: { pairs: pairs(values) } },
    { as: technician },
  );
const entered = (comparison: LotComparison, values = five) =>
  made<LotComparison>(enter(comparison, values));
const decide = (
  { id, version }: LotComparison,
  decision: 'accepted' | 'rejected' = 'accepted',
  person = manager,
) =>
  server.call(
    decideLotComparison,
    { params: { id }, version, body: { decision, reason: 'No relevant shift' } },
    { as: person },
  );

describe('a lot comparison', () => {
  it('compares each specimen and proposes a verdict, which a person decides', async () => {
    const begun = await created();
    expect(begun).toMatchObject({
      test: { code: 'K' },
      lot: { lot_number: 'R-2' },
      current_lot: { lot_number: 'R-1' },
      verdict: 'not_enough',
      mean_difference: null,
      decided: null,
    });
    const full = await entered(begun);
    expect(full).toMatchObject({ verdict: 'accept', outside: 0 });
    expect(full.pairs[4]).toEqual({
      specimen: '260512-0004',
      current: '6.8',
      candidate: '7.1',
      difference: '0.3',
      allowed: '0.34',
      within: true,
    });
    const decided = await made<LotComparison>(decide(full));
    expect(decided.decided).toMatchObject({
      decision: 'accepted',
      by: { id: manager.id },
      reason: 'No relevant shift',
    });
    const { items } = await made<{ items: LotComparison[] }>(
      server.call(
        listLotComparisons,
        { params: { id: instrument.id }, query: {} },
        { as: technician },
      ),
    );
    expect(items).toEqual([decided]);
    expect((await trailOf(server, lab, { entity_id: decided.id }))[0]).toMatchObject({
      action: 'verify',
      reason: 'No relevant shift',
      after: { decision: 'accepted', verdict: 'accept', outside: 0 },
    });
  });

  it('is decided against its verdict with a reason', async () => {
    const full = await entered(await created(), [...five.slice(0, 4), ['6.8', '8.0']]);
    expect(full).toMatchObject({ verdict: 'reject', outside: 1 });
    expect(await made<LotComparison>(decide(full))).toMatchObject({
      verdict: 'reject',
      decided: { decision: 'accepted' },
    });
  });

  it('accepts no lot on fewer than five specimens, but rejects one', async () => {
    const few = await entered(await created(), five.slice(0, 4));
    expect(await decide(few)).toMatchObject({
      status: 409,
      body: { code: 'lot_comparison_incomplete' },
    });
    expect((await decide(few, 'rejected')).status).toBe(200);
  });

  it('is decided by a user with review permission only', async () => {
    const full = await entered(await created());
    expect((await decide(full, 'accepted', technician)).status).toBe(403);
  });

  it('is final once decided', async () => {
    const decided = await made<LotComparison>(decide(await entered(await created())));
    expect((await enter(decided, five)).body['code']).toBe('conflict');
    expect((await decide(decided, 'rejected')).body['code']).toBe('conflict');
    // Another comparison of the lot may follow.
    await created();
  });

  it('is not changed by an outdated version', async () => {
    const begun = await created();
    await entered(begun);
    expect((await enter(begun, five)).status).toBe(412);
  });

  it.each([
    ['duplicate specimens', { pairs: pairs([['4', '4']]).flatMap((pair) => [pair, pair]) }, 422],
    ['no allowable difference', { absolute: null, percent: null }, 422],
    ['the current lot itself', { lot: named('R-1', '2027-05-31') }, 422],
    ['an expired lot', { lot: named('R-3', '2020-01-01') }, 409],
  ] as const)('is rejected with %s', async (_, change, status) => {
    expect((await create(change as Partial<Body>)).status).toBe(status);
  });

  it('is rejected twice for a lot that awaits a decision', async () => {
    await created();
    expect(await create()).toMatchObject({ status: 409, body: { code: 'duplicate' } });
  });

  it('is rejected when the current lot is not in use for the test', async () => {
    expect(await create({ test_parameter_id: lab.testId('NA') })).toMatchObject({
      status: 422,
      body: { fields: { current_lot_id: 'must be a reagent lot in use for the test' } },
    });
    await made(
      server.call(
        takeLotOutOfUse,
        { params: { id: current.id }, version: current.version, body: {} },
        { as: technician },
      ),
    );
    expect((await create()).status).toBe(422);
  });

  it('is rejected for a recalled lot', async () => {
    await created();
    const { items } = await made<{ items: ProductLot[] }>(
      server.call(listProductLots, { query: { q: 'R-2' } }, { as: technician }),
    );
    const { id, version } = items[0]!;
    await made(
      server.call(
        recallLot,
        { params: { id }, version, body: { reason: 'Notice FSN-12' } },
        { as: manager },
      ),
    );
    expect(await create()).toMatchObject({ status: 409, body: { code: 'lot_recalled' } });
  });

  it('is rejected for unknown instruments, tests without numbers and other facilities', async () => {
    const panel = await create({ test_parameter_id: lab.testId('BMP') });
    expect(panel.status).toBe(404);
    const begun = await created();
    const other = await openLaboratory(server, `lot-comparisons-other-${facilities}`);
    const stranger = await other.staff('lab_manager');
    expect((await decide(begun, 'rejected', stranger)).status).toBe(404);
    expect(
      (
        await server.call(
          listLotComparisons,
          { params: { id: newId() }, query: {} },
          { as: technician },
        )
      ).status,
    ).toBe(404);
  });
});

describe('a new reagent lot without a comparison', () => {
  /** Saves what the facility requires. */
  async function requireComparison(
    reagent_lot_comparison: ComparisonRequirement,
    as?: Person,
  ): Promise<Answer> {
    const admin = as ?? (await lab.staff('admin'));
    const { body } = await server.call(readLaboratorySettings, {}, { as: admin });
    const { version, ...settings } = body as never as LaboratorySettings;
    return server.call(
      updateLaboratorySettings,
      { version, body: { ...settings, reagent_lot_comparison } },
      { as: admin },
    );
  }
  const endCurrent = async () => {
    server.clock.advance(60);
    await made(
      server.call(
        takeLotOutOfUse,
        { params: { id: current.id }, version: 1, body: {} },
        { as: technician },
      ),
    );
  };
  const load = (lot_number: string, change: Partial<BodyOf<typeof putLotIntoUse>> = {}) =>
    lots.load(instrument.id, lot_number, { lot: named(lot_number), ...change });

  it('is used unless the facility requires one', async () => {
    await endCurrent();
    expect((await load('R-2')).status).toBe(201);
  });

  it('requires a reason where the facility warns, which is audited', async () => {
    await requireComparison('warn');
    await endCurrent();
    const refused = await load('R-2');
    expect(refused).toMatchObject({ status: 409, body: { code: 'lot_comparison_missing' } });
    expect(refused.body['fields']).toEqual({
      test_parameter_ids: 'no accepted lot comparison for K',
    });
    const use = await made<LotUse>(
      load('R-2', { without_comparison_reason: 'R-1 ran out in the night' }),
    );
    expect((await trailOf(server, lab, { entity_id: use.id }))[0]).toMatchObject({
      after: { without_comparison: ['K'] },
      reason: 'R-1 ran out in the night',
    });
  });

  it('is refused where the facility requires one, with any reason', async () => {
    await requireComparison('block');
    const full = await entered(await created());
    await decide(full, 'rejected');
    await endCurrent();
    const answer = await load('R-2', { without_comparison_reason: 'R-1 ran out' });
    expect(answer).toMatchObject({ status: 409, body: { code: 'lot_comparison_required' } });
  });

  it('is used once a comparison accepted it, and again later', async () => {
    await requireComparison('block');
    await decide(await entered(await created()));
    await endCurrent();
    const use = await made<LotUse>(load('R-2'));
    expect((await load('R-2', { kind: 'calibrator' })).status).toBe(201);
    server.clock.advance(60);
    await server.call(
      takeLotOutOfUse,
      { params: { id: use.id }, version: 1, body: {} },
      { as: technician },
    );
    // A lot that was in use before is not new.
    expect((await lots.load(instrument.id, 'R-1')).status).toBe(201);
  });

  it('is the first of its product for a test or an instrument: there is nothing to compare', async () => {
    await requireComparison('block');
    const other = await lots.instrument('Analyser 2');
    expect((await lots.load(other.id, 'R-2', { lot: named('R-2') })).status).toBe(201);
    const sodium = { test_parameter_ids: [lab.testId('NA')] };
    expect((await load('R-3', sodium)).status).toBe(201);
    const product = { ...named('Z-1'), name: 'Other reagent' };
    expect((await load('Z-1', { lot: product })).status).toBe(201);
  });

  it('is required by administrators only, who bind the staff', async () => {
    expect((await requireComparison('block')).body).toMatchObject({
      reagent_lot_comparison: 'block',
    });
    for (const as of [technician, manager])
      expect((await requireComparison('off', as)).status).toBe(403);
    expect((await requireComparison('block', manager)).status).toBe(200);
  });
});
