import { anAppointment, aPatientSummary, FIXTURE_NOW } from '@alms/lis-domain/fixtures';
import { loading, ready } from '@alms/ui/resource';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { PatientAppointmentsCard } from './index.ts';
import { opening, patientAppointmentsArgs, preparation } from './patient-appointments.args.ts';

const { appointments } = patientAppointmentsArgs;
const long = anAppointment({
  patient: aPatientSummary({ number: 3 }),
  reason:
    'Comes with an interpreter and a guide dog; please keep the ground-floor room at the end of the corridor free.',
  type: 'result_review',
});

/** A patient’s appointments, for staff and for the patient. */
const meta = {
  title: 'Features/Patients/Appointments',
  component: PatientAppointmentsCard,
  tags: ['screen'],
  parameters: { states: { NoMatches: 'has no filter' } },
  args: {
    ...patientAppointmentsArgs,
    onBook: fn(patientAppointmentsArgs.onBook),
    onCancel: fn(patientAppointmentsArgs.onCancel),
  },
} satisfies Meta<typeof PatientAppointmentsCard>;

export default meta;
type Story = StoryObj<typeof PatientAppointmentsCard>;

const dialogOf = (canvasElement: HTMLElement) =>
  within(canvasElement.ownerDocument.body).findByRole('dialog');

export const Default: Story = {};

/** Patient portal view with online booking. */
export const Own: Story = { args: { viewer: 'patient' } };

/** Patient portal view without online booking. Appointments can still be cancelled. */
export const OwnWithoutBooking: Story = { args: { viewer: 'patient', onBook: undefined } };

/** Read-only access. */
export const ReadOnly: Story = { args: { onBook: undefined, onCancel: undefined } };

/** The user’s device is in another time zone. */
export const Elsewhere: Story = { args: { timeZone: 'America/New_York', elsewhere: true } };

/** Tests that require preparation. */
export const WithPreparation: Story = { args: { viewer: 'patient', preparation } };

/** Preparation instructions before any appointment is booked. */
export const PreparationWithoutAppointment: Story = {
  args: { viewer: 'patient', appointments: { status: 'empty', reason: 'none-yet' }, preparation },
};

export const NothingComing: Story = {
  args: {
    appointments: ready([anAppointment({ status: 'fulfilled' })], FIXTURE_NOW),
    onMore: () => {},
  },
};

export const Loading: Story = { args: { appointments: loading } };

export const Empty: Story = { args: { appointments: { status: 'empty', reason: 'none-yet' } } };

export const Failed: Story = {
  args: { appointments: { status: 'error', error: { kind: 'server', requestId: 'req-7f3a91' } } },
};

export const Forbidden: Story = {
  args: { appointments: { status: 'error', error: { kind: 'forbidden' } } },
};

export const Stale: Story = {
  args: {
    appointments:
      appointments.status === 'ready'
        ? { ...appointments, freshness: 'stale', asOf: FIXTURE_NOW }
        : loading,
  },
};

export const LongText: Story = { args: { appointments: ready([long], FIXTURE_NOW) } };

export const RightToLeft: Story = { globals: { locale: 'ar-XB' } };

export const Dark: Story = { globals: { scheme: 'dark' } };

export const TenantBranded: Story = { globals: { tenant: 'northside' } };

export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };

/** The last slot was booked by another user. */
export const NoPlaceLeft: Story = {
  args: {
    onBook: fn(
      async () =>
        ({ status: 'rejected', fieldErrors: {}, formError: 'appointments_full' }) as const,
    ),
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Book appointment…' }));
    const dialog = within(await dialogOf(canvasElement));
    await userEvent.type(dialog.getByLabelText('Date'), '2026-05-13');
    await userEvent.type(dialog.getByLabelText('Time'), '09:15');
    await userEvent.click(dialog.getByRole('button', { name: 'Book' }));
    await waitFor(() =>
      expect(dialog.getByText('This time is fully booked. Select another.')).toBeVisible(),
    );
  },
};

/** Shows the working hours of the chosen day and rejects a time outside them. */
export const OutsideHours: Story = {
  args: { opening },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Book appointment…' }));
    const dialog = within(await dialogOf(canvasElement));
    await userEvent.type(dialog.getByLabelText('Date'), '2026-05-13');
    await userEvent.type(dialog.getByLabelText('Time'), '12:30');
    await userEvent.click(dialog.getByRole('button', { name: 'Book' }));
    await waitFor(() =>
      expect(dialog.getAllByText(/The appointment is outside the working/)[0]).toBeVisible(),
    );
  },
};

/** A public holiday, for a patient. */
export const ClosedDay: Story = {
  args: { opening, viewer: 'patient' },
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Book appointment…' }));
    const dialog = within(await dialogOf(canvasElement));
    await userEvent.type(dialog.getByLabelText('Date'), '2026-05-14');
    await userEvent.type(dialog.getByLabelText('Time'), '09:15');
    await userEvent.click(dialog.getByRole('button', { name: 'Book' }));
    await waitFor(() =>
      expect(dialog.getAllByText('Closed: Ascension Day. Select another day.')[0]).toBeVisible(),
    );
  },
};

/** Staff must enter a reason. */
export const Cancelling: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(
      within(canvasElement).getByRole('button', { name: /^Cancel… .*Wednesday/ }),
    );
    const dialog = await dialogOf(canvasElement);
    await waitFor(() => expect(dialog).toBeVisible());
  },
};

/** Opens the booking dialog, completes it, and returns focus to the button that opened it. */
export const KeyboardOnly: Story = {
  play: async ({ args, canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Book appointment…' });
    button.focus();
    await userEvent.keyboard('{Enter}');
    const dialog = within(await dialogOf(canvasElement));
    await userEvent.type(dialog.getByLabelText('Date'), '2026-05-13');
    await userEvent.type(dialog.getByLabelText('Time'), '09:15');
    await userEvent.keyboard('{Enter}');
    await waitFor(() =>
      expect(args.onBook).toHaveBeenCalledWith({
        type: 'sample_collection',
        start: '2026-05-13T09:15:00.000Z',
        duration_minutes: 15,
        reason: '',
      }),
    );
    await waitFor(() => expect(button).toHaveFocus());
  },
};
