import { PrivacyScreen } from '@alms/lis-features/legal/privacy';
import { legalLinks } from '../legal-links.ts';

/** `/privacy` */
export default function PrivacyRoute() {
  return <PrivacyScreen hrefs={legalLinks} />;
}
