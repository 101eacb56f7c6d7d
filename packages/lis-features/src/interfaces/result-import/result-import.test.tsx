import {
  anImportBatch,
  anImportFile,
  aUser,
  aWideImportFile,
  minutesAgo,
  someBatchCodes,
  someIndexRows,
} from '@alms/lis-domain/fixtures';
import { ready, type Submission } from '@alms/ui/resource';
import { renderUi } from '@alms/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { listArgs, openArgs, rowsThatAre } from './result-import.args.ts';
import {
  ResultImportScreen,
  type ImportAction,
  type FilePreview,
  type ResultImportScreenProps,
} from './index.ts';

const acting = () =>
  vi.fn<ResultImportScreenProps['onAction']>((_action: ImportAction) =>
    Promise.resolve<Submission>({ status: 'done' }),
  );
const list = (rest: Partial<ResultImportScreenProps> = {}) =>
  renderUi(<ResultImportScreen {...listArgs} {...rest} />);
const open = (rest: Partial<ResultImportScreenProps> = {}) =>
  renderUi(<ResultImportScreen {...openArgs} {...rest} />);
const dialog = () => within(screen.getByRole('dialog'));
const unmapped = { test_parameter_id: null, interferent: null, ignored: false };
const aFile = () => new File(['Sample ID,Assay,Result'], 'run.csv', { type: 'text/csv' });
const looked =
  (content: Partial<ReturnType<typeof anImportFile>> = {}) =>
  () =>
    Promise.resolve<FilePreview>({ status: 'read', content: anImportFile(content) });

describe('imported critical results awaiting notification', () => {
  it('link to their notification', () => {
    open({ openCalls: { count: 2, href: '/app/test-results?calls=open' } });
    expect(screen.getByText('2 critical results awaiting notification')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Record notification' })).toHaveAttribute(
      'href',
      '/app/test-results?calls=open',
    );
  });

  it.each([
    ['there are none', { count: 0, href: '#' }],
    ['their number is unknown', undefined],
  ])('are not mentioned while %s', (_case, openCalls) => {
    open({ openCalls });
    expect(screen.queryByText(/to pass on/)).toBeNull();
  });
});

describe('new instrument file', () => {
  it('is staged with the chosen settings, and only when they are complete', async () => {
    const onAction = acting();
    const { user } = list({ onAction, onLookInto: looked() });
    const file = aFile();
    await user.upload(screen.getByLabelText('Instrument file'), file);
    await user.click(await screen.findByRole('button', { name: 'Stage 10 rows' }));
    expect(screen.getByText('Enter or select the instrument')).toBeInTheDocument();
    expect(screen.getByText('Select the decimal mark')).toBeInTheDocument();
    expect(onAction).not.toHaveBeenCalled();

    await user.type(screen.getByRole('combobox', { name: 'Instrument' }), 'Analyser 9');
    await user.selectOptions(
      screen.getByRole('combobox', { name: 'Decimal mark in this file' }),
      ',',
    );
    await user.click(screen.getByRole('button', { name: 'Stage 10 rows' }));
    expect(onAction).toHaveBeenCalledExactlyOnceWith({
      kind: 'stage',
      file,
      instrument_name: 'Analyser 9',
      again: false,
      reading: {
        decimal_mark: ',',
        columns: {
          shape: 'long',
          accession: 'Sample ID',
          code: 'Assay',
          value: 'Result',
          unit: 'Unit',
          flag: 'Flag',
          patient: 'Patient',
          kind: null,
          reagent_lot: null,
        },
      },
    });
  });

  it('reuses the settings of the last similar file, and is staged again only after confirmation', async () => {
    const onAction = acting();
    const { instrument, reading } = anImportBatch();
    const { user } = list({
      onAction,
      onLookInto: looked({
        last: { instrument, reading },
        staged: { id: anImportBatch().id, at: minutesAgo(9), by: 'Tessa Fixture' },
      }),
    });
    await user.upload(screen.getByLabelText('Instrument file'), aFile());
    const stage = await screen.findByRole('button', { name: 'Stage 10 rows' });
    expect(stage).toHaveAttribute('aria-disabled', 'true');
    await user.click(screen.getByRole('checkbox', { name: 'Stage again' }));
    await user.click(screen.getByRole('button', { name: 'Stage 10 rows' }));
    expect(onAction).toHaveBeenCalledWith(
      expect.objectContaining({ instrument_name: 'Analyser 2', reading, again: true }),
    );
  });

  it('with one row per specimen is previewed and staged in that layout', async () => {
    const onAction = acting();
    const { user } = list({
      onAction,
      onLookInto: () => Promise.resolve({ status: 'read', content: aWideImportFile() }),
    });
    const file = aFile();
    await user.upload(screen.getByLabelText('Instrument file'), file);
    await user.click(await screen.findByRole('radio', { name: /^One row per specimen, one/ }));
    expect(screen.queryByRole('combobox', { name: 'Test code' })).not.toBeInTheDocument();
    expect(screen.getByText('3 value columns:')).toBeInTheDocument();
    await user.click(screen.getByRole('checkbox', { name: /^Headings contain the unit in/ }));
    expect(screen.getByText('LIP2 · U/L')).toBeInTheDocument();
    await user.type(screen.getByRole('combobox', { name: 'Instrument' }), 'Analyser 9');
    await user.selectOptions(
      screen.getByRole('combobox', { name: 'Decimal mark in this file' }),
      '.',
    );
    await user.click(screen.getByRole('button', { name: 'Stage 3 rows' }));
    const columns = {
      shape: 'wide',
      accession: 'Sample ID',
      patient: 'Patient',
      kind: null,
      reagent_lot: null,
      unit_in_head: true,
    };
    expect(onAction).toHaveBeenCalledExactlyOnceWith({
      kind: 'stage',
      file,
      instrument_name: 'Analyser 9',
      again: false,
      reading: { decimal_mark: '.', columns },
    });
  });

  it.each([
    [
      'two columns for one code',
      ['Sample ID', 'K', 'NA', 'K'],
      'Two columns have the same code and unit: K.',
    ],
    ['no value column', ['Sample ID', 'Patient'], 'No column is left for values.'],
  ])('with one row per specimen and %s is not staged', async (_, heads, sentence) => {
    const onAction = acting();
    const last = {
      instrument: anImportBatch().instrument,
      reading: {
        columns: {
          shape: 'wide',
          accession: 'Sample ID',
          patient: heads.includes('Patient') ? 'Patient' : null,
          kind: null,
          unit_in_head: true,
        },
        decimal_mark: '.',
      },
    } as const;
    const { user } = list({
      onAction,
      onLookInto: () =>
        Promise.resolve({ status: 'read', content: aWideImportFile({ heads, last }) }),
    });
    await user.upload(screen.getByLabelText('Instrument file'), aFile());
    expect(await screen.findByText(sentence, { exact: false })).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Stage 3 rows' }));
    expect(onAction).not.toHaveBeenCalled();
  });

  it('with a broken session reports the frame', async () => {
    const { user } = list({
      onLookInto: () =>
        Promise.resolve({
          status: 'rejected',
          fieldErrors: { frame: '12' },
          formError: 'frame_missing',
        }),
    });
    await user.upload(screen.getByLabelText('Instrument file'), aFile());
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Frame 12 is missing. Capture the session again.',
    );
  });

  it('that cannot be read shows the reason', async () => {
    const { user } = list({
      onLookInto: () =>
        Promise.resolve({ status: 'rejected', fieldErrors: {}, formError: 'file_is_spreadsheet' }),
    });
    await user.upload(screen.getByLabelText('Instrument file'), aFile());
    expect(await screen.findByRole('alert')).toHaveTextContent('This is a workbook.');
    expect(screen.queryByRole('button', { name: /^Stage/ })).not.toBeInTheDocument();
  });
});

describe('rows of an instrument file', () => {
  it('with one row per specimen show line and column, and skip empty cells', async () => {
    const [first] = rowsThatAre('ready');
    const { user } = open({
      batch: ready(anImportBatch({ empty_cells: 7 })),
      rows: ready([{ ...first!, place: { line: 4, column: 'K (mmol/L)' } }]),
    });
    expect(screen.getByText('7 empty cells ignored')).toBeInTheDocument();
    expect(screen.getByText('Line 4')).toBeInTheDocument();
    await user.click(screen.getByText(first!.content.accession));
    expect(dialog().getByText('Line 4, column K (mmol/L)')).toBeInTheDocument();
  });

  it.each([
    ['ready', ['To verification', 'Critical', 'On hold after acceptance']],
    ['unmapped', ['This code is not mapped to a test.']],
    [
      'refused',
      [
        'Possible reading: 4.2.',
        'No value. An empty cell is not zero.',
        'Recorded for another patient',
        'This test belongs to specimen 260512-0108',
      ],
    ],
    ['ignored', ['This code is ignored.']],
    ['entered', ['Accepted']],
  ] as const)('that are %s show their outcome', (status, sentences) => {
    open({ status, rows: ready(rowsThatAre(status)) });
    const table = within(screen.getByRole('table', { name: 'Rows' }));
    for (const sentence of sentences)
      expect(table.getAllByText(sentence, { exact: false }).length).toBeGreaterThan(0);
  });

  it('are imported together or by selection', async () => {
    const onAction = acting();
    const { user } = open({ onAction });
    await user.click(screen.getByRole('button', { name: 'Accept 3 ready rows' }));
    await waitFor(() =>
      expect(onAction).toHaveBeenLastCalledWith({
        kind: 'accept',
        batch: anImportBatch(),
        numbers: 'all-ready',
      }),
    );
    await user.click(screen.getAllByRole('checkbox', { name: /^Select/ }).at(-1)!);
    await user.click(screen.getByRole('button', { name: 'Accept' }));
    expect(onAction).toHaveBeenLastCalledWith({
      kind: 'accept',
      batch: anImportBatch(),
      numbers: [3],
    });
  });

  it('are read-only once the file is discarded', () => {
    open({
      batch: ready(
        anImportBatch({
          discarded: {
            at: minutesAgo(3),
            by: { id: aUser('technician').id, name: 'Mara Fixture' },
            reason: 'The wrong file',
          },
        }),
      ),
    });
    expect(screen.getByText('The wrong file')).toBeInTheDocument();
    expect(
      screen.queryByRole('button', { name: /^Accept|Discard|Validate/ }),
    ).not.toBeInTheDocument();
  });

  it('open their document, until it is accepted', async () => {
    const onOpenFile = vi.fn<NonNullable<ResultImportScreenProps['onOpenFile']>>();
    const file = {
      media_type: 'application/pdf',
      byte_size: 900,
      sha256: 'ab'.repeat(32),
    } as const;
    const [row] = rowsThatAre('ready');
    const withFile = { ...row!, content: { ...row!.content, value: 'curve.pdf', file } };
    const { user, unmount } = open({ onOpenFile, rows: ready([withFile]) });
    await user.click(screen.getByText(row!.content.accession));
    await user.click(dialog().getByRole('button', { name: 'Open document' }));
    expect(onOpenFile).toHaveBeenCalledWith(expect.objectContaining({ number: row!.number }));
    unmount();
    const entered = open({
      onOpenFile,
      rows: ready([{ ...withFile, status: 'entered' as const }]),
    });
    await entered.user.click(screen.getByText(row!.content.accession));
    expect(dialog().queryByRole('button', { name: 'Open document' })).not.toBeInTheDocument();
  });

  it('show the original text', async () => {
    const { user } = open();
    const [first] = rowsThatAre('ready');
    await user.click(screen.getByText(first!.content.accession));
    expect(dialog().getByText(first!.raw)).toBeInTheDocument();
    expect(dialog().getByRole('link', { name: 'Open the specimen' })).toHaveAttribute(
      'href',
      `/app/test-results?specimen=${first!.outcome!.sample_id}`,
    );
  });
});

describe('instrument codes', () => {
  it('require confirmation of a suggested test, and show its reporting unit', async () => {
    const onAction = acting();
    const { user } = open({ onAction });
    await user.click(screen.getByRole('button', { name: 'Map codes…' }));
    expect(dialog().getByRole('button', { name: 'Save' })).toHaveAttribute('aria-disabled', 'true');
    await user.click(dialog().getByRole('button', { name: 'Use Creatinine' }));
    expect(
      dialog().getByText('Reported in mg/dL: select it only if the file uses the same unit.'),
    ).toBeInTheDocument();
    await user.click(dialog().getByRole('button', { name: 'Save 1 code' }));
    const creatinine = someBatchCodes().items.find(({ code }) => code === 'crea');
    expect(onAction).toHaveBeenCalledExactlyOnceWith({
      kind: 'map',
      batch: anImportBatch(),
      items: [
        {
          code: 'crea',
          unit: 'mg/dl',
          version: 0,
          test_parameter_id: creatinine?.suggested_id,
          interferent: null,
          ignored: false,
        },
      ],
    });
  });

  it('can be ignored and restored, showing the last user', async () => {
    const onAction = acting();
    const { user } = open({ onAction });
    await user.click(screen.getByRole('button', { name: 'Map codes…' }));
    expect(
      dialog().getByText(aUser('lab_manager').full_name, { exact: false }),
    ).toBeInTheDocument();
    await user.click(dialog().getByRole('button', { name: 'Do not ignore code A/G' }));
    await user.click(dialog().getByRole('button', { name: 'Ignore code LIP2 U/L' }));
    await user.click(dialog().getByRole('button', { name: 'Save 2 codes' }));
    expect(onAction).toHaveBeenCalledExactlyOnceWith({
      kind: 'map',
      batch: anImportBatch(),
      items: [
        { code: 'LIP2', unit: 'U/L', version: 0, ...unmapped, ignored: true },
        { code: 'A/G', unit: '', version: 1, ...unmapped, ignored: false },
      ],
    });
  });

  it('can be mapped to an interference index, and from it to a test', async () => {
    const onAction = acting();
    const [sodium] = someBatchCodes().items;
    const codes = ready({
      ...someBatchCodes(),
      items: [
        { ...sodium!, code: 'H', unit: '', ...unmapped, version: 0, suggested_id: null },
        {
          ...sodium!,
          code: 'L',
          unit: '',
          ...unmapped,
          interferent: 'lipemia' as const,
          version: 2,
        },
      ],
    });
    const { user } = open({ onAction, codes });
    await user.click(screen.getByRole('button', { name: 'Map codes…' }));
    const lipemia = dialog().getByRole('combobox', { name: 'Test of code L' });
    expect(lipemia).toHaveValue('Lipemia index');
    expect(dialog().queryByRole('button', { name: /^Use / })).toBeNull();
    await user.type(dialog().getByRole('combobox', { name: 'Test of code H' }), 'hemol');
    await user.click(await screen.findByRole('option', { name: /Hemolysis index/ }));
    await user.clear(lipemia);
    await user.type(lipemia, 'chlor');
    await user.click(await screen.findByRole('option', { name: /Chloride/ }));
    await user.click(dialog().getByRole('button', { name: 'Save 2 codes' }));
    const chloride = someBatchCodes().tests.find(({ code }) => code === 'CL');
    expect(onAction).toHaveBeenCalledExactlyOnceWith({
      kind: 'map',
      batch: anImportBatch(),
      items: [
        { code: 'H', unit: '', version: 0, ...unmapped, interferent: 'hemolysis' },
        { code: 'L', unit: '', version: 2, ...unmapped, test_parameter_id: chloride?.id },
      ],
    });
  });

  it('can be restored when no other rows are open', () => {
    open({
      batch: ready(
        anImportBatch({ counts: { ready: 0, unmapped: 0, refused: 0, ignored: 2, entered: 5 } }),
      ),
    });
    expect(screen.getByRole('button', { name: 'Map codes…' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Discard…' })).not.toBeInTheDocument();
  });

  it('are not offered for mapping without permission', () => {
    open({ onReadCodes: undefined });
    expect(screen.queryByRole('button', { name: 'Map codes…' })).not.toBeInTheDocument();
  });
});

describe('rows with interference indices', () => {
  it('name the index and its specimen, and state the effect on the values', async () => {
    const rows = someIndexRows().filter(({ status }) => status === 'ready');
    const { user } = open({ rows: ready(rows) });
    const index = screen.getByRole('row', { name: /Hemolysis index/ });
    expect(within(index).getByText('Recorded on the specimen at acceptance')).toBeVisible();
    const suppressed = screen.getByRole('row', { name: /Potassium/ });
    expect(within(suppressed).getByText('Interference: not reported')).toBeVisible();
    const held = screen.getByRole('row', { name: /Chloride/ });
    expect(within(held).getByText('Interference: requires a decision')).toBeVisible();
    await user.click(screen.getByText('Hemolysis index'));
    const specimen = rows[0]?.index?.specimen;
    expect(
      dialog().getByText(`${specimen?.patient.full_name} (${specimen?.patient.mrn})`),
    ).toBeVisible();
    expect(dialog().getByRole('link', { name: 'Open the specimen' })).toHaveAttribute(
      'href',
      `/app/test-results?specimen=${specimen?.id}`,
    );
  });

  it('state what is accepted, and which values are kept out', () => {
    open({
      status: 'refused',
      rows: ready(someIndexRows().filter(({ status }) => status === 'refused')),
    });
    expect(
      screen.getByText('Not an index. Accepted: none, 1+, 2+, 3+, 4+, or a number such as 120.'),
    ).toBeVisible();
    expect(
      screen.getByText(/^The specimen already has the index moderate \(2\+\)\./),
    ).toBeVisible();
    expect(
      screen.getByText(/^Interference unknown: the index in row 5 is not accepted\./),
    ).toBeVisible();
  });

  it('are recorded once accepted', () => {
    open({
      status: 'entered',
      rows: ready(someIndexRows().filter(({ status }) => status === 'entered')),
    });
    expect(screen.getByText('Recorded on the specimen')).toBeVisible();
  });
});

it('discards an instrument file only with a reason', async () => {
  const onAction = acting();
  const { user } = open({ onAction });
  await user.click(screen.getByRole('button', { name: 'Discard…' }));
  await user.click(dialog().getByRole('button', { name: 'Discard' }));
  expect(dialog().getByText('Enter a reason')).toBeInTheDocument();
  await user.type(dialog().getByRole('textbox', { name: /^Reason/ }), 'The wrong file');
  await user.click(dialog().getByRole('button', { name: 'Discard' }));
  expect(onAction).toHaveBeenCalledExactlyOnceWith({
    kind: 'discard',
    batch: anImportBatch(),
    reason: 'The wrong file',
  });
});
