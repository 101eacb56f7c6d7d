import { aHospitalSettings } from '@alms/lis-domain/fixtures';
import { renderUi } from '@alms/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { changedByOthers, hospitalSettingsArgs } from './hospital-settings.args.js';
import { HospitalSettingsScreen, type HospitalSettingsScreenProps } from './index.js';

const show = (props: Partial<HospitalSettingsScreenProps> = {}) => renderUi(<HospitalSettingsScreen {...hospitalSettingsArgs} {...props} />);
const save = () => screen.getByRole('button', { name: 'Save' });
const { facility_name, email, phone, address, timezone, date_format, language, enable_online_booking, enable_patient_portal, laboratory_director, registration_number, accreditation, report_note } = aHospitalSettings();
const values = { facility_name, email, phone, address, timezone, date_format, language, enable_online_booking, enable_patient_portal, laboratory_director, registration_number, accreditation, report_note };

describe('HospitalSettingsScreen', () => {
  it('saves what it shows, over the settings it was begun from', async () => {
    const onSave = vi.fn(hospitalSettingsArgs.onSave);
    const { user } = show({ onSave });
    await user.type(screen.getByLabelText(/^Phone/), '99');
    await user.selectOptions(screen.getByLabelText('Time zone'), 'Europe/Oslo');
    await user.selectOptions(screen.getByLabelText('Date format'), 'YYYY-MM-DD');
    await user.selectOptions(screen.getByLabelText('Language'), 'Français');
    await user.click(screen.getByLabelText('Patients may book online'));
    await user.type(screen.getByLabelText(/^Accreditation/), 'ISO 15189');
    expect(screen.getByText('Not saved yet')).toBeVisible();
    await user.click(save());
    await waitFor(() =>
      expect(onSave).toHaveBeenCalledWith({
        values: { ...values, phone: '+1 555 010099', timezone: 'Europe/Oslo', date_format: 'YYYY-MM-DD', language: 'fr', enable_online_booking: true, accreditation: 'ISO 15189' },
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
  ])('refuses %s "%s"', async (label, text, message) => {
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

  it('says that it is saved until something is typed again', async () => {
    const { user } = show({ submission: { status: 'done' } });
    expect(screen.getByText('The settings are saved')).toBeVisible();
    await user.type(screen.getByLabelText(/^Phone/), '9');
    expect(screen.queryByText('The settings are saved')).toBeNull();
  });

  it("shows a colleague's version beside the own one, in the words of the form", async () => {
    const { user } = show({ onSave: async () => ({ status: 'stale', record: changedByOthers }) });
    await user.type(screen.getByLabelText('Facility name'), ' Two');
    await user.click(save());
    const question = within(await screen.findByRole('dialog'));
    expect(question.getAllByRole('radiogroup')).toHaveLength(3);
    expect(question.getByText('Northside Clinic Two')).toBeVisible();
    expect(question.getByText('Northside Medical Center')).toBeVisible();
    expect(within(question.getByRole('radiogroup', { name: 'Patients may book online' })).getByRole('radio', { name: 'Theirs' })).toBeChecked();
  });
});
