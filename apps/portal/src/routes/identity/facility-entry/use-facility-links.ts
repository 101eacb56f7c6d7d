import { handOverPath, type FacilityEntry } from '@alms/lis-domain/identity';
import { facilityUrl } from '@alms/lis-domain/tenancy';
import type { FacilityLink } from '@alms/lis-features/identity/facility-entry';
import { useMemo } from 'react';
import { useTenant } from '../../../tenant/tenant-provider.tsx';

/** Returns the links to these facilities, at their own addresses. */
export function useFacilityLinks(entries: readonly FacilityEntry[]): readonly FacilityLink[] {
  const { hosts } = useTenant();
  return useMemo(
    () =>
      entries.map(({ facility_name, subdomain, branding, code }) => {
        const site = facilityUrl(subdomain, hosts);
        return {
          name: facility_name,
          branding,
          address: new URL(site).host,
          action: site + handOverPath,
          code,
        };
      }),
    [entries, hosts],
  );
}
