import { demoSubdomain } from '@alms/lis-domain/identity';
import { mainSiteUrl } from '@alms/lis-domain/tenancy';
import { FacilityEntryScreen } from '@alms/lis-features/identity/facility-entry';
import { LoginScreen, type LoginReason } from '@alms/lis-features/identity/login';
import { useEffect } from 'react';
import { Navigate, useLocation, useSearchParams } from 'react-router-dom';
import { paths } from '../../../app/paths.ts';
import { useTenant } from '../../../tenant/tenant-provider.tsx';
import { useFacilityLinks } from '../facility-entry/use-facility-links.ts';
import { useSignIn } from './use-sign-in.ts';
import { preloadFirstScreen } from './preload-first-screen.ts';

const reasons: readonly string[] = [
  'session_expired',
  'verification_failed',
  'access_denied',
  'tenant_not_found',
  'hand_over_expired',
] satisfies LoginReason[];

/** `/login` */
export default function LoginRoute() {
  const { config, facility, subdomain, host, hosts } = useTenant();
  const [search] = useSearchParams();
  const location = useLocation();
  const from = (location.state as { from?: unknown } | null)?.from;
  const { submission, entries, email, onSignIn } = useSignIn(from);
  const facilities = useFacilityLinks(entries);
  // A failed preload is retried or reported when the module is used.
  useEffect(() => void preloadFirstScreen().catch(() => {}), []);

  // The accounts of a public demo have no passwords.
  if (config.demo === 'public' && subdomain === demoSubdomain)
    return <Navigate replace to={paths.liveDemo} />;
  if (facilities.length > 0)
    return <FacilityEntryScreen facilities={facilities} hrefs={{ login: paths.login }} />;
  const mainSite = mainSiteUrl(hosts);
  const reason = search.get('reason') ?? '';
  return (
    <LoginScreen
      facility={subdomain === undefined ? { status: 'empty', reason: 'none-yet' } : facility}
      address={host}
      {...(reasons.includes(reason) && { reason: reason as LoginReason })}
      submission={submission}
      {...(email !== undefined && { email })}
      onSignIn={onSignIn}
      hrefs={{
        signIn: paths.login,
        forgotPassword: paths.forgotPassword,
        register: mainSite + paths.registerLab,
        requestAccess: paths.requestAccess,
        otherFacility: mainSite + paths.landing,
        privacy: paths.privacy,
        terms: paths.terms,
      }}
    />
  );
}
