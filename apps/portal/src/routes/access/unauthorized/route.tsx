import { UnauthorizedScreen } from '@alms/lis-features/access/unauthorized';
import { paths } from '../../../app/paths.ts';

/** `/unauthorized` */
export default function UnauthorizedRoute() {
  return <UnauthorizedScreen hrefs={{ dashboard: paths.dashboard }} />;
}
