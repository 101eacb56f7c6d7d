import { aPublicInfo } from '@alms/lis-domain/fixtures';
import type { FacilityEntryScreenProps, FacilityLink } from './facility-entry-screen.tsx';

/** Sample facility of the entry; its form leads nowhere. */
const linkTo = (tenant: 'northside' | 'marigold', overrides: Partial<FacilityLink> = {}) => {
  const { facility_name: name, branding } = aPublicInfo(tenant);
  const link: FacilityLink = {
    name,
    branding,
    address: `${tenant}.lis.example`,
    action: `#${tenant}`,
    code: 'code',
  };
  return { ...link, ...overrides };
};

export const facilityEntryArgs = {
  facilities: [linkTo('northside')],
  automatic: false,
  hrefs: { login: '/login' },
} satisfies FacilityEntryScreenProps;

export const twoFacilities = [linkTo('northside'), linkTo('marigold')];

export const longFacilities = [
  linkTo('northside', {
    name: 'Interregional Reference Laboratory for Transfusion Medicine and Hemostaseology',
    address: 'interregional-reference-laboratory-for-transfusion.lis.example',
  }),
  linkTo('marigold'),
];
