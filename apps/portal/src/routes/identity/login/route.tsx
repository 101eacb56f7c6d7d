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

/** What the first signed-in screen is made of, the frame first. */
const firstScreen: readonly (() => Promise<unknown>)[] = [
  SignedIn.preload,
  Dashboard.preload,
  IdleGuard.preload,
  async () => (await import('../../dashboard/route.tsx')).warmUp(),
  async () => (await import('../../layout/signed-in/route.tsx')).warmUp(),
];

/**
 * The code of the first signed-in screen is fetched once this page has been painted, a part whenever the browser is idle, while the person
 * reads and types, so that "Sign In" waits for the answer alone.
 */
function useWarmUp() {
  useEffect(() => {
    let idle: number | undefined;
    const warm = ([part, ...parts]: typeof firstScreen) => {
      if (!part) return;
      idle = window.requestIdleCallback?.(
        () => {
          // What cannot be fetched now is fetched, or missed, where it is drawn.
          part().catch(() => {});
          warm(parts);
        },
        { timeout: 4000 },
      );
    };
    const painted = new PerformanceObserver((paints) => {
      if (paints.getEntriesByName('first-contentful-paint').length === 0) return;
      painted.disconnect();
      warm(firstScreen);
    });
    painted.observe({ type: 'paint', buffered: true });
    return () => {
      painted.disconnect();
      if (idle !== undefined) window.cancelIdleCallback(idle);
    };
  }, []);
}

/** `/login` */
export default function LoginRoute() {
  const { facility, subdomain, host, hosts } = useTenant();
  const [search] = useSearchParams();
  const location = useLocation();
  const from = (location.state as { from?: unknown } | null)?.from;
  const { submission, email, onSignIn } = useSignIn(from);
  useWarmUp();

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
