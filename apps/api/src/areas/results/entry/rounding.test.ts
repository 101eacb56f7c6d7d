import {
  listImportRows,
  acceptImportRows,
  mapImportCodes,
  stageImportFile,
  type ImportBatch,
  type ImportRow,
} from '@alms/lis-domain/interfaces/result-import';
import type { Order } from '@alms/lis-domain/orders';
import type { PatientId } from '@alms/lis-domain/patients';
import {
  enterResults,
  listCriticalCalls,
  listPatientResults,
  listResults,
  listResultVersions,
  releaseHeldResult,
  verifyResults,
  type CriticalCall,
  type Result,
  type ResultVersion,
} from '@alms/lis-domain/results';
import type { Observation } from '@medplum/fhirtypes';
import { beforeAll, describe, expect, it } from 'vitest';
import { anApiToken } from '../../../testing/api-token.ts';
import { testLaboratory } from '../../../testing/test-laboratory.ts';
import type { Answer } from '../../../testing/test-server.ts';
import { findReportedResults } from '../results.store.ts';

const { server, lab } = await testLaboratory('rounding');
const technician = await lab.staff('technician');
const manager = await lab.staff('lab_manager');
beforeAll(async () => {
  await lab.changeTest('K', {
    delta: {
      enabled: true,
      mode: 'absolute',
      threshold: '1.0',
      direction: 'any',
      window_hours: 72,
      action: 'hold',
    },
  });
});

const itemsIn = ({ body }: Answer) => body['items'] as Result[];
const resultsOf = async ({ id }: Order) =>
  itemsIn(await server.call(listResults, { query: { order_id: id } }, { as: technician }));
const find = async (order: Order, code: string) => {
  const found = (await resultsOf(order)).find(({ test }) => test.code === code);
  if (!found) throw new Error(`The order has no ${code}.`);
  return found;
};
const enter = ({ id, version }: Result, value_text: string, comment?: string) =>
  server.call(
    enterResults,
    { body: { items: [{ id, version, value_text, ...(comment !== undefined && { comment }) }] } },
    { as: technician },
  );
const verify = (results: readonly Result[]) =>
  server.call(
    verifyResults,
    { body: { items: results.map(({ id, version }) => ({ id, version })) } },
    { as: manager },
  );
const amend = ({ id, version }: Result, value_text: string, comment = '') =>
  lab.amend(
    {
      params: { id },
      version,
      body: { value_text, comment, code: 'clerical', reason: 'Read from the wrong line' },
    },
    { as: manager },
  );
const outcomesOf = ({ checks }: Result) =>
  Object.fromEntries((checks ?? []).map(({ kind, outcome }) => [kind, outcome]));

/** A new order with one entered value. */
async function entered(code: string, value_text: string, patientId?: PatientId) {
  const { order } = await lab.arrived([code], patientId === undefined ? {} : { patientId });
  const answer = await enter(await find(order, code), value_text);
  expect([answer.status, answer.text]).toEqual([200, answer.text]);
  return { order, result: await find(order, code) };
}

/** What is reported is flagged and compared with limits; what was measured stays on record. */
describe('a value with more decimals than its test reports', () => {
  it.each([
    ['K', '7.04999', '7.0', '7.04999', 'HH'],
    ['K', '5.04', '5.0', '5.04', 'N'],
    ['K', '5.05', '5.1', '5.05', 'H'],
    ['K', '6.15', '6.2', '6.15', 'HH'],
    ['K', '6.149', '6.1', '6.149', 'H'],
    ['K', '3.4500', '3.5', '3.4500', 'N'],
    ['K', '4', '4', null, 'N'],
    ['K', '4.1', '4.1', null, 'N'],
    ['K', '<1.495', '<1.495', null, 'LL'],
    ['NA', '145.4', '145', '145.4', 'N'],
  ])('%s of %s is reported as %s', async (code, typed, value_text, unrounded_value, flag) => {
    expect((await entered(code, typed)).result).toMatchObject({
      value_text,
      unrounded_value,
      flag,
      critical: flag === 'HH' || flag === 'LL',
    });
  });

  it('is plausible or not as measured', async () => {
    const { order } = await lab.arrived(['K']);
    const waiting = await find(order, 'K');
    expect(await enter(waiting, '15.04')).toMatchObject({
      status: 422,
      body: { code: 'implausible_value' },
    });
    expect(await find(order, 'K')).toMatchObject({ status: 'pending', value_text: null });
    expect(await enter(waiting, '15.0')).toMatchObject({ status: 200 });
  });

  it('is within the measuring range or not as measured', async () => {
    await lab.changeTest('CA', { measuring_range: { low: '1.0', high: '15.0' } });
    expect(outcomesOf((await entered('CA', '15.04')).result)).toMatchObject({
      measuring_range: 'warned',
    });
  });

  it('is compared with the previous value as both are reported', async () => {
    const patientId = await lab.patient();
    const { result } = await entered('K', '4.04', patientId);
    await verify([result]);
    server.clock.advance(60);
    // 5.04 less 4.04 is 1.0 as reported, and as measured; 5.05 is reported as 5.1.
    expect(outcomesOf((await entered('K', '5.04', patientId)).result)).toMatchObject({
      delta: 'passed',
    });
    expect((await entered('K', '5.05', patientId)).result).toMatchObject({
      status: 'held',
      checks: expect.arrayContaining([expect.objectContaining({ change: '1.1' })]),
    });
  });

  it('is notified as it is reported', async () => {
    const { result } = await entered('K', '6.15');
    const calls = (await server.call(listCriticalCalls, {}, { as: manager })).body[
      'items'
    ] as CriticalCall[];
    expect(calls.find(({ result_id }) => result_id === result.id)).toMatchObject({
      value_text: '6.2',
    });
  });

  it('keeps its measurement in the history, and when only the comment changes', async () => {
    const { order, result } = await entered('K', '4.04');
    await enter(result, '4.0', 'Repeated');
    expect(await find(order, 'K')).toMatchObject({ unrounded_value: '4.04', comment: 'Repeated' });
    const { items } = (
      await server.call(listResultVersions, { params: { id: result.id } }, { as: technician })
    ).body as { items: ResultVersion[] };
    expect(items.map(({ value_text, unrounded_value }) => [value_text, unrounded_value])).toEqual([
      ['4.0', '4.04'],
      ['4.0', '4.04'],
      [null, null],
    ]);
  });

  it('is rounded in a correction, and the same value is refused', async () => {
    const { order, result } = await entered('K', '4.04');
    await verify([result]);
    const released = await find(order, 'K');
    for (const same of ['4.0', '4.04'])
      expect(await amend(released, same)).toMatchObject({
        status: 422,
        body: { fields: { value_text: 'is the current value' } },
      });
    expect(await amend(released, '5.05')).toMatchObject({
      status: 200,
      body: {
        status: 'amended',
        value_text: '5.1',
        unrounded_value: '5.05',
        flag: 'H',
        correction: { value_text: '4.0' },
      },
    });
  });

  it('is rounded when a file is imported, not before', async () => {
    const { order, samples } = await lab.arrived(['K']);
    const batch = (
      await server.call(
        stageImportFile,
        {
          body: {
            file_name: 'rounding.csv',
            content: Buffer.from(
              `Sample,Test,Result\n${samples[0]?.accession_number},POT,6.15\n`,
            ).toString('base64'),
            instrument_name: 'Rounder',
            reading: {
              columns: {
                shape: 'long',
                accession: 'Sample',
                code: 'Test',
                value: 'Result',
                unit: null,
                flag: null,
                patient: null,
                kind: null,
              },
              decimal_mark: '.',
            },
          },
        },
        { as: technician },
      )
    ).body as unknown as ImportBatch;
    const params = { id: batch.id };
    await server.call(
      mapImportCodes,
      {
        params,
        body: {
          items: [
            {
              code: 'POT',
              unit: '',
              test_parameter_id: lab.testId('K'),
              ignored: false,
              version: 0,
            },
          ],
        },
      },
      { as: technician },
    );
    const rows = (await server.call(listImportRows, { params }, { as: technician })).body[
      'items'
    ] as ImportRow[];
    expect(rows[0]).toMatchObject({
      status: 'ready',
      outcome: { value_text: '6.15', flag: 'HH', critical: true },
    });
    await server.call(
      acceptImportRows,
      { params, body: { numbers: rows.map(({ number }) => number) } },
      { as: technician },
    );
    expect(await find(order, 'K')).toMatchObject({
      value_text: '6.2',
      unrounded_value: '6.15',
      source: 'instrument',
      flag: 'HH',
    });
  });

  it('is sent and shown only as reported', async () => {
    const patientId = await lab.patient();
    const { order, result } = await entered('K', '7.04999', patientId);
    await verify([result]);
    const { token } = await anApiToken(
      lab,
      await lab.person('admin'),
      ['observation.read'],
      server.clock.now(),
    );
    const answer = await server.app.inject({
      method: 'GET',
      url: `/fhir/R4/Observation/${result.id}`,
      headers: { host: lab.host, authorization: `Bearer ${token}` },
    });
    const observation = answer.json() as Observation;
    expect(observation.valueQuantity).toMatchObject({ value: 7, unit: 'mmol/L' });
    expect(answer.body).toContain('7.0');
    expect(answer.body).not.toContain('7.04');
    const [reported] = await lab.transaction((tx) =>
      findReportedResults(tx, lab.tenantId, { orderId: order.id }),
    );
    expect(reported).toMatchObject({ value_text: '7.0', value_num: '7.0' });
    const seen = await server.call(
      listPatientResults,
      { params: { id: patientId } },
      { as: await lab.staff('doctor') },
    );
    expect(seen.text).not.toContain('7.04');
  });
});

describe('a calculated value', () => {
  it('uses its inputs as measured, and is flagged as reported', async () => {
    const { order } = await lab.arrived(['LDL']);
    const values: Record<string, string> = { CHOL: '200.4', HDL: '50.4', TRIG: '150.4' };
    for (const code of Object.keys(values))
      await enter(await find(order, code), values[code] ?? '');
    expect(await find(order, 'CHOL')).toMatchObject({
      value_text: '200',
      unrounded_value: '200.4',
    });
    // 200.4 − 50.4 − 150.4 / 5 is 119.92; of the rounded inputs it is 120.
    const ldl = await find(order, 'LDL');
    expect(ldl).toMatchObject({ value_text: '120', unrounded_value: '119.92' });
    expect(ldl.checks?.find(({ kind }) => kind === 'calculation')).toMatchObject({
      exact: '119.92',
      inputs: [{ value_text: '200.4' }, { value_text: '50.4' }, { value_text: '150.4' }],
    });
    const stored = await lab.transaction((tx) =>
      tx
        .selectFrom('current_result')
        .select(['value_num', 'unrounded_value'])
        .where('id', '=', ldl.id)
        .executeTakeFirstOrThrow(),
    );
    expect(stored).toEqual({ value_num: '120', unrounded_value: '119.92' });
  });

  it('never contradicts the limit that it is reported beside', async () => {
    const { order } = await lab.arrived(['EGFR']);
    // CKD-EPI 2021 gives 59.8 for 1.02 mg/dL at 68 years (laboratory cases 5.5).
    await enter(await find(order, 'CREA'), '1.02');
    const egfr = await find(order, 'EGFR');
    expect(egfr).toMatchObject({ value_text: '60', flag: 'N', range: { low: '60' } });
    expect(Number(egfr.unrounded_value)).toBeLessThan(60);
  });

  it('follows when only the measurement of an input is corrected', async () => {
    const { order } = await lab.arrived(['LDL']);
    for (const [code, value] of [
      ['CHOL', '200'],
      ['HDL', '50'],
      ['TRIG', '151'],
    ] as const)
      await enter(await find(order, code), value);
    expect(await find(order, 'LDL')).toMatchObject({ value_text: '120', unrounded_value: '119.8' });
    await enter(await find(order, 'CHOL'), '200.4');
    expect(await find(order, 'LDL')).toMatchObject({ value_text: '120', unrounded_value: '120.2' });
  });

  it('held as implausible by its unrounded value is released as reported', async () => {
    await lab.changeTest('AGAP', { plausible: { low: '0', high: '12' } });
    const { order } = await lab.arrived(['AGAP']);
    for (const [code, value] of [
      ['NA', '140.4'],
      ['CL', '104'],
      ['CO2', '24'],
    ] as const)
      await enter(await find(order, code), value);
    const gap = await find(order, 'AGAP');
    expect(gap).toMatchObject({ status: 'held', value_text: '12', unrounded_value: '12.4' });
    const { id, version } = gap;
    await server.call(
      releaseHeldResult,
      { params: { id }, version, body: { code: 'specimen_checked', note: '' } },
      { as: manager },
    );
    expect(await find(order, 'AGAP')).toMatchObject({ status: 'entered', unrounded_value: '12.4' });
  });
});
