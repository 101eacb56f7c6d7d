import type { ReactNode } from 'react';
import { Navigate } from 'react-router-dom';
import { paths } from '../app/paths.ts';
import { useTenant } from './tenant-provider.tsx';

/** Shows a page at a facility’s address. On the main site, it continues to the user’s facility. */
export function FacilityOnly({ children }: { children: ReactNode }): ReactNode {
  const { subdomain } = useTenant();
  return subdomain === undefined ? <Navigate to={paths.openFacility} replace /> : children;
}
