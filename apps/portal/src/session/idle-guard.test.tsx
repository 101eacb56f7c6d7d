import { aUser } from '@alms/lis-domain/fixtures';
import type { SignedIn } from '@alms/lis-domain/identity';
import { MessagesProvider } from '@alms/ui/i18n';
import { ToastProvider } from '@alms/ui/toast';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Api } from '../data/api.ts';
import IdleGuard from './idle-guard.tsx';
import { SessionProvider } from './session-provider.tsx';
import { openSessionStore, type SessionStore } from './session-store.ts';

const minute = 60_000;
const user = aUser('technician');
const answer: SignedIn = { access_token: 'token-1', token_type: 'bearer', expires_in: 600, user };

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  vi.useFakeTimers({ now: Date.parse('2026-05-12T08:42:00Z') });
});
afterEach(() => vi.useRealTimers());

function show(store: SessionStore, path: string) {
  const call = vi.fn(() => Promise.resolve(undefined));
  const api = { call, resume: () => Promise.resolve(true) } as unknown as Api;
  render(
    <SessionProvider store={store} api={api}>
      <MessagesProvider>
        <ToastProvider>
          <MemoryRouter initialEntries={[path]}>
            <IdleGuard />
            <label>
              Value <input />
            </label>
          </MemoryRouter>
        </ToastProvider>
      </MessagesProvider>
    </SessionProvider>,
  );
  return { store, call };
}

/** A newly signed-in user on a page. */
function signedInAt(path: string) {
  const store = openSessionStore(window);
  store.start(answer);
  return show(store, path);
}

const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms));
/** Simulates a sleeping machine: time passes without timers firing. */
const sleep = (ms: number) => vi.setSystemTime(Date.now() + ms);
const warning = () => screen.queryByRole('dialog', { name: 'Are you still there?' });
/** Simulates activity in another tab. */
function signElsewhere() {
  localStorage.setItem('alms.active', String(Date.now()));
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'alms.active' })));
}

describe.each([
  ['/app/test-results', 30],
  ['/admin/audit-logs', 30],
  ['/onboarding', 60],
])('on %s', (path, limit) => {
  it(`warns two minutes before ${limit} without activity, and then ends the session`, () => {
    const { store, call } = signedInAt(path);
    pass((limit - 2) * minute - 1);
    expect(warning()).toBeNull();
    pass(1);
    expect(warning()).toBeVisible();
    expect(screen.getByRole('timer')).toHaveTextContent('2:00');
    pass(2 * minute - 1);
    expect(store.read()).toBeDefined();
    pass(1);
    expect(store.read()).toBeUndefined();
    expect(store.lastEnd()).toBe('session_expired');
    expect(call).toHaveBeenCalledWith(expect.objectContaining({ path: '/auth/logout' }), {});
  });
});

describe('an active session', () => {
  it.each([
    ['a mouse movement', () => fireEvent.mouseMove(window)],
    ['a key', () => fireEvent.keyDown(window, { key: 'a' })],
    ['scrolling', () => fireEvent.scroll(window)],
    ['a touch', () => fireEvent.touchStart(window)],
    ['a click', () => fireEvent.click(window)],
    ['activity in another tab', signElsewhere],
  ])('continues after %s', (_, sign) => {
    const { store } = signedInAt('/app/dashboard');
    pass(27 * minute);
    sign();
    pass(28 * minute - 1);
    expect(warning()).toBeNull();
    pass(2 * minute + 1);
    expect(store.lastEnd()).toBe('session_expired');
  });

  it('is reported to the other tabs', () => {
    signedInAt('/app/dashboard');
    pass(10 * minute);
    fireEvent.keyDown(window, { key: 'a' });
    expect(Number(localStorage.getItem('alms.active'))).toBe(Date.now());
  });
});

describe('idle warning', () => {
  it('closes when the user stays, and leaves the page unchanged', () => {
    signedInAt('/app/dashboard');
    fireEvent.change(screen.getByLabelText('Value'), { target: { value: '6.8' } });
    pass(29 * minute);
    fireEvent.click(screen.getByRole('button', { name: 'Stay signed in' }));
    expect(warning()).toBeNull();
    expect(screen.getByLabelText('Value')).toHaveValue('6.8');
    expect(Number(localStorage.getItem('alms.active'))).toBe(Date.now());
    pass(28 * minute - 1);
    expect(warning()).toBeNull();
  });

  it('closes when the user stays in another tab', () => {
    const { store } = signedInAt('/app/dashboard');
    pass(29 * minute);
    expect(warning()).toBeVisible();
    signElsewhere();
    expect(warning()).toBeNull();
    pass(5 * minute);
    expect(store.read()).toBeDefined();
  });

  it('does not close on a mouse movement', () => {
    const { store } = signedInAt('/app/dashboard');
    pass(29 * minute);
    fireEvent.mouseMove(window);
    expect(warning()).toBeVisible();
    pass(minute);
    expect(store.lastEnd()).toBe('session_expired');
  });

  it('allows signing out immediately, which is not an expiry', async () => {
    const { store } = signedInAt('/app/dashboard');
    pass(29 * minute);
    fireEvent.click(screen.getByRole('button', { name: 'Sign out' }));
    await act(() => vi.advanceTimersByTimeAsync(0));
    expect(store.lastEnd()).toBe('signed_out');
  });
});

describe('after a sleep', () => {
  it.each([
    [
      'the first movement ends the session instead of extending it',
      () => fireEvent.mouseMove(window),
    ],
    ['waking up ends the session', () => fireEvent(document, new Event('visibilitychange'))],
  ])('%s', (_, wake) => {
    const { store } = signedInAt('/app/dashboard');
    sleep(480 * minute);
    act(() => void wake());
    expect(store.lastEnd()).toBe('session_expired');
  });

  it('opening a page on an expired session ends it', () => {
    localStorage.setItem('alms.active', String(Date.now() - 31 * minute));
    const store = openSessionStore(window);
    store.renew(answer);
    show(store, '/app/dashboard');
    expect(store.lastEnd()).toBe('session_expired');
  });
});
