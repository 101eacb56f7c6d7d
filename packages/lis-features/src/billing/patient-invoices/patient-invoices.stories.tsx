import { aPatientInvoice, FIXTURE_NOW } from '@alms/lis-domain/fixtures';
import { loading, ready } from '@alms/ui/resource';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { PatientInvoicesCard } from './index.ts';
import { ownInvoices, patientInvoicesArgs, stale } from './patient-invoices.args.ts';

const [late] = ownInvoices;

/** A patient’s invoices in plain language, for the patient and for staff. */
const meta = {
  title: 'Features/Patients/Invoices',
  component: PatientInvoicesCard,
  tags: ['screen'],
  parameters: { states: { NoMatches: 'has no filter' } },
  args: { ...patientInvoicesArgs, onDownload: fn() },
} satisfies Meta<typeof PatientInvoicesCard>;

export default meta;
type Story = StoryObj<typeof PatientInvoicesCard>;

export const Default: Story = {};

/** The patient portal view, opened by staff. */
export const ForStaff: Story = { args: { viewer: 'staff' } };

export const NotHandedOut: Story = {
  args: { download: { status: 'failed', error: { kind: 'server', requestId: 'req-7f3a91' } } },
};

export const Loading: Story = { args: { invoices: loading } };

export const Empty: Story = { args: { invoices: { status: 'empty', reason: 'none-yet' } } };

export const Failed: Story = {
  args: { invoices: { status: 'error', error: { kind: 'server', requestId: 'req-7f3a91' } } },
};

export const Forbidden: Story = {
  args: { invoices: { status: 'error', error: { kind: 'forbidden' } } },
};

export const Stale: Story = { args: { invoices: stale } };

export const LongText: Story = {
  args: {
    invoices: ready(
      [
        aPatientInvoice({
          currency: 'KWD',
          total_minor: 123_456_789_012,
          due_minor: 123_456_789_012,
          lines: late.lines.map((line) => ({
            ...line,
            description:
              'Comprehensive metabolic panel with estimated glomerular filtration rate and osmolality',
            total_minor: 123_456_789,
          })),
        }),
      ],
      FIXTURE_NOW,
    ),
    onMore: () => {},
  },
};

export const RightToLeft: Story = { globals: { locale: 'ar-XB' } };

export const Dark: Story = { globals: { scheme: 'dark' } };

export const TenantBranded: Story = { globals: { tenant: 'northside' } };

export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };

/** Downloads each invoice by its own number. */
export const KeyboardOnly: Story = {
  play: async ({ args, canvasElement }) => {
    within(canvasElement).getByRole('button', { name: 'PDF of INV-2026-000005' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onDownload).toHaveBeenCalledWith(late);
    await userEvent.tab();
    await expect(
      within(canvasElement).getByRole('button', { name: 'PDF of INV-2026-000004' }),
    ).toHaveFocus();
  },
};
