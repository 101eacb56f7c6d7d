import { logoPath } from '@alms/lis-domain/facility';
import { mainSiteUrl } from '@alms/lis-domain/tenancy';
import { TenantSettingsScreen } from '@alms/lis-features/facility/tenant-settings';
import { paths } from '../../../app/paths.ts';
import { apiHref } from '../../../data/api.ts';
import { useTenant } from '../../../tenant/tenant-provider.tsx';
import { Connections } from './connections.tsx';
import { FailedJobs } from './failed-jobs.tsx';
import { useTenantSettings } from './use-tenant-settings.ts';

/** `/app/settings/tenant`, and the same under `/admin`. */
export default function TenantSettingsRoute() {
  const { config, hosts } = useTenant();
  const view = useTenantSettings();
  return (
    <TenantSettingsScreen
      {...view}
      logoHref={(hash) => apiHref(logoPath(hash))}
      beta={config.beta}
      contactHref={`${mainSiteUrl(hosts)}${paths.contact}`}
      connections={
        view.settings.status === 'ready' && <Connections subdomain={view.settings.data.subdomain} />
      }
      failedJobs={<FailedJobs />}
    />
  );
}
