import { paths } from '../app/paths.ts';

/** Links from the terms and the privacy policy. */
export const legalLinks = {
  landing: paths.landing,
  terms: paths.terms,
  privacy: paths.privacy,
  contactSales: paths.contactSales,
  feedback: paths.feedback,
  notices: paths.notices,
};
