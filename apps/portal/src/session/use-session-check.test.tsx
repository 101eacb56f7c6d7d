import { verifySession } from '@alms/lis-domain/identity';
import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Api } from '../data/api.ts';
import { SessionProvider } from './session-provider.tsx';
import { openSessionStore } from './session-store.ts';
import { useSessionCheck } from './use-session-check.ts';

beforeEach(() => void vi.useFakeTimers({ now: Date.parse('2026-05-12T08:42:00Z') }));
afterEach(() => vi.useRealTimers());

/** The check at work, with a chance that always falls the same way. */
function check(chance: number) {
  const call = vi.fn(() => Promise.reject(new Error('refused')));
  const store = openSessionStore(window);
  const random = () => chance;
  renderHook(() => useSessionCheck(random), {
    wrapper: ({ children }) => <SessionProvider store={store} api={{ call } as unknown as Api}>{children}</SessionProvider>,
  });
  return call;
}
const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms));

it.each([
  ['chance has it, after five seconds and then every two minutes', 0.09, [[4_999, 0], [1, 1], [115_000, 2], [120_000, 3]]],
  ['chance never has it, after ten minutes all the same', 0.1, [[599_999, 0], [1, 1], [599_999, 1], [1, 2]]],
] as const)('asks the server when %s', (_case, chance, course) => {
  const call = check(chance);
  for (const [ms, calls] of course) {
    pass(ms);
    expect(call).toHaveBeenCalledTimes(calls);
  }
});

it('asks the server when the page comes back into sight', () => {
  const call = check(1);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(call).toHaveBeenCalledExactlyOnceWith(verifySession, {});
});
