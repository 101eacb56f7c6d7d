export { HospitalSettingsScreen } from './hospital-settings-screen.js';
export type { HospitalSettingsScreenProps } from './hospital-settings-screen.js';
export type { HospitalFields, HospitalValues } from './hospital-settings.form.js';
export type { OutsideHours } from '../../shared/outside-hours/index.js';
