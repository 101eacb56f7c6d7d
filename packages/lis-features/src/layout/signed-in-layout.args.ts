import { navigationFor, type Role } from '@alms/lis-domain/access';
import { aUser, fixtureId } from '@alms/lis-domain/fixtures';
import { createElement } from 'react';
import { dashboardArgs } from '../dashboard/dashboard.args.ts';
import { WholeDashboard } from '../dashboard/whole-dashboard.args.tsx';
import { PatientResultsScreen } from '../results/patient-results/index.ts';
import { patientResultsArgs } from '../results/patient-results/patient-results.args.ts';
import type { NavigationItems } from './main-navigation.tsx';
import type { SignedInLayoutProps } from './signed-in-layout.tsx';

const BADGES = {
  recentActivity: 31,
  pendingTests: 23,
  unseenReports: 8,
  newReports: 1,
  to_collect: 4,
  to_receive: 8,
  qc_on_hold: 1,
  stock_alerts: 5,
  critical_open: 3,
  orders_waiting: 6,
  open_balances: 9,
};

/** Menu entries of a role, as built by the portal. */
export function navigationOf(role: Role): NavigationItems {
  const { top, groups, bar } = navigationFor(aUser(role));
  const items = (entries: typeof top) =>
    entries.map(({ id, route, view, badge, sameAs }) => ({
      id,
      href: view ? `${route}?${view}` : route,
      badge: badge && BADGES[badge],
      sameAs,
    }));
  return {
    top: items(top),
    groups: groups.map(({ id, entries }) => ({ id, entries: items(entries) })),
    ...(bar && { bar: items(bar) }),
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
  density: { value: 'comfortable', onChange: () => {} },
  search: { onOpen: () => {}, shortcut: 'Ctrl+K' },
  onSignOut: () => {},
  children: createElement(WholeDashboard, dashboardArgs),
};

/** A patient, who has no command palette and no choice of row height (workflows 1). */
export const layoutOfPatient = {
  ...signedInLayoutArgs,
  density: undefined,
  search: undefined,
  user: aUser('patient'),
  navigation: navigationOf('patient'),
  currentRoute: '/app/patient-portal',
  children: createElement(PatientResultsScreen, patientResultsArgs),
} satisfies SignedInLayoutProps;
