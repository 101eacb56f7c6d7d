import { TermsScreen } from '@alms/lis-features/landing/terms';
import { legalLinks } from '../../legal-links.ts';

/** `/terms` */
export default function TermsRoute() {
  return <TermsScreen hrefs={legalLinks} />;
}
