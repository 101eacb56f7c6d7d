import { aUser, idOf } from '@alms/lis-domain/fixtures';
import { CallError } from '@alms/lis-domain/http';
import { updateAppearance } from '@alms/lis-domain/identity';
import { ToastProvider } from '@alms/ui/toast';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import type { Api } from '../data/api.ts';
import { SessionProvider, useSignedIn } from './session-provider.tsx';
import { openSessionStore } from './session-store.ts';
import { useAppearance } from './use-appearance.ts';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

function Page() {
  const { user } = useSignedIn();
  const choose = useAppearance();
  const choice = [user.density, user.color_scheme, user.language].join(' ');
  return (
    <>
      <p title="Looks">{choice}</p>
      <button type="button" onClick={() => void choose({ density: 'compact' })}>
        Compact
      </button>
      <button type="button" onClick={() => void choose({ color_scheme: 'light' })}>
        Light
      </button>
      <button type="button" onClick={() => void choose({ language: null })}>
        Own language
      </button>
    </>
  );
}

const errorsOnly = { scan_sounds: 'errors' };
const looks = () => screen.getByTitle('Looks').textContent;
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

/** A server that responds to each request on command of the test. */
function open() {
  const user = aUser('technician', {
    density: 'comfortable',
    color_scheme: 'dark',
    language: 'fr',
  });
  const calls: { accept: (answer: unknown) => void; refuse: (error: unknown) => void }[] = [];
  const call = vi.fn(
    (..._request: unknown[]) =>
      new Promise((accept, refuse) => void calls.push({ accept, refuse })),
  );
  const store = openSessionStore(window);
  store.start({ access_token: 'token-1', token_type: 'bearer', expires_in: 600, user });
  render(
    <SessionProvider store={store} api={{ call } as unknown as Api}>
      <ToastProvider>
        <Page />
      </ToastProvider>
    </SessionProvider>,
  );
  const next = () => calls.shift() ?? { accept: () => {}, refuse: () => {} };
  return {
    user,
    store,
    sent: () => call.mock.calls.map(([, options]) => (options as { body: object }).body),
    call,
    accept: (answer: unknown) => act(async () => next().accept(answer)),
    refuse: (error: unknown) => act(async () => next().refuse(error)),
  };
}

it('applies the choice immediately, and keeps it after the response', async () => {
  const { user, call, accept } = open();
  press('Compact');
  expect(looks()).toBe('compact dark fr');
  expect(call).toHaveBeenCalledExactlyOnceWith(updateAppearance, {
    body: { language: 'fr', color_scheme: 'dark', density: 'compact', scan_sounds: 'errors' },
  });
  await accept({ ...user, density: 'compact', version: 2 });
  expect(looks()).toBe('compact dark fr');
  expect(screen.queryByText(/No connection to the server\. Not/)).toBeNull();
});

it('sends quick choices one after another, the last one completely, without reverting in between', async () => {
  const { user, sent, accept } = open();
  press('Compact');
  press('Light');
  press('Own language');
  expect(looks()).toBe('compact light ');
  expect(sent()).toEqual([
    { ...errorsOnly, density: 'compact', color_scheme: 'dark', language: 'fr' },
  ]);
  await accept({ ...user, density: 'compact' });
  expect(looks()).toBe('compact light ');
  expect(sent()).toEqual([
    { ...errorsOnly, density: 'compact', color_scheme: 'dark', language: 'fr' },
    { ...errorsOnly, density: 'compact', color_scheme: 'light', language: null },
  ]);
  await accept({ ...user, density: 'compact', color_scheme: 'light', language: null });
  expect(looks()).toBe('compact light ');
  expect(sent()).toHaveLength(2);
});

it('restores the server’s settings when a later choice fails, and reports it once', async () => {
  const { user, accept, refuse } = open();
  press('Compact');
  press('Light');
  press('Own language');
  await accept({ ...user, density: 'compact' });
  await refuse(new CallError('offline', 0));
  expect(looks()).toBe('compact dark fr');
  expect(
    screen.getAllByText('No connection to the server. Not saved: the previous value is shown.'),
  ).toHaveLength(1);
});

it('does not affect another user who signed in since', async () => {
  const { user, store, sent, accept } = open();
  press('Compact');
  press('Light');
  const other = aUser('nurse', {
    id: idOf('0190b3c0-0000-7000-8000-0000000000aa'),
    density: 'comfortable',
    color_scheme: null,
    language: 'es',
  });
  act(() =>
    store.start({ access_token: 'token-2', token_type: 'bearer', expires_in: 600, user: other }),
  );
  await accept({ ...user, density: 'compact' });
  expect(store.read()?.user).toEqual(other);
  expect(sent()).toHaveLength(1);
});

const problem = (code: string) =>
  ({ code, message: code, detail: code, request_id: 'req-1' }) as never;

it.each([
  [
    'the server is unreachable',
    new CallError('offline', 0),
    'No connection to the server. Not saved: the previous value is shown.',
  ],
  [
    'the rate limit is exceeded',
    new CallError('rejected', 429, problem('rate_limited')),
    'Too many attempts. Not saved: wait a minute and try again.',
  ],
  [
    'the server rejects the change',
    new CallError('rejected', 422, problem('invalid')),
    'Rejected by the server. The previous value is shown.',
  ],
  ['the server fails', new CallError('server', 500), 'Not saved. The previous value is shown.'],
  ['the response is invalid', new Error('unreadable'), 'Not saved. The previous value is shown.'],
])('reverts with an error message when %s', async (_case, error, text) => {
  const { refuse } = open();
  press('Compact');
  await refuse(error);
  expect(looks()).toBe('comfortable dark fr');
  expect(screen.getByText(text)).toBeVisible();
});
