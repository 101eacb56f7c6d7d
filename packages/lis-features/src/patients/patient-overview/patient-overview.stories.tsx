import { aPatient, FIXTURE_NOW, idOf } from '@alms/lis-domain/fixtures';
import type { PatientId } from '@alms/lis-domain/patients';
import { loading, ready } from '@alms/ui/resource';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import {
  laterPatient,
  patientOverviewArgs,
  reread,
  unidentifiedPatient,
} from './patient-overview.args.ts';
import { PatientOverviewScreen } from './patient-overview-screen.tsx';
import { wholePatientPageArgs } from './whole-patient-page.args.tsx';

const { orders } = patientOverviewArgs;

/**
 * Patient chart: identification and alerts in a banner that stays, results first. Tabs without
 * permission are not shown.
 */
const meta = {
  title: 'Features/Patients/Patient overview',
  component: PatientOverviewScreen,
  tags: ['screen'],
  parameters: { states: { NoMatches: 'has no filter' } },
  args: wholePatientPageArgs,
} satisfies Meta<typeof PatientOverviewScreen>;

export default meta;
type Story = StoryObj<typeof PatientOverviewScreen>;

export const Default: Story = {};

export const Orders: Story = { args: { tab: 'orders' } };

export const Visits: Story = { args: { tab: 'visits' } };

export const Billing: Story = { args: { tab: 'billing' } };

export const Details: Story = { args: { tab: 'details' } };

/** The patient’s view of the released results, on request. */
export const AsPatient: Story = { args: { asPatient: true } };

export const Merged: Story = {
  args: {
    patient: ready(
      aPatient({
        number: 3,
        status: 'merged',
        merged_into: {
          id: idOf<PatientId>('kept'),
          full_name: 'Specimani, Leyla',
          mrn: 'MRN-4009',
        },
      }),
    ),
  },
};

const account = {
  resource: ready({
    email: 'patient3@example.test',
    status: 'active',
    invitation_held: false,
    has_second_factor: true,
    last_seen_at: FIXTURE_NOW,
    signed_in: false,
  } as const),
  onClose: fn(async () => ({ status: 'done' }) as const),
  onResetSecondFactor: fn(async () => ({ status: 'done' }) as const),
};

/** The patient lost the phone: reception resets two-step verification with a reason. */
export const WithAccount: Story = {
  args: { tab: 'details', account },
  play: async ({ canvasElement }) => {
    await userEvent.click(
      await within(canvasElement).findByRole('button', { name: 'Reset two-step verification…' }),
    );
    const reason = await within(document.body).findByLabelText('Reason');
    await waitFor(() => expect(reason).toBeVisible());
    await userEvent.type(reason, 'Lost the telephone');
    await userEvent.keyboard('{Enter}');
    await waitFor(() =>
      expect(account.onResetSecondFactor).toHaveBeenCalledWith({ reason: 'Lost the telephone' }),
    );
  },
};

/** Opens the dialog and changes the date of birth. */
async function correctBirthDate(canvasElement: HTMLElement): Promise<ReturnType<typeof within>> {
  await userEvent.click(
    await within(canvasElement).findByRole('button', { name: 'Edit details…' }),
  );
  const dialog = within(await within(document.body).findByRole('dialog'));
  const birthDate = await dialog.findByLabelText('Date of birth');
  await waitFor(() => expect(birthDate).toBeVisible());
  await userEvent.clear(birthDate);
  await userEvent.type(birthDate, '1969-07-21');
  await userEvent.type(dialog.getByLabelText('Reason for the change'), 'Passport seen');
  return dialog;
}

const correction = {
  ...patientOverviewArgs.correction,
  submission: { status: 'idle' },
  searchFor: () => '/app/patient-portal',
} as const;

/** Reported results are unchanged and listed for correction by an authorised user. */
export const Corrected: Story = {
  args: {
    tab: 'details',
    correction: {
      ...correction,
      onCorrect: fn(
        async ({ base }) => ({ status: 'saved', record: { ...base, version: 2 }, reread }) as const,
      ),
    },
  },
  play: async ({ canvasElement }) => {
    const dialog = await correctBirthDate(canvasElement);
    await userEvent.keyboard('{Enter}');
    await waitFor(() =>
      expect(
        dialog.getByText('2 reported results would be evaluated differently today'),
      ).toBeVisible(),
    );
  },
};

/** No change is saved without a reason. */
export const CorrectionInvalid: Story = {
  args: { tab: 'details' },
  play: async ({ canvasElement }) => {
    const dialog = await correctBirthDate(canvasElement);
    await userEvent.clear(dialog.getByLabelText('Reason for the change'));
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await expect(await dialog.findAllByText('Enter a reason for the change')).toHaveLength(2);
  },
};

/** Another user edited the same record: both versions are shown by field. */
export const CorrectionConflict: Story = {
  args: {
    tab: 'details',
    correction: {
      ...correction,
      onCorrect: fn(async () => ({ status: 'stale', record: laterPatient }) as const),
    },
  },
  play: async ({ canvasElement }) => {
    await correctBirthDate(canvasElement);
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(within(document.body).getByText('+1 555 0199')).toBeVisible());
  },
};

/** For users who may only read orders. */
export const ReadOnly: Story = {
  args: {
    correction: undefined,
    invitation: undefined,
    cards: { results: undefined, appointments: undefined },
    hrefs: {
      chart: '/app/patients/3',
      patientView: '/app/patients/3?view=patient',
      order: (id) => `/app/orders/${id}`,
      patient: (id) => `/app/patient-portal/${id}`,
    },
  },
};

/** An unidentified patient with identifying features, and the action to identify the patient. */
export const Unidentified: Story = {
  args: { patient: ready(unidentifiedPatient, FIXTURE_NOW), account: undefined },
};

/** The name is initially empty, and the patient receives the next number. */
export const Establishing: Story = {
  args: { patient: ready(unidentifiedPatient, FIXTURE_NOW), account: undefined },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Identify patient…' }));
    await waitFor(() =>
      expect(within(document.body).getByLabelText('Method of identification')).toBeVisible(),
    );
  },
};

/** A deceased patient cannot be invited; the reason replaces the button. */
export const Deceased: Story = {
  args: {
    tab: 'details',
    patient: ready(aPatient({ number: 3, deceased: true, deceased_at: '2026-05-03' })),
    account,
  },
};

/** A patient with a passport and an insurance number. */
export const KnownElsewhere: Story = {
  args: {
    tab: 'details',
    patient: ready(
      aPatient({
        number: 3,
        identifiers: [
          { type: 'INS', value: 'HM-4471-A', issuer: 'Harbour Mutual' },
          { type: 'PPN', value: 'C01X00T47', issuer: 'Utopia' },
        ],
      }),
    ),
  },
};

export const Loading: Story = { args: { patient: loading, orders: loading } };

export const Empty: Story = {
  args: { tab: 'orders', orders: { status: 'empty', reason: 'none-yet' } },
};

export const Failed: Story = {
  args: { patient: { status: 'error', error: { kind: 'server', requestId: 'req-7f3a91' } } },
};

export const Forbidden: Story = {
  args: { patient: { status: 'error', error: { kind: 'forbidden' } } },
};

/** A patient of another facility is not found. */
export const NotFound: Story = {
  args: { patient: { status: 'error', error: { kind: 'not-found' } } },
};

export const Stale: Story = {
  args: {
    tab: 'orders',
    orders:
      orders?.status === 'ready' ? { ...orders, freshness: 'stale', asOf: FIXTURE_NOW } : loading,
  },
};

export const LongText: Story = {
  args: {
    patient: ready(
      aPatient({
        full_name:
          'Wolfeschlegelsteinhausen-Bergerdorff y Fernández de Córdoba, Maximiliana Alexandrina',
        mrn: 'TEMPORARY-2026-000048',
      }),
    ),
  },
};

export const RightToLeft: Story = { globals: { locale: 'ar-XB' } };

export const Dark: Story = { globals: { scheme: 'dark' } };

export const TenantBranded: Story = { globals: { tenant: 'northside' } };

export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };

/** Opens the invitation, sends it, and returns focus to the button that opened it. */
export const KeyboardOnly: Story = {
  args: {
    tab: 'details',
    invitation: {
      ...patientOverviewArgs.invitation,
      submission: { status: 'idle' },
      onInvite: fn(),
    },
  },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const button = canvas.getByRole('button', { name: 'Invite to portal…' });
    button.focus();
    await userEvent.keyboard('{Enter}');
    const email = await canvas.findByLabelText('Patient’s email');
    email.focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.invitation?.onInvite).toHaveBeenCalledWith({
      email: 'patient3@example.test',
    });
    await userEvent.keyboard('{Escape}');
    await expect(button).toHaveFocus();
  },
};
