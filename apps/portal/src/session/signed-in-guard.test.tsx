import type { Route } from '@alms/lis-domain/access';
import { aUser } from '@alms/lis-domain/fixtures';
import type { Endpoint } from '@alms/lis-domain/http';
import { logAccess } from '@alms/lis-domain/identity';
import { MessagesProvider } from '@alms/ui/i18n';
import { ToastProvider } from '@alms/ui/toast';
import { act, render, screen } from '@testing-library/react';
import { MemoryRouter, Navigate, Route as At, Routes } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ErrorBoundary } from '../app/error-boundary.tsx';
import type { Api } from '../data/api.ts';
import { SessionProvider } from './session-provider.tsx';
import { openSessionStore } from './session-store.ts';
import { SignedInGuard } from './signed-in-guard.tsx';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  vi.useFakeTimers({ now: Date.parse('2026-05-12T08:42:00Z') });
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** Opens a screen as a user with this role and no permissions. */
function open(role: 'technician' | 'doctor', route: Route) {
  const call = vi.fn((_spec: Endpoint, _input: unknown) => Promise.resolve(undefined));
  const store = openSessionStore(window);
  store.start({
    access_token: 'token-1',
    token_type: 'bearer',
    expires_in: 600,
    user: aUser(role, { preferences: { permissions: [] } }),
  });
  render(
    <SessionProvider
      store={store}
      api={{ resume: () => Promise.resolve(true), call } as unknown as Api}
    >
      <MessagesProvider>
        <ToastProvider>
          <MemoryRouter initialEntries={[route]}>
            <Routes>
              <At path="/unauthorized" element={<h1>Unauthorized Access</h1>} />
              <At path="*" element={<SignedInGuard route={route}>The screen</SignedInGuard>} />
            </Routes>
          </MemoryRouter>
        </ToastProvider>
      </MessagesProvider>
    </SessionProvider>,
  );
  return { call };
}
const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms));

describe('SignedInGuard', () => {
  it('shows a screen to a permitted role', () => {
    open('technician', '/app/test-results');
    expect(screen.getByText('The screen')).toBeVisible();
  });

  it.each([
    ['role', 'technician', '/app/payments', 'unauthorized'],
    ['permission', 'doctor', '/app/test-results', 'insufficient_permissions'],
  ] as const)('warns and tells the server about a missing %s', (_case, role, route, status) => {
    const { call } = open(role, route);
    expect(vi.mocked(console.warn).mock.calls).toEqual([[`ALMS: ${status}`, route]]);
    expect(call.mock.calls).toEqual([
      [logAccess, { body: { path: route, timestamp: '2026-05-12T08:42:00.000Z', ip: '', status } }],
    ]);
  });

  it.each([
    [
      'another role',
      'technician',
      '/app/payments',
      'You are not authorized to access this resource. Please contact your administrator.',
      6_000,
    ],
    [
      'a permission',
      'doctor',
      '/app/test-results',
      'Insufficient permissions to open this page. Please contact your administrator.',
      5_000,
    ],
  ] as const)(
    'redirects from a screen that requires %s, with a timed message',
    (_case, role, route, text, ms) => {
      open(role, route);
      expect(screen.getByRole('heading', { name: 'Unauthorized Access' })).toBeVisible();
      expect(screen.getByText(text)).toBeVisible();
      pass(ms - 1);
      expect(screen.getByText(text)).toBeVisible();
      pass(1);
      expect(screen.queryByText(text)).toBeNull();
    },
  );
});

describe('redirect loop', () => {
  const signedOut = { resume: () => Promise.resolve(false) } as unknown as Api;

  it('is not suspected when several bookmarks are opened while signed out', async () => {
    const bookmarks = ['/app', '/app/payments', '/app/test-results', '/app/inventory'] as const;
    for (const page of [...bookmarks, ...bookmarks]) {
      const { unmount } = render(
        <SessionProvider store={openSessionStore(window)} api={signedOut}>
          <MessagesProvider>
            <ToastProvider>
              <MemoryRouter initialEntries={[page]}>
                <Routes>
                  <At path="/login" element={<h1>Sign in</h1>} />
                  <At path="*" element={<SignedInGuard route={page}>The screen</SignedInGuard>} />
                </Routes>
              </MemoryRouter>
            </ToastProvider>
          </MessagesProvider>
        </SessionProvider>,
      );
      await act(async () => {});
      expect(screen.getByRole('heading', { name: 'Sign in' })).toBeVisible();
      unmount();
    }
  });

  it('ends with a specific error and a cleared record for the next attempt', async () => {
    // React logs every error that a boundary catches.
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const store = openSessionStore(window);
    render(
      <SessionProvider store={store} api={signedOut}>
        <MessagesProvider>
          <ToastProvider>
            <ErrorBoundary
              fallback={({ isLoop }) => <h1>{isLoop ? 'A loop' : 'Another error'}</h1>}
            >
              <MemoryRouter initialEntries={['/app']}>
                <Routes>
                  <At path="/login" element={<Navigate replace to="/app" />} />
                  <At
                    path="/app"
                    element={<SignedInGuard route="/app">The screen</SignedInGuard>}
                  />
                </Routes>
              </MemoryRouter>
            </ErrorBoundary>
          </ToastProvider>
        </MessagesProvider>
      </SessionProvider>,
    );
    // The guard tries the refresh cookie before each of the four redirects.
    for (let redirects = 0; redirects < 4; redirects += 1) await act(async () => {});
    expect(screen.getByRole('heading', { name: 'A loop' })).toBeVisible();
    expect(sessionStorage).toHaveLength(0);
    vi.restoreAllMocks();
  });
});
