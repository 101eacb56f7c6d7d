import type { SettingsScreenProps } from './settings-screen.js';

/** An administrator, who may set everything. */
export const settingsArgs: SettingsScreenProps = {
  hrefs: { profile: '/app/profile', staff: '/app/settings/staff', setup: '/onboarding', auditLogs: '/app/audit-logs' },
};
