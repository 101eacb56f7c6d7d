import { navigationFor, type Role } from '@alms/lis-domain/access';
import { aUser, fixtureId } from '@alms/lis-domain/fixtures';
import { createElement } from 'react';
import { dashboardArgs } from '../dashboard/dashboard.args.ts';
import { DashboardScreen } from '../dashboard/index.ts';
import type { NavigationItems } from './main-navigation.tsx';
import type { SignedInLayoutProps } from './signed-in-layout.tsx';

const BADGES = { recentActivity: 31, pendingTests: 23, unseenReports: 8 };

/** Menu entries of a role, as built by the portal. */
export function navigationOf(role: Role): NavigationItems {
  const { top, groups } = navigationFor(aUser(role));
  const items = (entries: typeof top) =>
    entries.map(({ id, route, badge }) => ({ id, href: route, badge: badge && BADGES[badge] }));
  return {
    top: items(top),
    groups: groups.map(({ id, entries }) => ({ id, entries: items(entries) })),
  };
}

/** Two sites; the user works at the second. */
export const someSites: NonNullable<SignedInLayoutProps['sites']> = {
  current: fixtureId('laboratory', 2),
  choices: [
    { id: fixtureId('laboratory', 1), name: 'Northside Clinic' },
    { id: fixtureId('laboratory', 2), name: 'Harbour Street' },
  ],
  onChoose: () => {},
};

export const signedInLayoutArgs: SignedInLayoutProps = {
  user: aUser('lab_manager'),
  facility: { name: 'Northside Clinic', subdomain: 'northside', logo: null },
  navigation: navigationOf('lab_manager'),
  currentRoute: '/app/dashboard',
  unreadNotifications: 3,
  hrefs: { profile: '/app/profile', notifications: '/app/notifications' },
  density: 'comfortable',
  onDensityChange: () => {},
  search: { onOpen: () => {}, shortcut: 'Ctrl+K' },
  onSignOut: () => {},
  children: createElement(DashboardScreen, dashboardArgs),
};
