import { aPatientResult, aSession, fixtureId, someNotifications } from '@alms/lis-domain/fixtures';
import {
  listNotifications,
  markNotificationRead,
  type Notification,
} from '@alms/lis-domain/notifications';
import { ready } from '@alms/ui/resource';
import { act, render } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { openSessionStore } from '../../../session/session-store.ts';
import { testApi, TestPage } from '../../../testing/test-page.tsx';
import { useSeenReports } from './use-seen-reports.ts';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

const [any] = someNotifications() as [Notification];
const noticeOf = (orderId: string): Notification => ({
  ...any,
  type: 'result_ready',
  read: false,
  read_at: null,
  entity: { type: 'order', id: orderId },
});

/** Displays one report, with one unread notification; returns the calls that follow. */
async function display(shown: string, notice: Notification) {
  const called: unknown[] = [];
  const reload = vi.fn(async () => {});
  const api = testApi({
    call: async (spec, input) => {
      if (spec === listNotifications)
        return { items: [notice], total: 1, unread_count: 1, limit: 50, offset: 0 };
      if (spec === markNotificationRead) called.push(input);
      return new Promise<never>(() => {});
    },
  });
  const store = openSessionStore(window);
  store.start(aSession('patient'));
  const results = ready([aPatientResult({ order_id: fixtureId('order', Number(shown)) })]);
  function Screen() {
    useSeenReports(results, reload);
    return null;
  }
  render(
    <TestPage store={store} api={api} address="/app/patient-portal">
      <Screen />
    </TestPage>,
  );
  await act(async () => {
    await new Promise((resolve) => setTimeout(resolve, 0));
  });
  return { called, reloads: reload.mock.calls.length };
}

it('marks the notification of a displayed report as read, once', async () => {
  const notice = noticeOf(fixtureId('order', 1));
  expect(await display('1', notice)).toEqual({
    called: [{ params: { id: notice.id } }],
    reloads: 0,
  });
});

it('reloads the results once for a report that is not displayed yet', async () => {
  expect(await display('1', noticeOf(fixtureId('order', 2)))).toEqual({ called: [], reloads: 1 });
});
