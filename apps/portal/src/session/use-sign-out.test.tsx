import { aUser } from '@alms/lis-domain/fixtures';
import { MessagesProvider } from '@alms/ui/i18n';
import { ToastProvider } from '@alms/ui/toast';
import { act, render, screen } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { beforeEach, expect, it } from 'vitest';
import type { Api } from '../data/api.ts';
import { SessionProvider } from './session-provider.tsx';
import { openSessionStore } from './session-store.ts';
import { useSignOut } from './use-sign-out.ts';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

function Page() {
  const signOut = useSignOut();
  const { pathname } = useLocation();
  return (
    <button type="button" onClick={() => void signOut()}>
      {pathname}
    </button>
  );
}

it.each([
  ['the server has ended the session', () => Promise.resolve(), 'Logged out successfully'],
  ['the server is unreachable', () => Promise.reject(new Error('offline')), 'Failed to logout'],
])('signs out locally and opens the sign-in page when %s', async (_case, call, text) => {
  const store = openSessionStore(window);
  store.start({
    access_token: 'token-1',
    token_type: 'bearer',
    expires_in: 600,
    user: aUser('technician'),
  });
  render(
    <SessionProvider store={store} api={{ call } as unknown as Api}>
      <MessagesProvider>
        <ToastProvider>
          <MemoryRouter initialEntries={['/app/dashboard']}>
            <Page />
          </MemoryRouter>
        </ToastProvider>
      </MessagesProvider>
    </SessionProvider>,
  );
  await act(async () => screen.getByRole('button', { name: '/app/dashboard' }).click());
  expect(screen.getByText(text)).toBeVisible();
  expect(screen.getByRole('button', { name: '/login' })).toBeVisible();
  expect([store.read(), store.lastEnd()]).toEqual([undefined, 'signed_out']);
});
