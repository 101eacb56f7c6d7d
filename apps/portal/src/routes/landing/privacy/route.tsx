import { PrivacyScreen } from '@alms/lis-features/landing/privacy';
import { legalLinks } from '../../legal-links.ts';

/** `/privacy` */
export default function PrivacyRoute() {
  return <PrivacyScreen hrefs={legalLinks} />;
}
