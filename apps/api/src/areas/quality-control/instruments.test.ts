import {
  createLaboratory,
  retireLaboratory,
  type Laboratory as Site,
} from '@alms/lis-domain/facility';
import { transferStock } from '@alms/lis-domain/inventory';
import { idOf } from '@alms/lis-domain/fixtures';
import type { BodyOf, QueryOf } from '@alms/lis-domain/http';
import { chooseLaboratory } from '@alms/lis-domain/identity';
import {
  addControlLot,
  createControlledTest,
  createControlMaterial,
  createInstrument,
  defaultRules,
  listControlledTests,
  listInstruments,
  readControlledTest,
  recordControlRun,
  releaseControlHold,
  setControlTarget,
  updateInstrument,
  type ControlledInstrument,
  type ControlledTest,
  type ControlMaterial,
} from '@alms/lis-domain/quality-control';
import { enterResults } from '@alms/lis-domain/results';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { made, resultsOfOrder, trailOf } from '../../testing/answers.ts';
import { openTestStock } from '../../testing/test-stock.ts';
import { openLaboratory, type Laboratory } from '../../testing/laboratory.ts';
import { openTestServer, type Person, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
let lab: Laboratory;
let technician: Person;
let admin: Person;
let facilities = 0;
let controls = 0;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  facilities += 1;
  lab = await openLaboratory(server, `instruments-${facilities}`);
  technician = await lab.staff('technician');
  admin = await lab.staff('admin');
});

const site = (name: string) =>
  made<Site>(
    server.call(createLaboratory, { body: { name, code: name.toUpperCase() } }, { as: admin }),
  );
const work = (laboratory_id: Site['id'], as = technician) =>
  made(server.call(chooseLaboratory, { body: { laboratory_id } }, { as }));
const list = async (query: QueryOf<typeof listInstruments> = {}, as = technician) =>
  (await made<{ items: ControlledInstrument[] }>(server.call(listInstruments, { query }, { as })))
    .items;
const add = (body: BodyOf<typeof createInstrument>, as = technician) =>
  server.call(createInstrument, { body }, { as });
const change = (
  { id, version, name, active }: ControlledInstrument,
  body: Partial<BodyOf<typeof updateInstrument>>,
  as = technician,
) =>
  server.call(
    updateInstrument,
    { params: { id }, version, body: { name, active, ...body } },
    { as },
  );

/** QC of potassium on an instrument of the site where the technician works. */
async function potassiumOn(instrument_name: string) {
  const material = await made<ControlMaterial>(
    server.call(
      createControlMaterial,
      {
        body: {
          name: `Control ${(controls += 1)}`,
          manufacturer: '',
          test_parameter_ids: [lab.testId('K')],
          levels: [{ level: 1, label: '' }],
        },
      },
      { as: technician },
    ),
  );
  const { lots } = await made<ControlMaterial>(
    server.call(
      addControlLot,
      {
        params: { id: material.id },
        body: {
          level: 1,
          lot_number: '1',
          expiry_date: '2027-01-01',
          opened_on: null,
          open_stability_days: null,
        },
      },
      { as: technician },
    ),
  );
  const lot_id = lots[0]?.id ?? '';
  const test = await made<ControlledTest>(
    server.call(
      createControlledTest,
      {
        body: {
          test_parameter_id: lab.testId('K'),
          instrument_name,
          rules: defaultRules(1),
          max_age_hours: null,
          allowable_error: null,
        },
      },
      { as: technician },
    ),
  );
  await made(
    server.call(
      setControlTarget,
      { params: { id: test.id }, body: { source: 'manufacturer', lot_id, mean: '4', sd: '0.1' } },
      { as: technician },
    ),
  );
  const run = (value: string) =>
    server.call(
      recordControlRun,
      {
        params: { id: test.id },
        body: { results: [{ lot_id, value }], reagent_lot: '', comment: '' },
      },
      { as: technician },
    );
  const instrument = (await list()).find(({ id }) => id === test.instrument.id);
  if (!instrument) throw new Error('The instrument is not listed.');
  return { test, instrument, run };
}

describe('instruments', () => {
  it('name no site in a facility with one', async () => {
    const instrument = await made<ControlledInstrument>(add({ name: 'Analyser 1' }));
    expect(instrument).toMatchObject({ name: 'Analyser 1', active: true, version: 1 });
    expect(instrument).not.toHaveProperty('laboratory');
    const { test } = await potassiumOn('Analyser 1');
    expect(test.instrument).toEqual({ id: instrument.id, name: 'Analyser 1', active: true });
  });

  it('of the same name at two sites are two records', async () => {
    const north = await site('North');
    const here = (await potassiumOn('Analyser 1')).test;
    await work(north.id);
    const there = await made<ControlledInstrument>(add({ name: 'Analyser 1' }));
    expect(there.id).not.toBe(here.instrument.id);
    expect(there.laboratory).toEqual({ id: north.id, name: 'North' });
    expect((await potassiumOn('Analyser 1')).test.instrument).toMatchObject({
      id: there.id,
      laboratory: { name: 'North' },
    });
    expect((await list({ laboratory_id: north.id })).map(({ id }) => id)).toEqual([there.id]);
    expect(await list()).toHaveLength(2);
  });

  it('are renamed, moved, retired and reactivated, each with an audit event', async () => {
    const north = await site('North');
    let instrument = await made<ControlledInstrument>(add({ name: 'Analyser 1' }));
    const step = async (body: Partial<BodyOf<typeof updateInstrument>>) => {
      instrument = await made<ControlledInstrument>(change(instrument, body));
      const [event] = await trailOf(server, lab, { entity_id: instrument.id });
      return event;
    };
    expect(await step({ name: 'Analyser 1b' })).toMatchObject({
      action: 'update',
      category: 'qc',
      before: { name: 'Analyser 1' },
      after: { name: 'Analyser 1b' },
    });
    expect(await step({ laboratory_id: north.id })).toMatchObject({
      before: { laboratory_id: lab.tenantId },
      after: { laboratory_id: north.id },
    });
    expect(instrument.laboratory?.name).toBe('North');
    expect(await step({ active: false })).toMatchObject({ after: { active: false } });
    expect(await step({ active: true })).toMatchObject({ after: { active: true } });
    expect(instrument.version).toBe(5);
    // An unchanged instrument is no event.
    expect((await change(instrument, {})).body).toMatchObject({ version: 5 });
  });

  it.each([
    ['no name', { name: ' ' }, 422, { fields: { name: 'must not be empty' } }],
    ['a name in use', { name: 'Taken' }, 409, { code: 'duplicate', fields: { name: 'is in use' } }],
    [
      'an unknown site',
      { laboratory_id: idOf<Site['id']>('0190b3c0-0000-7000-8000-000000000001') },
      404,
      { code: 'not_found' },
    ],
  ])('refuse %s', async (_, body, status, answer) => {
    await made(add({ name: 'Taken' }));
    const instrument = await made<ControlledInstrument>(add({ name: 'Analyser 1' }));
    expect(await add({ name: 'Analyser 2', ...body })).toMatchObject({ status, body: answer });
    expect(await change(instrument, body)).toMatchObject({ status, body: answer });
    expect((await list()).map(({ name }) => name)).toEqual(['Analyser 1', 'Taken']);
  });

  it('refuse a retired site, an outdated version, users without permission, and other facilities', async () => {
    const closed = await site('Closed');
    await made(
      server.call(
        retireLaboratory,
        { params: { id: closed.id }, version: closed.version },
        { as: admin },
      ),
    );
    const instrument = await made<ControlledInstrument>(add({ name: 'Analyser 1' }));
    const refusal = { fields: { laboratory_id: 'must be an active laboratory' } };
    const at = { laboratory_id: closed.id };
    expect(await add({ name: 'New', ...at })).toMatchObject({ status: 422, body: refusal });
    expect(await change(instrument, at)).toMatchObject({ status: 422, body: refusal });
    await made(change(instrument, { name: 'Analyser 2' }));
    expect(await change(instrument, { name: 'Analyser 3' })).toMatchObject({
      status: 412,
      body: { code: 'version_stale' },
    });
    const nurse = await lab.staff('nurse');
    expect((await add({ name: 'New' }, nurse)).status).toBe(403);
    expect((await change(instrument, {}, nurse)).status).toBe(403);
    const other = await openLaboratory(server, `other-instruments-${facilities}`);
    expect((await change(instrument, {}, await other.staff('technician'))).status).toBe(404);
  });
});

describe('a retired instrument', () => {
  it('leaves its name to the next one and cannot come back beside it', async () => {
    const first = await made<ControlledInstrument>(add({ name: 'Analyser 1' }));
    const retired = await made<ControlledInstrument>(change(first, { active: false }));
    const second = await made<ControlledInstrument>(add({ name: 'Analyser 1' }));
    expect(second.id).not.toBe(first.id);
    expect((await list()).map(({ id }) => id)).toEqual([second.id, first.id]);
    expect((await change(retired, { active: true })).body).toMatchObject({ code: 'duplicate' });
  });

  it('takes no results and no control runs, and keeps its QC on record', async () => {
    const { test, instrument, run } = await potassiumOn('Analyser 1');
    await made(run('4'));
    await made(change(instrument, { active: false }));
    expect((await run('4')).body).toMatchObject({ code: 'conflict' });
    const { body } = await server.call(listControlledTests, { query: {} }, { as: technician });
    expect((body as { items: ControlledTest[] }).items).toMatchObject([
      { id: test.id, instrument: { active: false }, hold: null },
    ]);
    const { order } = await lab.arrived(['K']);
    const [result] = await resultsOfOrder(server, order.id, technician);
    const { id = '', version = 0 } = result ?? {};
    const entered = await server.call(
      enterResults,
      {
        body: {
          items: [{ id: idOf(id), version, value_text: '4.2', instrument_id: instrument.id }],
        },
      },
      { as: technician },
    );
    expect(entered).toMatchObject({ status: 422, body: { code: 'instrument_unknown' } });
  });

  it('was without a QC hold: a hold ends only by an accepted run or a release', async () => {
    const north = await site('North');
    const { test, instrument, run } = await potassiumOn('Analyser 1');
    await made(run('9'));
    for (const body of [{ active: false }, { laboratory_id: north.id }])
      expect(await change(instrument, body)).toMatchObject({
        status: 409,
        body: { code: 'controls_not_in_order' },
      });
    expect((await change(instrument, { name: 'Analyser 1b' })).status).toBe(200);
    await made(
      server.call(
        releaseControlHold,
        { params: { id: test.id }, body: { reason: 'Analyser is taken out of use' } },
        { as: await lab.staff('lab_manager') },
      ),
    );
    const [current] = await list();
    await made(change(current as ControlledInstrument, { active: false }));
    const { body } = await server.call(
      readControlledTest,
      { params: { id: test.id } },
      { as: technician },
    );
    expect(body).toMatchObject({ hold: null, instrument: { active: false } });
  });
});

describe('a site', () => {
  it('is emptied and retired through the API alone', async () => {
    const north = await site('North');
    await work(north.id);
    await work(north.id, admin);
    const moved = (await potassiumOn('Analyser 1')).instrument;
    const retired = await made<ControlledInstrument>(add({ name: 'Analyser 2' }));
    const stock = openTestStock(server, admin);
    const item = await stock.stocked({ A: 5 });
    const retire = () =>
      server.call(
        retireLaboratory,
        { params: { id: north.id }, version: north.version },
        { as: admin },
      );
    expect((await retire()).body).toMatchObject({
      code: 'laboratory_in_use',
      fields: { instruments: '2 left', stock: '1 left' },
    });
    const main = idOf<Site['id']>(lab.tenantId);
    await made(change(moved, { laboratory_id: main }));
    await made(change(retired, { active: false }));
    const { id, version } = await stock.lot(item, 'A');
    await made(
      server.call(
        transferStock,
        { params: { id }, version, body: { laboratory_id: main, quantity: 5 } },
        { as: admin },
      ),
    );
    expect((await retire()).body).toMatchObject({ active: false });
  });
});
