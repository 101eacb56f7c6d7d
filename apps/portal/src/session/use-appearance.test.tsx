import { aUser } from '@alms/lis-domain/fixtures';
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
  return <button type="button" onClick={() => void choose({ density: 'compact' })}>{user.density}</button>;
}

/** A server that answers when it is told to. */
function open() {
  const user = aUser('technician', { density: 'comfortable', color_scheme: 'dark', language: 'fr' });
  let accepted: (answer: unknown) => void = () => {};
  let refused: (error: unknown) => void = () => {};
  const call = vi.fn(() => new Promise((resolve, reject) => ([accepted, refused] = [resolve, reject])));
  const store = openSessionStore(window);
  store.start({ access_token: 'token-1', token_type: 'bearer', expires_in: 600, user });
  render(
    <SessionProvider store={store} api={{ call } as unknown as Api}>
      <ToastProvider><Page /></ToastProvider>
    </SessionProvider>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'comfortable' }));
  return { user, call, accept: (answer: unknown) => act(async () => accepted(answer)), refuse: (error: unknown) => act(async () => refused(error)) };
}

it('looks as chosen at once, and as the server has kept it', async () => {
  const { user, call, accept } = open();
  expect(screen.getByRole('button', { name: 'compact' })).toBeVisible();
  expect(call).toHaveBeenCalledExactlyOnceWith(updateAppearance, { body: { language: 'fr', color_scheme: 'dark', density: 'compact' } });
  await accept({ ...user, density: 'compact', version: 2 });
  expect(screen.getByRole('button', { name: 'compact' })).toBeVisible();
  expect(screen.queryByText(/shown as it was/)).toBeNull();
});

const problem = (code: string) => ({ code, message: code, detail: code, request_id: 'req-1' }) as never;

it.each([
  ['nothing can be reached', new CallError('offline', 0), 'There is no connection to the server. That was not saved and is shown as it was.'],
  ['there were too many tries', new CallError('rejected', 429, problem('rate_limited')), 'Too many tries. Please wait a minute; that was not saved and is shown as it was.'],
  ['the server refuses', new CallError('rejected', 422, problem('invalid')), 'The server did not accept that. It is shown as it was.'],
  ['the server fails', new CallError('server', 500), 'That could not be saved. It is shown as it was.'],
  ['the answer cannot be read', new Error('unreadable'), 'That could not be saved. It is shown as it was.'],
])('looks as before, with a word about why, when %s', async (_case, error, text) => {
  const { refuse } = open();
  await refuse(error);
  expect(screen.getByRole('button', { name: 'comfortable' })).toBeVisible();
  expect(screen.getByText(text)).toBeVisible();
});
