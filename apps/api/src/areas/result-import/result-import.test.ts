import type { BodyOf, InputOf } from '@alms/lis-domain/http';
import {
  acceptImportRows, discardImportBatch, judgeImportBatch, listImportBatches, listImportCodes, listImportRows, lookIntoImportFile, mapImportCodes, stageImportFile, type BatchCodes, type ImportBatch, type ImportFile, type ImportRow,
} from '@alms/lis-domain/result-import';
import { enterResults, listResults, listResultVersions, verifyResults, type Result } from '@alms/lis-domain/results';
import { rejectSample } from '@alms/lis-domain/samples';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { trailOf } from '../../testing/answers.ts';
import { openLaboratory, type Laboratory } from '../../testing/laboratory.ts';
import { openTestServer, type Answer, type Person, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
let lab: Laboratory;
let technician: Person;
let manager: Person;
beforeAll(async () => {
  const plenty = { points: 1e6, duration: 60 };
  server = await openTestServer({ rates: { general: plenty, lookup: plenty, account: plenty, address: plenty, send: plenty } });
  lab = await openLaboratory(server, 'imports');
  technician = await lab.staff('technician');
  manager = await lab.staff('lab_manager');
});
afterAll(() => server.close());

async function made<T>(answer: Promise<Answer>): Promise<T> {
  const { status, body, text } = await answer;
  if (status >= 300) throw new Error(text);
  return body as T;
}

const columns = { accession: 'Sample', code: 'Test', value: 'Result', unit: 'Unit', flag: null, patient: 'Patient', kind: null };
const HEADS = 'Sample,Test,Result,Unit,Patient';

/** A line of the file of this test. */
const line = (accession: string, code: string, value: string, unit = 'mmol/L', patient = '') => [accession, code, value, unit, patient].join(',');
const fileOf = (...lines: string[]) => Buffer.from([HEADS, ...lines].join('\n')).toString('base64');

let instruments = 0;
/** An instrument that no other test has named. */
const anInstrument = () => `Analyser ${(instruments += 1)}`;

const staged = (content: string, more: Partial<BodyOf<typeof stageImportFile>> = {}, as = technician) =>
  server.call(stageImportFile, { body: { file_name: 'results.csv', content, instrument_name: anInstrument(), reading: { columns, decimal_mark: '.' }, ...more } }, { as });
const batchOf = (...args: Parameters<typeof staged>) => made<ImportBatch>(staged(...args));

const rowsOf = async ({ id }: ImportBatch, query: InputOf<typeof listImportRows>['query'] = {}) => (await made<{ items: ImportRow[] }>(server.call(listImportRows, { params: { id }, query }, { as: technician }))).items;
const codesOf = ({ id }: ImportBatch) => made<BatchCodes>(server.call(listImportCodes, { params: { id } }, { as: technician }));
const mapped = ({ id }: ImportBatch, items: BodyOf<typeof mapImportCodes>['items'], as = technician) => server.call(mapImportCodes, { params: { id }, body: { items } }, { as });
const accepted = ({ id }: ImportBatch, body: BodyOf<typeof acceptImportRows> = {}, as = technician) => server.call(acceptImportRows, { params: { id }, body }, { as });
const said = (rows: readonly ImportRow[]) => rows.map(({ status, refusal, expected }) => (status === 'refused' ? [refusal, expected] : status));

const mappingOf = (code: string, test = code, unit = 'mmol/L') => ({ code, unit, test_parameter_id: lab.testId(test), version: 0 });

/** A specimen in the laboratory, with its number. */
async function arrived(codes: readonly string[], patientId?: string) {
  const { order, samples } = await lab.arrived(codes, patientId === undefined ? {} : { patientId });
  return { order, samples, accession: samples[0]?.accession_number ?? '' };
}

const resultsOf = async (order_id: string) => (await server.call(listResults, { query: { order_id } }, { as: technician })).body['items'] as Result[];

describe('looking into a file', () => {
  it('shows what it holds, and remembers how the last one like it was read', async () => {
    const { accession } = await arrived(['K']);
    const look = (content: string) => made<ImportFile>(server.call(lookIntoImportFile, { body: { file_name: 'a.csv', content } }, { as: technician }));
    const heads = 'Tube;Assay;Value\n';
    const first = Buffer.from(`${heads}${accession};K;4,2\n`).toString('base64');
    expect(await look(first)).toMatchObject({ format: 'csv', encoding: 'utf-8', heads: ['Tube', 'Assay', 'Value'], sample: [[accession, 'K', '4,2']], row_count: 1, last: null, staged: null });

    const reading = { columns: { accession: 'Tube', code: 'Assay', value: 'Value', unit: null, flag: null, patient: null, kind: null }, decimal_mark: ',' } as const;
    const { id, instrument } = await batchOf(first, { reading });
    expect(await look(first)).toMatchObject({ last: { instrument, reading }, staged: { id, by: 'Test technician' } });
    expect(await look(Buffer.from(`${heads}X;K;4,4\n`).toString('base64'))).toMatchObject({ last: { instrument, reading }, staged: null });
  });

  it('notices the same file, and stages it again only when that is meant', async () => {
    const content = fileOf(line('NOWHERE-1', 'K', '4.2'));
    await batchOf(content);
    expect((await staged(content)).body['code']).toBe('duplicate');
    expect((await staged(content, { again: true })).status).toBe(201);
  });
});

describe('a staged file', () => {
  it('is judged row by row, and says of each what is wrong and what would be right', async () => {
    const patientId = await lab.patient({ family_name: 'Importwell', given_name: 'Ada' });
    const { accession, order } = await arrived(['K', 'NA', 'HGB'], patientId);
    const counts = (await arrived(['CL'])).order;
    const [chloride] = await resultsOf(counts.id);
    await made(server.call(enterResults, { body: { items: [{ id: chloride!.id, version: chloride!.version, value_text: '101' }] } }, { as: technician }));
    const rejected = await arrived(['K']);
    await made(server.call(rejectSample, { params: { id: rejected.samples[0]!.id }, version: rejected.samples[0]!.version, body: { code: 'RH', note: '' } }, { as: technician }));
    const blood = (await resultsOf(order.id)).find(({ test }) => test.code === 'HGB')!.accession_number;
    const serum = (await resultsOf(order.id)).find(({ test }) => test.code === 'K')!.accession_number;

    const batch = await batchOf(
      fileOf(
        line(serum, 'KAL', '4.2', 'mmol/L', 'IMPORTWELL^ADA'), line(serum, 'NA', '138'), line(serum, 'NA', '139'), line(serum, 'HB', '12.9', 'g/dL'), line(accession, 'XYZ', '1'), line('NOWHERE-2', 'KAL', '4.2'),
        line(chloride!.accession_number, 'CL', '100'), line(chloride!.accession_number, 'KAL', '4.2'), line(rejected.accession, 'KAL', '4.2'), line(serum, 'KAL', '', 'mmol/L'), line(serum, 'KAL', '4.2', 'mg/dL'), line(serum, 'KAL', '4.2', 'mmol/L', 'Somebody Else'),
      ),
    );
    expect(batch.counts).toEqual({ ready: 0, unmapped: 11, refused: 1, entered: 0 });
    const judged = await made<ImportBatch>(mapped(batch, [mappingOf('KAL', 'K'), mappingOf('NA'), mappingOf('HB', 'HGB', 'g/dL'), mappingOf('CL')]));
    expect(judged).toMatchObject({ version: batch.version + 1, counts: { ready: 1, unmapped: 1, refused: 10, entered: 0 } });
    const rows = await rowsOf(batch);
    expect(said(rows)).toEqual([
      'ready', ['rows_disagree', '3'], ['rows_disagree', '2'], ['other_specimen', blood], 'unmapped', ['accession_unknown', null],
      ['value_present', null], ['test_not_ordered', null], ['specimen_not_usable', 'rejected'], ['value_missing', null], ['unit_differs', 'mmol/L'], ['patient_differs', expect.stringMatching(/^Importwell, Ada \(.+\)$/)],
    ]);
    expect(rows[0]).toMatchObject({ number: 1, raw: line(serum, 'KAL', '4.2', 'mmol/L', 'IMPORTWELL^ADA'), test: { code: 'K' }, outcome: { value_text: '4.2', flag: 'N', status: 'entered', held_by: [], patient: { id: patientId } } });
    expect((await rowsOf(batch, { status: 'unmapped' })).map(({ number }) => number)).toEqual([5]);
  });

  it('is judged anew when a specimen has arrived in the meantime', async () => {
    const order = await lab.order(['K']);
    const [sample] = await lab.collect(order);
    const batch = await batchOf(fileOf(line(sample!.accession_number, 'K', '4.2')));
    await made(mapped(batch, [mappingOf('K')]));
    expect(said(await rowsOf(batch))).toEqual([['specimen_not_usable', 'collected']]);
    await lab.receive(order);
    expect((await made<ImportBatch>(server.call(judgeImportBatch, { params: { id: batch.id } }, { as: technician }))).counts.ready).toBe(1);
  });
});

describe('the codes of an instrument', () => {
  it('suggest a test of the same code, mean nothing until somebody says so, and stay known', async () => {
    const { accession } = await arrived(['K']);
    const instrument_name = anInstrument();
    const batch = await batchOf(fileOf(line(accession, 'k', '4.2'), line(accession, 'K+', '4.2')), { instrument_name });
    const { items, tests } = await codesOf(batch);
    expect(items).toEqual([
      { code: 'K+', unit: 'mmol/L', rows: 1, test_parameter_id: null, version: 0, suggested_id: null },
      { code: 'k', unit: 'mmol/L', rows: 1, test_parameter_id: null, version: 0, suggested_id: lab.testId('K') },
    ]);
    expect(tests.find(({ code }) => code === 'K')).toEqual({ id: lab.testId('K'), code: 'K', name: 'Potassium', unit_display: 'mmol/L' });
    expect(tests.some(({ code }) => code === 'LYTES')).toBe(false);

    await made(mapped(batch, [mappingOf('k', 'K')]));
    const next = await batchOf(fileOf(line(accession, 'k', '4.3')), { instrument_name });
    expect(said(await rowsOf(next))).toEqual(['ready']);
    expect(said(await rowsOf(await batchOf(fileOf(line(accession, 'k', '4.4')))))).toEqual(['unmapped']);

    expect((await mapped(batch, [mappingOf('k', 'NA')])).body['code']).toBe('version_stale');
    expect((await mapped(batch, [{ ...mappingOf('k', 'NA'), version: 1 }])).status).toBe(200);
    expect((await mapped(batch, [mappingOf('K+', 'LYTES')])).body['code']).toBe('not_found');
    expect((await mapped(batch, [mappingOf('K+', 'K')], await lab.staff('data_entry'))).body['code']).toBe('forbidden');
    const lines = (await trailOf(server, lab, {})).filter(({ entity_type, entity_label }) => entity_type === 'instrument_code' && entity_label.startsWith(instrument_name));
    expect(lines.map(({ action, before, after }) => [action, before, after])).toEqual([['update', { test: 'Potassium' }, { test: 'Sodium' }], ['create', null, { test: 'Potassium' }]]);
  });
});

describe('taking rows over', () => {
  it('enters each as a value of the instrument, flagged and checked like a typed one', async () => {
    const { order, accession } = await arrived(['K', 'NA']);
    const batch = await batchOf(fileOf(line(accession, 'K', '6.8'), line(accession, 'NA', '138'), line(accession, 'CL', '101')));
    await made(mapped(batch, [mappingOf('K'), mappingOf('NA')]));
    expect((await rowsOf(batch))[0]?.outcome).toMatchObject({ flag: 'HH', critical: true, status: 'entered' });

    expect((await accepted(batch)).body).toMatchObject({ entered: 2, batch: { counts: { ready: 0, unmapped: 1, refused: 0, entered: 2 } } });
    const [potassium] = await resultsOf(order.id);
    expect(potassium).toMatchObject({ value_text: '6.8', flag: 'HH', critical: true, status: 'entered', source: 'instrument', instrument: batch.instrument, entered_by: { id: technician.id } });
    const { items: versions } = await made<{ items: unknown[] }>(server.call(listResultVersions, { params: { id: potassium!.id } }, { as: technician }));
    expect(versions[0]).toMatchObject({ source: 'instrument', instrument: batch.instrument });
    expect((await rowsOf(batch, { status: 'entered' }))[0]?.outcome).toMatchObject({ result_id: potassium?.id, status: 'entered', critical: true });
    const own = await server.call(verifyResults, { body: { items: [{ id: potassium!.id, version: potassium!.version }] } }, { as: technician });
    expect(own.body['code']).toBe('verifier_is_enterer');
    expect((await server.call(verifyResults, { body: { items: [{ id: potassium!.id, version: potassium!.version }] } }, { as: manager })).status).toBe(200);
    const [audited] = await trailOf(server, lab, { entity_id: potassium!.id, action: 'update' });
    expect(audited?.after).toMatchObject({ source: 'instrument', instrument: batch.instrument.name });
    expect((await trailOf(server, lab, { entity_id: batch.id })).map(({ action, after }) => [action, after?.['entered']])).toEqual([['update', 2], ['create', 0]]);
  });

  it('tells of a row whose result somebody has entered a moment before', async () => {
    const { order, accession } = await arrived(['K', 'NA']);
    const batch = await batchOf(fileOf(line(accession, 'K', '4.2'), line(accession, 'NA', '138')));
    await made(mapped(batch, [mappingOf('K'), mappingOf('NA')]));
    const { id, version } = (await resultsOf(order.id)).find(({ test }) => test.code === 'K')!;
    await made(server.call(enterResults, { body: { items: [{ id, version, value_text: '4.9' }] } }, { as: technician }));
    expect((await accepted(batch, { numbers: [1, 2] })).body).toMatchObject({ entered: 1, batch: { counts: { ready: 0, refused: 1, entered: 1 } } });
    expect(said(await rowsOf(batch))).toEqual([['value_present', null], 'entered']);
    expect((await resultsOf(order.id)).find(({ test }) => test.code === 'K')?.value_text).toBe('4.9');
  });

  it('enters each row once when two people take the same ones over at the same moment', async () => {
    const { order, accession } = await arrived(['K', 'NA']);
    const batch = await batchOf(fileOf(line(accession, 'K', '4.2'), line(accession, 'NA', '138')));
    await made(mapped(batch, [mappingOf('K'), mappingOf('NA')]));
    const answers = await Promise.all([accepted(batch), accepted(batch, {}, manager)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(answers.map(({ body }) => body['entered']).toSorted()).toEqual([0, 2]);
    expect((await resultsOf(order.id)).map(({ version, status }) => [version, status])).toEqual([[2, 'entered'], [2, 'entered']]);
  });

  it('leaves what is left for later, and takes over no more once it is discarded', async () => {
    const { accession } = await arrived(['K', 'NA']);
    const batch = await batchOf(fileOf(line(accession, 'K', '4.2'), line(accession, 'NA', '138')));
    const judged = await made<ImportBatch>(mapped(batch, [mappingOf('K'), mappingOf('NA')]));
    await made(accepted(batch, { numbers: [2] }));
    const { items } = await made<{ items: ImportBatch[] }>(server.call(listImportBatches, { query: {} }, { as: manager }));
    const left = items.find(({ id }) => id === batch.id)!;
    expect(left.counts).toEqual({ ready: 1, unmapped: 0, refused: 0, entered: 1 });
    const discard = (version: number) => server.call(discardImportBatch, { params: { id: batch.id }, version, body: { reason: 'Measured with an old calibration' } }, { as: manager });
    expect((await discard(judged.version)).body['code']).toBe('version_stale');
    expect((await discard(left.version)).body['discarded']).toMatchObject({ reason: 'Measured with an old calibration', by: { id: manager.id } });
    expect((await accepted(batch)).body['code']).toBe('conflict');
    expect(said(await rowsOf(batch))).toEqual(['ready', 'entered']);
    const [audited] = await trailOf(server, lab, { entity_id: batch.id, action: 'delete' });
    expect(audited).toMatchObject({ reason: 'Measured with an old calibration', before: { ready: 1 } });
  });

  it('of the longest file there may be are staged in one call, and shown a page at a time', { timeout: 60_000 }, async () => {
    const lines = Array.from({ length: 20_000 }, (_, index) => line(`BULK-${index}`, 'K', '4.2'));
    const batch = await batchOf(fileOf(...lines));
    expect(batch.counts).toEqual({ ready: 0, unmapped: 20_000, refused: 0, entered: 0 });
    expect((await rowsOf(batch, { limit: '200' })).length).toBe(200);
  });
});
