import { DEMO_RESET_HOUR, demoSubdomain } from '@alms/lis-domain/identity';
import { mainSiteUrl } from '@alms/lis-domain/tenancy';
import { LiveDemoScreen } from '@alms/lis-features/identity/live-demo';
import { Navigate, useSearchParams } from 'react-router-dom';
import { paths } from '../../../app/paths.ts';
import { useTenant } from '../../../tenant/tenant-provider.tsx';

/** `/live-demo` at the address of the demo facility. */
export default function LiveDemoRoute() {
  const { config, facility, hosts, subdomain } = useTenant();
  const [search] = useSearchParams();
  if (config.demo === 'off' || subdomain !== demoSubdomain)
    return <Navigate replace to={paths.root} />;
  const isPublic = config.demo === 'public';
  return (
    <LiveDemoScreen
      facility={facility}
      {...(isPublic && { resetAt: `${String(DEMO_RESET_HOUR).padStart(2, '0')}:00 UTC` })}
      failed={search.has('failed')}
      hrefs={{
        open: paths.liveDemo,
        landing: mainSiteUrl(hosts) + paths.landing,
        ...(!isPublic && { login: paths.login }),
      }}
    />
  );
}
