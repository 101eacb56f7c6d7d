export { LaboratorySettingsScreen } from './laboratory-settings-screen.tsx';
export type { LaboratorySettingsScreenProps } from './laboratory-settings-screen.tsx';
export type { LaboratoryFields, LaboratoryValues } from './laboratory-settings.form.ts';
