import { aHospitalSettings, aWeekOfHours, FIXTURE_NOW } from '@alms/lis-domain/fixtures';
import { idle, ready } from '@alms/ui/resource';
import type { HospitalSettingsScreenProps } from './hospital-settings-screen.tsx';

export const hospitalSettingsArgs: HospitalSettingsScreenProps = {
  settings: ready(aHospitalSettings(), FIXTURE_NOW),
  timeZones: ['Africa/Lagos', 'Asia/Kathmandu', 'Europe/Oslo'],
  submission: idle,
  onSave: async () => ({ status: 'refused' }),
  onRetry: () => {},
};

/** What a colleague saved meanwhile: another name, another phone number, and the booking. */
export const changedByOthers = aHospitalSettings('northside', {
  facility_name: 'Northside Medical Center',
  phone: '+1 555 0123',
  enable_online_booking: true,
  version: 2,
});

export const longHospitalSettings = aHospitalSettings('northside', {
  facility_name:
    'Wolfeschlegelsteinhausen-Bergerdorff Regional Reference Laboratory for Clinical Chemistry and Hematology',
  email:
    'a-desk-with-a-very-long-address-that-goes-on-and-on@regional-reference-laboratory.northside.test',
  address: `${'1 Sample Street, Annex 12, '.repeat(6)}\nFixtureville`,
});

const eid = { date: '2026-05-27', name: 'Eid al-Adha', yearly: false };
const newYear = { date: '2026-01-01', name: 'New Year', yearly: true };

/** Open on weekdays but for noon, on Saturdays until one. */
export const settingsWithHours = aHospitalSettings('northside', {
  working_hours: aWeekOfHours(),
  holidays: [eid, newYear],
});

/** What a colleague saved meanwhile: other hours on Saturdays, and one holiday less. */
export const hoursChangedByOthers = aHospitalSettings('northside', {
  working_hours: aWeekOfHours({ sat: [] }),
  holidays: [newYear],
  version: 2,
});
