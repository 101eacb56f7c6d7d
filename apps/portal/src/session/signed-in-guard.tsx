import { mayOpen, type Route, type RouteAccess } from '@alms/lis-domain/access';
import { systemClock } from '@alms/ui/clock';
import { useMessages } from '@alms/ui/i18n';
import { useToasts } from '@alms/ui/toast';
import { useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router-dom';
import { outcomeMessages } from '../app/words/outcome/index.ts';
import { paths } from '../app/paths.ts';
import { useHasSignedIn } from '../app/providers.tsx';
import { denialMessages } from './words/denial/index.ts';
import { clearRedirects, recordRedirect, RedirectLoop } from './redirect-record.ts';
import { useApi, useSession, useSessionStore } from './session-provider.tsx';
import { useBrowserLog } from './use-browser-log.ts';

/** A redirect not requested by the user: recorded, and stopped at the error screen if it loops. */
function ForcedRedirect({ to, from }: { to: string; from: string | undefined }) {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  useEffect(() => {
    const redirect = { at: systemClock.now(), from: pathname, to };
    if (recordRedirect(sessionStorage, redirect) === 'loop') {
      clearRedirects(sessionStorage);
      throw new RedirectLoop();
    }
    void navigate(to, { replace: true, state: { from } });
  }, [navigate, pathname, to, from]);
  return null;
}

/**
 * Shows and logs why a page is not accessible, and redirects. Durations of the messages:
 * specification, section 8.
 */
function Denial({
  access,
  route,
}: {
  access: Extract<RouteAccess, { allowed: false }>;
  route: Route;
}) {
  const { show } = useToasts();
  const log = useBrowserLog();
  const words = useMessages(denialMessages);
  const showReason = useEffectEvent(() => {
    const isPermission = access.reason === 'permission';
    log.warn(isPermission ? 'insufficient_permissions' : 'unauthorized', route, 'always');
    if (isPermission)
      show({
        tone: 'caution',
        message: words.insufficientPermissions({ action: words.openPage }),
        durationMs: 5_000,
      });
    else show({ tone: 'critical', message: words.unauthorized, durationMs: 6_000 });
  });
  useEffect(() => showReason(), []);
  return <Navigate replace to={access.fallback ?? paths.unauthorized} />;
}

export interface SignedInGuardProps {
  /** Row of the route policy with the access rule. */
  route: Route;
  children: ReactNode;
}

/**
 * Shows a screen only to users with access. Without a session it first tries the refresh cookie (a
 * new tab has no token), then redirects to the sign-in page and remembers the requested page. The
 * server checks access again for every request.
 */
export function SignedInGuard({ route, children }: SignedInGuardProps) {
  const session = useSession();
  const { resume } = useApi();
  const store = useSessionStore();
  const location = useLocation();
  const hasSignedIn = useHasSignedIn();
  const { show } = useToasts();
  const { signedIn } = useMessages(outcomeMessages);
  const greet = useEffectEvent(() => {
    if (hasSignedIn) show({ tone: 'positive', message: signedIn });
  });
  const [looked, setLooked] = useState(session !== undefined || store.lastEnd() !== undefined);

  useEffect(() => {
    if (looked) return;
    let gone = false;
    void resume().then((isResumed) => {
      if (gone) return;
      setLooked(true);
      if (isResumed) greet();
    });
    return () => {
      gone = true;
    };
  }, [looked, resume]);

  useEffect(() => {
    if (session) clearRedirects(sessionStorage);
  }, [session]);

  if (!session) {
    if (!looked) return null;
    const end = store.lastEnd();
    const reason = end === undefined || end === 'signed_out' ? '' : `?reason=${end}`;
    const from = end === 'signed_out' ? undefined : location.pathname + location.search;
    return <ForcedRedirect to={`${paths.login}${reason}`} from={from} />;
  }
  if (session.user.needs_second_factor && route !== '/set-up')
    return (
      <Navigate replace to={paths.setUp} state={{ from: location.pathname + location.search }} />
    );
  const access = mayOpen(session.user, route);
  if (!access.allowed) return <Denial access={access} route={route} />;
  return children;
}
