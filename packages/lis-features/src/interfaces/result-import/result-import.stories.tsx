import {
  anImportBatch,
  anImportFile,
  aWideImportFile,
  minutesAgo,
  someIndexRows,
} from '@alms/lis-domain/fixtures';
import { ready } from '@alms/ui/resource';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import {
  batches,
  listArgs,
  loadingArgs,
  longArgs,
  openArgs,
  rowsThatAre,
} from './result-import.args.ts';
import { ResultImportScreen } from './result-import-screen.tsx';

/** Instrument files: staged, validated row by row, and imported by a user. */
const meta = {
  title: 'Features/Results/Result import',
  component: ResultImportScreen,
  tags: ['screen'],
  parameters: { layout: 'padded' },
  args: openArgs,
} satisfies Meta<typeof ResultImportScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Ready rows of a file: one critical, one that will be on hold. */
export const Default: Story = {};

export const Files: Story = { args: listArgs };

export const Loading: Story = { args: loadingArgs };

export const Empty: Story = {
  args: { ...listArgs, batches: { status: 'empty', reason: 'none-yet' } },
};

export const NoMatches: Story = {
  args: { status: 'entered', rows: { status: 'empty', reason: 'no-match' } },
};

export const Failed: Story = {
  args: {
    ...listArgs,
    batches: { status: 'error', error: { kind: 'server', requestId: 'req-7f3a' } },
  },
};

export const Forbidden: Story = {
  args: { ...listArgs, batches: { status: 'error', error: { kind: 'forbidden' } } },
};

export const Stale: Story = {
  args: {
    ...listArgs,
    batches: { status: 'ready', data: batches, freshness: 'stale', asOf: minutesAgo(38) },
  },
};

export const LongText: Story = { args: longArgs };

export const RightToLeft: Story = { globals: { locale: 'ar-XB' } };

export const Dark: Story = { globals: { scheme: 'dark' } };

export const TenantBranded: Story = { globals: { tenant: 'northside' } };

export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };

/** Each rejected row states the error and the accepted values. */
export const Refused: Story = { args: { status: 'refused', rows: ready(rowsThatAre('refused')) } };

/** Titres sent as reciprocals: the imported value is shown beforehand. */
export const TitersByReciprocal: Story = {
  args: {
    rows: ready(
      rowsThatAre('ready')
        .slice(0, 2)
        .map((row, index) => ({
          ...row,
          content: { ...row.content, code: 'ANA', value: ['80', '<20'][index] ?? '', unit: '' },
          outcome: row.outcome && {
            ...row.outcome,
            value_text: ['1:80', '<1:20'][index] ?? '',
            unit_display: null,
          },
        })),
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Read as 1:80')).toBeVisible();
    await expect(canvas.getByText('Read as <1:20')).toBeVisible();
  },
};

/** Indices of the file act on the values of the same specimens. */
export const InterferenceIndices: Story = {
  args: { rows: ready(someIndexRows().filter(({ status }) => status === 'ready')) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Hemolysis index')).toBeVisible();
    await expect(canvas.getByText('Interference: not reported')).toBeVisible();
  },
};

/** Indices that are not accepted, and the values that they keep out. */
export const RefusedIndices: Story = {
  args: {
    status: 'refused',
    rows: ready(someIndexRows().filter(({ status }) => status === 'refused')),
  },
};

/** An imported critical result awaits notification. */
export const CriticalWaits: Story = {
  args: {
    openCalls: { count: 1, href: '/app/test-results?calls=open' },
    status: 'entered',
    rows: ready(rowsThatAre('entered')),
  },
};

export const Discarded: Story = {
  args: { batch: ready(anImportBatch({ discarded: batches[2]?.discarded ?? null })) },
};

/** The content is shown before staging; the same file was staged before. */
export const NewFile: Story = {
  args: {
    ...listArgs,
    onLookInto: () =>
      Promise.resolve({
        status: 'read',
        content: anImportFile({
          staged: { id: anImportBatch().id, at: minutesAgo(14), by: 'Tessa Fixture' },
        }),
      }),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.upload(
      canvas.getByLabelText('Instrument file'),
      new File(['Sample ID,Assay,Result'], 'run.csv', { type: 'text/csv' }),
    );
    await expect(await canvas.findByText('This file is already staged')).toBeVisible();
    await expect(canvas.getByRole('combobox', { name: 'Test code' })).toHaveValue('Assay');
  },
};

/** One row per specimen: the value columns are shown before staging. */
export const WideFile: Story = {
  args: {
    ...listArgs,
    onLookInto: () => Promise.resolve({ status: 'read', content: aWideImportFile() }),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.upload(
      canvas.getByLabelText('Instrument file'),
      new File(['Sample ID,NA,K'], 'run.csv', { type: 'text/csv' }),
    );
    await userEvent.click(await canvas.findByRole('radio', { name: /^One row per specimen, one/ }));
    await userEvent.click(canvas.getByRole('checkbox', { name: /^Headings contain the unit in/ }));
    await expect(await canvas.findByText('K · mmol/L')).toBeVisible();
  },
};

/** A captured session with a missing frame: nothing is imported. */
export const BrokenSession: Story = {
  args: {
    ...listArgs,
    onLookInto: () =>
      Promise.resolve({
        status: 'rejected',
        fieldErrors: { frame: '12' },
        formError: 'frame_missing',
      }),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.upload(
      canvas.getByLabelText('Instrument file'),
      new File(['x'], 'session.astm', { type: 'text/plain' }),
    );
    await expect(await canvas.findByText(/^Frame 12 is missing/)).toBeVisible();
  },
};

/** A row with a document, which is opened before it is accepted. */
export const WithDocument: Story = {
  args: {
    onOpenFile: fn(),
    rows: ready(
      rowsThatAre('ready')
        .slice(0, 1)
        .map((row) => ({
          ...row,
          raw: 'OBX|1|ED|SPE^Serum protein curve^L||^AP^PDF^Base64^…||||||F',
          content: {
            ...row.content,
            unit: '',
            value: 'Serum protein curve.pdf',
            file: { media_type: 'application/pdf', byte_size: 48_210, sha256: 'ab'.repeat(32) },
          },
        })),
    ),
  },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByText('Serum protein curve.pdf'));
    const dialog = within(await within(document.body).findByRole('dialog'));
    await userEvent.click(await dialog.findByRole('button', { name: 'Open document' }));
    await expect(args.onOpenFile).toHaveBeenCalledTimes(1);
  },
};

/** Rows with ignored codes. */
export const Ignored: Story = {
  args: {
    batch: ready(anImportBatch({ empty_cells: 12 })),
    status: 'ignored',
    rows: ready(rowsThatAre('ignored')),
  },
};

/** Maps the instrument codes. */
export const Codes: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Map codes…' }));
    await waitFor(() =>
      expect(
        within(document.body).getByRole('dialog', { name: 'Map codes of Analyser 2' }),
      ).toBeVisible(),
    );
  },
};

/** Tab reaches the actions for all rows, then the row filter. Enter opens a row. */
export const KeyboardOnly: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    canvas.getByRole('button', { name: 'Accept 3 ready rows' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() =>
      expect(args.onAction).toHaveBeenCalledWith(
        expect.objectContaining({ kind: 'accept', numbers: 'all-ready' }),
      ),
    );
    canvas.getByRole('radio', { name: /^Ready/ }).focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onStatusChange).toHaveBeenCalledWith('unmapped');
  },
};
