import { FIXTURE_NOW } from '@alms/lis-domain/fixtures';
import { loading, ready } from '@alms/ui/resource';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { withChanges } from '../../shared/testing/with-changes.ts';
import { LotsPanel } from './lots-panel.tsx';
import { allUses, lotsArgs, openedLot, recalledLot, someLots, someUses } from './lots.args.ts';

/** Lots and calibrations of an instrument, and all lots with the results measured with them. */
const meta = {
  title: 'Features/Quality control/Lots and calibrations',
  component: LotsPanel,
  tags: ['screen'],
  args: {
    ...lotsArgs,
    actions: { ...lotsArgs.actions, onLoad: fn(lotsArgs.actions.onLoad) },
    onRetry: fn(),
  },
} satisfies Meta<typeof LotsPanel>;

export default meta;
type Story = StoryObj<typeof LotsPanel>;

const none = { status: 'empty', reason: 'none-yet' } as const;
const failed = { status: 'error', error: { kind: 'server', requestId: 'req-7f3a91' } } as const;
const forbidden = { status: 'error', error: { kind: 'forbidden' } } as const;

/** The dialog that opened last. */
async function dialogOf(canvasElement: HTMLElement) {
  const dialogs = await within(canvasElement.ownerDocument.body).findAllByRole('dialog');
  const dialog = dialogs.at(-1)!;
  await waitFor(() => expect(dialog).toBeVisible());
  return within(dialog);
}

export const Default: Story = {};

/** Also lots taken out of use, voided and recalled. */
export const EarlierLots: Story = {
  args: withChanges(lotsArgs, { uses: { inUse: false, list: ready(allUses, FIXTURE_NOW) } }),
};

export const Loading: Story = {
  args: withChanges(lotsArgs, {
    uses: { list: loading },
    calibrations: { list: loading },
    comparisons: { list: loading },
    lots: { list: loading },
  }),
};

export const Empty: Story = {
  args: withChanges(lotsArgs, {
    uses: { list: none },
    calibrations: { list: none },
    comparisons: { list: none },
    lots: { list: none },
  }),
};

export const NoInstruments: Story = {
  args: withChanges(lotsArgs, { instruments: none, lots: { list: none } }),
};

export const NoMatches: Story = {
  args: withChanges(lotsArgs, {
    lots: { list: { status: 'empty', reason: 'no-match' }, query: 'R-9' },
  }),
};

export const Failed: Story = {
  args: withChanges(lotsArgs, {
    uses: { list: failed },
    calibrations: { list: failed },
    comparisons: { list: failed },
    lots: { list: failed },
  }),
};

export const Forbidden: Story = {
  args: withChanges(lotsArgs, {
    uses: { list: forbidden },
    calibrations: { list: forbidden },
    comparisons: { list: forbidden },
    lots: { list: forbidden },
  }),
};

export const Stale: Story = {
  args: withChanges(lotsArgs, {
    uses: {
      list: { status: 'ready', data: someUses, freshness: 'stale', asOf: '2026-05-12T08:04:00Z' },
    },
  }),
};

/** A user who may read, but not record. */
export const ReadOnly: Story = { args: { actions: {} } };

export const LongText: Story = {
  args: withChanges(lotsArgs, {
    uses: {
      list: ready(
        someUses.map((use) => ({
          ...use,
          lot: {
            ...use.lot,
            name: 'Ion-selective electrode reference and diluent reagent, concentrated, for module 7',
            lot_number: 'LOT-20260512-0000000000000001',
          },
        })),
        FIXTURE_NOW,
      ),
    },
  }),
};

export const PutIntoUse: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Put lot into use…' }));
    const form = await dialogOf(canvasElement);
    await userEvent.selectOptions(form.getByLabelText('Lot'), 'stock-1');
    await userEvent.click(form.getByRole('button', { name: 'Put into use' }));
    await waitFor(() =>
      expect(args.actions.onLoad).toHaveBeenCalledWith({
        kind: 'reagent',
        lot: { stock_lot_id: 'stock-1' },
        test_parameter_ids: lotsArgs.tests.map(({ id }) => id),
      }),
    );
  },
};

/** A product that is not stocked needs its name and lot number. */
export const Invalid: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Put lot into use…' }));
    const form = await dialogOf(canvasElement);
    await userEvent.selectOptions(form.getByLabelText('Lot'), 'not-stocked');
    await userEvent.click(form.getByRole('button', { name: 'Put into use' }));
    await expect((await form.findAllByText('Enter the product')).length).toBeGreaterThan(0);
    await expect((await form.findAllByText('Enter the lot number')).length).toBeGreaterThan(0);
  },
};

/** Another lot of the product is in use. */
export const Rejected: Story = {
  args: withChanges(lotsArgs, {
    actions: {
      onLoad: async () =>
        ({ status: 'rejected', fieldErrors: {}, formError: 'lot_in_use' }) as const,
    },
  }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Put lot into use…' }));
    const form = await dialogOf(canvasElement);
    await userEvent.selectOptions(form.getByLabelText('Lot'), 'stock-1');
    await userEvent.click(form.getByRole('button', { name: 'Put into use' }));
    await expect(
      (await form.findAllByText(/Another lot of this product is in use/)).length,
    ).toBeGreaterThan(0);
  },
};

export const RecordCalibration: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Record calibration…' }));
    const form = await dialogOf(canvasElement);
    await expect(form.getByLabelText('Calibrator lot')).toHaveDisplayValue(
      'ISE calibrator, lot C-3301',
    );
    await userEvent.click(form.getByRole('button', { name: 'Record calibration' }));
    await expect((await form.findAllByText('Select an outcome')).length).toBeGreaterThan(0);
  },
};

/** Every patient result measured with a lot. */
export const LotOpened: Story = { args: { opened: openedLot } };

export const LotRecalled: Story = { args: { opened: recalledLot } };

export const LotWithoutResults: Story = {
  args: {
    opened: { ...openedLot, results: ready({ items: [], total: 0, concealed: 0 }, FIXTURE_NOW) },
  },
};

export const LotLoading: Story = { args: { opened: { ...openedLot, results: loading } } };

export const LotFailed: Story = { args: { opened: { ...openedLot, results: failed } } };

/** Results of a confidential test are counted, not listed. */
export const LotConcealed: Story = {
  args: {
    opened: {
      ...openedLot,
      lot: someLots[0]!,
      results: ready({ items: [], total: 0, concealed: 2 }, FIXTURE_NOW),
    },
  },
};

export const RightToLeft: Story = { globals: { locale: 'ar-XB' } };

export const Dark: Story = { globals: { scheme: 'dark' } };

export const TenantBranded: Story = { globals: { tenant: 'northside' } };

export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };

export const KeyboardOnly: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole('combobox', { name: 'Instrument' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Put lot into use…' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    const dialog = await within(canvasElement.ownerDocument.body).findByRole('dialog');
    await waitFor(() => expect(dialog).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await waitFor(() =>
      expect(within(canvasElement.ownerDocument.body).queryByRole('dialog')).toBeNull(),
    );
  },
};

const openComparison = async (canvasElement: HTMLElement, place: number) => {
  const table = within(canvasElement).getByRole('table', { name: 'Lot comparisons' });
  const row = within(table).getAllByRole('row')[place + 1]!;
  await userEvent.click(within(row).getAllByRole('cell')[0] ?? row);
  return dialogOf(canvasElement);
};

/** A comparison with one specimen outside: the verdict is proposed, and a person decides. */
export const ComparisonOutside: Story = {
  play: async ({ canvasElement }) => {
    const dialog = await openComparison(canvasElement, 1);
    await expect(dialog.getByText('Outside limits')).toBeVisible();
    await expect(dialog.getByText('1 of 5 outside')).toBeVisible();
  },
};

/** A decided comparison, in the dark scheme on a phone. */
export const ComparisonDecidedDark: Story = {
  globals: { scheme: 'dark', viewport: { value: 'narrow' } },
  play: async ({ canvasElement }) => {
    const dialog = await openComparison(canvasElement, 2);
    await expect(dialog.getByText('No relevant shift')).toBeVisible();
  },
};

/** A value that is not a number is rejected; entries are kept. */
export const ComparisonInvalid: Story = {
  play: async ({ canvasElement }) => {
    const dialog = await openComparison(canvasElement, 0);
    const first = dialog.getAllByLabelText('Specimen')[0]!;
    await userEvent.type(first, '260512-0009');
    await userEvent.click(dialog.getByRole('button', { name: 'Save specimens' }));
    await waitFor(() => expect(dialog.getAllByText('Enter a number')).toHaveLength(2));
    await expect(first).toHaveValue('260512-0009');
  },
};

/** A new comparison without an allowable difference is rejected. */
export const ComparisonWithoutDifference: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'New comparison…' }));
    const dialog = await dialogOf(canvasElement);
    await userEvent.selectOptions(dialog.getByLabelText('Test'), 'Potassium');
    await userEvent.selectOptions(
      dialog.getByLabelText('New lot'),
      lotsArgs.uses.loadable[0]!.stock_lot_id,
    );
    await userEvent.click(dialog.getByRole('button', { name: 'Start comparison' }));
    await waitFor(() =>
      expect(dialog.getAllByText(/Enter an absolute difference/)[0]).toBeVisible(),
    );
  },
};
