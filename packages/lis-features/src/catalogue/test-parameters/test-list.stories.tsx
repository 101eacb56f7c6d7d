import { aTestParameter } from '@alms/lis-domain/fixtures';
import { loading, ready, type Submission } from '@alms/ui/resource';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { stale, testListArgs } from './test-list.args.ts';
import { TestListScreen } from './test-list-screen.tsx';

/** All tests of the laboratory. Retired tests are found by status. */
const meta = {
  title: 'Features/Catalogue/Test list',
  component: TestListScreen,
  tags: ['screen'],
  args: { ...testListArgs, onFilterChange: fn() },
} satisfies Meta<typeof TestListScreen>;

export default meta;
type Story = StoryObj<typeof TestListScreen>;

export const Default: Story = {};

/** Users who may not edit the catalogue have read-only access. */
export const Reader: Story = {
  args: {
    newTestHref: undefined,
    importHref: undefined,
    rulesHref: undefined,
    starterPacks: undefined,
  },
};

export const Loading: Story = { args: { tests: loading } };

export const Empty: Story = { args: { tests: { status: 'empty', reason: 'none-yet' } } };

export const NoMatches: Story = {
  args: {
    filter: { query: 'zeta', department: 'virology', status: '', limits: '' },
    tests: { status: 'empty', reason: 'no-match' },
  },
};

export const Failed: Story = {
  args: { tests: { status: 'error', error: { kind: 'server', requestId: 'req-7f3a91' } } },
};

export const Forbidden: Story = {
  args: { tests: { status: 'error', error: { kind: 'forbidden' } } },
};

export const Stale: Story = { args: { tests: stale } };

export const LongText: Story = {
  args: {
    tests: ready([
      aTestParameter('BMP', {
        name: 'Comprehensive metabolic panel with estimated glomerular filtration rate and osmolality',
      }),
      aTestParameter('K', {
        code: 'POTASSIUM_PLASMA_001',
        name: 'Potassium, immunoturbidimetricallyinterferencecorrected',
        unit_display: 'mmol per litre of plasma',
      }),
    ]),
  },
};

export const RightToLeft: Story = { globals: { locale: 'ar-XB' } };

export const Dark: Story = { globals: { scheme: 'dark' } };

export const TenantBranded: Story = { globals: { tenant: 'northside' } };

export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };

/** Selects packs. The tests to be added are shown beforehand. */
export const StarterPacksOpen: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Add from a starter pack' }));
    const dialog = within(await canvas.findByRole('dialog'));
    await waitFor(() =>
      expect(dialog.getByRole('checkbox', { name: /Basic tests/ })).toBeVisible(),
    );
    await expect(dialog.getByRole('checkbox', { name: /Basic tests/ })).toBeDisabled();
    await userEvent.click(dialog.getByRole('checkbox', { name: /Hematology/ }));
    await expect(dialog.getByRole('radio', { name: 'Conventional (mg/dL)' })).toBeChecked();
    await expect(dialog.getByRole('button', { name: 'Add 4 tests' })).toBeVisible();
  },
};

/** Tests in SI units are added to a catalogue of conventional units. */
export const StarterPacksInSi: Story = {
  args: {
    starterPacks: {
      ...testListArgs.starterPacks,
      onAdd: fn(async (): Promise<Submission> => ({ status: 'done' })),
    },
  },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Add from a starter pack' }));
    const dialog = within(await canvas.findByRole('dialog'));
    await userEvent.click(await dialog.findByRole('checkbox', { name: /Hematology/ }));
    await userEvent.click(dialog.getByRole('radio', { name: 'SI (mmol/L)' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Add 4 tests' }));
    await expect(args.starterPacks?.onAdd).toHaveBeenCalledWith(['hematology'], 'si');
  },
};

/** Calculated tests whose formula does not fit the existing units are named. */
export const TestsLeftOut: Story = {
  args: {
    starterPacks: {
      ...testListArgs.starterPacks,
      leftOut: ['LDL cholesterol, calculated', 'Non-HDL cholesterol'],
    },
  },
};

/** Moves from the rows to the search field and types. */
export const KeyboardOnly: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    canvas.getByRole('link', { name: /^Electrolytes/ }).focus();
    await userEvent.keyboard('/');
    await expect(canvas.getByLabelText('Search')).toHaveFocus();
    await userEvent.keyboard('k');
    await expect(args.onFilterChange).toHaveBeenCalledWith({
      query: 'k',
      department: '',
      status: '',
      limits: '',
    });
  },
};
