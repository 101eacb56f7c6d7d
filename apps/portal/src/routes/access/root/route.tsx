import { Navigate } from 'react-router-dom';
import { paths } from '../../../app/paths.ts';
import { useTenant } from '../../../tenant/tenant-provider.tsx';

/** `/`: a facility's address begins with signing in, the main site with the landing page. */
export default function RootRoute() {
  const { subdomain } = useTenant();
  return <Navigate replace to={subdomain === undefined ? paths.landing : paths.login} />;
}
