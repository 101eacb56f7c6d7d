import { mayCall, mayOpen, navigationFor } from '@alms/lis-domain/access';
import { signOut } from '@alms/lis-domain/identity';
import { searchPatients } from '@alms/lis-domain/patients';
import { SignedInLayout, type NavigationItem } from '@alms/lis-features/layout';
import { useMessages } from '@alms/ui/i18n';
import { useToasts } from '@alms/ui/toast';
import { Suspense, useMemo } from 'react';
import { Outlet, useLocation, useNavigate } from 'react-router-dom';
import { outcomeMessages } from '../../app/outcome.messages.ts';
import { paths } from '../../app/paths.ts';
import { useChosenDensity } from '../../app/providers.tsx';
import { useQuickStats } from '../../data/use-quick-stats.ts';
import { useApi, useSessionStore, useSignedIn } from '../../session/session-provider.tsx';
import { useIdleEnd } from '../../session/use-idle-end.ts';
import { useTenant } from '../../tenant/tenant-provider.tsx';

type Entry = ReturnType<typeof navigationFor>['top'][number];

/** The frame around every screen of the signed-in area. */
export default function SignedInRoute() {
  const { user } = useSignedIn();
  const { facility, subdomain } = useTenant();
  const { call } = useApi();
  const store = useSessionStore();
  const { live } = useQuickStats();
  const { show } = useToasts();
  const words = useMessages(outcomeMessages);
  const [density, chooseDensity] = useChosenDensity();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  useIdleEnd();

  const navigation = useMemo(() => {
    const { top, groups } = navigationFor(user);
    const item = ({ id, route, badge }: Entry): NavigationItem => ({ id, href: route, badge: badge && live?.[badge] });
    return { top: top.map(item), groups: groups.map((group) => ({ id: group.id, entries: group.entries.map(item) })) };
  }, [user, live]);
  const entries = [...navigation.top, ...navigation.groups.flatMap((group) => group.entries)];
  const currentRoute = entries.find(({ href }) => pathname === href || pathname.startsWith(`${href}/`))?.href ?? '';

  const onSignOut = async () => {
    try {
      await call(signOut, {});
      show({ tone: 'positive', message: words.signedOut });
    } catch {
      // Signed out here either way; the server's part of the session ends by itself.
      show({ tone: 'critical', message: words.signOutFailed });
    }
    store.end('signed_out');
    await navigate(paths.login, { replace: true });
  };

  const findsPatients = mayCall(user, searchPatients.access).allowed && mayOpen(user, '/app/patient-portal').allowed && user.role !== 'patient';
  const info = facility.status === 'ready' ? facility.data : undefined;
  return (
    <SignedInLayout
      user={user}
      facility={{ name: info?.facility_name ?? '', subdomain: subdomain ?? null, logo: info?.branding.logo ?? null }}
      navigation={navigation}
      currentRoute={currentRoute}
      unreadNotifications={undefined}
      density={density}
      onDensityChange={chooseDensity}
      hrefs={{ profile: paths.profile, notifications: paths.notifications }}
      {...(findsPatients && { onSearch: (query: string) => void navigate(`${paths.patientPortal}?${new URLSearchParams({ q: query }).toString()}`) })}
      onSignOut={() => void onSignOut()}
    >
      <Suspense fallback={null}>
        <Outlet />
      </Suspense>
    </SignedInLayout>
  );
}
