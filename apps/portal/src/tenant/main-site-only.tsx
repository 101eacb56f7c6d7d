import { mainSiteUrl } from '@alms/lis-domain/tenancy';
import { useEffect, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { useTenant } from './tenant-provider.tsx';

/**
 * Shows a page of the main site. At a facility’s address it continues to the same page there, as
 * the server does for a typed address.
 */
export function MainSiteOnly({ children }: { children: ReactNode }): ReactNode {
  const { subdomain, hosts } = useTenant();
  const { pathname, search, hash } = useLocation();
  const isElsewhere = subdomain !== undefined;
  const href = mainSiteUrl(hosts) + pathname + search + hash;
  useEffect(() => {
    if (isElsewhere) window.location.replace(href);
  }, [isElsewhere, href]);
  return isElsewhere ? null : children;
}
