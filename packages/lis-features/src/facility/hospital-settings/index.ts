export { HospitalSettingsScreen } from './hospital-settings-screen.tsx';
export type { HospitalSettingsScreenProps } from './hospital-settings-screen.tsx';
export type { HospitalFields, HospitalValues } from './hospital-settings.form.ts';
export type { OutsideHours } from '../../shared/outside-hours/index.ts';
