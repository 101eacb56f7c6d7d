import {
  addControlLot,
  createControlledTest,
  createControlMaterial,
  defaultRules,
  recordControlRun,
  setControlTarget,
  voidCalibration,
  voidLotUse,
  voidControlRun,
  type ControlledInstrument,
  type ControlledTest,
  type ControlMaterial,
  type ControlRun,
} from '@alms/lis-domain/quality-control';
import {
  enterResults,
  listResultVersions,
  retestResult,
  verifyResults,
  type InstrumentId,
  type Result,
  type ResultVersion,
} from '@alms/lis-domain/results';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { made, resultsOfOrder } from '../../testing/answers.ts';
import { openLaboratory, type Laboratory } from '../../testing/laboratory.ts';
import { openLotsInUse } from '../../testing/lots-in-use.ts';
import { openTestServer, type Person, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
let lab: Laboratory;
let technician: Person;
let manager: Person;
let lots: ReturnType<typeof openLotsInUse>;
let instrument: ControlledInstrument;
let facilities = 0;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  facilities += 1;
  lab = await openLaboratory(server, `traces-${facilities}`);
  technician = await lab.staff('technician');
  manager = await lab.staff('lab_manager');
  lots = openLotsInUse(server, lab, technician);
  instrument = await lots.instrument('Analyser 1');
});

type Which = Pick<Result, 'id' | 'version'>;

const enter = async (
  { id, version }: Which,
  value_text: string,
  instrument_id: InstrumentId | null = instrument.id,
) => {
  const { items } = await made<{ items: Result[] }>(
    server.call(
      enterResults,
      { body: { items: [{ id, version, value_text, ...(instrument_id && { instrument_id }) }] } },
      { as: technician },
    ),
  );
  const result = items.find((each) => each.id === id);
  if (!result) throw new Error('Nothing was entered.');
  return result;
};

const waiting = async () => {
  const { order } = await lab.arrived(['K']);
  const [result] = await resultsOfOrder(server, order.id, technician);
  if (!result) throw new Error('Nothing was ordered.');
  return result;
};

const versionsOf = async ({ id }: Pick<Result, 'id'>) =>
  (
    await made<{ items: ResultVersion[] }>(
      server.call(listResultVersions, { params: { id } }, { as: technician }),
    )
  ).items;
const traceOf = async (result: Pick<Result, 'id'>) => (await versionsOf(result))[0]?.trace;
const reagentOf = (version: ResultVersion | undefined) =>
  version?.trace?.reagent_lots.map(({ lot_number }) => lot_number);

/** QC of potassium on the instrument, which accepts values near 4. */
async function controlled() {
  const as = technician;
  const material = await made<ControlMaterial>(
    server.call(
      createControlMaterial,
      {
        body: {
          name: 'Control',
          manufacturer: '',
          test_parameter_ids: [lab.testId('K')],
          levels: [{ level: 1, label: '' }],
        },
      },
      { as },
    ),
  );
  const { lots: added } = await made<ControlMaterial>(
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
      { as },
    ),
  );
  const lot_id = added[0]?.id ?? '';
  const test = await made<ControlledTest>(
    server.call(
      createControlledTest,
      {
        body: {
          test_parameter_id: lab.testId('K'),
          instrument_name: instrument.name,
          rules: defaultRules(1),
          max_age_hours: null,
          allowable_error: null,
        },
      },
      { as },
    ),
  );
  await made(
    server.call(
      setControlTarget,
      { params: { id: test.id }, body: { source: 'manufacturer', lot_id, mean: '4', sd: '0.1' } },
      { as },
    ),
  );
  return (value: string) =>
    made<ControlRun>(
      server.call(
        recordControlRun,
        {
          params: { id: test.id },
          body: { results: [{ lot_id, value }], reagent_lot: '', comment: '' },
        },
        { as },
      ),
    );
}

describe('the trace of a result', () => {
  it('names operator, method version, lots, calibration and QC run', async () => {
    await lab.changeTest('K', { method: 'Ion-selective electrode' });
    const calibrator = await lots.loaded(instrument.id, 'CAL-1', { kind: 'calibrator' });
    await lots.loaded(instrument.id, 'R-1');
    await lots.loaded(instrument.id, 'NA-1', { test_parameter_ids: [lab.testId('NA')] });
    await lots.calibrated(instrument.id, { calibrator_lot_id: calibrator.lot.id });
    await lots.calibrated(instrument.id, { outcome: 'failed' });
    const run = await (await controlled())('4.02');
    server.clock.advance(60);
    const result = await enter(await waiting(), '4.4');
    expect(await traceOf(result)).toMatchObject({
      method: 'Ion-selective electrode',
      test_version: 2,
      operator: 'Test technician',
      entered_by: 'Test technician',
      reagent_lots: [{ name: 'Potassium reagent', lot_number: 'R-1', recalled: false }],
      calibration: { calibrator_lot: { lot_number: 'CAL-1' }, voided: false },
      qc_run: { id: run.id, number: 1, voided: false },
    });
  });

  it('leaves unknown what is not recorded', async () => {
    await lots.loaded(instrument.id, 'R-1');
    const unknown = { reagent_lots: [], calibration: null, qc_run: null };
    const without = await enter(await waiting(), '4.4', null);
    expect(await traceOf(without)).toMatchObject({ ...unknown, operator: 'Test technician' });
    const elsewhere = await lots.instrument('Analyser 2');
    expect(await traceOf(await enter(await waiting(), '4.4', elsewhere.id))).toMatchObject(unknown);
    expect(await traceOf(await waiting())).toBeNull();
  });

  it('does not name what was taken out of use, voided or rejected before', async () => {
    const run = await controlled();
    const accepted = await run('4.01');
    await run('9');
    const calibration = await lots.calibrated(instrument.id);
    await made(
      server.call(
        voidCalibration,
        { params: { id: calibration.id }, version: 1, body: { reason: 'Wrong rack' } },
        { as: technician },
      ),
    );
    const result = await enter(await waiting(), '4.4');
    expect(await traceOf(result)).toMatchObject({
      reagent_lots: [],
      calibration: null,
      qc_run: { id: accepted.id },
    });
  });

  it('shows when the use of its lot was voided since, unless it was recorded again', async () => {
    const use = await lots.loaded(instrument.id, 'R-1');
    const at = server.clock.now().toISOString();
    server.clock.advance(60);
    const result = await enter(await waiting(), '4.4');
    const isVoided = async () => (await traceOf(result))?.reagent_lots.map((lot) => lot.use_voided);
    expect(await isVoided()).toEqual([false]);
    const params = { id: use.id };
    const body = { reason: 'Wrong tests' };
    await made(server.call(voidLotUse, { params, version: 1, body }, { as: technician }));
    expect(await isVoided()).toEqual([true]);
    await lots.loaded(instrument.id, 'R-1', { at });
    expect(await isVoided()).toEqual([false]);
  });

  it('shows when its calibration or QC run was voided since', async () => {
    const { id, version } = await (await controlled())('4.01');
    const calibration = await lots.calibrated(instrument.id);
    const result = await enter(await waiting(), '4.4');
    await made(
      server.call(
        voidCalibration,
        { params: { id: calibration.id }, version: 1, body: { reason: 'Wrong rack' } },
        { as: technician },
      ),
    );
    await made(
      server.call(
        voidControlRun,
        { params: { id }, version, body: { reason: 'Wrong material' } },
        { as: technician },
      ),
    );
    expect(await traceOf(result)).toMatchObject({
      calibration: { voided: true },
      qc_run: { voided: true },
    });
  });
});

describe('each version of a result', () => {
  it('keeps its own trace through a repeat on another lot', async () => {
    const first = await lots.loaded(instrument.id, 'R-1');
    const entered = await enter(await waiting(), '6.9');
    await made(
      server.call(
        retestResult,
        {
          params: { id: entered.id },
          version: entered.version,
          body: { reason: 'Implausible beside the others' },
        },
        { as: manager },
      ),
    );
    const other = await lots.instrument('Analyser 2');
    await lots.loaded(other.id, 'R-2');
    await enter({ id: entered.id, version: entered.version + 1 }, '4.4', other.id);
    const versions = await versionsOf(entered);
    expect(versions.map(({ value_text }) => value_text)).toEqual(['4.4', null, '6.9', null]);
    expect(versions.map(reagentOf)).toEqual([['R-2'], undefined, ['R-1'], undefined]);
    expect(first.lot.lot_number).toBe('R-1');
  });

  it('keeps the trace through typing again, verification and a clerical correction', async () => {
    await lots.loaded(instrument.id, 'R-1');
    const entered = await enter(await waiting(), '4.4');
    // A lot loaded since is not the lot of the measurement.
    await lots.loaded(instrument.id, 'D-1', {
      lot: { name: 'Diluent', lot_number: 'D-1', expiry_date: null },
    });
    const typed = await enter(entered, '4.5');
    await made(
      server.call(
        verifyResults,
        { body: { items: [{ id: typed.id, version: typed.version }] } },
        { as: manager },
      ),
    );
    const released = (await versionsOf(typed))[0];
    const amended = await lab.amend(
      {
        params: { id: typed.id },
        version: released?.version ?? 0,
        body: {
          code: 'clerical',
          reason: 'Two digits were swapped',
          value_text: '5.4',
          comment: '',
        },
      },
      { as: manager },
    );
    expect(amended.status).toBe(200);
    const versions = (await versionsOf(typed)).slice(0, 4);
    expect(versions.map(reagentOf)).toEqual([['R-1'], ['R-1'], ['R-1'], ['R-1']]);
    // The corrector is not the operator of the measurement.
    expect(versions.map(({ trace }) => trace?.operator)).toEqual(
      Array.from({ length: 4 }, () => 'Test technician'),
    );
  });

  it('has no lots after a correction by a new measurement, which names no instrument', async () => {
    await lots.loaded(instrument.id, 'R-1');
    const entered = await enter(await waiting(), '4.4');
    await made(
      server.call(
        verifyResults,
        { body: { items: [{ id: entered.id, version: entered.version }] } },
        { as: manager },
      ),
    );
    await lab.amend(
      {
        params: { id: entered.id },
        version: entered.version + 1,
        body: { code: 'reanalysis', reason: 'Repeated', value_text: '5.4', comment: '' },
      },
      { as: manager },
    );
    const [now, before] = await versionsOf(entered);
    expect(now).toMatchObject({
      value_text: '5.4',
      trace: { operator: 'Test lab_manager', reagent_lots: [] },
    });
    expect(reagentOf(before)).toEqual(['R-1']);
  });
});
