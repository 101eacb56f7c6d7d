import { renderUi } from '@alms/ui/testing';
import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { byBrowserLock, createApi } from '../data/api.ts';
import { SessionProvider } from '../session/session-provider.tsx';
import { openSessionStore } from '../session/session-store.ts';
import ConnectionWatch from './connection-watch.tsx';

let isServerUp: boolean;
beforeEach(() => {
  isServerUp = true;
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

async function show() {
  const store = openSessionStore(window);
  const api = createApi(
    store,
    async () =>
      isServerUp ? new Response('{}') : Promise.reject(new TypeError('Failed to fetch')),
    byBrowserLock,
  );
  await act(async () =>
    renderUi(
      <SessionProvider store={store} api={api}>
        <ConnectionWatch />
      </SessionProvider>,
    ),
  );
}
const notice = () => screen.queryByText('You are offline, or the server cannot be reached.');
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

it('detects a lost server when the page becomes visible again, and disappears when the server is back', async () => {
  await show();
  expect(notice()).toBeNull();
  isServerUp = false;
  await act(async () => document.dispatchEvent(new Event('visibilitychange')));
  expect(notice()).toBeVisible();
  isServerUp = true;
  await pass(4_999);
  expect(notice()).toBeVisible();
  await pass(1);
  expect(notice()).toBeNull();
});

it('trusts the browser when it reports being offline', async () => {
  await show();
  const isOnline = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  act(() => void window.dispatchEvent(new Event('offline')));
  expect(notice()).toBeVisible();
  isOnline.mockReturnValue(true);
  await act(async () => window.dispatchEvent(new Event('online')));
  expect(notice()).toBeNull();
});
