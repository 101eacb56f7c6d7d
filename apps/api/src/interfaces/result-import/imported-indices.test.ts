import type { InterferenceLimit } from '@alms/lis-domain/catalogue';
import {
  acceptImportRows,
  listImportCodes,
  listImportRows,
  mapImportCodes,
  recheckImportBatch,
  stageImportFile,
  type BatchCodes,
  type ImportBatch,
  type ImportRow,
} from '@alms/lis-domain/interfaces/result-import';
import { enterResults, verifyResults } from '@alms/lis-domain/results';
import { noteSampleCondition, readSample, type ArrivalCondition } from '@alms/lis-domain/samples';
import { beforeAll, describe, expect, it } from 'vitest';
import { made, resultsOfOrder, trailOf } from '../../testing/answers.ts';
import { testLaboratory } from '../../testing/test-laboratory.ts';

const { server, lab } = await testLaboratory('imported-indices');
const technician = await lab.staff('technician');
const manager = await lab.staff('lab_manager');

const limit = (
  from_grade: InterferenceLimit['from_grade'],
  from_value: string | null,
  action: InterferenceLimit['action'],
): InterferenceLimit => ({
  index: 'hemolysis',
  from_grade,
  from_value,
  action,
  source: 'CLSI C56',
});
beforeAll(async () => {
  await lab.changeTest('K', {
    interference: [
      limit('1+', '50', 'comment'),
      limit('2+', '100', 'hold'),
      limit('3+', '300', 'suppress'),
    ],
  });
});

const reading = {
  columns: {
    shape: 'long' as const,
    accession: 'Sample',
    code: 'Test',
    value: 'Result',
    unit: 'Unit',
    flag: 'Flag',
    patient: null,
    kind: null,
  },
  decimal_mark: '.' as const,
};

let instruments = 0;
const units: Record<string, string> = { K: 'mmol/L', NA: 'mmol/L' };
type Line = readonly [accession: string, code: string, value: string, flag?: string, unit?: string];

/** Stages a file whose codes are mapped: K and NA to tests, H, I and L to indices. */
async function staged(lines: readonly Line[], decimal_mark: '.' | ',' = '.'): Promise<ImportBatch> {
  const rows = lines.map(([accession, code, value, flag = '', unit = units[code] ?? '']) =>
    [accession, code, value, unit, flag].join(';'),
  );
  const batch = await made<ImportBatch>(
    server.call(
      stageImportFile,
      {
        body: {
          file_name: 'run.csv',
          content: Buffer.from(['Sample;Test;Result;Unit;Flag', ...rows].join('\n')).toString(
            'base64',
          ),
          instrument_name: `Analyser ${(instruments += 1)}`,
          reading: { ...reading, decimal_mark },
        },
      },
      { as: technician },
    ),
  );
  return made<ImportBatch>(
    map(batch, [
      { code: 'K', unit: 'mmol/L', test_parameter_id: lab.testId('K'), version: 0 },
      { code: 'NA', unit: 'mmol/L', test_parameter_id: lab.testId('NA'), version: 0 },
      index('H', 'hemolysis'),
      index('I', 'icterus'),
      index('L', 'lipemia'),
    ]),
  );
}
const index = (code: string, interferent: 'hemolysis' | 'icterus' | 'lipemia') => ({
  code,
  unit: '',
  test_parameter_id: null,
  interferent,
  version: 0,
});
const map = (
  { id }: ImportBatch,
  items: Parameters<typeof server.call<typeof mapImportCodes>>[1]['body']['items'],
  as = technician,
) => server.call(mapImportCodes, { params: { id }, body: { items } }, { as });

const rowsOf = async ({ id }: ImportBatch) =>
  (
    await made<{ items: ImportRow[] }>(
      server.call(listImportRows, { params: { id }, query: {} }, { as: technician }),
    )
  ).items;
const outcomes = (rows: readonly ImportRow[]) =>
  rows.map(({ status, refusal, expected }) =>
    status === 'refused' ? [refusal, expected] : status,
  );
const accepted = ({ id }: ImportBatch, numbers?: number[], as = technician) =>
  server.call(acceptImportRows, { params: { id }, body: numbers ? { numbers } : {} }, { as });

async function arrived(codes: readonly string[] = ['K']) {
  const { order, samples } = await lab.arrived(codes);
  const [sample] = samples;
  if (!sample) throw new Error('An order without a specimen.');
  return { orderId: order.id, sampleId: sample.id, accession: sample.accession_number };
}
type Arrived = Awaited<ReturnType<typeof arrived>>;

const resultOf = async ({ orderId }: Arrived, code = 'K') => {
  const result = (await resultsOfOrder(server, orderId, technician)).find(
    ({ test }) => test.code === code,
  );
  if (!result) throw new Error(`No result of ${code}.`);
  return result;
};
const specimenOf = async ({ sampleId }: Arrived) =>
  (await server.call(readSample, { params: { id: sampleId } }, { as: technician }))
    .body as unknown as {
    version: number;
    condition: ArrivalCondition | null;
    events: { type: string; note: string }[];
  };
const note = async (of: Arrived, condition: ArrivalCondition, reason = '') =>
  server.call(
    noteSampleCondition,
    {
      params: { id: of.sampleId },
      version: (await specimenOf(of)).version,
      body: { condition, reason },
    },
    { as: technician },
  );
const graded = (hemolysis: string): ArrivalCondition => ({
  codes: [],
  note: '',
  indices: { hemolysis },
});

describe('a code mapped to an interference index', () => {
  it('is listed with its index, and excludes a test and ignoring', async () => {
    const { accession } = await arrived();
    const batch = await staged([[accession, 'H', '12']]);
    const codes = await made<BatchCodes>(
      server.call(listImportCodes, { params: { id: batch.id } }, { as: technician }),
    );
    expect(codes.items).toMatchObject([
      { code: 'H', interferent: 'hemolysis', test_parameter_id: null, ignored: false, version: 1 },
    ]);
    const other = { ...index('H', 'hemolysis'), version: 1 };
    for (const wrong of [
      { ...other, test_parameter_id: lab.testId('K') },
      { ...other, ignored: true },
    ])
      expect((await map(batch, [wrong])).body).toMatchObject({ code: 'invalid' });
    expect((await map(batch, [other], await lab.staff('data_entry'))).status).toBe(403);
    const trail = (await trailOf(server, lab, {})).find(
      ({ entity_type, entity_label }) =>
        entity_type === 'instrument_code' && entity_label === `${batch.instrument.name} H`,
    );
    expect(trail?.after).toEqual({ index: 'hemolysis' });
  });
});

describe('an index in a file', () => {
  it.each<[string, Line[], Record<string, unknown>, Record<string, unknown>]>([
    [
      'is recorded and leaves the value below the limit',
      [
        ['', 'H', '10'],
        ['', 'K', '4.1'],
      ],
      { status: 'entered', interference: null },
      { status: 'entered', value_text: '4.1' },
    ],
    [
      'reports a value with a comment',
      [
        ['', 'H', '60'],
        ['', 'K', '4.1'],
      ],
      { status: 'entered', interference: 'comment' },
      { status: 'entered', value_text: '4.1' },
    ],
    [
      'holds a value before it in the file',
      [
        ['', 'K', '4.1'],
        ['', 'H', '2+'],
      ],
      { status: 'held', interference: 'hold', held_by: ['interference'] },
      { status: 'held', value_text: '4.1' },
    ],
    [
      'suppresses a critical value at once',
      [
        ['', 'K', '7.9'],
        ['', 'H', '350'],
      ],
      { flag: null, flag_reason: 'hemolyzed_specimen', critical: false, interference: 'suppress' },
      { value_text: null, flag_reason: 'hemolyzed_specimen', awaiting_notification: false },
    ],
  ])('%s, as previewed', async (_, lines, preview, entered) => {
    const of = await arrived();
    const batch = await staged(lines.map(([, code, value]) => [of.accession, code, value]));
    const before = await rowsOf(batch);
    expect(before.map(({ status }) => status)).toEqual(['ready', 'ready']);
    expect(before.find(({ test }) => test?.code === 'K')?.outcome).toMatchObject(preview);
    expect(before.find(({ index: target }) => target)).toMatchObject({
      test: null,
      outcome: null,
      index: { interferent: 'hemolysis', specimen: { id: of.sampleId } },
    });
    expect((await specimenOf(of)).condition).toBeNull();

    expect((await accepted(batch)).body).toMatchObject({
      entered: 2,
      batch: { counts: { ready: 0, entered: 2 } },
    });
    expect(await resultOf(of)).toMatchObject(entered);
    expect((await rowsOf(batch)).map(({ status }) => status)).toEqual(['entered', 'entered']);
  });

  it('is recorded once per specimen, with version, history and audit, and keeps the condition', async () => {
    const of = await arrived();
    await note(of, { codes: ['COOL'], note: '' });
    const { version } = await specimenOf(of);
    const batch = await staged([
      [of.accession, 'H', '12'],
      [of.accession, 'I', '<2'],
      [of.accession, 'L', 'NONE'],
    ]);
    await made(accepted(batch, [2]));
    const after = await specimenOf(of);
    expect(after).toMatchObject({
      version: version + 1,
      condition: {
        codes: ['COOL'],
        note: '',
        indices: { hemolysis: '12', icterus: '<2', lipemia: 'none' },
      },
    });
    const reason = `${batch.instrument.name}, run.csv`;
    expect(after.events.filter(({ note: text }) => text === reason)).toHaveLength(1);
    expect(
      (await trailOf(server, lab, { entity_id: of.sampleId })).filter(
        (entry) => entry.reason === reason,
      ),
    ).toHaveLength(1);
  });

  it('is recorded with a value that is accepted alone', async () => {
    const of = await arrived(['K', 'NA']);
    const batch = await staged([
      [of.accession, 'NA', '140'],
      [of.accession, 'K', '4.1'],
      [of.accession, 'H', '350'],
    ]);
    expect((await accepted(batch, [2])).body).toMatchObject({ entered: 2 });
    expect(await resultOf(of)).toMatchObject({ value_text: null });
    expect(outcomes(await rowsOf(batch))).toEqual(['ready', 'entered', 'entered']);
  });

  it('is read with the decimal mark of the file', async () => {
    const of = await arrived();
    await made(accepted(await staged([[of.accession, 'H', '12,5']], ',')));
    expect((await specimenOf(of)).condition?.indices).toEqual({ hemolysis: '12.5' });
  });

  it('is accepted for verified values, which do not change', async () => {
    const of = await arrived();
    const { id, version } = await resultOf(of);
    await made(
      server.call(
        enterResults,
        { body: { items: [{ id, version, value_text: '4.1' }] } },
        { as: technician },
      ),
    );
    const { version: entered } = await resultOf(of);
    await made(
      server.call(verifyResults, { body: { items: [{ id, version: entered }] } }, { as: manager }),
    );
    expect((await accepted(await staged([[of.accession, 'H', '350']]))).body).toMatchObject({
      entered: 1,
    });
    expect(await resultOf(of)).toMatchObject({
      status: 'released',
      value_text: '4.1',
      late_interference: 'suppress',
    });
  });

  it('is accepted only by users who may enter results', async () => {
    const of = await arrived();
    const batch = await staged([[of.accession, 'H', '350']]);
    for (const role of ['doctor', 'receptionist'] as const)
      expect((await accepted(batch, [1], await lab.staff(role))).status).toBe(403);
    expect((await specimenOf(of)).condition).toBeNull();
  });
});

describe('an index that is not accepted', () => {
  const forms = 'none, 1+, 2+, 3+, 4+';
  it.each<[string, Line, string | null, unknown]>([
    ['is not understood', ['', 'H', '++'], null, ['index_unreadable', forms]],
    ['is negative', ['', 'H', '-1'], null, ['index_unreadable', forms]],
    ['is empty, which is not none', ['', 'H', ''], null, ['value_missing', null]],
    ['is flagged by the instrument', ['', 'H', '12', 'ERR'], null, ['instrument_flag', 'ERR']],
    ['has another unit than mapped', ['', 'H', '12', '', 'mg/dL'], null, ['unit_differs', '—']],
    ['contradicts the recorded index', ['', 'H', '12'], '3+', ['index_present', '3+']],
  ])(
    'because it %s keeps the values with a limit for it out',
    async (_, line, recorded, refusal) => {
      const of = await arrived(['K', 'NA']);
      if (recorded !== null) await note(of, graded(recorded));
      const { condition } = await specimenOf(of);
      const [, ...rest] = line;
      const batch = await staged([
        [of.accession, 'K', '4.1'],
        [of.accession, 'NA', '140'],
        [of.accession, ...rest] as Line,
      ]);
      expect(outcomes(await rowsOf(batch))).toEqual([['index_refused', '3'], 'ready', refusal]);
      expect((await accepted(batch, [1, 2, 3])).body).toMatchObject({ entered: 1 });
      expect(await resultOf(of)).toMatchObject({ status: 'pending', value_text: null });
      expect(await resultOf(of, 'NA')).toMatchObject({ status: 'entered' });
      expect((await specimenOf(of)).condition).toEqual(condition);
    },
  );

  it('because two rows contradict each other is not recorded; an equal row is repeated', async () => {
    const [one, other] = [await arrived(), await arrived()];
    const batch = await staged([
      [one.accession, 'H', '12'],
      [one.accession, 'H', '350'],
      [one.accession, 'K', '4.1'],
      [other.accession, 'H', '12'],
      [other.accession, 'H', '12'],
      [other.accession, 'K', '4.1'],
    ]);
    expect(outcomes(await rowsOf(batch))).toEqual([
      ['rows_disagree', '2'],
      ['rows_disagree', '1'],
      ['index_refused', '1'],
      'ready',
      ['row_repeated', '4'],
      'ready',
    ]);
    await made(accepted(batch));
    expect((await specimenOf(one)).condition).toBeNull();
    expect((await specimenOf(other)).condition?.indices).toEqual({ hemolysis: '12' });
  });

  it('is accepted once the index on the specimen agrees', async () => {
    const of = await arrived();
    await note(of, graded('1+'));
    const batch = await staged([
      [of.accession, 'H', '350'],
      [of.accession, 'K', '7.9'],
    ]);
    expect(outcomes(await rowsOf(batch))).toEqual([
      ['index_present', '1+'],
      ['index_refused', '1'],
    ]);
    await made(note(of, graded('350'), 'Graded by eye before'));
    const { version } = await specimenOf(of);
    await made(server.call(recheckImportBatch, { params: { id: batch.id } }, { as: technician }));
    expect((await accepted(batch)).body).toMatchObject({ entered: 2 });
    expect(await resultOf(of)).toMatchObject({ value_text: null });
    expect(
      (await specimenOf(of)).events.filter(({ note: text }) => text.includes('run.csv')),
    ).toEqual([]);
    expect((await specimenOf(of)).version).toBe(version + 1);
  });

  it('is found when its code was mapped in another file after this one was staged', async () => {
    const of = await arrived();
    const batch = await staged([
      [of.accession, 'K', '4.1'],
      [of.accession, 'HIL-H', '++'],
    ]);
    expect(outcomes(await rowsOf(batch))).toEqual(['ready', 'unmapped']);
    await lab.transaction((tx) =>
      tx
        .insertInto('instrument_code')
        .values({
          instrument_id: batch.instrument.id,
          code: 'HIL-H',
          unit: '',
          interferent: 'hemolysis',
          created_at: server.clock.now(),
          updated_at: server.clock.now(),
        })
        .execute(),
    );
    expect((await accepted(batch)).body).toMatchObject({ entered: 0 });
    expect(await resultOf(of)).toMatchObject({ status: 'pending' });
  });
});
