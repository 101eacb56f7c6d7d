import { mayCall, mayOpen, navigationFor } from '@alms/lis-domain/access';
import { searchPatients } from '@alms/lis-domain/patients';
import { SignedInLayout, type NavigationItem } from '@alms/lis-features/layout';
import { Suspense, useMemo } from 'react';
import { Outlet, useLocation, useNavigate } from 'react-router-dom';
import { paths, patternOf } from '../../app/paths.ts';
import { loaded } from '../../app/screen.tsx';
import { useQuickStats } from '../../data/use-quick-stats.ts';
import { useUnreadCount } from '../../data/use-unread-count.ts';
import { useSignedIn } from '../../session/session-provider.tsx';
import { useAppearance } from '../../session/use-appearance.ts';
import { useSessionCheck } from '../../session/use-session-check.ts';
import { useSignOut } from '../../session/use-sign-out.ts';
import { useTenant } from '../../tenant/tenant-provider.tsx';
import { useTrialNotice } from './use-trial-notice.ts';

/** Loaded when the bell is first pressed: most mornings begin without it. */
const BellPanel = loaded(() => import('./bell-panel.tsx'));
/** Loaded beside the page, which does not wait for it. */
const LiveNotifications = loaded(() => import('./live-notifications.tsx'));
/** Loaded near the end of a trial. */
const TrialNotice = loaded(() => import('./trial-notice.tsx'));

type Entry = ReturnType<typeof navigationFor>['top'][number];

/** The frame around every screen of the signed-in area. */
export default function SignedInRoute() {
  const { user } = useSignedIn();
  const { facility, subdomain } = useTenant();
  const { live } = useQuickStats();
  const unread = useUnreadCount();
  const choose = useAppearance();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const signOut = useSignOut();
  const trial = useTrialNotice();
  useSessionCheck({ screen: patternOf(pathname) });

  const navigation = useMemo(() => {
    const { top, groups } = navigationFor(user);
    const item = ({ id, route, badge }: Entry): NavigationItem => ({ id, href: route, badge: badge && live?.[badge] });
    return { top: top.map(item), groups: groups.map((group) => ({ id: group.id, entries: group.entries.map(item) })) };
  }, [user, live]);
  const entries = [...navigation.top, ...navigation.groups.flatMap((group) => group.entries)];
  const currentRoute = entries.find(({ href }) => pathname === href || pathname.startsWith(`${href}/`))?.href ?? '';

  const findsPatients = mayCall(user, searchPatients.access).allowed && mayOpen(user, '/app/patient-portal').allowed && user.role !== 'patient';
  const info = facility.status === 'ready' ? facility.data : undefined;
  return (
    <SignedInLayout
      user={user}
      facility={{ name: info?.facility_name ?? '', subdomain: subdomain ?? null, logo: info?.branding.logo ?? null }}
      navigation={navigation}
      currentRoute={currentRoute}
      unreadNotifications={unread}
      notificationPanel={<Suspense fallback={null}><BellPanel /></Suspense>}
      density={user.density}
      onDensityChange={(density) => void choose({ density })}
      hrefs={{ profile: paths.profile, notifications: paths.notifications }}
      {...(findsPatients && { onSearch: (query: string) => void navigate(`${paths.patientPortal}?${new URLSearchParams({ q: query }).toString()}`) })}
      onSignOut={() => void signOut()}
      notice={trial && <Suspense fallback={null}><TrialNotice /></Suspense>}
    >
      <Suspense fallback={null}>
        <Outlet />
      </Suspense>
      <Suspense fallback={null}>
        <LiveNotifications />
      </Suspense>
    </SignedInLayout>
  );
}
