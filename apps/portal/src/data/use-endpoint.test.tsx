import { aUser } from '@alms/lis-domain/fixtures';
import type { Endpoint } from '@alms/lis-domain/http';
import { readNotificationStats } from '@alms/lis-domain/notifications';
import { listOrders } from '@alms/lis-domain/orders';
import { frozenClock } from '@alms/ui/clock';
import { act, render, screen } from '@testing-library/react';
import { useEffect } from 'react';
import { SWRConfig } from 'swr';
import { beforeEach, expect, it, vi } from 'vitest';
import { openSessionStore } from '../session/session-store.ts';
import { SessionProvider } from '../session/session-provider.tsx';
import type { Api } from './api.ts';
import { openEarlyAnswers } from './early-answers.ts';
import { useEndpoint, usePages } from './use-endpoint.ts';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

it('requests data while a screen renders, in order of need and each request once', async () => {
  const happened: string[] = [];
  const call = vi.fn(async (spec: Endpoint): Promise<unknown> => {
    happened.push(spec.id);
    return spec === readNotificationStats
      ? { total: 2, unread: 2 }
      : { items: [], next_cursor: null };
  });
  function Card() {
    const { resource } = useEndpoint(readNotificationStats, {});
    useEffect(() => void happened.push('the card is mounted'), []);
    return (
      <p>{resource.status === 'ready' ? `${resource.data.unread} unread` : resource.status}</p>
    );
  }
  function Screen() {
    const { resource } = usePages(listOrders, { query: { limit: '6' } });
    useEndpoint(readNotificationStats, undefined);
    return (
      <>
        <p>{resource.status}</p>
        <Card />
      </>
    );
  }
  const store = openSessionStore(window);
  store.start({
    access_token: 'token-1',
    token_type: 'bearer',
    expires_in: 600,
    user: aUser('nurse'),
  });
  const api = {
    call,
    early: openEarlyAnswers(frozenClock('2026-05-12T08:00:00Z')),
  } as unknown as Api;
  render(<Screen />, {
    wrapper: ({ children }) => (
      <SWRConfig value={{ provider: () => new Map() }}>
        <SessionProvider store={store} api={api}>
          {children}
        </SessionProvider>
      </SWRConfig>
    ),
  });
  expect(happened).toEqual([listOrders.id, readNotificationStats.id, 'the card is mounted']);
  await act(async () => {});
  expect(screen.getByText('2 unread')).toBeVisible();
  expect(screen.getByText('empty')).toBeVisible();
  expect(call).toHaveBeenCalledTimes(2);
});
