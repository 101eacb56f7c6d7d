import {
  mayOpen,
  navigationFor,
  roles,
  routes,
  type Role,
  type Route,
} from '@alms/lis-domain/access';
import { aSession, fixtureId } from '@alms/lis-domain/fixtures';
import { CallError, fillPath } from '@alms/lis-domain/http';
import { logAccess } from '@alms/lis-domain/identity';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Api } from '../data/api.ts';
import { openSessionStore } from '../session/session-store.ts';
import { pageTitlesMessages } from './words/page-titles/index.ts';
import { titleText } from './page-title.ts';
import { Router } from './router.tsx';
import { testApi, TestPage } from '../testing/test-page.tsx';

/*
 * Opens every screen of the route policy in every role through the real router and its guards. Each
 * is displayed or redirected with the message from the specification, exactly as the policy states.
 * New rows of the policy are included automatically.
 */

const { messages: titles } = pageTitlesMessages;
const titleOf = (title: keyof typeof titles) => titleText(titles[title], titles.product);

/** Pages that a user without access is redirected to. */
const elsewhere = [titleOf('login'), titleOf('unauthorized'), titleOf('notFound')];

/** Requests are never answered, so the displayed screen depends on the router only. */
const silent = testApi();

/** An existing record for each id in a path: another patient, a test. */
const addressOf = (route: Route) =>
  fillPath(route, {
    patientId: fixtureId('patient', 7),
    testId: fixtureId('test', 3),
    orderId: fixtureId('order', 3),
  });

// All screens are loaded first, so that compile time on a busy machine does not affect the tests.
import.meta.glob('../routes/*/*.route.tsx', { eager: true });

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

function Whereabouts() {
  return <output aria-label="address">{useLocation().pathname}</output>;
}

/** Opens a screen and returns the page it led to. */
async function open(role: Role | undefined, route: Route, api: Api = silent): Promise<string> {
  document.title = '';
  const store = openSessionStore(window);
  if (role) store.start(aSession(role));
  render(
    <TestPage store={store} api={api} address={addressOf(route)}>
      <Suspense fallback={null}>
        <Router />
      </Suspense>
      <Whereabouts />
    </TestPage>,
  );
  await waitFor(() => expect(document.title).not.toBe(''));
  return document.title;
}

const notices = {
  unauthenticated: 'Not shown to a signed-in user.',
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

  it.each(opened)('can open %s', async (route) => {
    expect(elsewhere).not.toContain(await open(role, route));
  });

  // An administrator is never redirected.
  it.skipIf(shut.length === 0).each(shut)('is redirected from %s: %s', async (route, notice) => {
    expect(await open(role, route)).toBe(titleOf('unauthorized'));
    expect(screen.getByRole('status', { name: 'address' })).toHaveTextContent('/unauthorized');
    expect(screen.getByText(notice)).toBeVisible();
  });

  it('has a menu of exactly the screens it can open', async () => {
    await open(role, '/app/dashboard');
    const navigation = await screen.findByRole('navigation', { name: 'Main' });
    const entries = [...navigation.querySelectorAll('a')].map(
      (link) => link.getAttribute('href') as Route,
    );
    const { top, groups } = navigationFor(user);
    expect(entries).toEqual(
      [...top, ...groups.flatMap((group) => group.entries)].map(({ route, view }) =>
        view ? `${route}?${view}` : route,
      ),
    );
    cleanup();
    // Entries without a query are among the routes that the tests above open.
    const [withQuery, routed] = [
      entries.filter((entry) => entry.includes('?')),
      entries.filter((entry) => !entry.includes('?')),
    ];
    expect(routed.filter((entry) => !opened.includes(entry))).toEqual([]);
    for (const entry of withQuery) {
      expect(elsewhere).not.toContain(await open(role, entry));
      cleanup();
    }
  });
});

/**
 * Pages that read nothing of their own: they lead on, ask first, or consist of independent cards.
 */
const withoutReading: readonly Route[] = [
  '/app',
  '/app/dashboard',
  '/admin',
  '/admin/dashboard',
  '/set-up',
  '/app/settings',
  '/admin/settings',
  '/app/front-desk',
  '/app/orders/new',
  '/app/patient-portal/new',
  '/app/test-parameters/new',
  '/app/test-parameters/import',
];

describe('a page whose data the server refuses', () => {
  const told: unknown[] = [];
  const refusing = () =>
    testApi({
      call: (spec, input) => {
        if (spec === logAccess) told.push(input);
        return spec.method === 'GET'
          ? Promise.reject(new CallError('forbidden', 403))
          : new Promise<never>(() => {});
      },
    });
  beforeEach(() => {
    told.length = 0;
    vi.spyOn(console, 'warn').mockImplementation(() => {});
  });
  afterEach(() => vi.restoreAllMocks());

  it.each(routes.filter((route) => !withoutReading.includes(route)))(
    'leads to /unauthorized and tells the server: %s',
    async (route) => {
      await open('admin', route, refusing());
      await waitFor(() => expect(document.title).toBe(titleOf('unauthorized')));
      expect(told).toContainEqual({
        body: expect.objectContaining({ path: route, status: 'page_refused' }),
      });
    },
  );

  it.each(withoutReading)('stays open when only its cards are refused: %s', async (route) => {
    await open('admin', route, refusing());
    await act(async () => {
      await new Promise((resolve) => setTimeout(resolve, 0));
    });
    expect(elsewhere).not.toContain(document.title);
  });
});

describe('an anonymous user', () => {
  it.each(routes)('has to sign in at %s', async (route) => {
    expect(await open(undefined, route)).toBe(titleOf('login'));
  });
});
