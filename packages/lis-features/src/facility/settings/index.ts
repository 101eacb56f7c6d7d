export { SettingsScreen } from './settings-screen.tsx';
export type { SettingsScreenProps } from './settings-screen.tsx';
