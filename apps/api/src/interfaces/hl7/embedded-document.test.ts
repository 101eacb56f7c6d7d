import { createHash } from 'node:crypto';
import {
  acceptImportRows,
  downloadImportedFile,
  listImportBatches,
  listImportRows,
  mapImportCodes,
  type ImportBatch,
  type ImportRow,
} from '@alms/lis-domain/interfaces/result-import';
import { Transformer } from '@napi-rs/image';
import { Kysely, PostgresDialect, sql } from 'kysely';
import { afterAll, describe, expect, it } from 'vitest';
import { findAttachmentContent } from '../../areas/results/entry/attachments.store.ts';
import { erasePerson } from '../../operations/erase-person.ts';
import { openPool, unlimited } from '../../platform/db/pool.ts';
import type { Schema } from '../../platform/db/schema.ts';
import { rateLimits } from '../../platform/http/refusals/rate-limits.ts';
import { createLogger } from '../../platform/observability/request-log.ts';
import { openWorkers } from '../../platform/workers/workers.ts';
import { resultsOfOrder, trailOf } from '../../testing/answers.ts';
import { anApiToken } from '../../testing/api-token.ts';
import { samplePdf } from '../../testing/sample-pdf.ts';
import { testLaboratory } from '../../testing/test-laboratory.ts';
import { apiGate } from '../api-caller.ts';
import { MAX_DOCUMENTS } from './embedded-document.ts';
import { answerMessage } from './inbound.ts';

const { server, lab } = await testLaboratory('documents');
const admin = await lab.person('admin');
const technician = await lab.staff('technician');
const { token } = await anApiToken(lab, admin, ['hl7.orders', 'hl7.results'], server.clock.now());
await lab.makeFile('CRP');
const logger = createLogger('silent');
const workers = openWorkers();
const { db, ratePool } = server.database;
const gate = apiGate({
  db,
  clock: server.clock,
  logger,
  limits: rateLimits(ratePool, { general: { points: 1e6, duration: 60 } }),
});
const owner = new Kysely<Schema>({
  dialect: new PostgresDialect({
    pool: openPool(server.database.connection, { size: 1, limits: unlimited }),
  }),
});
afterAll(async () => {
  await owner.destroy();
  await workers.close();
});

const curve = samplePdf('curve');
const drawing = () => Transformer.fromRgbaPixels(Buffer.alloc(4_096, 0x90), 32, 32);
const hashOf = (content: Buffer) => createHash('sha256').update(content).digest('hex');
const ed = (content: Buffer) => `^AP^PDF^Base64^${content.toString('base64')}`;

/** Sends the observations of a specimen and returns the acknowledgement. */
const send = (control: string, accession: string, obx: string[]) =>
  answerMessage(
    Buffer.from(
      [
        `MSH|^~\\&|Capillary|LAB|ALMS|documents|20260512084200|${token}|ORU^R01|${control}|P|2.5.1`,
        `OBR|1||${accession}|P`,
        ...obx,
      ].join('\r'),
    ),
    '127.0.0.1',
    { db, gate, clock: server.clock, logger, workers, beta: true },
  );

async function staged(
  control: string,
): Promise<{ batch: ImportBatch | undefined; rows: ImportRow[] }> {
  const { body } = await server.call(listImportBatches, {}, { as: technician });
  const batch = (body['items'] as ImportBatch[]).find(
    ({ file_name }) => file_name === `${control}.hl7`,
  );
  if (!batch) return { batch, rows: [] };
  const rows = await server.call(listImportRows, { params: { id: batch.id } }, { as: technician });
  return { batch, rows: rows.body['items'] as ImportRow[] };
}

async function map(
  { id = '' }: Partial<ImportBatch> = {},
  code: string,
  test: string,
  version = 0,
) {
  const target = { unit: '', test_parameter_id: lab.testId(test), version };
  const answer = await server.call(
    mapImportCodes,
    { params: { id }, body: { items: [{ ...target, code }] } },
    { as: technician },
  );
  if (answer.status !== 200) throw new Error(`The code was not mapped: ${answer.text}`);
}

const accept = async ({ id = '' }: Partial<ImportBatch> = {}) =>
  (await server.call(acceptImportRows, { params: { id }, body: {} }, { as: technician })).body;

const filesOf = (batchId = '') =>
  lab.transaction((tx) =>
    tx.selectFrom('import_file').select('number').where('batch_id', '=', batchId).execute(),
  );

const arrived = async (codes: string[]) => {
  const { order, samples } = await lab.arrived(codes);
  return { order, accession: samples[0]?.accession_number ?? '' };
};

describe('document in an HL7 result', () => {
  it.each([
    ['PDF', async () => curve, 'application/pdf', 'pdf'],
    ['PNG', () => drawing().png(), 'image/png', 'png'],
    ['JPEG', () => drawing().jpeg(), 'image/jpeg', 'jpg'],
  ])('is staged and accepted as the result file: %s', async (name, content, type, ending) => {
    const { order, accession } = await arrived(['CRP']);
    const sent = await content();
    const obx = `OBX|1|ED|${name}^Serum protein/curve^L||${ed(sent)}||||||F`;
    expect(await send(name, accession, [obx])).toContain('\rMSA|AA|');
    const { batch, rows } = await staged(name);
    expect(rows).toMatchObject([
      {
        status: 'unmapped',
        raw: `OBX|1|ED|${name}^Serum protein/curve^L||^AP^PDF^Base64^…||||||F`,
        content: {
          value: `Serum protein-curve.${ending}`,
          file: { media_type: type, original_sha256: hashOf(sent) },
        },
      },
    ]);
    await map(batch, name, 'CRP');
    expect((await staged(name)).rows).toMatchObject([
      { status: 'ready', outcome: { value_text: `Serum protein-curve.${ending}` } },
    ]);
    const params = { id: batch?.id ?? '' };
    const download = (number = '1', as = technician) =>
      server.call(downloadImportedFile, { params, query: { number } }, { as });
    const opened = await download();
    expect([opened.status, opened.headers['content-type']]).toEqual([200, type]);
    expect(opened.headers['content-disposition']).toContain(`.${ending}`);
    const [event] = await trailOf(server, lab, { action: 'export', entity_id: params.id });
    expect(event).toMatchObject({
      patient_id: order.patient.id,
      after: { row: 1, sha256: rows[0]?.content.file?.sha256 },
    });
    expect((await download('2')).body['code']).toBe('not_found');
    expect((await download('1', await lab.staff('nurse'))).status).toBe(403);
    const stranger = await (await server.facility(`other-${ending}`)).person('admin');
    expect((await download('1', stranger)).body['code']).toBe('not_found');
    expect(await accept(batch)).toMatchObject({ entered: 1 });
    expect((await download()).body['code']).toBe('no_file');
    const [result] = await resultsOfOrder(server, order.id, technician);
    expect(result).toMatchObject({
      status: 'entered',
      value_text: `Serum protein-curve.${ending}`,
      source: 'instrument',
      attachment: { media_type: type, original_sha256: hashOf(sent) },
    });
    const stored = await lab.transaction((tx) =>
      findAttachmentContent(tx, lab.tenantId, {
        id: result!.id,
        version: result!.attachment!.version,
      }),
    );
    expect(hashOf(stored)).toBe(result?.attachment?.sha256);
    expect(await filesOf(batch?.id)).toEqual([]);
  });

  it('rejects its row for a test without a file, until the code has another test', async () => {
    const { accession } = await arrived(['CRP', 'K']);
    await send('no-file', accession, [`OBX|1|ED|CURVE||${ed(curve)}`]);
    const { batch } = await staged('no-file');
    await map(batch, 'CURVE', 'K');
    expect((await staged('no-file')).rows).toMatchObject([
      { status: 'refused', refusal: 'value_expected' },
    ]);
    expect(await filesOf(batch?.id)).toHaveLength(1);
    await map(batch, 'CURVE', 'CRP', 1);
    expect((await staged('no-file')).rows).toMatchObject([{ status: 'ready' }]);
  });

  it('rejects both rows of two documents for one test with the same name', async () => {
    const { accession } = await arrived(['CRP']);
    const other = samplePdf('another curve');
    await send('twice', accession, [
      `OBX|1|ED|TWICE||${ed(curve)}`,
      `OBX|2|ED|TWICE||${ed(other)}`,
    ]);
    const { batch } = await staged('twice');
    await map(batch, 'TWICE', 'CRP');
    expect((await staged('twice')).rows).toMatchObject([
      { status: 'refused', refusal: 'rows_disagree', expected: '2' },
      { status: 'refused', refusal: 'rows_disagree', expected: '1' },
    ]);
  });

  const script = Buffer.from(
    [
      '%PDF-1.7',
      '1 0 obj << /Type /Catalog /Pages 2 0 R /OpenAction 3 0 R >> endobj',
      '2 0 obj << /Type /Pages /Kids [] /Count 0 >> endobj',
      '3 0 obj << /S /JavaScript /JS (app.alert(1)) >> endobj',
      'trailer << /Root 1 0 R >>',
      '%%EOF',
    ].join('\n'),
  );
  it.each([
    ['a PDF with a script', ed(script), 'Print it to a new PDF'],
    ['another type', ed(Buffer.from('{\\rtf1 curve}')), 'must be a PDF, PNG or JPEG'],
    ['a cut picture', ed(Buffer.from('89504e470d0a1a0a', 'hex')), 'OBX-5|document'],
    ['another encoding', `^AP^PDF^Hex^${curve.toString('hex')}`, 'must be Base64: Hex'],
    ['no encoding', `^AP^PDF^^${curve.toString('base64')}`, 'must be Base64: none'],
    ['text that is not Base64', '^AP^PDF^Base64^curve!', 'not valid Base64'],
    ['no data', '^AP^PDF^Base64^', 'not valid Base64'],
    ['two documents in one field', `${ed(curve)}~${ed(curve)}`, 'one document'],
  ])('with %s rejects the message', async (name, value, reason) => {
    const control = name.replaceAll(' ', '-');
    const answer = await send(control, '1', ['OBX|1|NM|K||4.1', `OBX|2|ED|CURVE||${value}`]);
    expect(answer).toMatch(new RegExp(`\\rMSA\\|AE\\|${control}\\|.*(${reason})`));
    expect(answer).toContain('\rERR||OBX^2^5|102^');
    expect((await staged(control)).batch).toBeUndefined();
    const entry = await lab.transaction((tx) =>
      tx
        .selectFrom('incoming_message')
        .select(['state', 'location', 'has_text', 'reason'])
        .where('control_id', '=', control)
        .executeTakeFirst(),
    );
    expect(entry).toMatchObject({ state: 'refused', location: 'OBX-5 (2)', has_text: true });
    expect(entry?.reason).toMatch(new RegExp(reason));
  });

  it('rejects a message with too many documents', async () => {
    const many = Array.from(
      { length: MAX_DOCUMENTS + 1 },
      (_, index) => `OBX|${index + 1}|ED|CURVE||${ed(curve)}`,
    );
    expect(await send('many', '1', many)).toContain(`at most ${MAX_DOCUMENTS} documents`);
  });

  it('is removed with the erased patient, unless its row was accepted', async () => {
    const { order, accession } = await arrived(['CRP']);
    await send('erased', accession, [`OBX|1|ED|ERASED||${ed(curve)}`]);
    const { batch } = await staged('erased');
    await map(batch, 'ERASED', 'CRP');
    const { mrn } = await lab.transaction((tx) =>
      tx
        .selectFrom('patient')
        .select('mrn')
        .where('id', '=', order.patient.id)
        .executeTakeFirstOrThrow(),
    );
    expect(await filesOf(batch?.id)).toHaveLength(1);
    await erasePerson(
      owner,
      { subdomain: 'documents', person: mrn },
      { confirmed: true, now: server.clock.now() },
    );
    expect(await filesOf(batch?.id)).toEqual([]);
    expect(await accept(batch)).toMatchObject({ entered: 0 });
    const [row] = await lab.transaction((tx) =>
      tx
        .selectFrom('import_row')
        .select(['refusal', sql<boolean>`content ? 'file'`.as('has_file')])
        .where('batch_id', '=', batch?.id ?? '')
        .execute(),
    );
    expect(row).toEqual({ refusal: 'file_expected', has_file: false });
  });
});
