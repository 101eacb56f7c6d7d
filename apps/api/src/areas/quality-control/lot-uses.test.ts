import { createLaboratory, type Laboratory as Site } from '@alms/lis-domain/facility';
import type { TestParameterId } from '@alms/lis-domain/catalogue';
import { chooseLaboratory } from '@alms/lis-domain/identity';
import { quarantineLot, type ProductLotId, type StockLotId } from '@alms/lis-domain/inventory';
import {
  listCalibrations,
  listLoadableLots,
  listLotUses,
  recallLot,
  undoRecall,
  takeLotOutOfUse,
  updateInstrument,
  voidCalibration,
  voidLotUse,
  listProductLots,
  type Calibration,
  type ControlledInstrument,
  type LoadableLot,
  type LotUse,
  type ProductLot,
} from '@alms/lis-domain/quality-control';
import type { InstrumentId } from '@alms/lis-domain/results';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newId } from '../../platform/db/new-id.ts';
import { made, trailOf } from '../../testing/answers.ts';
import { openLaboratory, type Laboratory } from '../../testing/laboratory.ts';
import { openLotsInUse } from '../../testing/lots-in-use.ts';
import { openTestServer, type Person, type TestServer } from '../../testing/test-server.ts';
import { openTestStock, type TestStock } from '../../testing/test-stock.ts';

let server: TestServer;
let lab: Laboratory;
let technician: Person;
let manager: Person;
let stock: TestStock;
let lots: ReturnType<typeof openLotsInUse>;
let instrument: ControlledInstrument;
let facilities = 0;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  facilities += 1;
  lab = await openLaboratory(server, `lots-in-use-${facilities}`);
  technician = await lab.staff('technician');
  manager = await lab.staff('lab_manager');
  stock = openTestStock(server, technician);
  lots = openLotsInUse(server, lab, technician);
  instrument = await lots.instrument('Analyser 1');
});

const usesOf = async (id: InstrumentId, query: { in_use?: 'true' } = {}) =>
  (
    await made<{ items: LotUse[] }>(
      server.call(listLotUses, { params: { id }, query }, { as: technician }),
    )
  ).items;
const end = ({ id, version }: LotUse, at?: string) =>
  server.call(
    takeLotOutOfUse,
    { params: { id }, version, body: at === undefined ? {} : { at } },
    { as: technician },
  );
const makeVoid = ({ id, version }: LotUse, reason = 'Loaded on the other analyser') =>
  server.call(voidLotUse, { params: { id }, version, body: { reason } }, { as: technician });
/** The calendar date some days from now. */
const dayIn = (days: number) => later(days * 24 * 60).slice(0, 10);
/** Ten days later, with a new session of the technician. */
async function tenDaysLater() {
  server.clock.advance(10 * 86_400);
  technician = await lab.person('technician');
  stock = openTestStock(server, technician);
  lots = openLotsInUse(server, lab, technician);
}
const later = (minutes: number) =>
  new Date(server.clock.now().getTime() + minutes * 60_000).toISOString();

describe('a lot in use', () => {
  it('is recorded with its tests, time and user, and taken out of use', async () => {
    const use = await lots.loaded(instrument.id, 'R-1');
    expect(use).toMatchObject({
      kind: 'reagent',
      lot: { name: 'Potassium reagent', lot_number: 'R-1', recalled: false },
      tests: [{ code: 'K' }],
      started_at: server.clock.now().toISOString(),
      started_by: { id: technician.id },
      ended_at: null,
      ended_by: null,
      voided: null,
    });
    server.clock.advance(60);
    expect((await end(use)).body).toMatchObject({
      ended_at: server.clock.now().toISOString(),
      ended_by: { id: technician.id },
    });
    expect(await usesOf(instrument.id, { in_use: 'true' })).toEqual([]);
    expect(await usesOf(instrument.id)).toMatchObject([{ id: use.id }]);
    expect(await trailOf(server, lab, { entity_id: use.id })).toMatchObject([
      { action: 'update', after: { ended_at: server.clock.now().toISOString() } },
      { action: 'create', entity_label: 'Analyser 1: Potassium reagent R-1' },
    ]);
  });

  it('excludes another lot of the product for the test until it is taken out of use', async () => {
    const first = await lots.loaded(instrument.id, 'R-1');
    expect(await lots.load(instrument.id, 'R-2')).toMatchObject({
      status: 409,
      body: { code: 'lot_in_use', fields: { lot: 'R-1 is in use' } },
    });
    // Another reagent of the test, another test, and another instrument are independent.
    await lots.loaded(instrument.id, 'X-1', {
      lot: { name: 'Diluent', lot_number: 'X-1', expiry_date: null },
    });
    await lots.loaded(instrument.id, 'R-2', { test_parameter_ids: [lab.testId('NA')] });
    await lots.loaded((await lots.instrument('Analyser 2')).id, 'R-2');
    server.clock.advance(60);
    await end(first);
    await lots.loaded(instrument.id, 'R-2');
  });

  it('is not backdated into the use of another lot', async () => {
    const before = later(-90);
    const first = await lots.loaded(instrument.id, 'R-1', { at: later(-60) });
    await end(first);
    expect((await lots.load(instrument.id, 'R-2', { at: before })).body).toMatchObject({
      code: 'lot_in_use',
    });
    await lots.loaded(instrument.id, 'R-2', { at: server.clock.now().toISOString() });
  });

  it('is voided with a reason, stays on record and frees the instrument', async () => {
    const use = await lots.loaded(instrument.id, 'R-1');
    expect((await makeVoid(use)).body).toMatchObject({
      voided: { by: { id: technician.id }, reason: 'Loaded on the other analyser' },
    });
    const [voided] = await usesOf(instrument.id);
    expect(voided && (await makeVoid(voided)).body).toMatchObject({ code: 'conflict' });
    expect(voided && (await end(voided)).body).toMatchObject({ code: 'conflict' });
    await lots.loaded(instrument.id, 'R-2');
  });

  it('is refused with a reason', async () => {
    const refusal = async (...[number, change]: [string, Parameters<typeof lots.load>[2]?]) =>
      (await lots.load(instrument.id, number, change)).body;
    expect(await refusal('R-1', { at: later(5) })).toMatchObject({
      code: 'invalid',
      fields: { at: 'must not be in the future' },
    });
    expect(
      await refusal('R-1', {
        lot: { name: 'Old', lot_number: 'R-1', expiry_date: '2020-01-01' },
      }),
    ).toMatchObject({ code: 'lot_not_usable', fields: { lot: 'is expired' } });
    expect(await refusal('R-1', { test_parameter_ids: [] })).toMatchObject({ code: 'invalid' });
    expect(await refusal('R-1', { test_parameter_ids: [newId<TestParameterId>()] })).toMatchObject({
      code: 'not_found',
    });
    await lots.loaded(instrument.id, 'R-1');
    expect(
      await refusal('R-1', {
        lot: { name: 'potassium REAGENT', lot_number: 'R-1', expiry_date: '2028-01-01' },
      }),
    ).toMatchObject({ code: 'lot_differs' });
    const use = (await usesOf(instrument.id))[0];
    expect(use && (await end(use, later(-60))).body).toMatchObject({ code: 'invalid' });
    expect(use && (await end({ ...use, version: 9 })).status).toBe(412);
  });

  it('is recorded by users who manage QC, on active instruments of their facility', async () => {
    const nurse = openLotsInUse(server, lab, await lab.staff('nurse'));
    expect((await nurse.load(instrument.id, 'R-1')).status).toBe(403);
    const other = await openLaboratory(server, `lots-elsewhere-${facilities}`);
    const theirs = openLotsInUse(server, other, await other.staff('technician'));
    expect((await theirs.load(instrument.id, 'R-1')).status).toBe(404);
    const use = await lots.loaded(instrument.id, 'R-1');
    const end404 = await server.call(
      takeLotOutOfUse,
      { params: { id: use.id }, version: 1, body: {} },
      { as: await other.staff('technician') },
    );
    expect(end404.status).toBe(404);
    await made(
      server.call(
        updateInstrument,
        {
          params: { id: instrument.id },
          version: 1,
          body: { name: instrument.name, active: false },
        },
        { as: technician },
      ),
    );
    expect((await lots.load(instrument.id, 'R-2')).body).toMatchObject({ code: 'conflict' });
  });
});

describe('a lot in stock', () => {
  const loadable = async () =>
    (
      await made<{ items: LoadableLot[] }>(
        server.call(listLoadableLots, { params: { id: instrument.id } }, { as: technician }),
      )
    ).items;
  const load = (stock_lot_id: StockLotId) =>
    lots.load(instrument.id, '', { lot: { stock_lot_id } });

  it('is loaded, also after its last package was consumed', async () => {
    const item = await stock.stocked(
      { A: 1 },
      { name: 'ISE reagent', test_parameter_ids: [lab.testId('K')] },
    );
    await stock.consume(item, 1);
    expect(await loadable()).toMatchObject([
      {
        item_name: 'ISE reagent',
        lot_number: 'A',
        on_hand: 0,
        test_parameter_ids: [lab.testId('K')],
      },
    ]);
    const { id } = await stock.lot(item, 'A');
    expect((await load(id)).body).toMatchObject({ lot: { name: 'ISE reagent', lot_number: 'A' } });
  });

  it('is refused in quarantine, when expired, and by name', async () => {
    const item = await stock.stocked({ A: 2, B: { expiry_date: dayIn(5) } }, { name: 'Kit' });
    const a = await stock.lot(item, 'A');
    await made(
      server.call(
        quarantineLot,
        { params: { id: a.id }, version: a.version, body: { reason: 'Box arrived warm' } },
        { as: technician },
      ),
    );
    expect((await load(a.id)).body).toMatchObject({ code: 'lot_not_usable' });
    await tenDaysLater();
    expect((await load((await stock.lot(item, 'B')).id)).body).toMatchObject({
      code: 'lot_not_usable',
    });
    expect(
      (
        await lots.load(instrument.id, '', {
          lot: { name: 'kit', lot_number: 'Z', expiry_date: null },
        })
      ).body,
    ).toMatchObject({ fields: { 'lot.name': 'is a stock item: select a lot in stock' } });
  });

  it('is loaded only at the laboratory that keeps it', async () => {
    const item = await stock.stocked({ A: 2 }, { name: 'Kit' });
    const admin = await lab.staff('admin');
    const north = await made<Site>(
      server.call(createLaboratory, { body: { name: 'North', code: 'NORTH' } }, { as: admin }),
    );
    await made(
      server.call(chooseLaboratory, { body: { laboratory_id: north.id } }, { as: technician }),
    );
    instrument = await lots.instrument('Analyser of the north');
    expect(await loadable()).toEqual([]);
    expect((await load((await stock.lot(item, 'A')).id)).body).toMatchObject({
      fields: { 'lot.stock_lot_id': 'must be in stock at the laboratory of the instrument' },
    });
  });

  it('that is recalled is neither loaded nor received again', async () => {
    const item = await stock.stocked({ A: 2 }, { name: 'Kit' });
    const { id } = await stock.lot(item, 'A');
    const { items } = await made<{ items: ProductLot[] }>(
      server.call(listProductLots, { query: { stock_lot_id: id } }, { as: manager }),
    );
    const [lot] = items;
    await made(
      server.call(
        recallLot,
        {
          params: { id: lot?.id ?? newId<ProductLotId>() },
          version: 1,
          body: { reason: 'Manufacturer notice' },
        },
        { as: manager },
      ),
    );
    expect(await stock.lot(item, 'A')).toMatchObject({ status: 'recalled', on_hand: 2 });
    expect((await load(id)).body).toMatchObject({ code: 'lot_recalled' });
    expect((await stock.receive(item, { A: 1 })).body).toMatchObject({ code: 'lot_recalled' });
    expect((await stock.consume(item, 1)).body).toMatchObject({ code: 'stock_short' });
    // Undone: QC decides on the stock, as its earlier state is not known.
    await made(
      server.call(
        undoRecall,
        {
          params: { id: lot?.id ?? newId<ProductLotId>() },
          version: 2,
          body: { reason: 'Another lot was meant' },
        },
        { as: manager },
      ),
    );
    expect(await stock.lot(item, 'A')).toMatchObject({
      status: 'quarantined',
      qc_status: 'pending',
      on_hand: 2,
    });
    expect((await load(id)).body).toMatchObject({ code: 'lot_not_usable' });
    expect((await stock.receive(item, { A: 1 })).status).toBe(201);
  });
});

describe('a calibration', () => {
  const calibrationsOf = async () =>
    (
      await made<{ items: Calibration[] }>(
        server.call(listCalibrations, { params: { id: instrument.id } }, { as: technician }),
      )
    ).items;

  it('is recorded with its calibrator lot in use, outcome and next due time', async () => {
    const calibrator = await lots.loaded(instrument.id, 'CAL-1', { kind: 'calibrator' });
    server.clock.advance(60);
    const calibration = await lots.calibrated(instrument.id, {
      calibrator_lot_id: calibrator.lot.id,
      interval_days: 7,
      remark: 'After lamp change',
    });
    expect(calibration).toMatchObject({
      tests: [{ code: 'K' }],
      calibrator_lot: { lot_number: 'CAL-1' },
      outcome: 'accepted',
      remark: 'After lamp change',
      due_at: later(7 * 24 * 60),
      performed_by: { id: technician.id },
      voided: null,
    });
    const failed = await lots.calibrated(instrument.id, { outcome: 'failed', interval_days: 7 });
    expect(failed).toMatchObject({ calibrator_lot: null, due_at: null });
    expect((await calibrationsOf()).map(({ id }) => id)).toEqual([failed.id, calibration.id]);
  });

  it('is voided once, with a reason, and stays on record', async () => {
    const { id, version } = await lots.calibrated(instrument.id);
    const void1 = (v: number) =>
      server.call(
        voidCalibration,
        { params: { id }, version: v, body: { reason: 'Wrong rack' } },
        { as: technician },
      );
    expect((await void1(version)).body).toMatchObject({ voided: { reason: 'Wrong rack' } });
    expect(await trailOf(server, lab, { entity_id: id })).toMatchObject([
      { action: 'update', reason: 'Wrong rack' },
      { action: 'create', category: 'qc' },
    ]);
    expect((await void1(version + 1)).body).toMatchObject({ code: 'conflict' });
    expect((await void1(version)).status).toBe(412);
    expect(await calibrationsOf()).toHaveLength(1);
  });

  it('is refused with a reason', async () => {
    const reagent = await lots.loaded(instrument.id, 'R-1');
    const refusal = async (change: Parameters<typeof lots.calibrate>[1]) =>
      (await lots.calibrate(instrument.id, change)).body;
    expect(await refusal({ calibrator_lot_id: reagent.lot.id })).toMatchObject({
      fields: {
        calibrator_lot_id: 'must be a calibrator lot in use on the instrument for all these tests',
      },
    });
    expect(await refusal({ at: later(5) })).toMatchObject({
      fields: { at: 'must not be in the future' },
    });
    expect(await refusal({ interval_days: 0 })).toMatchObject({ code: 'invalid' });
    expect(await refusal({ test_parameter_ids: [] })).toMatchObject({ code: 'invalid' });
    const expiring = await lots.loaded(instrument.id, 'CAL-1', {
      kind: 'calibrator',
      lot: { name: 'Calibrator', lot_number: 'CAL-1', expiry_date: dayIn(5) },
    });
    await tenDaysLater();
    expect(await refusal({ calibrator_lot_id: expiring.lot.id })).toMatchObject({
      code: 'lot_not_usable',
    });
    const nurse = openLotsInUse(server, lab, await lab.staff('nurse'));
    expect((await nurse.calibrate(instrument.id)).status).toBe(403);
  });
});
