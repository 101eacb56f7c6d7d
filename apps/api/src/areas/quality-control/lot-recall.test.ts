import type { InputOf } from '@alms/lis-domain/http';
import type { ProductLotId } from '@alms/lis-domain/inventory';
import {
  downloadLotResults,
  exportLotResults,
  listLotResults,
  listLotUses,
  listProductLots,
  recallLot,
  undoRecall,
  type ControlledInstrument,
  type LotResult,
  type LotUse,
  type ProductLot,
} from '@alms/lis-domain/quality-control';
import { enterResults, retestResult, verifyResults, type Result } from '@alms/lis-domain/results';
import { beforeEach, describe, expect, it } from 'vitest';
import { newId } from '../../platform/db/new-id.ts';
import { made, resultsOfOrder, trailOf } from '../../testing/answers.ts';
import { bulkHistory } from '../../testing/bulk-history.ts';
import { openLaboratory } from '../../testing/laboratory.ts';
import { openLotsInUse } from '../../testing/lots-in-use.ts';
import { testLaboratory } from '../../testing/test-laboratory.ts';

const { server, lab } = await testLaboratory('recall');
const technician = await lab.staff('technician');
const manager = await lab.staff('lab_manager');
const lots = openLotsInUse(server, lab, technician);

let analysers = 0;
let instrument: ControlledInstrument;
let lot: LotUse['lot'];
beforeEach(async () => {
  analysers += 1;
  instrument = await lots.instrument(`Analyser ${analysers}`);
  lot = (await lots.loaded(instrument.id, `R-${analysers}`)).lot;
});

/** A potassium result measured on the instrument. */
async function measured(value_text = '4.4', code = 'K') {
  const { order } = await lab.arrived([code]);
  const [waiting] = await resultsOfOrder(server, order.id, technician);
  const { items } = await made<{ items: Result[] }>(
    server.call(
      enterResults,
      {
        body: {
          items: [
            {
              id: waiting?.id ?? '',
              version: waiting?.version ?? 0,
              value_text,
              instrument_id: instrument.id,
            },
          ],
        },
      },
      { as: technician },
    ),
  );
  const [result] = items;
  if (!result) throw new Error('Nothing was entered.');
  return result;
}
const release = ({ id, version }: Result) =>
  made(server.call(verifyResults, { body: { items: [{ id, version }] } }, { as: manager }));
const list = (query: InputOf<typeof listLotResults>['query'] = {}, as = technician, id = lot.id) =>
  made<{ items: LotResult[]; total: number; concealed: number; next_cursor: string | null }>(
    server.call(listLotResults, { params: { id }, query }, { as }),
  );
const recall = (as = manager, version = 1, id = lot.id) =>
  server.call(
    recallLot,
    { params: { id }, version, body: { reason: 'Notice FSN-12 of the manufacturer' } },
    { as },
  );

const undo = (as = manager, version = 2, id = lot.id) =>
  server.call(
    undoRecall,
    { params: { id }, version, body: { reason: 'Another lot was meant' } },
    { as },
  );

describe('the results of a lot', () => {
  it('are listed with patient, value, time and report', async () => {
    const first = await measured('4.4');
    server.clock.advance(60);
    const second = await measured('5.1');
    await release(second);
    expect(await list()).toMatchObject({
      total: 2,
      concealed: 0,
      items: [
        {
          id: second.id,
          patient: { mrn: second.patient.mrn },
          test: { code: 'K' },
          value_text: '5.1',
          status: 'released',
          instrument_name: instrument.name,
          released_at: server.clock.now().toISOString(),
          replaced: false,
        },
        { id: first.id, value_text: '4.4', status: 'entered', released_at: null },
      ],
    });
    expect((await list({ reported: 'true' })).items.map(({ id }) => id)).toEqual([second.id]);
    expect((await list({ reported: 'false' })).items.map(({ id }) => id)).toEqual([first.id]);
    expect((await list({ q: first.patient.mrn })).items.map(({ id }) => id)).toEqual([first.id]);
    expect(await list({ test_parameter_id: lab.testId('NA') })).toMatchObject({ total: 0 });
    const page = await list({ limit: '1' });
    expect(page.items.map(({ id }) => id)).toEqual([second.id]);
    expect(
      (await list({ limit: '1', cursor: page.next_cursor ?? '' })).items.map(({ id }) => id),
    ).toEqual([first.id]);
  });

  it('keep the value measured with it after a repeat with another lot', async () => {
    const result = await measured('6.9');
    await made(
      server.call(
        retestResult,
        { params: { id: result.id }, version: result.version, body: { reason: 'Implausible' } },
        { as: manager },
      ),
    );
    expect((await list()).items).toMatchObject([
      { id: result.id, value_text: '6.9', status: 'pending', replaced: true },
    ]);
  });

  it('include those calibrated with it', async () => {
    const { lot: calibrator } = await lots.loaded(instrument.id, `CAL-${analysers}`, {
      kind: 'calibrator',
    });
    await lots.calibrated(instrument.id, { calibrator_lot_id: calibrator.id });
    const result = await measured();
    expect((await list({}, technician, calibrator.id)).items).toMatchObject([{ id: result.id }]);
  });

  it('of a confidential test are counted but not listed for users without access', async () => {
    await lots.loaded(instrument.id, lot.lot_number, { test_parameter_ids: [lab.testId('NA')] });
    await measured('4.4');
    await release(await measured('140', 'NA'));
    await lab.changeTest('NA', { confidential: true });
    expect(await list()).toMatchObject({ total: 1, concealed: 1, items: [{ value_text: '4.4' }] });
    expect(await list({}, manager)).toMatchObject({ total: 2, concealed: 0 });
    const csv = await server.call(exportLotResults, { params: { id: lot.id } }, { as: technician });
    expect(csv.text).not.toContain('140');
    await lab.changeTest('NA', { confidential: false });
  });

  it('are exported as CSV and PDF, each with an audit event', async () => {
    const { patient } = await measured('4.4');
    const csv = await server.call(exportLotResults, { params: { id: lot.id } }, { as: technician });
    expect(csv.text).toContain(`"${patient.mrn}"`);
    expect(csv.text).toContain('"4.4"');
    const pdf = await server.call(
      downloadLotResults,
      { params: { id: lot.id } },
      { as: technician },
    );
    expect([pdf.status, pdf.text.slice(0, 5)]).toEqual([200, '%PDF-']);
    expect(await trailOf(server, lab, { entity_id: lot.id })).toMatchObject([
      { action: 'export', after: { results: 1 } },
      { action: 'export', after: { results: 1 } },
    ]);
  });

  it('are not found in another facility, nor shown to users without QC permissions', async () => {
    const other = await openLaboratory(server, 'recall-elsewhere');
    const as = await other.staff('lab_manager');
    const params = { params: { id: lot.id } };
    expect((await server.call(listLotResults, params, { as })).status).toBe(404);
    expect((await recall(as)).status).toBe(404);
    const nurse = await lab.staff('nurse');
    for (const endpoint of [listLotResults, exportLotResults, downloadLotResults])
      expect((await server.call(endpoint, params, { as: nurse })).status).toBe(403);
  });
});

describe('a recall', () => {
  it('takes the lot out of use and marks it, once, with user and reason', async () => {
    expect((await recall()).body).toMatchObject({
      lot_number: lot.lot_number,
      recalled: { by: { id: manager.id }, reason: 'Notice FSN-12 of the manufacturer' },
      in_use_on: [],
    });
    const { items } = await made<{ items: LotUse[] }>(
      server.call(listLotUses, { params: { id: instrument.id } }, { as: technician }),
    );
    expect(items).toMatchObject([
      { lot: { recalled: true }, ended_at: server.clock.now().toISOString() },
    ]);
    expect((await recall(manager, 2)).body).toMatchObject({ code: 'lot_recalled' });
    expect((await lots.load(instrument.id, lot.lot_number)).body).toMatchObject({
      code: 'lot_recalled',
    });
    expect(
      (await trailOf(server, lab, { entity_id: lot.id })).filter(
        ({ outcome }) => outcome === 'success',
      ),
    ).toMatchObject([
      {
        action: 'update',
        after: { recalled: true, taken_out_of_use: 1 },
        reason: 'Notice FSN-12 of the manufacturer',
      },
    ]);
  });

  it('is undone with a reason, and the lot can be used again', async () => {
    const { id } = await measured();
    await recall();
    const undone = await undo();
    expect(undone.body).toMatchObject({ recalled: null, in_use_on: [], version: 3 });
    const { items } = await made<{ items: LotUse[] }>(
      server.call(listLotUses, { params: { id: instrument.id } }, { as: technician }),
    );
    // The use that the recall ended stays ended.
    expect(items).toMatchObject([{ lot: { recalled: false }, ended_at: expect.any(String) }]);
    server.clock.advance(60);
    expect((await lots.load(instrument.id, lot.lot_number)).status).toBe(201);
    expect((await list()).items.map((each) => each.id)).toEqual([id]);
    const [line] = await trailOf(server, lab, { entity_id: lot.id, action: 'update' });
    expect(line).toMatchObject({
      before: { recalled: true, recall_reason: 'Notice FSN-12 of the manufacturer' },
      after: { recalled: false },
      reason: 'Another lot was meant',
    });
  });

  it('is undone by lab managers, of the current version, only while there is one', async () => {
    expect((await undo(manager, 1)).body).toMatchObject({ code: 'conflict' });
    await recall();
    expect((await undo(technician)).status).toBe(403);
    expect((await undo(manager, 1)).status).toBe(412);
    expect((await undo(manager, 2, newId<ProductLotId>())).status).toBe(404);
    const without = { params: { id: lot.id }, version: 2, body: { reason: ' ' } };
    expect((await server.call(undoRecall, without, { as: manager })).status).toBe(422);
    expect((await undo()).status).toBe(200);
  });

  it('is recorded by lab managers, of the current version', async () => {
    expect((await recall(technician)).status).toBe(403);
    expect((await recall(manager, 5)).status).toBe(412);
    expect((await recall(manager, 1, newId<ProductLotId>())).status).toBe(404);
  });

  it('is shown in the list of lots, which is searched by number and product', async () => {
    const find = async (q: string) =>
      (
        await made<{ items: ProductLot[] }>(
          server.call(listProductLots, { query: { q } }, { as: technician }),
        )
      ).items;
    expect(await find(lot.lot_number)).toMatchObject([
      { in_use_on: [instrument.name], recalled: null, stocked: false },
    ]);
    expect((await find('potassium')).length).toBeGreaterThan(0);
    expect(await find('no such lot')).toEqual([]);
    await recall();
    expect(await find(lot.lot_number)).toMatchObject([{ in_use_on: [] }]);
  });
});

it('lists the results of a lot with 20,000 of them in less than a second', async () => {
  await bulkHistory(server.database.owner, {
    tenantId: lab.tenantId,
    from: '2026-01-01T00:00:00Z',
    to: '2026-05-01T00:00:00Z',
    tests: 22_000,
    by: [technician.id],
  });
  const count = await traceAll();
  expect(count).toBeGreaterThan(20_000);
  const start = performance.now();
  const page = await list({ limit: '200' });
  expect(performance.now() - start).toBeLessThan(1_000);
  expect(page.total).toBe(count);
  expect(page.items).toHaveLength(200);
  const csv = await server.call(exportLotResults, { params: { id: lot.id } }, { as: technician });
  expect(csv.text.split('\r\n')).toHaveLength(count + 2);
  const pdf = await server.call(downloadLotResults, { params: { id: lot.id } }, { as: technician });
  expect(pdf.body).toMatchObject({ code: 'invalid' });
});

/** Traces all current values of the facility to the lot, and counts them. */
async function traceAll(): Promise<number> {
  const { owner } = server.database;
  await owner.query('begin');
  await owner.query("select set_config('app.tenant_id', $1, true)", [lab.tenantId]);
  const { rowCount } = await owner.query(`
    insert into result_trace (id, result_id, measured_at)
    select id, id, entered_at from result
    where is_current and entered_at is not null and trace_id is null`);
  await owner.query('analyze result_trace');
  await owner.query(
    `insert into result_trace_lot (trace_id, lot_id, kind, result_id, measured_at)
     select id, $1, 'reagent', result_id, measured_at from result_trace where id = result_id`,
    [lot.id],
  );
  await owner.query(
    'update result set trace_id = id where is_current and entered_at is not null and trace_id is null',
  );
  await owner.query('commit');
  await server.database.analyze();
  return rowCount ?? 0;
}
