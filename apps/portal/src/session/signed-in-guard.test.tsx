import type { Route } from '@alms/lis-domain/access';
import { aUser } from '@alms/lis-domain/fixtures';
import { MessagesProvider } from '@alms/ui/i18n';
import { ToastProvider } from '@alms/ui/toast';
import { act, render, screen } from '@testing-library/react';
import { MemoryRouter, Route as At, Routes } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Api } from '../data/api.ts';
import { SessionProvider } from './session-provider.tsx';
import { openSessionStore } from './session-store.ts';
import { SignedInGuard } from './signed-in-guard.tsx';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  vi.useFakeTimers({ now: Date.parse('2026-05-12T08:42:00Z') });
});
afterEach(() => vi.useRealTimers());

/** Somebody with this role, and no permission, opens a screen. */
function open(role: 'technician' | 'doctor', route: Route) {
  const store = openSessionStore(window);
  store.start({ access_token: 'token-1', token_type: 'bearer', expires_in: 600, user: aUser(role, { preferences: { permissions: [] } }) });
  render(
    <SessionProvider store={store} api={{ resume: () => Promise.resolve(true) } as unknown as Api}>
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
}
const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms));

describe('the guard', () => {
  it('shows a screen to whose role it is', () => {
    open('technician', '/app/test-results');
    expect(screen.getByText('The screen')).toBeVisible();
  });

  it.each([
    ['another role', 'technician', '/app/payments', 'You are not authorized to access this resource. Please contact your administrator.', 6_000],
    ['a permission', 'doctor', '/app/test-results', 'Insufficient permissions to open this page. Please contact your administrator.', 5_000],
  ] as const)('leads away from one that takes %s, and says so for its time', (_case, role, route, text, ms) => {
    open(role, route);
    expect(screen.getByRole('heading', { name: 'Unauthorized Access' })).toBeVisible();
    expect(screen.getByText(text)).toBeVisible();
    pass(ms - 1);
    expect(screen.getByText(text)).toBeVisible();
    pass(1);
    expect(screen.queryByText(text)).toBeNull();
  });
});
