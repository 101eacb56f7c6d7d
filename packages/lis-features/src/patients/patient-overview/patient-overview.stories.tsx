import { aPatient, FIXTURE_NOW } from '@alms/lis-domain/fixtures';
import { loading, ready } from '@alms/ui/resource';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { patientOverviewArgs } from './patient-overview.args.js';
import { PatientOverviewScreen } from './patient-overview-screen.js';

const { orders } = patientOverviewArgs;

/** One patient as staff see the portal: read-only, audited, and it says so. */
const meta = {
  title: 'Features/Patients/Patient overview',
  component: PatientOverviewScreen,
  tags: ['screen'],
  parameters: { states: { NoMatches: 'has no filter' } },
  args: patientOverviewArgs,
} satisfies Meta<typeof PatientOverviewScreen>;

export default meta;
type Story = StoryObj<typeof PatientOverviewScreen>;

export const Default: Story = {};

const account = {
  resource: ready({ email: 'patient3@example.test', status: 'active', invitation_held: false, has_second_factor: true, last_seen_at: FIXTURE_NOW, signed_in: false } as const),
  onClose: fn(async () => ({ status: 'done' }) as const),
  onResetSecondFactor: fn(async () => ({ status: 'done' }) as const),
};

/** The patient has lost the telephone: the desk takes the second step away, with a reason. */
export const WithAccount: Story = {
  args: { account },
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Reset second step…' }));
    const reason = await within(document.body).findByLabelText('Reason');
    await waitFor(() => expect(reason).toBeVisible());
    await userEvent.type(reason, 'Lost the telephone');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(account.onResetSecondFactor).toHaveBeenCalledWith({ reason: 'Lost the telephone' }));
  },
};

/** For people who may read orders and nothing else. */
export const ReadOnly: Story = { args: { invitation: undefined, results: undefined, appointments: undefined, hrefs: { search: '/app/patient-portal', order: (id) => `/app/orders/${id}`, patient: (id) => `/app/patient-portal/${id}` } } };

export const Loading: Story = { args: { patient: loading, orders: loading } };

export const Empty: Story = { args: { orders: { status: 'empty', reason: 'none-yet' } } };

export const Failed: Story = { args: { patient: { status: 'error', error: { kind: 'server', requestId: 'req-7f3a91' } } } };

export const Forbidden: Story = { args: { patient: { status: 'error', error: { kind: 'forbidden' } } } };

/** Another facility's patient does not exist here. */
export const NotFound: Story = { args: { patient: { status: 'error', error: { kind: 'not-found' } } } };

export const Stale: Story = { args: { orders: orders?.status === 'ready' ? { ...orders, freshness: 'stale', asOf: FIXTURE_NOW } : loading } };

export const LongText: Story = {
  args: { patient: ready(aPatient({ full_name: 'Wolfeschlegelsteinhausen-Bergerdorff y Fernández de Córdoba, Maximiliana Alexandrina', mrn: 'TEMPORARY-2026-000048' })) },
};

export const RightToLeft: Story = { globals: { locale: 'ar-XB' } };

export const Dark: Story = { globals: { scheme: 'dark' } };

export const TenantBranded: Story = { globals: { tenant: 'northside' } };

export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };

/** Opens the invitation, sends it, and comes back to the button that opened it. */
export const KeyboardOnly: Story = {
  args: { invitation: { ...patientOverviewArgs.invitation, submission: { status: 'idle' }, onInvite: fn() } },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const button = canvas.getByRole('button', { name: 'Give portal account…' });
    button.focus();
    await userEvent.keyboard('{Enter}');
    const email = await canvas.findByLabelText('E-mail of the patient');
    email.focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.invitation?.onInvite).toHaveBeenCalledWith({ email: 'patient3@example.test' });
    await userEvent.keyboard('{Escape}');
    await expect(button).toHaveFocus();
  },
};
