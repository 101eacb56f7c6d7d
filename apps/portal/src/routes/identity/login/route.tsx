import { mainSiteUrl } from '@alms/lis-domain/tenancy';
import { LoginScreen, type LoginReason } from '@alms/lis-features/identity/login';
import { useEffect } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { paths } from '../../../app/paths.ts';
import { Dashboard, IdleGuard, SignedIn } from '../../../app/signed-in-screens.ts';
import { useTenant } from '../../../tenant/tenant-provider.tsx';
import { useSignIn } from './use-sign-in.ts';

const reasons: readonly string[] = [
  'session_expired',
  'verification_failed',
  'access_denied',
  'tenant_not_found',
] satisfies LoginReason[];

/** Modules of the first signed-in screen, layout first. */
const firstScreen: readonly (() => Promise<unknown>)[] = [
  SignedIn.preload,
  Dashboard.preload,
  IdleGuard.preload,
  async () => (await import('../../dashboard/route.tsx')).preloadParts(),
  async () => (await import('../../layout/signed-in/route.tsx')).preloadParts(),
];

/** Preloads the first signed-in screen, so that "Sign In" waits only for the response. */
async function preloadFirstScreen(): Promise<void> {
  for (const load of firstScreen) await load();
}

/** `/login` */
export default function LoginRoute() {
  const { facility, subdomain, host, hosts } = useTenant();
  const [search] = useSearchParams();
  const location = useLocation();
  const from = (location.state as { from?: unknown } | null)?.from;
  const { submission, email, onSignIn } = useSignIn(from);
  // A failed preload is retried or reported when the module is used.
  useEffect(() => void preloadFirstScreen().catch(() => {}), []);

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
        otherFacility: mainSite + paths.landing,
        privacy: paths.privacy,
        terms: paths.terms,
      }}
    />
  );
}
