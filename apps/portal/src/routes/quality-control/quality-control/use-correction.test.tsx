import { aUser } from '@alms/lis-domain/fixtures';
import { ToastProvider } from '@alms/ui/toast';
import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { openSessionStore } from '../../../session/session-store.ts';
import { TestPage, testApi } from '../../../testing/test-page.tsx';
import { useSession } from '../../../session/session-provider.tsx';
import { useCorrection } from './use-correction.ts';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

function Findings() {
  const { defaultEntries, onEntriesChange } = useCorrection('test-1', async () => {});
  return (
    <input
      aria-label="Findings"
      defaultValue={defaultEntries?.['run-1']?.cause?.findings ?? ''}
      onChange={({ target }) =>
        onEntriesChange?.(
          target.value === ''
            ? {}
            : { 'run-1': { cause: { category: 'reagent', findings: target.value } } },
        )
      }
    />
  );
}

/** The screen is unmounted while signed out. */
function Guarded() {
  return useSession() && <Findings />;
}

it('keeps the entries of a correction over a forced sign-in, until they are saved', async () => {
  const store = openSessionStore(window);
  const session = {
    access_token: 'token-1',
    token_type: 'bearer' as const,
    expires_in: 600,
    user: aUser('technician'),
  };
  store.start(session);
  render(
    <TestPage store={store} api={testApi()} address="/app/quality-control?run=run-1">
      <ToastProvider>
        <Guarded />
      </ToastProvider>
    </TestPage>,
  );
  const signInAgain = () => {
    act(() => store.end('session_expired'));
    expect(screen.queryByLabelText('Findings')).toBeNull();
    act(() => store.start(session));
  };
  await userEvent.type(await screen.findByLabelText('Findings'), 'Air');
  signInAgain();
  expect(screen.getByLabelText('Findings')).toHaveValue('Air');
  await userEvent.clear(screen.getByLabelText('Findings'));
  signInAgain();
  expect(screen.getByLabelText('Findings')).toHaveValue('');
});
