import { NotFoundScreen } from '@alms/lis-features/access/not-found';
import { paths } from '../../../app/paths.ts';
import { useSession } from '../../../session/session-provider.tsx';
import { useTenant } from '../../../tenant/tenant-provider.tsx';

/** Any other path. */
export default function NotFoundRoute() {
  const session = useSession();
  const { facility } = useTenant();
  return (
    <NotFoundScreen
      facility={facility}
      reader={session ? 'signed-in' : 'visitor'}
      hrefs={{ dashboard: paths.dashboard, landing: paths.landing }}
    />
  );
}
