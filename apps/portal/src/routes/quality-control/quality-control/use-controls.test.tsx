import { aUser, someControlRuns } from '@alms/lis-domain/fixtures';
import { listControlRuns } from '@alms/lis-domain/quality-control';
import { renderHook, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { openSessionStore } from '../../../session/session-store.ts';
import { testApi, TestPage } from '../../../testing/test-page.tsx';
import { useControls } from './use-controls.ts';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

const latest = someControlRuns();
const older = { ...latest[0]!, id: 'an-older-run', number: 3 };

/** Returns the runs around the run of an address, and the queries of runs. */
async function openedAt(runId: string) {
  const store = openSessionStore(window);
  store.start({
    access_token: 'token-1',
    token_type: 'bearer',
    expires_in: 600,
    user: aUser('technician'),
  });
  const queries: unknown[] = [];
  const call = vi.fn(async (spec: { id: string }, input?: { query?: { run_id?: string } }) => {
    if (spec.id !== listControlRuns.id) return new Promise<never>(() => {});
    queries.push(input?.query);
    return { items: input?.query?.run_id ? [older] : latest, next_cursor: null };
  });
  const { result } = renderHook(useControls, {
    wrapper: ({ children }) => (
      <TestPage
        store={store}
        api={testApi({ call })}
        address={`/app/quality-control?test=a-test&run=${runId}`}
      >
        {children}
      </TestPage>
    ),
  });
  await waitFor(() => expect(result.current?.opened.runs.status).toBe('ready'));
  return { result, queries };
}

it('reads the runs around a run that is none of the latest', async () => {
  const { result, queries } = await openedAt(older.id);
  await waitFor(() => expect(result.current.opened.olderRuns).toEqual([older]));
  expect(queries).toEqual([{ limit: '60' }, { run_id: older.id, limit: '60' }]);
});

it('reads no other runs when the run is one of the latest', async () => {
  const { result, queries } = await openedAt(latest[0]!.id);
  expect(result.current.opened.olderRuns).toEqual([]);
  expect(queries).toEqual([{ limit: '60' }]);
});
