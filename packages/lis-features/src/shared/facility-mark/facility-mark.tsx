import type { PublicInfo } from '@alms/lis-domain/facility';
import { Logo } from '@alms/ui/logo';
import type { Resource } from '@alms/ui/resource';
import { Skeleton } from '@alms/ui/skeleton';
import { ProductMark } from '../product-name/index.ts';

export interface FacilityMarkProps {
  /** The facility; idle on the main site. */
  facility: Resource<PublicInfo>;
}

/** Facility logo on public pages, or the product’s logo when there is no facility. */
export function FacilityMark({ facility }: FacilityMarkProps) {
  if (facility.status === 'loading') return <Skeleton shape="block" width="52px" height="52px" />;
  if (facility.status !== 'ready') return <ProductMark />;
  return <Logo name={facility.data.facility_name} src={facility.data.branding.logo} size="large" />;
}
