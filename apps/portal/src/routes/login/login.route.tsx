import { mainSiteUrl } from '@alms/lis-domain/tenancy';
import { LoginScreen, type LoginReason } from '@alms/lis-features/identity/login';
import { useEffect } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { paths } from '../../app/paths.ts';
import { Dashboard, IdleGuard, SignedIn } from '../../app/signed-in-screens.ts';
import { useTenant } from '../../tenant/tenant-provider.tsx';
import { useSignIn } from './use-sign-in.ts';

const reasons: readonly string[] = ['session_expired', 'verification_failed', 'access_denied', 'tenant_not_found'] satisfies LoginReason[];

/**
 * The code of the first signed-in screen is fetched once this page has been painted and the browser is idle, while the person reads and
 * types, so that "Sign In" waits for the answer alone.
 */
function useWarmUp() {
  useEffect(() => {
    let idle: number | undefined;
    const warm = () => {
      // What cannot be fetched now is fetched, or missed, where it is drawn.
      const fetched = [
        SignedIn.preload(), Dashboard.preload(), IdleGuard.preload(),
        import('../dashboard/dashboard.route.tsx').then(({ warmUp }) => warmUp()),
        import('../signed-in/signed-in.route.tsx').then(({ warmUp }) => warmUp()),
      ];
      void Promise.allSettled(fetched);
    };
    const painted = new PerformanceObserver((paints) => {
      if (paints.getEntriesByName('first-contentful-paint').length === 0) return;
      painted.disconnect();
      idle = window.requestIdleCallback?.(warm, { timeout: 4000 });
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
