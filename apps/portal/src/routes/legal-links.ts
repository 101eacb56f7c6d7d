import { paths } from '../app/paths.ts';

/** Where the terms and the privacy notice lead on to. */
export const legalLinks = {
  landing: paths.landing,
  terms: paths.terms,
  privacy: paths.privacy,
  contactSales: paths.contactSales,
  notices: paths.notices,
};
