import {
  mayOpen,
  navigationFor,
  roles,
  routes,
  type Role,
  type Route,
} from '@alms/lis-domain/access';
import { aSession, fixtureId } from '@alms/lis-domain/fixtures';
import { fillPath } from '@alms/lis-domain/http';
import { systemClock } from '@alms/ui/clock';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { Suspense } from 'react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Api } from '../data/api.ts';
import { openEarlyAnswers } from '../data/early-answers.ts';
import { english } from '../i18n/load-words.ts';
import { openSessionStore } from '../session/session-store.ts';
import { pageTitlesMessages } from './words/page-titles/index.ts';
import { titleText } from './page-title.ts';
import { Providers } from './providers.tsx';
import { Router } from './router.tsx';

/*
 * Every screen of the policy, opened by every role through the real router and its guards: it is shown, or led away from with the notice that
 * the specification names, exactly as the policy says. A new row of the policy is walked by itself.
 */

const { messages: titles } = pageTitlesMessages;
const titleOf = (title: keyof typeof titles) => titleText(titles[title], titles.product);

/** Where one ends who is not shown what was asked for. */
const elsewhere = [titleOf('login'), titleOf('unauthorized'), titleOf('notFound')];

/** Nothing is ever answered: what is shown is shown by the router alone. */
const silent = {
  resume: () => Promise.resolve(false),
  call: () => new Promise<never>(() => {}),
  early: openEarlyAnswers(systemClock),
} as unknown as Api;

/** A record that is there, where the address names one: another patient, a test. */
const addressOf = (route: Route) =>
  fillPath(route, {
    patientId: fixtureId('patient', 7),
    testId: fixtureId('test', 3),
    orderId: fixtureId('order', 3),
  });

// The code of every screen is there before the walk begins: how long a busy machine takes to compile it is no matter of the router's.
import.meta.glob('../routes/*/*.route.tsx', { eager: true });

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

function Whereabouts() {
  return <output aria-label="address">{useLocation().pathname}</output>;
}

/** Opens a screen; answers where that led. */
async function open(role: Role | undefined, route: Route): Promise<string> {
  document.title = '';
  const store = openSessionStore(window);
  if (role) store.start(aSession(role));
  render(
    <MemoryRouter initialEntries={[addressOf(route)]}>
      <Providers
        store={store}
        api={silent}
        page={{
          config: { baseDomain: 'alms.localhost', demo: false, beta: true },
          language: 'en',
          answers: {},
        }}
        host="north.alms.localhost"
        language={english}
      >
        <Suspense fallback={null}>
          <Router />
        </Suspense>
        <Whereabouts />
      </Providers>
    </MemoryRouter>,
  );
  await waitFor(() => expect(document.title).not.toBe(''));
  return document.title;
}

const notices = {
  unauthenticated: 'Nobody who is signed in is told this.',
  role: 'You are not authorized to access this resource. Please contact your administrator.',
  permission: 'Insufficient permissions to open this page. Please contact your administrator.',
};

describe.each(roles)('%s', (role) => {
  const { user } = aSession(role);
  const openings = routes.map((route) => ({ route, opening: mayOpen(user, route) }));
  const opened = openings.filter(({ opening }) => opening.allowed).map(({ route }) => route);
  const shut = openings.flatMap(({ route, opening }) =>
    opening.allowed ? [] : [[route, notices[opening.reason]] as const],
  );

  it.each(opened)('is shown %s', async (route) => {
    expect(elsewhere).not.toContain(await open(role, route));
  });

  // An administrator is led away from nothing.
  it.skipIf(shut.length === 0).each(shut)('is led away from %s: %s', async (route, notice) => {
    expect(await open(role, route)).toBe(titleOf('unauthorized'));
    expect(screen.getByRole('status', { name: 'address' })).toHaveTextContent('/unauthorized');
    expect(screen.getByText(notice)).toBeVisible();
  });

  it('has a menu of screens that open, and of no others', async () => {
    await open(role, '/app/dashboard');
    const navigation = await screen.findByRole('navigation', { name: 'Main' });
    const entries = [...navigation.querySelectorAll('a')].map(
      (link) => link.getAttribute('href') as Route,
    );
    const { top, groups } = navigationFor(user);
    expect(entries).toEqual(
      [...top, ...groups.flatMap((group) => group.entries)].map(({ route }) => route),
    );
    cleanup();
    for (const entry of entries) {
      expect(elsewhere).not.toContain(await open(role, entry));
      cleanup();
    }
  });
});

describe('nobody', () => {
  it.each(routes)('is asked to sign in at %s', async (route) => {
    expect(await open(undefined, route)).toBe(titleOf('login'));
  });
});
