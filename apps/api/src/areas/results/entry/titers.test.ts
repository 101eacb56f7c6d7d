import type { PatientId } from '@alms/lis-domain/patients';
import type { RangeRow } from '@alms/lis-domain/catalogue';
import {
  acceptImportRows,
  listImportRows,
  mapImportCodes,
  stageImportFile,
  type ImportBatch,
  type ImportRow,
} from '@alms/lis-domain/interfaces/result-import';
import {
  enterResults,
  listPatientResults,
  verifyResults,
  type PatientResult,
  type Result,
} from '@alms/lis-domain/results';
import { beforeAll, describe, expect, it } from 'vitest';
import { testLaboratory } from '../../../testing/test-laboratory.ts';
import { resultsOfOrder } from '../../../testing/answers.ts';

const below: RangeRow = {
  type: 'reference',
  low: null,
  high: '40',
  low_op: 'lt',
  high_op: 'ge',
  text: null,
  sex: 'any',
  age_min: null,
  age_max: null,
  applies_to: 'any',
  source: 'test',
};

const { server, lab } = await testLaboratory('titers');
const technician = await lab.staff('technician');
const manager = await lab.staff('lab_manager');
beforeAll(async () => {
  const plain = {
    unit: null,
    unit_display: null,
    coded_values: [],
    plausible: { low: '1', high: '65536' },
  };
  await lab.changeTest('CRP', {
    ...plain,
    result_type: 'titer',
    ranges: [below],
    delta: {
      enabled: true,
      mode: 'steps',
      threshold: '2',
      direction: 'any',
      window_hours: 720,
      action: 'hold',
    },
    reflex: [
      { when: { op: 'ge', value: '1:640' }, and: [], add: ['FT4'], mode: 'propose', comment: '' },
    ],
  });
  await lab.changeTest('GLU', {
    ...plain,
    plausible: null,
    result_type: 'ratio',
    ranges: [{ ...below, high: '2', high_op: 'gt' }],
    delta: null,
  });
});

async function waiting(code: string, patientId?: PatientId): Promise<Result> {
  const { order } = await lab.arrived([code], patientId === undefined ? {} : { patientId });
  const [result] = await resultsOfOrder(server, order.id, technician);
  if (!result) throw new Error('Nothing waits.');
  return result;
}

const enter = ({ id, version }: Pick<Result, 'id' | 'version'>, value_text: string) =>
  server.call(enterResults, { body: { items: [{ id, version, value_text }] } }, { as: technician });
const verify = ({ id, version }: Pick<Result, 'id' | 'version'>) =>
  server.call(verifyResults, { body: { items: [{ id, version }] } }, { as: manager });
const first = ({ body }: { body: Record<string, unknown> }) =>
  (body['items'] as Result[])[0] as Result;

describe('titer result', () => {
  it.each(['80', '1/80', '2:80', '1:1,280', '1:1.280', '1:0', 'serum hemolyzed'])(
    'is not guessed from %s',
    async (value_text) => {
      expect(await enter(await waiting('CRP'), value_text)).toMatchObject({
        status: 422,
        body: { code: 'titer_unreadable' },
      });
    },
  );

  it.each([
    ['1:20', null, 'N', 'within_reference'],
    ['1:40', null, 'H', 'outside_reference'],
    ['<1:20', '<', 'N', 'within_reference'],
    ['>1:1280', '>', 'H', 'outside_reference'],
    ['<1:80', '<', null, 'comparator_undecidable'],
  ])('%s is flagged by its dilution', async (value_text, comparator, flag, flag_reason) => {
    expect(first(await enter(await waiting('CRP'), value_text))).toMatchObject({
      value_text,
      comparator,
      flag,
      flag_reason,
      unit: null,
      test: { result_type: 'titer' },
    });
  });

  it('beyond the plausible dilution requires a reason', async () => {
    expect(await enter(await waiting('CRP'), '1:100000')).toMatchObject({
      status: 422,
      body: { code: 'implausible_value' },
    });
  });

  it('is compared with the previous one in dilution steps and held from a four-fold change', async () => {
    const patientId = await lab.patient();
    const before = first(await enter(await waiting('CRP', patientId), '1:20'));
    expect((await verify(before)).status).toBe(200);
    const collected_at = new Date(server.clock.now().getTime() - 14 * 24 * 3_600_000);
    await lab.transaction((tx) =>
      tx.updateTable('sample').set({ collected_at }).where('patient_id', '=', patientId).execute(),
    );
    const delta = ({ checks }: Result) => checks?.find(({ kind }) => kind === 'delta');
    const doubled = first(await enter(await waiting('CRP', patientId), '1:40'));
    expect([doubled.status, delta(doubled)]).toMatchObject([
      'entered',
      { outcome: 'passed', reason: 'within_limit', change: '1', percent: null },
    ]);
    const risen = first(await enter(await waiting('CRP', patientId), '1:80'));
    expect([risen.status, delta(risen)]).toMatchObject([
      'held',
      {
        outcome: 'held',
        reason: 'above_limit',
        change: '2',
        measured: '2',
        previous: { value_text: '1:20' },
      },
    ]);
  });

  it('triggers its reflex rule and is shown to its patient as a titer', async () => {
    const patientId = await lab.patient();
    const result = first(
      await verify(first(await enter(await waiting('CRP', patientId), '1:640'))),
    );
    expect(result.reflexes).toMatchObject([{ code: 'FT4', state: 'proposed' }]);
    const low = first(await verify(first(await enter(await waiting('CRP'), '1:320'))));
    expect(low.reflexes).toEqual([]);
    const visible = (
      await server.call(
        listPatientResults,
        { params: { id: patientId }, query: {} },
        { as: manager },
      )
    ).body['items'] as PatientResult[];
    expect(visible).toMatchObject([
      { value_text: '1:640', result_type: 'titer', unit_display: null, flag: 'H' },
    ]);
  });

  it('written as a reciprocal in an instrument file is staged and accepted with its dilution', async () => {
    const as = technician;
    const [eighty, below, eighth] = await Promise.all([
      waiting('CRP'),
      waiting('CRP'),
      waiting('CRP'),
    ]);
    const lines = [
      [eighty, '80'],
      [below, '<20'],
      [eighth, '8'],
    ] as const;
    const content = Buffer.from(
      [
        'Sample,Test,Result',
        ...lines.map(([{ accession_number }, value]) => `${accession_number},ANA,${value}`),
      ].join('\n'),
    ).toString('base64');
    const columns = {
      shape: 'long',
      accession: 'Sample',
      code: 'Test',
      value: 'Result',
      unit: null,
      flag: null,
      patient: null,
      kind: null,
    } as const;
    const { id } = (
      await server.call(
        stageImportFile,
        {
          body: {
            file_name: 'ana.csv',
            content,
            instrument_name: 'Immunofluorescence reader',
            reading: { columns, decimal_mark: '.' },
          },
        },
        { as },
      )
    ).body as unknown as ImportBatch;
    await server.call(
      mapImportCodes,
      {
        params: { id },
        body: {
          items: [
            {
              code: 'ANA',
              unit: '',
              test_parameter_id: lab.testId('CRP'),
              ignored: false,
              version: 0,
            },
          ],
        },
      },
      { as },
    );

    const rows = (await server.call(listImportRows, { params: { id }, query: {} }, { as })).body[
      'items'
    ] as ImportRow[];
    expect(
      rows.map(({ content: { value }, status, outcome, refusal, expected }) => [
        value,
        status,
        outcome?.value_text,
        outcome?.flag,
        refusal,
        expected,
      ]),
    ).toEqual([
      ['80', 'ready', '1:80', 'H', null, null],
      ['<20', 'ready', '<1:20', 'N', null, null],
      ['8', 'refused', undefined, undefined, 'titer_unreadable', '1:8'],
    ]);
    expect(
      (await server.call(acceptImportRows, { params: { id }, body: {} }, { as })).body,
    ).toMatchObject({ entered: 2 });
    const [stored] = await resultsOfOrder(server, eighty.order_id, as);
    expect(stored).toMatchObject({ value_text: '1:80', flag: 'H' });
  });

  it('is amended to another titer only in unambiguous notation', async () => {
    const result = first(await verify(first(await enter(await waiting('CRP'), '1:20'))));
    const amend = (value_text: string) =>
      lab.amend(
        {
          params: { id: result.id },
          version: result.version,
          body: { value_text, comment: '', code: 'clerical', reason: 'Tubes counted again' },
        },
        { as: manager },
      );
    expect(await amend('40')).toMatchObject({ status: 422, body: { code: 'titer_unreadable' } });
    expect(await amend('1:40')).toMatchObject({
      status: 200,
      body: { value_text: '1:40', flag: 'H', status: 'amended' },
    });
  });
});

describe('ratio result', () => {
  it.each([
    ['2:1', 'N'],
    ['5:2', 'H'],
    ['4:2', 'N'],
    ['<1:1', 'N'],
    ['<5:1', null],
  ])('%s is compared as first number divided by second', async (value_text, flag) => {
    expect(first(await enter(await waiting('GLU'), value_text))).toMatchObject({
      value_text,
      flag,
      test: { result_type: 'ratio' },
    });
  });

  it.each(['2', '2/1', '1,5:1', '2:0'])('is not guessed from %s', async (value_text) => {
    expect(await enter(await waiting('GLU'), value_text)).toMatchObject({
      status: 422,
      body: { code: 'ratio_unreadable' },
    });
  });
});
