import type { Endpoint } from '@alms/lis-domain/http';
import { logAccess, PROTECTED_IDLE, verifySession } from '@alms/lis-domain/identity';
import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Api } from '../data/api.ts';
import { SessionProvider } from './session-provider.tsx';
import { openSessionStore } from './session-store.ts';
import { useSessionCheck } from './use-session-check.ts';

beforeEach(() => void vi.useFakeTimers({ now: Date.parse('2026-05-12T08:42:00Z') }));
afterEach(() => vi.useRealTimers());

const screen = '/app/patient-portal/{patientId}';

/** The session check on one screen, with a given random source. */
function check(random: () => number, place: { screen: string | undefined } = { screen }) {
  const call = vi.fn((_spec: Endpoint, _input: unknown) => Promise.reject(new Error('refused')));
  const store = openSessionStore(window);
  renderHook(() => useSessionCheck({ ...place, random }), {
    wrapper: ({ children }) => (
      <SessionProvider store={store} api={{ call } as unknown as Api}>
        {children}
      </SessionProvider>
    ),
  });
  /** Returns the inputs of all requests to an endpoint. */
  const callsOf = (spec: Endpoint) =>
    call.mock.calls.filter(([each]) => each === spec).map(([, input]) => input);
  return { callsOf };
}

/**
 * Repeatable numbers, evenly distributed from 0 to 1 (linear congruential, of Numerical Recipes).
 */
function seeded(seed: number) {
  let state = seed;
  return () => {
    state = (1_664_525 * state + 1_013_904_223) % 2 ** 32;
    return state / 2 ** 32;
  };
}
const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms));

it.each([
  [
    'chance has it, after five seconds and then every two minutes',
    0.09,
    [
      [4_999, 0],
      [1, 1],
      [115_000, 2],
      [120_000, 3],
    ],
  ],
  [
    'chance never has it, after ten minutes all the same',
    0.1,
    [
      [599_999, 0],
      [1, 1],
      [599_999, 1],
      [1, 2],
    ],
  ],
] as const)('verifies the session when %s', (_case, chance, course) => {
  const { callsOf } = check(() => chance);
  for (const [ms, calls] of course) {
    pass(ms);
    expect(callsOf(verifySession)).toHaveLength(calls);
  }
});

it('verifies the session when the page becomes visible again', () => {
  const { callsOf } = check(() => 1);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(callsOf(verifySession)).toEqual([{}]);
  expect(callsOf(logAccess)).toEqual([]);
});

it.each([
  [0.19, 1],
  [0.2, 0],
])('reports the screen without ids for a random value of %d: %i times', (chance, times) => {
  const { callsOf } = check(() => chance);
  pass(PROTECTED_IDLE.firstMs ?? 0);
  expect(callsOf(logAccess)).toEqual(
    Array.from({ length: times }, () => ({
      body: { path: screen, timestamp: '2026-05-12T08:42:05.000Z', ip: '' },
    })),
  );
});

it('reports nothing for an unknown screen', () => {
  const { callsOf } = check(() => 0, { screen: undefined });
  pass(PROTECTED_IDLE.firstMs ?? 0);
  expect(callsOf(logAccess)).toEqual([]);
});

it('reports the screen in about a fifth of the checks, and verifies in at least a tenth', () => {
  const { callsOf } = check(seeded(7));
  pass(1_000 * PROTECTED_IDLE.everyMs);
  expect(callsOf(logAccess).length).toBeGreaterThan(170);
  expect(callsOf(logAccess).length).toBeLessThan(230);
  expect(callsOf(verifySession).length).toBeGreaterThan(100);
});
