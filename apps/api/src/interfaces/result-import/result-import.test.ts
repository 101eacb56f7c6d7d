import type { PatientId } from '@alms/lis-domain/patients';
import type { BodyOf, InputOf } from '@alms/lis-domain/http';
import {
  acceptImportRows,
  discardImportBatch,
  recheckImportBatch,
  listImportBatches,
  listImportCodes,
  listImportRows,
  previewImportFile,
  mapImportCodes,
  stageImportFile,
  type BatchCodes,
  type ImportBatch,
  readImportBatch,
  type ImportFile,
  type ImportRow,
} from '@alms/lis-domain/interfaces/result-import';
import {
  enterResults,
  listResultVersions,
  verifyResults,
  type ResultVersion,
} from '@alms/lis-domain/results';
import { rejectSample } from '@alms/lis-domain/samples';
import { describe, expect, it } from 'vitest';
import { made, resultsOfOrder, trailOf } from '../../testing/answers.ts';
import { testLaboratory } from '../../testing/test-laboratory.ts';

const { server, lab } = await testLaboratory('imports');
const technician = await lab.staff('technician');
const manager = await lab.staff('lab_manager');

const columns = {
  shape: 'long' as const,
  accession: 'Sample',
  code: 'Test',
  value: 'Result',
  unit: 'Unit',
  flag: null,
  patient: 'Patient',
  kind: null,
};
const HEADS = 'Sample,Test,Result,Unit,Patient';

/** A line of the file of this test. */
const line = (accession: string, code: string, value: string, unit = 'mmol/L', patient = '') =>
  [accession, code, value, unit, patient].join(',');
const fileOf = (...lines: string[]) => Buffer.from([HEADS, ...lines].join('\n')).toString('base64');

let instruments = 0;
/** An instrument name unused by other tests. */
const anInstrument = () => `Analyser ${(instruments += 1)}`;

const staged = (
  content: string,
  more: Partial<Omit<BodyOf<typeof stageImportFile>, 'content'>> = {},
  as = technician,
) =>
  server.call(
    stageImportFile,
    {
      body: {
        file_name: 'results.csv',
        content,
        instrument_name: anInstrument(),
        reading: { columns, decimal_mark: '.' },
        ...more,
      },
    },
    { as },
  );
const batchOf = (...args: Parameters<typeof staged>) => made<ImportBatch>(staged(...args));

const rowsOf = async ({ id }: ImportBatch, query: InputOf<typeof listImportRows>['query'] = {}) =>
  (
    await made<{ items: ImportRow[] }>(
      server.call(listImportRows, { params: { id }, query }, { as: technician }),
    )
  ).items;
const codesOf = ({ id }: ImportBatch) =>
  made<BatchCodes>(server.call(listImportCodes, { params: { id } }, { as: technician }));
const mapped = (
  { id }: ImportBatch,
  items: InputOf<typeof mapImportCodes>['body']['items'],
  as = technician,
) => server.call(mapImportCodes, { params: { id }, body: { items } }, { as });
const accepted = (
  { id }: ImportBatch,
  body: BodyOf<typeof acceptImportRows> = {},
  as = technician,
) => server.call(acceptImportRows, { params: { id }, body }, { as });
const outcomes = (rows: readonly ImportRow[]) =>
  rows.map(({ status, refusal, expected }) =>
    status === 'refused' ? [refusal, expected] : status,
  );

const mappingOf = (code: string, test = code, unit = 'mmol/L') => ({
  code,
  unit,
  test_parameter_id: lab.testId(test),
  ignored: false,
  version: 0,
});

/** A specimen received in the laboratory, with its number. */
async function arrived(codes: readonly string[], patientId?: PatientId) {
  const { order, samples } = await lab.arrived(codes, patientId === undefined ? {} : { patientId });
  return { order, samples, accession: samples[0]?.accession_number ?? '' };
}

const resultsOf = (order_id: string) => resultsOfOrder(server, order_id, technician);

describe('previewing a file', () => {
  it('shows its content and the settings of the last file with the same layout', async () => {
    const { accession } = await arrived(['K']);
    const look = (content: string) =>
      made<ImportFile>(
        server.call(
          previewImportFile,
          { body: { file_name: 'a.csv', content } },
          { as: technician },
        ),
      );
    const heads = 'Tube;Assay;Value\n';
    const first = Buffer.from(`${heads}${accession};K;4,2\n`).toString('base64');
    expect(await look(first)).toMatchObject({
      format: 'csv',
      encoding: 'utf-8',
      heads: ['Tube', 'Assay', 'Value'],
      sample: [[accession, 'K', '4,2']],
      row_count: 1,
      last: null,
      staged: null,
    });

    const reading = {
      columns: {
        shape: 'long' as const,
        accession: 'Tube',
        code: 'Assay',
        value: 'Value',
        unit: null,
        flag: null,
        patient: null,
        kind: null,
      },
      decimal_mark: ',',
    } as const;
    const { id, instrument } = await batchOf(first, { reading });
    expect(await look(first)).toMatchObject({
      last: { instrument, reading },
      staged: { id, by: 'Test technician' },
    });
    expect(await look(Buffer.from(`${heads}X;K;4,4\n`).toString('base64'))).toMatchObject({
      last: { instrument, reading },
      staged: null,
    });
  });

  it('detects a repeated file and stages it again only on confirmation', async () => {
    const content = fileOf(line('NOWHERE-1', 'K', '4.2'));
    await batchOf(content);
    expect((await staged(content)).body['code']).toBe('duplicate');
    expect((await staged(content, { again: true })).status).toBe(201);
  });
});

describe('staged file', () => {
  it('is evaluated row by row with problem and correction', async () => {
    const patientId = await lab.patient({ family_name: 'Importwell', given_name: 'Ada' });
    const { accession, order } = await arrived(['K', 'NA', 'HGB'], patientId);
    const counts = (await arrived(['CL'])).order;
    const [chloride] = await resultsOf(counts.id);
    await made(
      server.call(
        enterResults,
        { body: { items: [{ id: chloride!.id, version: chloride!.version, value_text: '101' }] } },
        { as: technician },
      ),
    );
    const rejected = await arrived(['K']);
    await made(
      server.call(
        rejectSample,
        {
          params: { id: rejected.samples[0]!.id },
          version: rejected.samples[0]!.version,
          body: { code: 'RH', note: '' },
        },
        { as: technician },
      ),
    );
    const blood = (await resultsOf(order.id)).find(
      ({ test }) => test.code === 'HGB',
    )!.accession_number;
    const serum = (await resultsOf(order.id)).find(
      ({ test }) => test.code === 'K',
    )!.accession_number;

    const batch = await batchOf(
      fileOf(
        line(serum, 'KAL', '4.2', 'mmol/L', 'IMPORTWELL^ADA'),
        line(serum, 'NA', '138'),
        line(serum, 'NA', '139'),
        line(serum, 'HB', '12.9', 'g/dL'),
        line(accession, 'XYZ', '1'),
        line('NOWHERE-2', 'KAL', '4.2'),
        line(chloride!.accession_number, 'CL', '100'),
        line(chloride!.accession_number, 'KAL', '4.2'),
        line(rejected.accession, 'KAL', '4.2'),
        line(serum, 'KAL', '', 'mmol/L'),
        line(serum, 'KAL', '4.2', 'mg/dL'),
        line(serum, 'KAL', '4.2', 'mmol/L', 'Wanda Otherwise'),
      ),
    );
    expect(batch.counts).toEqual({ ready: 0, unmapped: 11, refused: 1, ignored: 0, entered: 0 });
    const evaluated = await made<ImportBatch>(
      mapped(batch, [
        mappingOf('KAL', 'K'),
        mappingOf('NA'),
        mappingOf('HB', 'HGB', 'g/dL'),
        mappingOf('CL'),
      ]),
    );
    expect(evaluated).toMatchObject({
      version: batch.version + 1,
      counts: { ready: 1, unmapped: 1, refused: 10, ignored: 0, entered: 0 },
    });
    const rows = await rowsOf(batch);
    expect(outcomes(rows)).toEqual([
      'ready',
      ['rows_disagree', '3'],
      ['rows_disagree', '2'],
      ['other_specimen', blood],
      'unmapped',
      ['accession_unknown', null],
      ['value_present', null],
      ['test_not_ordered', null],
      ['specimen_not_usable', 'rejected'],
      ['value_missing', null],
      ['unit_differs', 'mmol/L'],
      ['patient_differs', expect.stringMatching(/^Importwell, Ada \(.+\)$/)],
    ]);
    expect(rows[0]).toMatchObject({
      number: 1,
      raw: line(serum, 'KAL', '4.2', 'mmol/L', 'IMPORTWELL^ADA'),
      test: { code: 'K' },
      outcome: {
        value_text: '4.2',
        flag: 'N',
        status: 'entered',
        held_by: [],
        patient: { id: patientId },
      },
    });
    expect((await rowsOf(batch, { status: 'unmapped' })).map(({ number }) => number)).toEqual([5]);
  });

  it('is re-evaluated when a specimen arrives', async () => {
    const order = await lab.order(['K']);
    const [sample] = await lab.collect(order);
    const batch = await batchOf(fileOf(line(sample!.accession_number, 'K', '4.2')));
    await made(mapped(batch, [mappingOf('K')]));
    expect(outcomes(await rowsOf(batch))).toEqual([['specimen_not_usable', 'collected']]);
    await lab.receive(order);
    expect(
      (
        await made<ImportBatch>(
          server.call(recheckImportBatch, { params: { id: batch.id } }, { as: technician }),
        )
      ).counts.ready,
    ).toBe(1);
  });
});

describe('instrument codes', () => {
  it('suggest a test with the same code, require confirmation and stay mapped', async () => {
    const { accession } = await arrived(['K']);
    const instrument_name = anInstrument();
    const batch = await batchOf(fileOf(line(accession, 'k', '4.2'), line(accession, 'K+', '4.2')), {
      instrument_name,
    });
    const { items, tests } = await codesOf(batch);
    expect(items).toEqual([
      {
        code: 'K+',
        unit: 'mmol/L',
        rows: 1,
        test_parameter_id: null,
        interferent: null,
        ignored: false,
        decided: null,
        version: 0,
        suggested_id: null,
      },
      {
        code: 'k',
        unit: 'mmol/L',
        rows: 1,
        test_parameter_id: null,
        interferent: null,
        ignored: false,
        decided: null,
        version: 0,
        suggested_id: lab.testId('K'),
      },
    ]);
    expect(tests.find(({ code }) => code === 'K')).toEqual({
      id: lab.testId('K'),
      code: 'K',
      name: 'Potassium',
      unit_display: 'mmol/L',
    });
    expect(tests.some(({ code }) => code === 'LYTES')).toBe(false);

    await made(mapped(batch, [mappingOf('k', 'K')]));
    const next = await batchOf(fileOf(line(accession, 'k', '4.3')), { instrument_name });
    expect(outcomes(await rowsOf(next))).toEqual(['ready']);
    expect(outcomes(await rowsOf(await batchOf(fileOf(line(accession, 'k', '4.4')))))).toEqual([
      'unmapped',
    ]);

    expect((await mapped(batch, [mappingOf('k', 'NA')])).body['code']).toBe('version_stale');
    expect((await mapped(batch, [{ ...mappingOf('k', 'NA'), version: 1 }])).status).toBe(200);
    expect((await mapped(batch, [mappingOf('K+', 'LYTES')])).body['code']).toBe('not_found');
    expect(
      (await mapped(batch, [mappingOf('K+', 'K')], await lab.staff('data_entry'))).body['code'],
    ).toBe('forbidden');
    const lines = (await trailOf(server, lab, {})).filter(
      ({ entity_type, entity_label }) =>
        entity_type === 'instrument_code' && entity_label.startsWith(instrument_name),
    );
    expect(lines.map(({ action, before, after }) => [action, before, after])).toEqual([
      ['update', { test: 'Potassium' }, { test: 'Sodium' }],
      ['create', null, { test: 'Potassium' }],
    ]);
  });
});

describe('ignored instrument code', () => {
  const ignoring = (code: string, version = 0) => ({
    code,
    unit: '',
    test_parameter_id: null,
    ignored: true,
    version,
  });

  it('applies to all files of the instrument, records the user and can be reversed', async () => {
    const { accession } = await arrived(['K']);
    const instrument_name = anInstrument();
    const batch = await batchOf(
      fileOf(
        line(accession, 'K', '4.2'),
        line(accession, 'A/G', '1.37', ''),
        line('QC-COUNT', 'A/G', '', ''),
      ),
      { instrument_name },
    );
    await made(mapped(batch, [mappingOf('K')]));
    const counted = await made<ImportBatch>(mapped(batch, [ignoring('A/G')], manager));
    // Ignored rows report no errors, such as an unknown specimen or a missing value.
    expect([counted.counts, outcomes(await rowsOf(batch))]).toEqual([
      { ready: 1, unmapped: 0, refused: 0, ignored: 2, entered: 0 },
      ['ready', 'ignored', 'ignored'],
    ]);
    expect((await codesOf(batch)).items.find(({ code }) => code === 'A/G')).toMatchObject({
      ignored: true,
      test_parameter_id: null,
      version: 1,
      decided: { at: server.clock.now().toISOString(), by: 'Test lab_manager' },
    });
    const next = await batchOf(fileOf(line(accession, 'A/G', '1.40', '')), { instrument_name });
    expect(outcomes(await rowsOf(next, { status: 'ignored' }))).toEqual(['ignored']);
    expect((await accepted(next)).body).toMatchObject({ entered: 0 });

    expect((await mapped(next, [{ ...ignoring('A/G'), ignored: false }])).body['code']).toBe(
      'version_stale',
    );
    expect((await mapped(next, [{ ...ignoring('A/G', 1), ignored: false }])).status).toBe(200);
    expect(outcomes(await rowsOf(next))).toEqual(['unmapped']);
    expect((await codesOf(next)).items).toMatchObject([
      { ignored: false, test_parameter_id: null, version: 2, decided: { by: 'Test technician' } },
    ]);
    const lines = (await trailOf(server, lab, {})).filter(
      ({ entity_type, entity_label }) =>
        entity_type === 'instrument_code' && entity_label === `${instrument_name} A/G`,
    );
    expect(
      lines.map(({ action, before, after, actor }) => [action, before, after, actor?.name]),
    ).toEqual([
      ['update', { ignored: true }, { test: null }, 'Test technician'],
      ['create', null, { ignored: true }, 'Test lab_manager'],
    ]);
  });

  it('can be mapped to a test again', async () => {
    const { accession } = await arrived(['K']);
    const batch = await batchOf(fileOf(line(accession, 'KX', '4.2')));
    await made(mapped(batch, [{ ...ignoring('KX'), unit: 'mmol/L' }]));
    await made(mapped(batch, [{ ...mappingOf('KX', 'K'), version: 1 }]));
    expect(outcomes(await rowsOf(batch))).toEqual(['ready']);
  });

  it('rejects a simultaneous mapping, users without permission, other facilities and discarded files', async () => {
    const batch = await batchOf(fileOf(line('NOWHERE-9', 'R1', '1', '')));
    const both = await mapped(batch, [{ ...ignoring('R1'), test_parameter_id: lab.testId('K') }]);
    expect([both.status, both.body['fields']]).toEqual([
      422,
      { 'items.0.test_parameter_id': 'must be omitted for an ignored code' },
    ]);
    expect(
      (await mapped(batch, [ignoring('R1')], await lab.staff('data_entry'))).body['code'],
    ).toBe('forbidden');
    const outsider = await (await server.facility(`elsewhere-${instruments}`)).person('technician');
    expect((await mapped(batch, [ignoring('R1')], outsider)).body['code']).toBe('not_found');
    await made(
      server.call(
        discardImportBatch,
        { params: { id: batch.id }, version: batch.version, body: { reason: 'Not wanted' } },
        { as: manager },
      ),
    );
    expect((await mapped(batch, [ignoring('R1')])).body['code']).toBe('conflict');
  });
});

describe('file with one row per specimen', () => {
  const wide = {
    shape: 'wide',
    accession: 'Sample',
    patient: null,
    kind: 'Kind',
    unit_in_head: true,
  } as const;
  const reading = { columns: wide, decimal_mark: '.' } as const;
  const encoded = (text: string) => Buffer.from(text).toString('base64');

  it('is staged per value, evaluated as usual, and its settings are remembered', async () => {
    const { order, accession } = await arrived(['K', 'NA']);
    const content = encoded(
      `Sample,Kind,K (mmol/L),NA (mmol/L),LIP (U/L)\n${accession},,4.2,138,\nQC-1,QC,3.5,,31\nS-9,,4.4\n`,
    );
    const instrument_name = anInstrument();
    const batch = await batchOf(content, { reading, instrument_name });
    expect(batch).toMatchObject({
      empty_cells: 2,
      reading,
      counts: { ready: 0, unmapped: 2, refused: 3, ignored: 0, entered: 0 },
    });
    await made(mapped(batch, [mappingOf('K'), mappingOf('NA')]));
    const rows = await rowsOf(batch);
    expect(outcomes(rows)).toEqual([
      'ready',
      'ready',
      ['not_a_patient', 'QC'],
      ['not_a_patient', 'QC'],
      ['row_malformed', null],
    ]);
    expect(rows.map(({ number, place, raw }) => [number, place?.line, place?.column, raw])).toEqual(
      [
        [1, 2, 'K (mmol/L)', '4.2'],
        [2, 2, 'NA (mmol/L)', '138'],
        [3, 3, 'K (mmol/L)', '3.5'],
        [4, 3, 'LIP (U/L)', '31'],
        [5, 4, null, 'S-9,,4.4'],
      ],
    );
    expect((await accepted(batch)).body).toMatchObject({ entered: 2 });
    expect(
      (await resultsOf(order.id)).map(({ test, value_text }) => [test.code, value_text]).toSorted(),
    ).toEqual([
      ['K', '4.2'],
      ['NA', '138'],
    ]);
    const look = await made<ImportFile>(
      server.call(
        previewImportFile,
        {
          body: {
            file_name: 'next.csv',
            content: encoded('Sample,Kind,K (mmol/L),NA (mmol/L),LIP (U/L)\nS-2,,4,,\n'),
          },
        },
        { as: technician },
      ),
    );
    expect(look.last).toEqual({
      instrument: { id: batch.instrument.id, name: instrument_name },
      reading,
    });
  });

  it.each<[string, string, Record<string, string>]>([
    [
      'without the specimen column',
      'Tube,Kind,K\nS-1,,4.2\n',
      { 'reading.columns.accession': 'is not a column of this file' },
    ],
    [
      'with two columns of one code',
      'Sample,Kind,K,K\nS-1,,4.2,4.3\n',
      { 'reading.columns': 'contain two columns with the same code and unit', repeated: 'K' },
    ],
    [
      'without a value column',
      'Sample,Kind\nS-1,\n',
      { 'reading.columns': 'leave no column for values' },
    ],
  ])('is rejected %s without staging anything', async (_, text, fields) => {
    const answer = await staged(encoded(text), { reading });
    expect([answer.status, answer.body['code'], answer.body['fields']]).toEqual([
      422,
      'invalid',
      fields,
    ]);
  });

  it.each([
    ['with an unknown layout', { ...wide, shape: 'round' }],
    ['with columns of the other shape', { ...wide, code: 'Test', value: 'Result' }],
    [
      'without stating whether headings contain units',
      { shape: 'wide', accession: 'Sample', patient: null, kind: null },
    ],
  ])('rejects settings %s', async (_, wrong) => {
    expect(
      (
        await staged(encoded('Sample,K\nS-1,4\n'), {
          reading: { columns: wrong, decimal_mark: '.' } as never,
        })
      ).body['code'],
    ).toBe('invalid');
  });
});

it('a captured session with a wrong checksum is rejected, naming the frame', async () => {
  const content = Buffer.from('\u0005\u00021H|\\^&|||Analyser\r\u000300\r\n\u0004').toString(
    'base64',
  );
  const answers = [
    await staged(content, { reading: { columns: null, decimal_mark: '.' } }),
    await server.call(
      previewImportFile,
      { body: { file_name: 'a.astm', content } },
      { as: technician },
    ),
  ];
  expect(answers.map(({ status, body }) => [status, body['code'], body['fields']])).toEqual([
    [422, 'frame_checksum', { frame: '1' }],
    [422, 'frame_checksum', { frame: '1' }],
  ]);
});

describe('accepting rows', () => {
  it('enters each as an instrument value, flagged and checked like a manual one', async () => {
    const { order, accession } = await arrived(['K', 'NA']);
    const batch = await batchOf(
      fileOf(
        line(accession, 'K', '6.8'),
        line(accession, 'NA', '138'),
        line(accession, 'CL', '101'),
      ),
    );
    await made(mapped(batch, [mappingOf('K'), mappingOf('NA')]));
    expect((await rowsOf(batch))[0]?.outcome).toMatchObject({
      flag: 'HH',
      critical: true,
      status: 'entered',
    });

    expect((await accepted(batch)).body).toMatchObject({
      entered: 2,
      batch: { counts: { ready: 0, unmapped: 1, refused: 0, ignored: 0, entered: 2 } },
    });
    const [potassium] = await resultsOf(order.id);
    expect(potassium).toMatchObject({
      value_text: '6.8',
      flag: 'HH',
      critical: true,
      status: 'entered',
      source: 'instrument',
      instrument: batch.instrument,
      entered_by: { id: technician.id },
    });
    const { items: versions } = await made<{ items: unknown[] }>(
      server.call(listResultVersions, { params: { id: potassium!.id } }, { as: technician }),
    );
    expect(versions[0]).toMatchObject({ source: 'instrument', instrument: batch.instrument });
    expect((await rowsOf(batch, { status: 'entered' }))[0]?.outcome).toMatchObject({
      result_id: potassium?.id,
      status: 'entered',
      critical: true,
    });
    const own = await server.call(
      verifyResults,
      { body: { items: [{ id: potassium!.id, version: potassium!.version }] } },
      { as: technician },
    );
    expect(own.body['code']).toBe('verifier_is_enterer');
    expect(
      (
        await server.call(
          verifyResults,
          { body: { items: [{ id: potassium!.id, version: potassium!.version }] } },
          { as: manager },
        )
      ).status,
    ).toBe(200);
    const [audited] = await trailOf(server, lab, { entity_id: potassium!.id, action: 'update' });
    expect(audited?.after).toMatchObject({
      source: 'instrument',
      instrument: batch.instrument.name,
    });
    expect(
      (await trailOf(server, lab, { entity_id: batch.id })).map(({ action, after }) => [
        action,
        after?.['entered'],
      ]),
    ).toEqual([
      ['update', 2],
      ['create', 0],
    ]);
  });

  it('keeps the reagent lot that the file names with the result', async () => {
    const traceOf = async (orderId: string) => {
      const [result] = await resultsOf(orderId);
      const { items } = await made<{ items: ResultVersion[] }>(
        server.call(listResultVersions, { params: { id: result?.id ?? '' } }, { as: technician }),
      );
      return items[0]?.trace;
    };
    const [named, unnamed] = [await arrived(['K']), await arrived(['K'])];
    const text = [
      `${HEADS},Lot`,
      `${line(named.accession, 'K', '4.2')},R-20411`,
      `${line(unnamed.accession, 'K', '4.4')},`,
    ].join('\n');
    const batch = await batchOf(Buffer.from(text).toString('base64'), {
      reading: { columns: { ...columns, reagent_lot: 'Lot' }, decimal_mark: '.' },
    });
    await made(mapped(batch, [mappingOf('K')]));
    expect((await rowsOf(batch)).map(({ content }) => content.reagent_lot)).toEqual([
      'R-20411',
      undefined,
    ]);
    await made(accepted(batch));
    expect(await traceOf(named.order.id)).toMatchObject({
      reagent_lots: [{ lot_number: 'R-20411' }],
    });
    expect(await traceOf(unnamed.order.id)).toMatchObject({ reagent_lots: [] });
  });

  it('keeps the reagent lot of a file with one row per specimen', async () => {
    const { accession } = await arrived(['K', 'NA']);
    const text = `Sample,Lot,K,NA\n${accession},R-7,4.2,140\n`;
    const wide = {
      shape: 'wide' as const,
      accession: 'Sample',
      patient: null,
      kind: null,
      reagent_lot: 'Lot',
      unit_in_head: false,
    };
    const batch = await batchOf(Buffer.from(text).toString('base64'), {
      reading: { columns: wide, decimal_mark: '.' },
    });
    expect((await rowsOf(batch)).map(({ content }) => [content.code, content.reagent_lot])).toEqual(
      [
        ['K', 'R-7'],
        ['NA', 'R-7'],
      ],
    );
  });

  it('rejects a file without the named column of reagent lots', async () => {
    const answer = await staged(fileOf(line('S-1', 'K', '4')), {
      reading: { columns: { ...columns, reagent_lot: 'Lot' }, decimal_mark: '.' },
    });
    expect(answer.body['fields']).toEqual({
      'reading.columns.reagent_lot': 'is not a column of this file',
    });
  });

  it('follow a mapping in every open file of the instrument, not in others', async () => {
    const first = await arrived(['K']);
    const second = await arrived(['K']);
    const instrument_name = anInstrument();
    const batch = await batchOf(fileOf(line(first.accession, 'KA', '4.2')), { instrument_name });
    const sameInstrument = await batchOf(fileOf(line(second.accession, 'KA', '4.4')), {
      instrument_name,
    });
    const otherInstrument = await batchOf(fileOf(line(second.accession, 'KA', '4.5')));
    const counted = async ({ id }: ImportBatch) =>
      (
        await made<ImportBatch>(
          server.call(readImportBatch, { params: { id } }, { as: technician }),
        )
      ).counts;
    await made(mapped(batch, [mappingOf('KA', 'K')]));
    expect(outcomes(await rowsOf(sameInstrument))).toEqual(['ready']);
    expect(await counted(sameInstrument)).toMatchObject({ ready: 1, unmapped: 0 });
    expect(outcomes(await rowsOf(otherInstrument))).toEqual(['unmapped']);
    await made(accepted(sameInstrument));
    expect((await resultsOf(second.order.id))[0]).toMatchObject({ value_text: '4.4' });
  });

  it('reports a row whose result was entered just before', async () => {
    const { order, accession } = await arrived(['K', 'NA']);
    const batch = await batchOf(fileOf(line(accession, 'K', '4.2'), line(accession, 'NA', '138')));
    await made(mapped(batch, [mappingOf('K'), mappingOf('NA')]));
    const { id, version } = (await resultsOf(order.id)).find(({ test }) => test.code === 'K')!;
    await made(
      server.call(
        enterResults,
        { body: { items: [{ id, version, value_text: '4.9' }] } },
        { as: technician },
      ),
    );
    expect((await accepted(batch, { numbers: [1, 2] })).body).toMatchObject({
      entered: 1,
      batch: { counts: { ready: 0, refused: 1, ignored: 0, entered: 1 } },
    });
    expect(outcomes(await rowsOf(batch))).toEqual([['value_present', null], 'entered']);
    expect((await resultsOf(order.id)).find(({ test }) => test.code === 'K')?.value_text).toBe(
      '4.9',
    );
  });

  it('enters each row once for two concurrent requests', async () => {
    const { order, accession } = await arrived(['K', 'NA']);
    const batch = await batchOf(fileOf(line(accession, 'K', '4.2'), line(accession, 'NA', '138')));
    await made(mapped(batch, [mappingOf('K'), mappingOf('NA')]));
    const answers = await Promise.all([accepted(batch), accepted(batch, {}, manager)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(answers.map(({ body }) => body['entered']).toSorted()).toEqual([0, 2]);
    expect((await resultsOf(order.id)).map(({ version, status }) => [version, status])).toEqual([
      [2, 'entered'],
      [2, 'entered'],
    ]);
  });

  it('keeps remaining rows for later and accepts none after discarding', async () => {
    const { accession } = await arrived(['K', 'NA']);
    const batch = await batchOf(fileOf(line(accession, 'K', '4.2'), line(accession, 'NA', '138')));
    const evaluated = await made<ImportBatch>(mapped(batch, [mappingOf('K'), mappingOf('NA')]));
    await made(accepted(batch, { numbers: [2] }));
    const { items } = await made<{ items: ImportBatch[] }>(
      server.call(listImportBatches, { query: {} }, { as: manager }),
    );
    const left = items.find(({ id }) => id === batch.id)!;
    expect(left.counts).toEqual({ ready: 1, unmapped: 0, refused: 0, ignored: 0, entered: 1 });
    const discard = (version: number) =>
      server.call(
        discardImportBatch,
        { params: { id: batch.id }, version, body: { reason: 'Measured with an old calibration' } },
        { as: manager },
      );
    expect((await discard(evaluated.version)).body['code']).toBe('version_stale');
    expect((await discard(left.version)).body['discarded']).toMatchObject({
      reason: 'Measured with an old calibration',
      by: { id: manager.id },
    });
    expect((await accepted(batch)).body['code']).toBe('conflict');
    expect(outcomes(await rowsOf(batch))).toEqual(['ready', 'entered']);
    const [audited] = await trailOf(server, lab, { entity_id: batch.id, action: 'delete' });
    expect(audited).toMatchObject({
      reason: 'Measured with an old calibration',
      before: { ready: 1 },
    });
  });

  it('stages a file of maximum length in one request and lists it page by page', async () => {
    const lines = Array.from({ length: 20_000 }, (_, index) => line(`BULK-${index}`, 'K', '4.2'));
    const batch = await batchOf(fileOf(...lines));
    expect(batch.counts).toEqual({
      ready: 0,
      unmapped: 20_000,
      refused: 0,
      ignored: 0,
      entered: 0,
    });
    expect((await rowsOf(batch, { limit: '200' })).length).toBe(200);
  });
});
