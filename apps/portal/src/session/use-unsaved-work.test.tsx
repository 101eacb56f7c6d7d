import { aUser } from '@alms/lis-domain/fixtures';
import type { SignedIn, User } from '@alms/lis-domain/identity';
import { ToastProvider } from '@alms/ui/toast';
import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Api } from '../data/api.ts';
import { SessionProvider, useSession } from './session-provider.tsx';
import { openSessionStore } from './session-store.ts';
import { useUnsavedWork, type UnsavedWorkOptions } from './use-unsaved-work.ts';

const user = aUser('technician');
const answer = (changes: Partial<User> = {}): SignedIn => ({
  access_token: 'token-1',
  token_type: 'bearer',
  expires_in: 600,
  user: { ...user, ...changes },
});
const otherUser = aUser('nurse');

function Form(options: UnsavedWorkOptions) {
  const { restored, keep, forget } = useUnsavedWork<string>('a-form', options);
  return (
    <>
      <label>
        Value <input defaultValue={restored ?? ''} onChange={(event) => keep(event.target.value)} />
      </label>
      <button type="button" onClick={forget}>
        Save
      </button>
    </>
  );
}

/** The screen as rendered by the guard: unmounted while signed out. */
function Guarded({ open, options }: { open: boolean; options: UnsavedWorkOptions }) {
  return useSession() && open ? <Form {...options} /> : null;
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

async function typed(text: string, options: UnsavedWorkOptions = {}) {
  const store = openSessionStore(window);
  store.start(answer());
  const api = {} as Api;
  const draw = (open = true) => (
    <ToastProvider>
      <SessionProvider store={store} api={api}>
        <Guarded open={open} options={options} />
      </SessionProvider>
    </ToastProvider>
  );
  const { rerender } = render(draw());
  await userEvent.type(field(), text);
  return { store, leave: () => rerender(draw(false)), comeBack: () => rerender(draw()) };
}

const field = () => screen.getByLabelText('Value');
const notice = () => screen.queryByText('Your unsaved changes were restored.');

describe('unsaved work', () => {
  it.each(['session_expired', 'access_denied'] as const)(
    'is restored with a message after a forced end of the session (%s)',
    async (reason) => {
      const { store } = await typed('6.8');
      act(() => store.end(reason));
      expect(screen.queryByLabelText('Value')).toBeNull();
      act(() => store.start(answer()));
      expect(field()).toHaveValue('6.8');
      expect(notice()).toBeVisible();
    },
  );

  it('is never written to storage', async () => {
    const { store } = await typed('secret-value');
    act(() => store.end('session_expired'));
    expect(JSON.stringify([localStorage, sessionStorage])).not.toContain('secret-value');
  });

  it('is cleared by signing out', async () => {
    const { store } = await typed('6.8');
    act(() => store.end('signed_out'));
    act(() => store.start(answer()));
    expect(field()).toHaveValue('');
    expect(notice()).toBeNull();
  });

  it('is never shown to another user, nor to its owner after another user', async () => {
    const { store } = await typed('6.8');
    act(() => store.end('session_expired'));
    act(() => store.start(answer(otherUser)));
    expect(field()).toHaveValue('');
    act(() => store.end('session_expired'));
    act(() => store.start(answer()));
    expect(field()).toHaveValue('');
  });

  it('is discarded when the user leaves the screen', async () => {
    const { leave, comeBack } = await typed('6.8');
    leave();
    comeBack();
    expect(field()).toHaveValue('');
  });

  it('survives leaving the screen if configured, without a message', async () => {
    const { leave, comeBack } = await typed('6.8', { survivesLeaving: true });
    leave();
    comeBack();
    expect(field()).toHaveValue('6.8');
    expect(notice()).toBeNull();
  });

  it('is cleared once saved', async () => {
    const { store } = await typed('6.8');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    act(() => store.end('session_expired'));
    act(() => store.start(answer()));
    expect(field()).toHaveValue('');
    expect(notice()).toBeNull();
  });
});
