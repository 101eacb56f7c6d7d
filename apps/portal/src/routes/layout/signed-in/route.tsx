import { navigationFor } from '@alms/lis-domain/access';
import { SignedInLayout, type NavigationItem } from '@alms/lis-features/layout';
import { Suspense, useMemo, useState } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { paths, patternOf } from '../../../app/paths.ts';
import { loaded } from '../../../app/screen.tsx';
import { useQuickStats } from '../../../data/use-quick-stats.ts';
import { useUnreadCount } from '../../../data/use-unread-count.ts';
import { useSignedIn } from '../../../session/session-provider.tsx';
import { useAppearance } from '../../../session/use-appearance.ts';
import { useSessionCheck } from '../../../session/use-session-check.ts';
import { useSignOut } from '../../../session/use-sign-out.ts';
import { useTenant } from '../../../tenant/tenant-provider.tsx';
import { useTrialNotice } from './use-trial-notice.ts';

/** Loaded when the bell is first used, which most sessions do not need at the start. */
const BellPanel = loaded(() => import('./bell-panel.tsx'));
/** Loaded in parallel with the page, without blocking it. */
const LiveNotifications = loaded(() => import('./live-notifications.tsx'));
/** Loaded when the command palette is first opened. */
const Commands = loaded(() => import('./commands.tsx'));
/** Loaded after the first screen, without blocking it. */
const CommandsKey = loaded(() => import('./commands-key.tsx'));
/** Loaded near the end of a trial. */
const TrialNotice = loaded(() => import('./trial-notice.tsx'));

/**
 * Preloads what every page needs besides its layout, so that the first responses do not compete
 * with code for bandwidth.
 */
export async function preloadParts(): Promise<void> {
  await Promise.all([LiveNotifications, CommandsKey].map(({ preload }) => preload()));
}

/** Notation of the shortcut on this keyboard. */
const COMMANDS_SHORTCUT = /Mac|iPhone|iPad/.test(navigator.userAgent) ? '⌘K' : 'Ctrl+K';

type Entry = ReturnType<typeof navigationFor>['top'][number];

/** Layout of every screen in the signed-in area. */
export default function SignedInRoute() {
  const { user } = useSignedIn();
  const { facility, subdomain } = useTenant();
  const { live } = useQuickStats();
  const unread = useUnreadCount();
  const choose = useAppearance();
  const { pathname } = useLocation();
  const signOut = useSignOut();
  const trial = useTrialNotice();
  const [commands, setCommands] = useState<'unasked' | 'open' | 'closed'>('unasked');
  const openCommands = () => setCommands('open');
  useSessionCheck({ screen: patternOf(pathname) });

  const navigation = useMemo(() => {
    const { top, groups } = navigationFor(user);
    const item = ({ id, route, badge }: Entry): NavigationItem => ({
      id,
      href: route,
      badge: badge && live?.[badge],
    });
    return {
      top: top.map(item),
      groups: groups.map((group) => ({ id: group.id, entries: group.entries.map(item) })),
    };
  }, [user, live]);
  const entries = [...navigation.top, ...navigation.groups.flatMap((group) => group.entries)];
  const currentRoute =
    entries.find(({ href }) => pathname === href || pathname.startsWith(`${href}/`))?.href ?? '';

  const info = facility.status === 'ready' ? facility.data : undefined;
  return (
    <SignedInLayout
      user={user}
      facility={{
        name: info?.facility_name ?? '',
        subdomain: subdomain ?? null,
        logo: info?.branding.logo ?? null,
      }}
      navigation={navigation}
      currentRoute={currentRoute}
      unreadNotifications={unread}
      notificationPanel={
        <Suspense fallback={null}>
          <BellPanel />
        </Suspense>
      }
      density={user.density}
      onDensityChange={(density) => void choose({ density })}
      hrefs={{ profile: paths.profile, notifications: paths.notifications }}
      search={{ onOpen: openCommands, shortcut: COMMANDS_SHORTCUT }}
      onSignOut={() => void signOut()}
      notice={
        trial && (
          <Suspense fallback={null}>
            <TrialNotice />
          </Suspense>
        )
      }
    >
      <Suspense fallback={null}>
        <Outlet />
      </Suspense>
      <Suspense fallback={null}>
        <CommandsKey onOpen={openCommands} />
      </Suspense>
      <Suspense fallback={null}>
        <LiveNotifications />
      </Suspense>
      <Suspense fallback={null}>
        {commands !== 'unasked' && (
          <Commands
            open={commands === 'open'}
            onClose={() => setCommands('closed')}
            navigation={navigation}
            shortcut={COMMANDS_SHORTCUT}
          />
        )}
      </Suspense>
    </SignedInLayout>
  );
}
