import { UnauthorizedScreen } from '@alms/lis-features/access/unauthorized';
import { paths } from '../../../app/paths.ts';
import { useTenant } from '../../../tenant/tenant-provider.tsx';

/** `/unauthorized` */
export default function UnauthorizedRoute() {
  const { facility } = useTenant();
  return <UnauthorizedScreen facility={facility} hrefs={{ dashboard: paths.dashboard }} />;
}
