export { SettingsScreen } from './settings-screen.js';
export type { SettingsScreenProps } from './settings-screen.js';
