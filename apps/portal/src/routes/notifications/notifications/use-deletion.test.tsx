import { aUser, someNotifications } from '@alms/lis-domain/fixtures';
import { CallError } from '@alms/lis-domain/http';
import type { Notification } from '@alms/lis-domain/notifications';
import { ToastProvider } from '@alms/ui/toast';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { SWRConfig } from 'swr';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Api } from '../../../data/api.ts';
import { SessionProvider } from '../../../session/session-provider.tsx';
import { openSessionStore } from '../../../session/session-store.ts';
import { useDeletion } from './use-deletion.ts';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

const [first, second] = someNotifications() as [Notification, Notification];

/** A screen with two notifications that are visible unless they are being deleted. */
function Screen() {
  const { begin, hidden } = useDeletion();
  return [first, second].map(
    (each) =>
      !hidden.has(each.id) && (
        <button key={each.id} type="button" onClick={() => begin(each)}>
          {each.id}
        </button>
      ),
  );
}

function open() {
  const call = vi.fn((_spec: unknown, _input: { params: { id: string } }): Promise<unknown> =>
    Promise.resolve(),
  );
  const store = openSessionStore(window);
  store.start({
    access_token: 'token-1',
    token_type: 'bearer',
    expires_in: 600,
    user: aUser('nurse'),
  });
  const wrap = (screenShown: boolean) => (
    <SWRConfig value={{ provider: () => new Map() }}>
      <SessionProvider store={store} api={{ call } as unknown as Api}>
        <ToastProvider>{screenShown && <Screen />}</ToastProvider>
      </SessionProvider>
    </SWRConfig>
  );
  const { rerender } = render(wrap(true));
  return {
    call,
    deleted: () => call.mock.calls.map(([, { params }]) => params.id),
    visible: () =>
      [first, second]
        .filter(({ id }) => screen.queryByRole('button', { name: id }) !== null)
        .map(({ id }) => id),
    remove: ({ id }: Notification) => fireEvent.click(screen.getByRole('button', { name: id })),
    leave: () => rerender(wrap(false)),
    pass: (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms)),
  };
}

describe('notification deletion', () => {
  it('hides the notification immediately and deletes it after the undo period', async () => {
    const { deleted, visible, remove, pass } = open();
    remove(first);
    expect(visible()).toEqual([second.id]);
    await pass(5_999);
    expect(deleted()).toEqual([]);
    await pass(1);
    expect([deleted(), visible(), screen.queryByText('Notification deleted')]).toEqual([
      [first.id],
      [second.id],
      null,
    ]);
  });

  it('is never executed after undo', async () => {
    const { deleted, visible, remove, pass, leave } = open();
    remove(first);
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(visible()).toEqual([first.id, second.id]);
    await pass(60_000);
    leave();
    await pass(0);
    expect(deleted()).toEqual([]);
  });

  it('is executed once, immediately, when the user leaves the screen', async () => {
    const { deleted, remove, pass, leave } = open();
    remove(first);
    remove(second);
    leave();
    await pass(60_000);
    expect(deleted()).toEqual([first.id, second.id]);
  });

  it('reports a server error and shows the notification again', async () => {
    const { call, visible, remove, pass } = open();
    call.mockRejectedValue(new CallError('server', 500));
    remove(first);
    await pass(6_000);
    expect(visible()).toEqual([first.id, second.id]);
    expect(screen.getByText('Not saved. The previous value is shown.')).toBeVisible();
  });
});
