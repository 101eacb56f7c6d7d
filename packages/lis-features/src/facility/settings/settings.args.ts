import type { SettingsScreenProps } from './settings-screen.tsx';

/** An administrator with access to all settings. */
export const settingsArgs: SettingsScreenProps = {
  hrefs: {
    profile: '/app/profile',
    hospital: '/app/settings/hospital',
    laboratory: '/app/settings/laboratory',
    tenant: '/app/settings/tenant',
    staff: '/app/settings/staff',
    competence: '/app/settings/competence',
    setup: '/onboarding',
    auditLogs: '/app/audit-logs',
  },
};
