import { anAppointment, FIXTURE_NOW } from '@alms/lis-domain/fixtures';
import { ready, type Submission } from '@alms/ui/resource';
import { renderUi } from '@alms/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { PatientAppointmentsCard, type PatientAppointmentsCardProps } from './index.ts';
import {
  opening,
  patientAppointmentsArgs,
  preparation,
  tomorrow,
} from './patient-appointments.args.ts';

const show = (props: Partial<PatientAppointmentsCardProps> = {}) =>
  renderUi(<PatientAppointmentsCard {...patientAppointmentsArgs} {...props} />);
const rejected = (formError: string) =>
  vi.fn(async (): Promise<Submission> => ({ status: 'rejected', fieldErrors: {}, formError }));
const lines = () => screen.getAllByRole('listitem').map((line) => line.textContent);

describe('PatientAppointmentsCard', () => {
  it('lists upcoming appointments, next one first, with the status of the others', () => {
    show();
    expect(lines()).toEqual([
      expect.stringMatching(/13 May 2026.*09:00–09:15.*Sample collection.*Fasting.*Booked/),
      expect.stringMatching(/21 May 2026.*Result review.*Booked/),
      expect.stringMatching(/14 May 2026.*Rescheduled/),
      expect.stringMatching(/11 May 2026.*No-show/),
      expect.stringMatching(/9 May 2026.*Home collection.*Reason: The patient called.*Cancelled/),
      expect.stringMatching(/12 April 2026.*Completed/),
    ]);
  });

  it('offers actions only on booked appointments and only with permission', () => {
    const { unmount } = show({
      appointments: ready([anAppointment({ status: 'arrived' }), tomorrow], FIXTURE_NOW),
    });
    expect(screen.getAllByRole('button', { name: /^(Reschedule|Cancel)… / })).toHaveLength(2);
    unmount();
    show({ onBook: undefined, onCancel: undefined });
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  it('names the time zone when the user is in another one', () => {
    const { unmount } = show({ timeZone: 'America/New_York' });
    expect(screen.queryByText(/All times are/)).not.toBeInTheDocument();
    unmount();
    show({ timeZone: 'America/New_York', elsewhere: true });
    expect(screen.getByText('All times are those of America/New York.')).toBeVisible();
  });
});

describe('booking an appointment', () => {
  async function fill(
    props: Partial<PatientAppointmentsCardProps>,
    button: string | RegExp = 'Book appointment…',
  ) {
    const { user } = show(props);
    await user.click(screen.getByRole('button', { name: button }));
    const dialog = within(screen.getByRole('dialog'));
    const date = dialog.getByLabelText('Date');
    await user.clear(date);
    await user.type(date, '2026-05-20');
    await user.clear(dialog.getByLabelText('Time'));
    await user.type(dialog.getByLabelText('Time'), '10:30');
    return { user, dialog };
  }

  it('sends the instant in facility time and closes the dialog', async () => {
    const onBook = vi.fn(async (): Promise<Submission> => ({ status: 'done' }));
    const { user, dialog } = await fill({ onBook, timeZone: 'America/New_York' });
    await user.selectOptions(dialog.getByLabelText('Type'), 'Consultation');
    await user.selectOptions(dialog.getByLabelText('Duration'), '45 minutes');
    await user.click(dialog.getByRole('button', { name: 'Book' }));
    await waitFor(() =>
      expect(onBook).toHaveBeenCalledWith({
        type: 'consultation',
        start: '2026-05-20T14:30:00.000Z',
        duration_minutes: 45,
        reason: '',
      }),
    );
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('reschedules: names the replaced appointment and asks for no duration', async () => {
    const onBook = vi.fn(async (): Promise<Submission> => ({ status: 'done' }));
    const { user, dialog } = await fill({ onBook }, /^Reschedule… .*13 May 2026/);
    expect(dialog.getByText(/^Current time: Wednesday,? 13 May 2026/)).toBeVisible();
    expect(dialog.queryByLabelText('Duration')).not.toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'Reschedule' }));
    await waitFor(() =>
      expect(onBook).toHaveBeenCalledWith({
        type: 'sample_collection',
        start: '2026-05-20T10:30:00.000Z',
        reason: 'Fasting',
        rescheduled_from_id: tomorrow.id,
      }),
    );
  });

  it('opens the requested appointment for rescheduling until its dialog is closed', async () => {
    const { user } = show({ movedId: tomorrow.id });
    const dialog = within(screen.getByRole('dialog', { name: 'Reschedule the appointment' }));
    await user.click(dialog.getAllByRole('button', { name: 'Close' })[0] as HTMLElement);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it.each<[string, Partial<PatientAppointmentsCardProps>]>([
    ['does not exist', { movedId: anAppointment({ number: 99 }).id }],
    [
      'can no longer be rescheduled',
      {
        appointments: ready([{ ...tomorrow, status: 'cancelled' }], FIXTURE_NOW),
        movedId: tomorrow.id,
      },
    ],
    ['may not be rescheduled by this user', { onBook: undefined, movedId: tomorrow.id }],
  ])('opens no dialog when the appointment to reschedule %s', (_, props) => {
    show(props);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('does not ask patients for a duration', async () => {
    const onBook = vi.fn(async (): Promise<Submission> => ({ status: 'done' }));
    const { user, dialog } = await fill({ onBook, viewer: 'patient' });
    expect(dialog.queryByLabelText('Duration')).not.toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'Book' }));
    await waitFor(() =>
      expect(onBook).toHaveBeenCalledWith({
        type: 'sample_collection',
        start: '2026-05-20T10:30:00.000Z',
        reason: '',
      }),
    );
  });

  it('reports missing fields and sends nothing', async () => {
    const onBook = rejected('invalid');
    const { user } = show({ onBook });
    await user.click(screen.getByRole('button', { name: 'Book appointment…' }));
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Book' }));
    expect(await screen.findAllByText('Enter the date')).toHaveLength(2);
    expect(screen.getAllByText('Enter the time')).toHaveLength(2);
    expect(onBook).not.toHaveBeenCalled();
  });

  it.each([
    ['appointments_full', 'This time is fully booked. Select another.'],
    ['appointment_overlaps', 'The patient has another appointment at this time.'],
    ['appointment_past', 'This time has passed. Select a later one.'],
    ['online_booking_off', 'This facility does not offer online booking. Please call instead.'],
    ['appointment_state', 'This appointment has changed. Reload the page to see it.'],
    ['conflict', 'Appointments can be booked for active patients only.'],
    ['patient_deceased', 'The patient is recorded as deceased. Appointments cannot be booked.'],
  ])('reports %s and keeps the entries', async (code, text) => {
    const { user, dialog } = await fill({ onBook: rejected(code) });
    await user.click(dialog.getByRole('button', { name: 'Book' }));
    expect(await dialog.findByText(text)).toBeVisible();
    expect(dialog.getByLabelText('Time')).toHaveValue('10:30');
  });
});

describe('working hours of the chosen day', () => {
  async function open(props: Partial<PatientAppointmentsCardProps> = {}) {
    const onBook = vi.fn(async (): Promise<Submission> => ({ status: 'done' }));
    const { user } = show({ opening, onBook, ...props });
    await user.click(screen.getByRole('button', { name: 'Book appointment…' }));
    const dialog = within(screen.getByRole('dialog'));
    const choose = async (date: string, time?: string) => {
      await user.clear(dialog.getByLabelText('Date'));
      await user.type(dialog.getByLabelText('Date'), date);
      if (time === undefined) return;
      await user.clear(dialog.getByLabelText('Time'));
      await user.type(dialog.getByLabelText('Time'), time);
    };
    return {
      user,
      dialog,
      onBook,
      choose,
      submit: () => user.click(dialog.getByRole('button', { name: 'Book' })),
    };
  }

  it.each([
    ['2026-05-13', 'Open 08:00–12:00 and 14:00–18:00.'],
    ['2026-05-16', 'Open 09:00–13:00.'],
    ['2026-05-17', 'Closed on Sundays. Next open: Monday 18 May 2026, 08:00.'],
    ['2026-05-14', 'Closed: Ascension Day. Next open: Friday 15 May 2026, 08:00.'],
  ])('%s: %s', async (date, hint) => {
    const { dialog, choose } = await open({ viewer: 'patient' });
    await choose(date);
    expect(dialog.getByLabelText('Date')).toHaveAccessibleDescription(hint);
  });

  it('shows no working hours without a chosen day or configured hours', async () => {
    const { dialog, choose } = await open({ opening: { ...opening, working_hours: null } });
    await choose('2026-05-14');
    expect(dialog.queryByText(/Open|Closed/)).toBeNull();
  });

  it('rejects a time at the time field and a closed day at the date field, and sends nothing', async () => {
    const { dialog, choose, submit, onBook } = await open();
    await choose('2026-05-13', '11:50');
    await submit();
    expect(dialog.getByLabelText('Time')).toHaveAccessibleDescription(
      /is outside the working hours of this day\. Open 08:00–12:00 and 14:00–18:00\./,
    );
    await choose('2026-05-17');
    expect(dialog.getByLabelText('Time')).toBeValid();
    await submit();
    expect(dialog.getByLabelText('Date')).toHaveAccessibleDescription(
      /Closed on Sundays\. Select another day\./,
    );
    expect(onBook).not.toHaveBeenCalled();
    await choose('2026-05-15');
    await submit();
    expect(dialog.getByLabelText('Time')).toBeInvalid();
    await choose('2026-05-15', '11:45');
    await submit();
    await waitFor(() =>
      expect(onBook).toHaveBeenCalledWith(
        expect.objectContaining({ start: '2026-05-15T11:45:00.000Z' }),
      ),
    );
  });

  it('checks the working hours against the duration chosen by staff', async () => {
    const { dialog, user, choose, submit, onBook } = await open();
    await choose('2026-05-13', '11:30');
    await user.selectOptions(dialog.getByLabelText('Duration'), '45 minutes');
    await submit();
    expect(dialog.getByLabelText('Time')).toBeInvalid();
    expect(onBook).not.toHaveBeenCalled();
  });

  it('shows a server rejection for changed working hours at the time field', async () => {
    const { dialog, choose, submit } = await open({
      onBook: async () => ({
        status: 'rejected',
        fieldErrors: { start: 'Closed on Wednesdays' },
        formError: 'appointment_outside_hours',
      }),
    });
    await choose('2026-05-13', '09:00');
    await submit();
    await waitFor(() =>
      expect(dialog.getByLabelText('Time')).toHaveAccessibleDescription(
        /The facility is closed during part/,
      ),
    );
    expect(dialog.getByLabelText('Time')).toHaveValue('09:00');
  });
});

describe('cancelling an appointment', () => {
  const cancelButton = () => screen.getByRole('button', { name: /^Cancel… .*13 May 2026/ });
  const confirmButton = () => screen.getByRole('button', { name: 'Cancel appointment' });

  it('requires a reason from staff', async () => {
    const onCancel = vi.fn(async (): Promise<Submission> => ({ status: 'done' }));
    const { user } = show({ onCancel });
    await user.click(cancelButton());
    await user.click(confirmButton());
    expect(onCancel).not.toHaveBeenCalled();
    await user.type(screen.getByLabelText('Reason for cancellation'), 'The patient called');
    await user.click(confirmButton());
    expect(onCancel).toHaveBeenCalledWith({ id: tomorrow.id, reason: 'The patient called' });
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('requires no reason from patients and reports when it is too late', async () => {
    const onCancel = rejected('appointment_state');
    const { user } = show({ onCancel, viewer: 'patient' });
    await user.click(cancelButton());
    await user.click(confirmButton());
    expect(onCancel).toHaveBeenCalledWith({ id: tomorrow.id, reason: '' });
    expect(
      await screen.findByText('This appointment has changed. Reload the page to see it.'),
    ).toBeVisible();
  });
});

describe('preparation instructions', () => {
  it('shows preparation with appointments, without any, and while booking', async () => {
    const { user } = show({ preparation, appointments: { status: 'empty', reason: 'none-yet' } });
    expect(
      screen.getByText('Glucose: Nothing to eat for eight hours; water is fine.'),
    ).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Book appointment…' }));
    expect(
      within(screen.getByRole('dialog')).getByText(/^Thyrotropin: Come before ten/),
    ).toBeInTheDocument();
  });

  it('shows no preparation section when there are no instructions', () => {
    show();
    expect(screen.queryByText('Before collection')).toBeNull();
  });
});
