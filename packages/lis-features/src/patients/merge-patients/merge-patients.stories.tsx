import { FIXTURE_NOW } from '@alms/lis-domain/fixtures';
import { loading, ready } from '@alms/ui/resource';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { mergePatientsArgs, mergePreview } from './merge-patients.args.ts';
import { MergePatientsScreen } from './merge-patients-screen.tsx';

/** Two records of one person side by side, with their differences and the data to be moved. */
const meta = {
  title: 'Features/Patients/Merge records',
  component: MergePatientsScreen,
  tags: ['screen'],
  args: mergePatientsArgs,
} satisfies Meta<typeof MergePatientsScreen>;

export default meta;
type Story = StoryObj<typeof MergePatientsScreen>;

export const Default: Story = {};

export const Loading: Story = { args: { patient: loading, preview: loading, merges: loading } };

/** No record is selected, and none was merged before. */
export const Empty: Story = {
  args: { preview: undefined, merges: { status: 'empty', reason: 'none-yet' } },
};

export const NoMatches: Story = {
  args: {
    preview: undefined,
    finder: {
      ...mergePatientsArgs.finder,
      query: 'leyla',
      patients: { status: 'empty', reason: 'no-match' },
    },
  },
};

export const Failed: Story = {
  args: { preview: { status: 'error', error: { kind: 'server', requestId: 'req-7f3a91' } } },
};

export const Forbidden: Story = {
  args: {
    patient: { status: 'error', error: { kind: 'forbidden' } },
    preview: { status: 'error', error: { kind: 'forbidden' } },
  },
};

export const Stale: Story = {
  args: { preview: { status: 'ready', data: mergePreview, freshness: 'stale', asOf: FIXTURE_NOW } },
};

/** The records may belong to two different people. */
export const IdentityDiffers: Story = {
  args: {
    preview: ready({
      ...mergePreview,
      loser: { ...mergePreview.loser, birth_date: '1969-07-21' },
      differs: [...mergePreview.differs, 'birth_date'],
      identity_differs: true,
    }),
  },
};

export const Refused: Story = {
  args: { preview: ready({ ...mergePreview, refusal: 'both_have_accounts' }) },
};

export const LongText: Story = {
  args: {
    preview: ready({
      ...mergePreview,
      loser: {
        ...mergePreview.loser,
        full_name:
          'Wolfeschlegelsteinhausen-Bergerdorff y Fernández de Córdoba, Maximiliana Alexandrina',
        given_name: 'Maximiliana Alexandrina',
        mrn: 'TEMPORARY-2026-000048',
      },
    }),
  },
};

export const RightToLeft: Story = { globals: { locale: 'ar-XB' } };

export const Dark: Story = { globals: { scheme: 'dark' } };

export const TenantBranded: Story = { globals: { tenant: 'northside' } };

export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };

/** Selects the value of the other record, enters the reason, and merges by keyboard. */
export const KeyboardOnly: Story = {
  args: { onMerge: fn(mergePatientsArgs.onMerge) },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const phone = within(canvas.getByRole('radiogroup', { name: 'Phone' }));
    phone.getAllByRole('radio')[0]?.focus();
    await userEvent.keyboard('{ArrowDown}');
    canvas.getByLabelText('Reason').focus();
    await userEvent.keyboard('Registered twice{Enter}');
    await waitFor(() =>
      expect(args.onMerge).toHaveBeenCalledWith(mergePreview, {
        loser_id: mergePreview.loser.id,
        taken: ['phone'],
        reason: 'Registered twice',
      }),
    );
  },
};
