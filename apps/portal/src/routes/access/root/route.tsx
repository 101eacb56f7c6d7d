import { Navigate } from 'react-router-dom';
import { paths } from '../../../app/paths.ts';
import { useTenant } from '../../../tenant/tenant-provider.tsx';

/** `/`: the sign-in page at a facility’s address, the landing page on the main site. */
export default function RootRoute() {
  const { subdomain } = useTenant();
  return <Navigate replace to={subdomain === undefined ? paths.landing : paths.login} />;
}
