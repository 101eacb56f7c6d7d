import { aUser } from '@alms/lis-domain/fixtures';
import { CallError, type Endpoint } from '@alms/lis-domain/http';
import {
  chooseMailedNotifications,
  readNotificationPreferences,
  type MailedChoice,
  type NotificationType,
} from '@alms/lis-domain/notifications';
import { systemClock } from '@alms/ui/clock';
import { ToastProvider } from '@alms/ui/toast';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { SWRConfig } from 'swr';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Api } from '../../../data/api.ts';
import { openEarlyAnswers } from '../../../data/early-answers.ts';
import { SessionProvider } from '../../../session/session-provider.tsx';
import { openSessionStore } from '../../../session/session-store.ts';
import { useMailedChoice } from './use-mailed-choice.ts';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

/** Email preferences as text, with a button for each of two types. */
function Screen() {
  const { preferences, choose } = useMailedChoice();
  if (preferences.status !== 'ready') return null;
  const { mailed } = preferences.data;
  return (
    <>
      <output>{mailed.join(' ')}</output>
      {(['payment', 'system'] as const).map((type) => (
        <button
          key={type}
          type="button"
          onClick={() => void choose({ type, mailed: !mailed.includes(type) })}
        >
          {type}
        </button>
      ))}
    </>
  );
}

/** A server that stores each choice and responds on command of the test. */
async function open() {
  let saved: NotificationType[] = ['payment'];
  const waiting: ((refusal?: CallError) => void)[] = [];
  const call = vi.fn((spec: Endpoint, { body }: { body?: MailedChoice }) => {
    if (spec === readNotificationPreferences) return Promise.resolve({ mailed: saved });
    expect(spec).toBe(chooseMailedNotifications);
    return new Promise((answer, refuse) => {
      waiting.push((refusal) => {
        if (refusal) return refuse(refusal);
        saved = [
          ...saved.filter((type) => type !== body?.type),
          ...(body?.mailed ? [body.type] : []),
        ];
        return answer({ mailed: saved });
      });
    });
  });
  const store = openSessionStore(window);
  store.start({
    access_token: 'token-1',
    token_type: 'bearer',
    expires_in: 600,
    user: aUser('nurse'),
  });
  render(
    <SWRConfig value={{ provider: () => new Map() }}>
      <SessionProvider
        store={store}
        api={{ call, early: openEarlyAnswers(systemClock) } as unknown as Api}
      >
        <ToastProvider>
          <Screen />
        </ToastProvider>
      </SessionProvider>
    </SWRConfig>,
  );
  const shown = await screen.findByText('payment', { selector: 'output' });
  return {
    displayed: () => shown.textContent,
    press: (type: string) => fireEvent.click(screen.getByRole('button', { name: type })),
    answer: (at: number, refusal?: CallError) => act(async () => waiting[at]?.(refusal)),
  };
}

describe('email preferences', () => {
  it('show the choice before and after the response', async () => {
    const { displayed, press, answer } = await open();
    press('system');
    expect(displayed()).toBe('payment system');
    await answer(0);
    expect(displayed()).toBe('payment system');
  });

  it('keep both of two choices, in any order of responses', async () => {
    const { displayed, press, answer } = await open();
    press('system');
    press('payment');
    expect(displayed()).toBe('system');
    await answer(1);
    expect(displayed()).toBe('system');
    await answer(0);
    expect(displayed()).toBe('system');
  });

  it('are reverted with a message on error', async () => {
    const { displayed, press, answer } = await open();
    press('payment');
    expect(displayed()).toBe('');
    await answer(0, new CallError('server', 500));
    expect(displayed()).toBe('payment');
    expect(screen.getByText('Not saved. The previous value is shown.')).toBeVisible();
  });
});
