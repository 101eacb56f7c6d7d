import { NotFoundScreen } from '@alms/lis-features/access/not-found';
import { paths } from '../../../app/paths.ts';
import { useSession } from '../../../session/session-provider.tsx';

/** Any other path. */
export default function NotFoundRoute() {
  const session = useSession();
  return (
    <NotFoundScreen
      reader={session ? 'signed-in' : 'visitor'}
      hrefs={{ dashboard: paths.dashboard, landing: paths.landing }}
    />
  );
}
