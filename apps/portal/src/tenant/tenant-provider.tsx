import { deriveBranding, readPublicInfo, type PublicInfo } from '@alms/lis-domain/facility';
import { tenantFromHost, type FacilityHosts } from '@alms/lis-domain/tenancy';
import type { Resource } from '@alms/ui/resource';
import type { Brand } from '@alms/ui/theme';
import { createContext, use, useMemo, type ReactNode } from 'react';
import type { PortalConfig } from '../app/config.ts';
import { useEndpoint } from '../data/use-endpoint.ts';
import { hostsOf } from './hosts-of.ts';

export interface Tenant {
  /** The facility’s subdomain in the address; undefined on the main site. */
  subdomain: string | undefined;
  /** Public information of the facility; idle on the main site. */
  facility: Resource<PublicInfo>;
  /** The facility’s colours, once known. */
  brand: Brand | undefined;
  config: PortalConfig;
  /** `host:port` of this page. */
  host: string;
  /** Hosts of this and other facilities, for building their URLs. */
  hosts: FacilityHosts;
}

const TenantContext = createContext<Tenant | undefined>(undefined);

export interface TenantProviderProps {
  /** `host:port` as displayed by the browser. */
  host: string;
  config: PortalConfig;
  children: ReactNode;
}

/** Provides the facility of this address with its public information. */
export function TenantProvider({ host, config, children }: TenantProviderProps) {
  const subdomain = tenantFromHost(host, { baseDomain: config.baseDomain });
  const { resource: facility } = useEndpoint(
    readPublicInfo,
    subdomain === undefined ? undefined : {},
    { lasts: true },
  );
  const branding = facility.status === 'ready' ? facility.data.branding : undefined;
  const brand = useMemo(() => branding && deriveBranding(branding), [branding]);
  const tenant = useMemo(
    () => ({ subdomain, facility, brand, config, host, hosts: hostsOf(host, config.baseDomain) }),
    [subdomain, facility, brand, config, host],
  );
  return <TenantContext value={tenant}>{children}</TenantContext>;
}

export function useTenant(): Tenant {
  const tenant = use(TenantContext);
  if (!tenant)
    throw new Error(
      '@alms/portal: TenantProvider is missing above this route. Render the route inside Providers.',
    );
  return tenant;
}
