import { idOf } from '@alms/lis-domain/fixtures';
import type { SignedIn, User } from '@alms/lis-domain/identity';
import type { TenantId } from '@alms/lis-domain/tenancy';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { openSessionStore } from './session-store.ts';

const user: User = {
  id: idOf('0190b3c0-0000-7000-8000-000000000001'),
  email: 'technician@northgate.example',
  full_name: 'Tomas Okafor',
  username: 'technician',
  role: 'technician',
  tenant_id: idOf<TenantId>('0190b3c0-0000-7000-8000-0000000000aa'),
  preferences: { permissions: ['enter_results'] },
  language: null,
  color_scheme: null,
  density: 'comfortable',
  scan_sounds: 'errors',
  email_verified: true,
  patient_id: null,
  needs_second_factor: false,
  laboratory_id: idOf('0190b3c0-0000-7000-8000-0000000000aa'),
  laboratories: [],
  version: 1,
};
const answer = (changes: Partial<User> = {}): SignedIn => ({
  access_token: 'token-1',
  token_type: 'bearer',
  expires_in: 600,
  user: { ...user, ...changes },
});

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

describe('session store', () => {
  it('restores a session after a reload', () => {
    openSessionStore(window).start(answer());
    expect(openSessionStore(window).read()).toEqual({ token: 'token-1', user });
  });

  it('stores nothing about a patient beyond the tab except the time', () => {
    openSessionStore(window).start(answer({ role: 'patient' }));
    expect(Object.keys(localStorage)).toEqual(['alms.active']);
    expect(Number(localStorage.getItem('alms.active'))).toBeGreaterThan(0);
    expect(openSessionStore(window).read()?.user.role).toBe('patient');
  });

  it('clears token and user when the session ends, and reports the reason', () => {
    const store = openSessionStore(window);
    store.start(answer());
    store.end('session_expired');
    expect(store.read()).toBeUndefined();
    expect(store.lastEnd()).toBe('session_expired');
    expect(Object.keys(localStorage)).toEqual(['alms.active']);
    expect(sessionStorage).toHaveLength(0);
  });

  it.each(['technician', 'patient'] as const)(
    'ends with the reason from another tab (%s)',
    (role) => {
      const store = openSessionStore(window);
      store.start(answer({ role }));
      window.dispatchEvent(
        new StorageEvent('storage', { key: 'alms.end', newValue: 'session_expired' }),
      );
      window.dispatchEvent(new StorageEvent('storage', { key: 'alms.end', newValue: null }));
      expect(store.read()).toBeUndefined();
      expect(store.lastEnd()).toBe('session_expired');
    },
  );

  it('counts signing in as user activity, but not a renewed token', () => {
    const store = openSessionStore(window);
    localStorage.setItem('alms.active', '1000');
    store.renew(answer());
    expect(store.activity.last(2000)).toBe(1000);
    store.start(answer());
    expect(store.activity.last(Number.MAX_SAFE_INTEGER)).toBeGreaterThan(1000);
  });

  it('ends when another tab signs out', () => {
    const store = openSessionStore(window);
    store.start(answer());
    const changed = vi.fn<() => void>();
    store.subscribe(changed);
    localStorage.removeItem('alms.user');
    window.dispatchEvent(new StorageEvent('storage', { key: 'alms.user', newValue: null }));
    expect(store.read()).toBeUndefined();
    expect(changed).toHaveBeenCalledOnce();
  });

  it.each(['technician', 'patient'] as const)(
    "ends when the server's sign-out response cleared the storage (%s)",
    (role) => {
      const store = openSessionStore(window);
      store.start(answer({ role }));
      localStorage.clear();
      sessionStorage.clear();
      window.dispatchEvent(new StorageEvent('storage', { key: null }));
      expect(store.read()).toBeUndefined();
      expect(store.lastEnd()).toBe('signed_out');
    },
  );

  it('continues when another tab stores unrelated data', () => {
    const store = openSessionStore(window);
    store.start(answer());
    window.dispatchEvent(new StorageEvent('storage', { key: 'alms.density', newValue: 'compact' }));
    expect(store.read()?.user.id).toBe(user.id);
  });

  it('ends when another user signs in in another tab', () => {
    const store = openSessionStore(window);
    store.start(answer());
    const other = JSON.stringify({ ...user, id: '0190b3c0-0000-7000-8000-000000000002' });
    localStorage.setItem('alms.user', other);
    window.dispatchEvent(new StorageEvent('storage', { key: 'alms.user', newValue: other }));
    expect(store.read()).toBeUndefined();
  });

  it.each([
    ['not JSON', '{'],
    ['of another shape', '{"id":1}'],
    ['with an unknown role', JSON.stringify({ ...user, role: 'owner' })],
  ])('ignores a stored user that is %s', (_what, stored) => {
    sessionStorage.setItem('alms.token', 'token-1');
    localStorage.setItem('alms.user', stored);
    expect(openSessionStore(window).read()).toBeUndefined();
  });
});
