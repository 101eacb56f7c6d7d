import { NotBuiltScreen } from '@alms/lis-features/access/not-built';
import { paths } from '../../app/paths.ts';

/** Screens of the specification that later versions bring. */
export default function NotBuiltRoute() {
  return <NotBuiltScreen hrefs={{ dashboard: paths.dashboard }} />;
}
