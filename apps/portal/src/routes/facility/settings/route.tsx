import { mayOpen, type Route } from '@alms/lis-domain/access';
import { SettingsScreen } from '@alms/lis-features/facility/settings';
import { paths } from '../../../app/paths.ts';
import { useSignedIn } from '../../../session/session-provider.tsx';

/** `/app/settings` */
export default function SettingsRoute() {
  const { user } = useSignedIn();
  const opens = (route: Route) => mayOpen(user, route).allowed;
  return (
    <SettingsScreen
      hrefs={{
        profile: paths.profile,
        ...(opens('/app/settings/hospital') && { hospital: paths.hospitalSettings }),
        ...(opens('/app/settings/laboratory') && { laboratory: paths.laboratorySettings }),
        ...(opens('/app/settings/tenant') && { tenant: paths.tenantSettings }),
        ...(opens('/app/settings/staff') && { staff: paths.staff }),
        ...(opens('/app/settings/competence') && { competence: paths.competence }),
        ...(opens('/onboarding') && { setup: paths.onboarding }),
        ...(opens('/app/audit-logs') && { auditLogs: paths.auditLogs }),
      }}
    />
  );
}
