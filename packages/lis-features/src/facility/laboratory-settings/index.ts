export { LaboratorySettingsScreen } from './laboratory-settings-screen.js';
export type { LaboratorySettingsScreenProps } from './laboratory-settings-screen.js';
export type { LaboratoryFields, LaboratoryValues } from './laboratory-settings.form.js';
