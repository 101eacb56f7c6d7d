import { PrivacyScreen } from '@alms/lis-features/landing/privacy';
import { useTenant } from '../../../tenant/tenant-provider.tsx';
import { legalLinks } from '../../legal-links.ts';

/** `/privacy` */
export default function PrivacyRoute() {
  return <PrivacyScreen operator={useTenant().config.operator} hrefs={legalLinks} />;
}
