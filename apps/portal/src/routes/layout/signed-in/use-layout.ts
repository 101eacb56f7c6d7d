import { navigationFor } from '@alms/lis-domain/access';
import type { NavigationItem, SignedInLayoutProps } from '@alms/lis-features/layout';
import { useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { paths } from '../../../app/paths.ts';
import { useQuickStats } from '../../../data/use-quick-stats.ts';
import { useUnreadCount } from '../../../data/use-unread-count.ts';
import { useUnseenReports } from '../../../data/use-unseen-reports.ts';
import { useSignedIn } from '../../../session/session-provider.tsx';
import { useWorkplace } from '../../../session/use-workplace.ts';
import { useAppearance } from '../../../session/use-appearance.ts';
import { useSignOut } from '../../../session/use-sign-out.ts';
import { useTenant } from '../../../tenant/tenant-provider.tsx';

type Entry = ReturnType<typeof navigationFor>['top'][number];

/**
 * User, facility, navigation and the user’s settings in the layout of every screen.
 *
 * @param newReports A patient’s new reports; undefined for other roles, and while unknown.
 */
export function useLayout(
  newReports: number | undefined,
): Omit<SignedInLayoutProps, 'notificationPanel' | 'search' | 'notice' | 'children'> {
  const { user } = useSignedIn();
  const { facility, subdomain } = useTenant();
  const navigation = useNavigation(newReports);
  const unread = useUnreadCount();
  const choose = useAppearance();
  const sites = useWorkplace();
  const signOut = useSignOut();
  const info = facility.status === 'ready' ? facility.data : undefined;
  return {
    user,
    ...(sites && { sites }),
    facility: {
      name: info?.facility_name ?? '',
      subdomain: subdomain ?? null,
      logo: info?.branding.logo ?? null,
    },
    ...navigation,
    unreadNotifications: unread,
    // A patient has no tables.
    density:
      user.role === 'patient'
        ? undefined
        : { value: user.density, onChange: (density) => void choose({ density }) },
    hrefs: { profile: paths.profile, notifications: paths.notifications },
    onSignOut: () => void signOut(),
  };
}

/** The user’s navigation with live counts, and its current entry. */
function useNavigation(
  newReports: number | undefined,
): Pick<SignedInLayoutProps, 'navigation' | 'currentRoute'> {
  const { user } = useSignedIn();
  const { live, work } = useQuickStats();
  const { pathname, search } = useLocation();
  const permitted = useMemo(() => navigationFor(user), [user]);
  const unseenReports = useUnseenReports(permitted.top.some(({ id }) => id === 'inbox'));
  const navigation = useMemo(() => {
    const figures = { ...live, ...work, unseenReports, newReports };
    const item = ({ id, route, view, badge, sameAs }: Entry): NavigationItem => ({
      id,
      href: view ? `${route}?${view}` : route,
      badge: (badge && figures[badge]) ?? undefined,
      sameAs,
    });
    return {
      top: permitted.top.map(item),
      groups: permitted.groups.map(({ id, entries }) => ({ id, entries: entries.map(item) })),
      ...(permitted.bar && { bar: permitted.bar.map(item) }),
    };
  }, [permitted, live, work, unseenReports, newReports]);
  const entries = [...navigation.top, ...navigation.groups.flatMap((group) => group.entries)];
  const currentRoute =
    entries
      .filter(({ href }) => {
        const [path = '', view = ''] = href.split('?');
        return `${pathname}/`.startsWith(`${path}/`) && search.includes(view);
      })
      // The section or view rather than the page that it is part of.
      .toSorted((one, other) => other.href.length - one.href.length)[0]?.href ?? '';
  return { navigation, currentRoute };
}
