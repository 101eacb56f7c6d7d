import { anImportBatch, anImportFile, minutesAgo, someBatchCodes } from '@alms/lis-domain/fixtures';
import { ready, type Submission } from '@alms/ui/resource';
import { renderUi } from '@alms/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { listArgs, openArgs, rowsThatAre } from './import.args.js';
import { ResultImportScreen, type ImportAct, type LookedInto, type ResultImportScreenProps } from './index.js';

const acting = () => vi.fn<ResultImportScreenProps['onAct']>((_act: ImportAct) => Promise.resolve<Submission>({ status: 'done' }));
const list = (rest: Partial<ResultImportScreenProps> = {}) => renderUi(<ResultImportScreen {...listArgs} {...rest} />);
const open = (rest: Partial<ResultImportScreenProps> = {}) => renderUi(<ResultImportScreen {...openArgs} {...rest} />);
const dialog = () => within(screen.getByRole('dialog'));
const aFile = () => new File(['Sample ID,Assay,Result'], 'run.csv', { type: 'text/csv' });
const looked = (content: Partial<ReturnType<typeof anImportFile>> = {}) => () => Promise.resolve<LookedInto>({ status: 'read', content: anImportFile(content) });

describe('a new file', () => {
  it('is staged as somebody says, and not before everything is said', async () => {
    const onAct = acting();
    const { user } = list({ onAct, onLookInto: looked() });
    const file = aFile();
    await user.upload(screen.getByLabelText('File of an instrument'), file);
    await user.click(await screen.findByRole('button', { name: 'Stage 10 rows' }));
    expect(screen.getByText('Name the instrument')).toBeInTheDocument();
    expect(screen.getByText('Choose how numbers are written')).toBeInTheDocument();
    expect(onAct).not.toHaveBeenCalled();

    await user.type(screen.getByRole('combobox', { name: 'Instrument' }), 'Analyser 9');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Decimal mark in this file' }), ',');
    await user.click(screen.getByRole('button', { name: 'Stage 10 rows' }));
    expect(onAct).toHaveBeenCalledExactlyOnceWith({
      act: 'stage', file, instrument_name: 'Analyser 9', again: false,
      reading: { decimal_mark: ',', columns: { accession: 'Sample ID', code: 'Assay', value: 'Result', unit: 'Unit', flag: 'Flag', patient: 'Patient', kind: null } },
    });
  });

  it('is read as the last one like it was, and staged again only when that is meant', async () => {
    const onAct = acting();
    const { instrument, reading } = anImportBatch();
    const { user } = list({ onAct, onLookInto: looked({ last: { instrument, reading }, staged: { id: anImportBatch().id, at: minutesAgo(9), by: 'Tessa Fixture' } }) });
    await user.upload(screen.getByLabelText('File of an instrument'), aFile());
    const stage = await screen.findByRole('button', { name: 'Stage 10 rows' });
    expect(stage).toHaveAttribute('aria-disabled', 'true');
    await user.click(screen.getByRole('checkbox', { name: 'Stage it once more' }));
    await user.click(screen.getByRole('button', { name: 'Stage 10 rows' }));
    expect(onAct).toHaveBeenCalledWith(expect.objectContaining({ instrument_name: 'Analyser 2', reading, again: true }));
  });

  it('that is none says why', async () => {
    const { user } = list({ onLookInto: () => Promise.resolve({ status: 'rejected', fieldErrors: {}, formError: 'file_is_spreadsheet' }) });
    await user.upload(screen.getByLabelText('File of an instrument'), aFile());
    expect(await screen.findByRole('alert')).toHaveTextContent('This is a workbook, not a text.');
    expect(screen.queryByRole('button', { name: /^Stage/ })).not.toBeInTheDocument();
  });
});

describe('the rows of a file', () => {
  it.each([
    ['ready', ['Goes to verification', 'Critical', 'Will be held']],
    ['unmapped', ['Nobody has said which test this code is.']],
    ['refused', ['It could be 4.2.', 'No value. An empty cell is not zero.', 'Another patient is on record', 'This test belongs to specimen 260512-0108']],
    ['entered', ['Taken over']],
  ] as const)('that are %s say what becomes of them', (status, sentences) => {
    open({ status, rows: ready(rowsThatAre(status)) });
    const table = within(screen.getByRole('table', { name: 'Rows' }));
    for (const sentence of sentences) expect(table.getAllByText(sentence, { exact: false }).length).toBeGreaterThan(0);
  });

  it('are taken over together, or as they are chosen', async () => {
    const onAct = acting();
    const { user } = open({ onAct });
    await user.click(screen.getByRole('button', { name: 'Take over 3 ready rows' }));
    await waitFor(() => expect(onAct).toHaveBeenLastCalledWith({ act: 'accept', batch: anImportBatch(), numbers: 'all-ready' }));
    await user.click(screen.getAllByRole('checkbox', { name: /^Select/ }).at(-1)!);
    await user.click(screen.getByRole('button', { name: 'Take over' }));
    expect(onAct).toHaveBeenLastCalledWith({ act: 'accept', batch: anImportBatch(), numbers: [3] });
  });

  it('are only looked at once the file is discarded', () => {
    open({ batch: ready(anImportBatch({ discarded: { at: minutesAgo(3), by: { id: anImportBatch().created_by.id, name: 'Mara Fixture' }, reason: 'The wrong file' } })) });
    expect(screen.getByText('The wrong file')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /^Take over|Discard|Judge/ })).not.toBeInTheDocument();
  });

  it('show the text as it came', async () => {
    const { user } = open();
    const [first] = rowsThatAre('ready');
    await user.click(screen.getByText(first!.content.accession));
    expect(dialog().getByText(first!.raw)).toBeInTheDocument();
    expect(dialog().getByRole('link', { name: 'Open the specimen' })).toHaveAttribute('href', `/app/test-results?specimen=${first!.outcome!.sample_id}`);
  });
});

describe('codes', () => {
  it('take a suggestion only by hand, and say in which unit the test is reported', async () => {
    const onAct = acting();
    const { user } = open({ onAct });
    await user.click(screen.getByRole('button', { name: 'Codes…' }));
    expect(dialog().getByRole('button', { name: 'Save' })).toHaveAttribute('aria-disabled', 'true');
    await user.click(dialog().getByRole('button', { name: 'Take Creatinine' }));
    expect(dialog().getByText('Reported in mg/dL: choose it only if the file means the same unit.')).toBeInTheDocument();
    await user.click(dialog().getByRole('button', { name: 'Save 1 code' }));
    const creatinine = someBatchCodes().items.find(({ code }) => code === 'crea');
    expect(onAct).toHaveBeenCalledExactlyOnceWith({ act: 'map', batch: anImportBatch(), items: [{ code: 'crea', unit: 'mg/dl', version: 0, test_parameter_id: creatinine?.suggested_id }] });
  });

  it('are not offered to who may not say what they mean', () => {
    open({ onReadCodes: undefined });
    expect(screen.queryByRole('button', { name: 'Codes…' })).not.toBeInTheDocument();
  });
});

it('discards a file with a reason, and not without', async () => {
  const onAct = acting();
  const { user } = open({ onAct });
  await user.click(screen.getByRole('button', { name: 'Discard…' }));
  await user.click(dialog().getByRole('button', { name: 'Discard' }));
  expect(dialog().getByText('Say why')).toBeInTheDocument();
  await user.type(dialog().getByRole('textbox', { name: /^Reason/ }), 'The wrong file');
  await user.click(dialog().getByRole('button', { name: 'Discard' }));
  expect(onAct).toHaveBeenCalledExactlyOnceWith({ act: 'discard', batch: anImportBatch(), reason: 'The wrong file' });
});
