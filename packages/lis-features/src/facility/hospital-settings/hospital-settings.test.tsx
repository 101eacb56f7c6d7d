import { aHospitalSettings, aWeekOfHours, FIXTURE_NOW } from '@alms/lis-domain/fixtures';
import { ready } from '@alms/ui/resource';
import { renderUi } from '@alms/ui/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { outside } from '../../shared/outside-hours/outside-hours.args.ts';
import {
  changedByOthers,
  hospitalSettingsArgs,
  hoursChangedByOthers,
  settingsWithHours,
} from './hospital-settings.args.ts';
import { HospitalSettingsScreen, type HospitalSettingsScreenProps } from './index.ts';

const show = (props: Partial<HospitalSettingsScreenProps> = {}) =>
  renderUi(<HospitalSettingsScreen {...hospitalSettingsArgs} {...props} />);
const save = () => screen.getByRole('button', { name: 'Save' });
const {
  facility_name,
  email,
  phone,
  address,
  timezone,
  date_format,
  language,
  enable_online_booking,
  enable_patient_portal,
  laboratory_director,
  registration_number,
  accreditation,
  report_note,
  report_instruments,
  report_uncertainty,
  working_hours,
  holidays,
} = aHospitalSettings();
const values = {
  facility_name,
  email,
  phone,
  address,
  timezone,
  date_format,
  language,
  enable_online_booking,
  enable_patient_portal,
  laboratory_director,
  registration_number,
  accreditation,
  report_note,
  report_instruments,
  report_uncertainty,
  working_hours,
  holidays,
};

describe('HospitalSettingsScreen', () => {
  it('saves the displayed values against the version they were loaded from', async () => {
    const onSave = vi.fn(hospitalSettingsArgs.onSave);
    const { user } = show({ onSave });
    await user.type(screen.getByLabelText(/^Phone/), '99');
    await user.selectOptions(screen.getByLabelText('Time zone'), 'Europe/Oslo');
    await user.selectOptions(screen.getByLabelText('Date format'), 'YYYY-MM-DD');
    await user.selectOptions(screen.getByLabelText('Language'), 'Français');
    await user.click(screen.getByLabelText('Patients may book online'));
    await user.type(screen.getByLabelText(/^Accreditation/), 'ISO 15189');
    await user.click(screen.getByLabelText('Name the instrument of each result'));
    expect(screen.getByText('Not saved yet')).toBeVisible();
    await user.click(save());
    await waitFor(() =>
      expect(onSave).toHaveBeenCalledWith({
        values: {
          ...values,
          phone: '+1 555 010099',
          timezone: 'Europe/Oslo',
          date_format: 'YYYY-MM-DD',
          language: 'fr',
          enable_online_booking: true,
          accreditation: 'ISO 15189',
          report_instruments: true,
        },
        base: aHospitalSettings(),
      }),
    );
  });

  it.each([
    ['Facility name', ' ', 'Facility name is required'],
    ['Facility name', 'x'.repeat(121), 'Use at most 120 characters for the name'],
    [/^Email/, 'nobody', 'Email is invalid'],
    [/^Phone/, '5'.repeat(41), 'Use at most 40 characters for the phone number'],
    [/^Address/, 'x'.repeat(501), 'Use at most 500 characters for the address'],
    [/^Laboratory director/, 'x'.repeat(121), 'Use at most 120 characters'],
    [/^Registration number/, 'x'.repeat(61), 'Use at most 60 characters'],
    [/^Closing note/, 'x'.repeat(301), 'Use at most 300 characters'],
  ])('rejects %s "%s"', async (label, text, message) => {
    const onSave = vi.fn(hospitalSettingsArgs.onSave);
    const { user } = show({ onSave });
    const field = screen.getByLabelText(label);
    await user.clear(field);
    await user.click(field);
    await user.paste(text);
    await user.click(save());
    expect(await screen.findAllByText(message)).toHaveLength(2);
    expect(onSave).not.toHaveBeenCalled();
  });

  it('reports a successful save until the next change', async () => {
    const { user } = show({ submission: { status: 'done' } });
    expect(screen.getByText('The settings are saved')).toBeVisible();
    await user.type(screen.getByLabelText(/^Phone/), '9');
    expect(screen.queryByText('The settings are saved')).toBeNull();
  });

  it('shows another user’s version beside the current entries, in the form’s wording', async () => {
    const { user } = show({ onSave: async () => ({ status: 'stale', record: changedByOthers }) });
    await user.type(screen.getByLabelText('Facility name'), ' Two');
    await user.click(save());
    const question = within(await screen.findByRole('dialog'));
    expect(question.getAllByRole('radiogroup')).toHaveLength(3);
    expect(question.getByText('Northside Clinic Two')).toBeVisible();
    expect(question.getByText('Northside Medical Center')).toBeVisible();
    expect(
      within(question.getByRole('radiogroup', { name: 'Patients may book online' })).getByRole(
        'radio',
        { name: 'Theirs' },
      ),
    ).toBeChecked();
  });
});

describe('working hours', () => {
  const day = (name: string) => within(screen.getByRole('group', { name }));
  const tick = () => screen.getByLabelText('Appointments only within working hours');
  /** Fills the last interval of a day, and adds one if there is none. */
  async function write(
    user: ReturnType<typeof show>['user'],
    name: string,
    from: string,
    to: string,
  ) {
    await user.click(day(name).getByRole('button', { name: `Add hours on ${name}` }));
    fireEvent.change(day(name).getAllByLabelText('From').at(-1) as HTMLElement, {
      target: { value: from },
    });
    fireEvent.change(day(name).getAllByLabelText('To').at(-1) as HTMLElement, {
      target: { value: to },
    });
  }
  const target = () => screen.getByLabelText('Copy to');
  async function copy(user: ReturnType<typeof show>['user'], from: string, to: string) {
    await user.selectOptions(screen.getByLabelText('Copy the hours of'), from);
    await user.selectOptions(target(), to);
    await user.click(screen.getByRole('button', { name: 'Copy hours' }));
  }
  const saved = async (onSave: ReturnType<typeof vi.fn<HospitalSettingsScreenProps['onSave']>>) => {
    await waitFor(() => expect(onSave).toHaveBeenCalled());
    return onSave.mock.calls[0]?.[0].values;
  };
  const withHours = ready(settingsWithHours, FIXTURE_NOW);

  it('are unknown until enabled, and are saved by weekday', async () => {
    const onSave = vi.fn(hospitalSettingsArgs.onSave);
    const { user } = show({ onSave });
    expect(tick()).not.toBeChecked();
    expect(tick()).toHaveAccessibleDescription(/If off, appointments can be booked/);
    expect(screen.queryByRole('group', { name: 'Monday' })).toBeNull();
    await user.click(tick());
    await write(user, 'Monday', '14:00', '18:00');
    await write(user, 'Monday', '08:00', '12:00');
    await write(user, 'Sunday', '20:00', '00:00');
    await user.click(save());
    const closed = { tue: [], wed: [], thu: [], fri: [], sat: [] };
    expect(await saved(onSave)).toMatchObject({
      working_hours: {
        ...closed,
        mon: [
          { from: '08:00', to: '12:00' },
          { from: '14:00', to: '18:00' },
        ],
        sun: [{ from: '20:00', to: '24:00' }],
      },
    });
  });

  it('of one day are copied to other days, which can then be edited separately', async () => {
    const onSave = vi.fn(hospitalSettingsArgs.onSave);
    const { user } = show({ onSave, settings: withHours });
    fireEvent.change(day('Monday').getAllByLabelText('To')[1] as HTMLElement, {
      target: { value: '19:00' },
    });
    await copy(user, 'Monday', 'Monday–Friday');
    fireEvent.change(day('Friday').getAllByLabelText('To')[1] as HTMLElement, {
      target: { value: '17:00' },
    });
    await user.click(save());
    const [until19, until17] = ['19:00', '17:00'].map((to) => [
      { from: '08:00', to: '12:00' },
      { from: '14:00', to },
    ]);
    expect((await saved(onSave))?.working_hours).toEqual({
      ...aWeekOfHours(),
      mon: until19,
      tue: until19,
      wed: until19,
      thu: until19,
      fri: until17,
    });
  });

  it('of any day are copied to all others, including closed days', async () => {
    const onSave = vi.fn(hospitalSettingsArgs.onSave);
    const { user } = show({ onSave, settings: withHours });
    fireEvent.change(day('Wednesday').getAllByLabelText('To')[1] as HTMLElement, {
      target: { value: '20:00' },
    });
    await copy(user, 'Wednesday', 'Every day');
    expect(screen.getByText('Hours copied: Wednesday. Save to apply them.')).toBeInTheDocument();
    await user.click(save());
    const hours = [
      { from: '08:00', to: '12:00' },
      { from: '14:00', to: '20:00' },
    ];
    expect((await saved(onSave))?.working_hours).toEqual({
      mon: hours,
      tue: hours,
      wed: hours,
      thu: hours,
      fri: hours,
      sat: hours,
      sun: hours,
    });
  });

  it('of one day are copied to a single other day, never to the same day', async () => {
    const onSave = vi.fn(hospitalSettingsArgs.onSave);
    const { user } = show({ onSave, settings: withHours });
    await copy(user, 'Monday', 'Sunday');
    await user.selectOptions(screen.getByLabelText('Copy the hours of'), 'Sunday');
    expect(within(target()).queryByRole('option', { name: 'Sunday' })).toBeNull();
    expect(target()).toHaveDisplayValue('Every day');
    await user.click(save());
    const { mon, ...others } = aWeekOfHours();
    expect((await saved(onSave))?.working_hours).toEqual({ ...others, mon, sun: mon });
  });

  it('of a day are restored when it is reopened; a closed day starts with an empty interval', async () => {
    const onSave = vi.fn(hospitalSettingsArgs.onSave);
    const { user } = show({ onSave, settings: withHours });
    const open = (name: string) => screen.getByRole('checkbox', { name: `Open on ${name}` });
    expect(
      [open('Monday'), open('Sunday')].map((box) => (box as HTMLInputElement).checked),
    ).toEqual([true, false]);
    await user.click(open('Monday'));
    expect(day('Monday').queryByLabelText('From')).toBeNull();
    expect(day('Monday').getByText('Closed')).toBeVisible();
    await user.click(open('Monday'));
    expect(
      day('Monday')
        .getAllByLabelText('From')
        .map((field) => (field as HTMLInputElement).value),
    ).toEqual(['08:00', '14:00']);
    await user.click(open('Sunday'));
    expect(day('Sunday').getByLabelText('From')).toHaveValue('');
    await user.click(open('Sunday'));
    await user.click(open('Tuesday'));
    await user.click(save());
    expect((await saved(onSave))?.working_hours).toEqual({ ...aWeekOfHours(), tue: [] });
  });

  it('are unknown again when disabled, regardless of the weekly fields', async () => {
    const onSave = vi.fn(hospitalSettingsArgs.onSave);
    const { user } = show({ onSave, settings: withHours });
    fireEvent.change(day('Monday').getAllByLabelText('To')[0] as HTMLElement, {
      target: { value: '07:00' },
    });
    await user.click(tick());
    await user.click(save());
    expect((await saved(onSave))?.working_hours).toBeNull();
  });

  it.each([
    ['an end time before the start time', '12:00', '08:00', 'Must be later than the start'],
    ['an empty interval', '08:00', '08:00', 'Must be later than the start'],
    ['a missing end time', '08:00', '', 'Enter the time'],
  ])('reject %s', async (_, from, to, message) => {
    const onSave = vi.fn(hospitalSettingsArgs.onSave);
    const { user } = show({ onSave });
    await user.click(tick());
    await write(user, 'Tuesday', from, to);
    await user.click(save());
    expect(await screen.findAllByText(message)).toHaveLength(2);
    expect(day('Tuesday').getByLabelText('To')).toHaveAccessibleDescription(message);
    expect(day('Tuesday').getByLabelText('From')).toHaveValue(from);
    expect(onSave).not.toHaveBeenCalled();
  });

  it('reject adjoining intervals, more than three intervals, and a week without any', async () => {
    const onSave = vi.fn(hospitalSettingsArgs.onSave);
    const { user } = show({ onSave });
    await user.click(tick());
    await user.click(save());
    expect(
      await screen.findAllByText('Enter hours on at least one day, or turn working hours off'),
    ).toHaveLength(2);
    await write(user, 'Monday', '08:00', '12:00');
    expect(
      screen.queryByText('Enter hours on at least one day, or turn working hours off'),
    ).toBeNull();
    await write(user, 'Monday', '12:00', '14:00');
    await user.click(save());
    expect(await screen.findAllByText('Must not overlap or adjoin another interval')).toHaveLength(
      2,
    );
    await write(user, 'Monday', '16:00', '18:00');
    expect(day('Monday').getByRole('button', { name: 'Add hours on Monday' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    expect(onSave).not.toHaveBeenCalled();
  });

  it('show whether the facility is open by the saved hours', () => {
    // The current time is Tuesday 08:42.
    const { unmount } = show({ settings: withHours });
    expect(
      screen.getByText('According to the saved hours, the facility is open now.'),
    ).toBeVisible();
    unmount();
    show({
      settings: ready(
        aHospitalSettings('northside', { working_hours: aWeekOfHours({ tue: [] }) }),
        FIXTURE_NOW,
      ),
    });
    expect(
      screen.getByText(/is closed now\. It opens Wednesday 13 May 2026, 08:00\./),
    ).toBeVisible();
  });

  it('are compared with another user’s version day by day', async () => {
    const { user } = show({
      settings: withHours,
      onSave: async () => ({ status: 'stale', record: hoursChangedByOthers }),
    });
    await copy(user, 'Monday', 'Every day');
    await user.click(save());
    const question = within(await screen.findByRole('dialog'));
    expect(question.getByText(/Saturday: Closed/)).toBeInTheDocument();
    expect(question.getByText(/Saturday: 08:00–12:00 and 14:00–18:00/)).toBeInTheDocument();
    expect(question.getByText(/27 May 2026: Eid al-Adha/)).toBeInTheDocument();
    expect(question.getAllByText(/01 Jan 2026: New Year \(every year\)/)).toHaveLength(2);
  });
});

describe('holidays', () => {
  it('are added, removed and saved in calendar order', async () => {
    const onSave = vi.fn(hospitalSettingsArgs.onSave);
    const { user } = show({ onSave, settings: ready(settingsWithHours, FIXTURE_NOW) });
    const list = within(screen.getByRole('group', { name: 'Holidays' }));
    await user.click(list.getByRole('button', { name: 'Remove Holiday 1' }));
    await user.click(list.getByRole('button', { name: 'Add holiday' }));
    const row = within(list.getByRole('group', { name: 'Holiday 2' }));
    await user.click(save());
    expect(await screen.findAllByText('Enter the date')).toHaveLength(2);
    expect(screen.getAllByText('Enter the name of the holiday')).toHaveLength(2);
    await user.type(row.getByLabelText('Date'), '2025-12-25');
    await user.type(row.getByLabelText('Name'), 'Christmas');
    await user.click(row.getByLabelText('Every year on this day'));
    await user.click(save());
    await waitFor(() => expect(onSave).toHaveBeenCalled());
    expect(onSave.mock.calls[0]?.[0].values.holidays).toEqual([
      { date: '2025-12-25', name: 'Christmas', yearly: true },
      { date: '2026-01-01', name: 'New Year', yearly: true },
    ]);
  });
});

describe('appointments outside the working hours', () => {
  it('are listed with contact details and reschedule links', () => {
    show({ outside: { ...outside, hasMore: true } });
    const lines = screen.getAllByRole('listitem').map((line) => line.textContent);
    expect(lines).toEqual([
      expect.stringMatching(/12 May 2026, 18:42–18:57.*Sample collection/),
      expect.stringMatching(/17 May 2026, 08:42–08:57.*Consultation/),
    ]);
    const [patient, move] = [
      /^\/app\/patient-portal\/[\w-]+$/,
      /^\/app\/patient-portal\/[\w-]+\?move=[\w-]+$/,
    ].map((href) => expect.stringMatching(href) as string);
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      patient,
      move,
      patient,
      move,
    ]);
    expect(screen.getByText('Not all appointments are listed.')).toBeVisible();
  });

  it('are not shown when there are none', () => {
    show({ outside: { ...outside, appointments: { status: 'empty', reason: 'none-yet' } } });
    expect(screen.queryByText('Booked outside working hours')).toBeNull();
  });
});
