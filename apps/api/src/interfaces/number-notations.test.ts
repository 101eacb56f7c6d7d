import type { CodedValue } from '@alms/lis-domain/catalogue';
import {
  acceptedAnswers,
  acceptedNumbers,
  listedAnswers,
  rejectedAnswers,
  rejectedNumbers,
} from '@alms/lis-domain/fixtures';
import {
  listImportBatches,
  listImportRows,
  mapImportCodes,
  stageImportFile,
  type ImportBatch,
  type ImportRow,
} from '@alms/lis-domain/interfaces/result-import';
import { enterResults, verifyResults, type Result } from '@alms/lis-domain/results';
import { Hl7Message } from '@medplum/core';
import { beforeAll, describe, expect, it } from 'vitest';
import { rateLimits } from '../platform/http/refusals/rate-limits.ts';
import { createLogger } from '../platform/observability/request-log.ts';
import { anApiToken } from '../testing/api-token.ts';
import { testLaboratory } from '../testing/test-laboratory.ts';
import { apiGate } from './api-caller.ts';
import { answerMessage } from './hl7/inbound.ts';
import { openWorkers } from '../platform/workers/workers.ts';
import { readResultRows } from './hl7/result-intake.ts';
import { made, resultsOfOrder } from '../testing/answers.ts';

interface Kind {
  code: string;
  name: string;
  /** Enough that no value of the table is rounded. */
  decimals: number;
  coded_values: readonly CodedValue[];
  accepted: readonly (readonly [typed: string, stored: string])[];
  rejected: readonly string[];
  refusal: 'number_unreadable' | 'not_an_answer';
  /** A plain value, and one that is notified, with its flag. */
  plain: string;
  critical: { typed: string; value_text: string; flag: string };
}

/** A coded value of the platelet count, which the table of numbers does not contain. */
const CLUMPED = { code: 'CLUMP', display: 'Platelets clumped', flag: 'A' as const };

const kinds: readonly Kind[] = [
  {
    code: 'PLT',
    name: 'Platelets',
    decimals: 2,
    coded_values: [CLUMPED],
    accepted: [...acceptedNumbers, ['clump', CLUMPED.display]],
    rejected: rejectedNumbers,
    refusal: 'number_unreadable',
    plain: '200',
    critical: { typed: '٢٠', value_text: '20', flag: 'LL' },
  },
  {
    code: 'MALAG',
    name: 'Malaria antigen, rapid test',
    decimals: 0,
    coded_values: listedAnswers,
    accepted: acceptedAnswers,
    rejected: rejectedAnswers,
    refusal: 'not_an_answer',
    plain: 'Negative',
    critical: { typed: 'Ｐｏｓｉｔｉｖｅ', value_text: 'Positive', flag: 'AA' },
  },
];

async function pendingOf(code: string): Promise<Result> {
  const { order } = await lab.arrived([code]);
  const items = await resultsOfOrder(server, order.id, technician);
  if (!items[0]) throw new Error('The order has no result.');
  return items[0];
}

const { server, lab } = await testLaboratory('notations');
const technician = await lab.staff('technician');
const manager = await lab.staff('lab_manager');

async function readRows(batch: ImportBatch, code: string) {
  await made(
    server.call(
      mapImportCodes,
      {
        params: { id: batch.id },
        body: {
          items: [
            {
              code,
              unit: '',
              test_parameter_id: lab.testId(code),
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

describe.each(kinds)('a value of $name', (kind) => {
  const { code, name, decimals, coded_values, accepted, rejected, refusal } = kind;
  /** One pending result for each accepted value, and one for the rejected ones. */
  const pending: Result[] = [];
  let waiting: Result;
  beforeAll(async () => {
    await lab.changeTest(code, { decimals, coded_values: [...coded_values] });
    for (const _ of accepted) pending.push(await pendingOf(code));
    waiting = await pendingOf(code);
  });

  /** Every value of both tables with the specimen that it is sent for. */
  const sent = () => [
    ...accepted.map(([typed], index) => ({ typed, accession: pending[index]!.accession_number })),
    ...rejected.map((typed) => ({ typed, accession: waiting.accession_number })),
  ];
  const expectedRows = [...accepted, ...rejected.map((typed) => [typed, refusal])];

  it('is read by one rule in a file with columns', async () => {
    const lines = sent().map(({ typed, accession }) => `${accession},${code},"${typed}"`);
    const batch = await stage(`${code}.csv`, ['Sample,Test,Result', ...lines].join('\n'), {
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
    expect(await readRows(batch, code)).toEqual(expectedRows);
  });

  it('is read by the same rule in ASTM records', async () => {
    const records = sent().flatMap(({ typed, accession }, index) => [
      `P|${index + 1}`,
      `O|1|${accession}||^^^${code}`,
      `R|1|^^^${code}|${typed}|||||F`,
    ]);
    const batch = await stage(
      `${code}.astm`,
      [`H|\\^&|||${code}`, ...records, 'L|1|N'].join('\r'),
      { columns: null, decimal_mark: '.' },
    );
    expect(await readRows(batch, code)).toEqual(expectedRows);
  });

  it('is read by the same rule in an HL7 message', async () => {
    const { token } = await anApiToken(
      lab,
      await lab.person('admin'),
      ['hl7.orders', 'hl7.results'],
      server.clock.now(),
    );
    const logger = createLogger('silent');
    const { db, ratePool } = server.database;
    const gate = apiGate({
      db,
      clock: server.clock,
      logger,
      limits: rateLimits(ratePool, { general: { points: 1e6, duration: 60 } }),
    });
    const message = [
      `MSH|^~\\&|${code} HL7|LAB|ALMS|notations|20260512084200|${token}|ORU^R01^ORU_R01|${code}|P|2.5.1||||||UNICODE UTF-8`,
      ...sent().flatMap(({ typed, accession }) => [
        `OBR|1||${accession}|${code}`,
        `OBX|1|ST|${code}||${typed}||||||F`,
      ]),
    ].join('\r');
    const answer = await answerMessage(Buffer.from(message), '127.0.0.1', {
      db: server.database.db,
      gate,
      clock: server.clock,
      logger,
      workers: openWorkers(),
      beta: true,
    });
    expect(answer).toContain('MSA|AA');
    const { items } = await made<{ items: ImportBatch[] }>(
      server.call(listImportBatches, {}, { as: technician }),
    );
    const batch = items.find(({ file_name }) => file_name === `${code}.hl7`);
    if (!batch) throw new Error('The message was not staged.');
    expect(await readRows(batch, code)).toEqual(expectedRows);
  });

  it.each([...rejected])('is rejected by name in manual entry: %j', async (value_text) => {
    const { id, version } = waiting;
    const answer = await server.call(
      enterResults,
      { body: { items: [{ id, version, value_text }] } },
      { as: technician },
    );
    expect(answer).toMatchObject({
      status: 422,
      body: {
        code: refusal,
        fields: {
          [id]: expect.stringMatching(
            new RegExp(
              `^${name}: “.+” is not accepted\\. .*${coded_values.at(-1)?.display.replace('+', '[+]')}$`,
              'su',
            ),
          ),
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
              { id: waiting.id, version: waiting.version, value_text: rejected[0]! },
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
      {
        id: waiting.id,
        detail: expect.stringContaining(`${name}: “${rejected[0]}” is not accepted`),
      },
    ]);
    // A value in other digits or letters is flagged and notified like any other.
    const { typed: written, ...expected } = kind.critical;
    const critical = answer.items.find(
      ({ id }) => id === pending[accepted.findIndex(([typed]) => typed === written)]!.id,
    );
    expect(critical).toMatchObject({ ...expected, critical: true });
  });

  it('is corrected by the same rule', async () => {
    const { id, version } = waiting;
    const enteredCount = await made<{ items: Result[] }>(
      server.call(
        enterResults,
        { body: { items: [{ id, version, value_text: kind.plain }] } },
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
      lab.amend(
        {
          params: { id },
          version: current.version,
          body: { value_text, comment: value_text, code: 'clerical', reason: 'Typing error' },
        },
        { as: manager },
      );
    const codes = [];
    for (const typed of rejected) codes.push((await amend(typed)).body['code']);
    expect(codes).toEqual(rejected.map(() => refusal));
    for (const [typed, value_text] of accepted) {
      current = await made<Result>(amend(typed));
      expect(current).toMatchObject({ value_text });
    }
  });

  it('that was stored before the rule is not verified', async () => {
    const { id, version } = await pendingOf(code);
    const [entered] = (
      await made<{ items: Result[] }>(
        server.call(
          enterResults,
          { body: { items: [{ id, version, value_text: kind.plain }] } },
          { as: technician },
        ),
      )
    ).items;
    const { owner } = server.database;
    await owner.query('alter table result no force row level security');
    await owner.query('update result set value_text = $1 where id = $2 and is_current', [
      rejected[0],
      id,
    ]);
    await owner.query('alter table result force row level security');
    const answer = await server.call(
      verifyResults,
      { body: { items: [{ id, version: entered!.version }] } },
      { as: manager },
    );
    expect(answer).toMatchObject({
      status: 422,
      body: {
        code: refusal,
        fields: { [id]: expect.stringContaining(`“${rejected[0]}” is not accepted`) },
      },
    });
  });
});

describe('an HL7 value with more than one part', () => {
  it.each([
    ['OBX|1|NM|K||20^mg/dL'],
    ['OBX|1|NM|K||20~2000'],
    ['OBX|1|NM|K||20&2000'],
    ['OBX|1|ST|K||^20'],
    ['OBX|1|SN|K||>^20~>^30'],
    ['OBX|1|SN|K||^1^:^80^90'],
    ['OBX|1|CWE|K||POS^Positive~NEG^Negative'],
  ])('is not read as its first part: %s', (observation) => {
    expect(rowOf(observation)).toMatchObject({ malformed: true });
  });

  it.each([
    ['OBX|1|NM|K||20', '20'],
    ['OBX|1|ST|K||a\\S\\b\\T\\c', 'a^b&c'],
    ['OBX|1|SN|K||>^20', '>20'],
    ['OBX|1|SN|K||^1^:^80', '1:80'],
    ['OBX|1|CWE|K||POS^Positive^L', 'POS'],
  ])('is distinguished from the parts of one value: %s', (observation, value) => {
    expect(rowOf(observation)).toMatchObject({ malformed: false, value });
  });

  const rowOf = (observation: string) =>
    readResultRows(
      Hl7Message.parse(['MSH|^~\\&|Analyser|LAB', 'OBR|1||S-1|K', observation].join('\r')),
    ).rows[0]?.content;
});
