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

/** Another user’s saved version, with a different name, phone number and booking setting. */
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

/** Open on weekdays with a midday break, and on Saturdays until 13:00. */
export const settingsWithHours = aHospitalSettings('northside', {
  working_hours: aWeekOfHours(),
  holidays: [eid, newYear],
});

/** Another user’s saved version, with different Saturday hours and one holiday less. */
export const hoursChangedByOthers = aHospitalSettings('northside', {
  working_hours: aWeekOfHours({ sat: [] }),
  holidays: [newYear],
  version: 2,
});
