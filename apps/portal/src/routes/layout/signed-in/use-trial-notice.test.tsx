import { aSubscription, aUser, FIXTURE_NOW, minutesAgo } from '@alms/lis-domain/fixtures';
import type { Endpoint } from '@alms/lis-domain/http';
import { systemClock, ClockProvider, frozenClock } from '@alms/ui/clock';
import { act, renderHook } from '@testing-library/react';
import { SWRConfig } from 'swr';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Api } from '../../../data/api.ts';
import { openEarlyAnswers } from '../../../data/early-answers.ts';
import { SessionProvider } from '../../../session/session-provider.tsx';
import { openSessionStore } from '../../../session/session-store.ts';
import { useTrialNotice } from './use-trial-notice.ts';

const DAY_MINUTES = 24 * 60;
const ended = aSubscription({ ended: true, trial_ends_at: minutesAgo(DAY_MINUTES) });
const ending = aSubscription({ trial_ends_at: minutesAgo(-6 * DAY_MINUTES) });

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

/** Returns the message for a user with this role, and the requests sent. */
async function noticeFor(
  role: 'admin' | 'nurse' | 'patient',
  subscription: ReturnType<typeof aSubscription>,
) {
  const store = openSessionStore(window);
  store.start({
    access_token: 'token-1',
    token_type: 'bearer',
    expires_in: 600,
    user: aUser(role),
  });
  const call = vi.fn<(spec: Endpoint) => Promise<unknown>>(async () => subscription);
  const { result } = renderHook(useTrialNotice, {
    wrapper: ({ children }) => (
      <ClockProvider clock={frozenClock(FIXTURE_NOW)}>
        <SWRConfig value={{ provider: () => new Map() }}>
          <SessionProvider
            store={store}
            api={{ call, early: openEarlyAnswers(systemClock) } as unknown as Api}
          >
            {children}
          </SessionProvider>
        </SWRConfig>
      </ClockProvider>
    ),
  });
  await act(async () => {});
  return { state: result.current?.state, requested: call.mock.calls.map(([spec]) => spec.id) };
}

describe('trial message', () => {
  it.each([
    ['an administrator', 'admin', 'its end', ended, 'ended'],
    ['an administrator', 'admin', 'the end to come', ending, 'ending'],
    ['an administrator', 'admin', 'nothing while there is time', aSubscription(), undefined],
    ['a nurse', 'nurse', 'its end', ended, 'ended'],
    ['a nurse', 'nurse', 'nothing of the end to come', ending, undefined],
  ] as const)('shows %s (%s) %s', async (_who, role, _what, subscription, state) => {
    expect(await noticeFor(role, subscription)).toEqual({
      state,
      requested: ['subscription.read'],
    });
  });

  it('sends no request for a patient, who has no access', async () => {
    expect(await noticeFor('patient', ended)).toEqual({ state: undefined, requested: [] });
  });
});
