import { acceptedNumbers, rejectedNumbers } from '@alms/lis-domain/fixtures';
import {
  listImportBatches,
  listImportRows,
  mapImportCodes,
  stageImportFile,
  type ImportBatch,
  type ImportRow,
} from '@alms/lis-domain/interfaces/result-import';
import {
  amendResult,
  enterResults,
  listResults,
  verifyResults,
  type Result,
} from '@alms/lis-domain/results';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rateLimits } from '../platform/http/refusals/rate-limits.ts';
import { createLogger } from '../platform/observability/request-log.ts';
import { anApiToken } from '../testing/api-token.ts';
import { openLaboratory, type Laboratory } from '../testing/laboratory.ts';
import {
  openTestServer,
  type Answer,
  type Person,
  type TestServer,
} from '../testing/test-server.ts';
import { apiGate } from './api-caller.ts';
import { answerMessage } from './hl7/inbound.ts';

/** A coded value of the platelet count, which the table of numbers does not contain. */
const CLUMPED = { code: 'CLUMP', display: 'Platelets clumped', flag: 'A' as const };
const accepted = [...acceptedNumbers, ['clump', CLUMPED.display] as const];

let server: TestServer;
let lab: Laboratory;
let technician: Person;
let manager: Person;
/** One pending platelet count for each accepted value, and one for the rejected ones. */
let pending: Result[];
let waiting: Result;

async function made<T>(answer: Promise<Answer>): Promise<T> {
  const { status, body, text } = await answer;
  if (status >= 300) throw new Error(text);
  return body as T;
}

async function aPendingCount(): Promise<Result> {
  const { order } = await lab.arrived(['PLT']);
  const { items } = await made<{ items: Result[] }>(
    server.call(listResults, { query: { order_id: order.id } }, { as: technician }),
  );
  if (!items[0]) throw new Error('The order has no result.');
  return items[0];
}

beforeAll(async () => {
  const plenty = { points: 1e6, duration: 60 };
  server = await openTestServer({
    rates: { general: plenty, lookup: plenty, account: plenty, address: plenty, send: plenty },
  });
  lab = await openLaboratory(server, 'notations');
  technician = await lab.staff('technician');
  manager = await lab.staff('lab_manager');
  await lab.changeTest('PLT', { coded_values: [CLUMPED] });
  pending = [];
  for (const _ of accepted) pending.push(await aPendingCount());
  waiting = await aPendingCount();
});
afterAll(() => server.close());

/** Every value of both tables with the specimen that it is sent for. */
const sent = () => [
  ...accepted.map(([typed], index) => ({ typed, accession: pending[index]!.accession_number })),
  ...rejectedNumbers.map((typed) => ({ typed, accession: waiting.accession_number })),
];

async function readRows(batch: ImportBatch) {
  await made(
    server.call(
      mapImportCodes,
      {
        params: { id: batch.id },
        body: {
          items: [
            {
              code: 'PLT',
              unit: '',
              test_parameter_id: lab.testId('PLT'),
              ignored: false,
              version: 0,
            },
          ],
        },
      },
      { as: technician },
    ),
  );
  const { items } = await made<{ items: ImportRow[] }>(
    server.call(
      listImportRows,
      { params: { id: batch.id }, query: { limit: '200' } },
      { as: technician },
    ),
  );
  return items.map(({ content, outcome, refusal }) => [
    content.value,
    outcome?.value_text ?? refusal,
  ]);
}

const expectedRows = [...accepted, ...rejectedNumbers.map((typed) => [typed, 'number_unreadable'])];

const stage = (file_name: string, text: string, reading: ImportBatch['reading']) =>
  made<ImportBatch>(
    server.call(
      stageImportFile,
      {
        body: {
          file_name,
          content: Buffer.from(text).toString('base64'),
          instrument_name: file_name,
          reading,
        },
      },
      { as: technician },
    ),
  );

describe('a value of a numeric test', () => {
  it('is read by one rule in a file with columns', async () => {
    const lines = sent().map(({ typed, accession }) => `${accession},PLT,"${typed}"`);
    const batch = await stage('counter.csv', ['Sample,Test,Result', ...lines].join('\n'), {
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
    });
    expect(await readRows(batch)).toEqual(expectedRows);
  });

  it('is read by the same rule in ASTM records', async () => {
    const records = sent().flatMap(({ typed, accession }, index) => [
      `P|${index + 1}`,
      `O|1|${accession}||^^^PLT`,
      `R|1|^^^PLT|${typed}|||||F`,
    ]);
    const batch = await stage(
      'counter.astm',
      ['H|\\^&|||Counter', ...records, 'L|1|N'].join('\r'),
      { columns: null, decimal_mark: '.' },
    );
    expect(await readRows(batch)).toEqual(expectedRows);
  });

  it('is read by the same rule in an HL7 message', async () => {
    const { token } = await anApiToken(
      lab,
      await lab.person('admin'),
      ['hl7.write'],
      server.clock.now(),
    );
    const logger = createLogger('silent');
    const { db, pool } = server.database;
    const gate = apiGate({
      db,
      clock: server.clock,
      logger,
      limits: rateLimits(pool, { general: { points: 1e6, duration: 60 } }),
    });
    const message = [
      `MSH|^~\\&|Counter HL7|LAB|ALMS|notations|20260512084200|${token}|ORU^R01^ORU_R01|c1|P|2.5.1||||||UNICODE UTF-8`,
      ...sent().flatMap(({ typed, accession }) => [
        `OBR|1||${accession}|PLT`,
        `OBX|1|ST|PLT||${typed}||||||F`,
      ]),
    ].join('\r');
    const answer = await answerMessage(Buffer.from(message), '127.0.0.1', {
      gate,
      clock: server.clock,
      logger,
      beta: true,
    });
    expect(answer).toContain('MSA|AA');
    const { items } = await made<{ items: ImportBatch[] }>(
      server.call(listImportBatches, {}, { as: technician }),
    );
    const batch = items.find(({ format }) => format === 'hl7');
    if (!batch) throw new Error('The message was not staged.');
    expect(await readRows(batch)).toEqual(expectedRows);
  });

  it.each(rejectedNumbers)('is rejected by name in manual entry: %j', async (value_text) => {
    const { id, version } = waiting;
    const answer = await server.call(
      enterResults,
      { body: { items: [{ id, version, value_text }] } },
      { as: technician },
    );
    expect(answer).toMatchObject({
      status: 422,
      body: {
        code: 'number_unreadable',
        fields: {
          [id]: expect.stringMatching(/^Platelets: “.+” is not accepted\. .*Platelets clumped$/su),
        },
      },
    });
  });

  it('is stored in ASCII notation, each on its own, in a batch of manual entries', async () => {
    const answer = await made<{ items: Result[]; refused: { id: string; detail: string }[] }>(
      server.call(
        enterResults,
        {
          body: {
            items: [
              ...accepted.map(([value_text], index) => ({
                id: pending[index]!.id,
                version: pending[index]!.version,
                value_text,
              })),
              { id: waiting.id, version: waiting.version, value_text: '2O' },
            ],
          },
        },
        { as: technician },
      ),
    );
    const storedOf = new Map(answer.items.map(({ id, value_text }) => [id, value_text]));
    expect(pending.map(({ id }, index) => [accepted[index]![0], storedOf.get(id)])).toEqual(
      accepted,
    );
    expect(answer.refused).toMatchObject([
      { id: waiting.id, detail: expect.stringContaining('Platelets: “2O” is not accepted') },
    ]);
    // A number in other digits is flagged and notified like any other.
    const arabic = answer.items.find(
      ({ id }) => id === pending[accepted.findIndex(([typed]) => typed === '٢٠')]!.id,
    );
    expect(arabic).toMatchObject({ value_text: '20', flag: 'LL', critical: true });
  });

  it('is corrected by the same rule', async () => {
    const { id, version } = waiting;
    const enteredCount = await made<{ items: Result[] }>(
      server.call(
        enterResults,
        { body: { items: [{ id, version, value_text: '200' }] } },
        { as: technician },
      ),
    );
    const verified = await made<{ items: Result[] }>(
      server.call(
        verifyResults,
        { body: { items: [{ id, version: enteredCount.items[0]!.version }] } },
        { as: manager },
      ),
    );
    let current = verified.items[0]!;
    const amend = (value_text: string) =>
      server.call(
        amendResult,
        {
          params: { id },
          version: current.version,
          body: { value_text, comment: value_text, code: 'clerical', reason: 'Typing error' },
        },
        { as: manager },
      );
    const codes = [];
    for (const typed of rejectedNumbers) codes.push((await amend(typed)).body['code']);
    expect(codes).toEqual(rejectedNumbers.map(() => 'number_unreadable'));
    for (const [typed, value_text] of accepted) {
      current = await made<Result>(amend(typed));
      expect(current).toMatchObject({ value_text });
    }
  });
});
