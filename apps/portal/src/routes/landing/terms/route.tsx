import { TermsScreen } from '@alms/lis-features/landing/terms';
import { useTenant } from '../../../tenant/tenant-provider.tsx';
import { legalLinks } from '../../legal-links.ts';

/** `/terms` */
export default function TermsRoute() {
  const { operator, beta } = useTenant().config;
  return <TermsScreen operator={operator} beta={beta} hrefs={legalLinks} />;
}
