import { CallError, problemDocument } from '@alms/lis-domain/http';
import { act, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useVersionedSave } from './use-versioned-save.ts';

const mine = { name: 'mine', version: 2 };
const theirs = { name: 'theirs', version: 2 };
const refused = (code: 'version_stale' | 'trial_ended' | 'forbidden', status: number) => async () =>
  Promise.reject(new CallError('conflict', status, problemDocument(code, 'req-1')));
const lost = async () => Promise.reject(new CallError('offline', 0));

it.each([
  [
    'saved',
    async () => mine,
    async () => theirs,
    { status: 'saved', record: mine },
    { status: 'done' },
  ],
  [
    'what others left when they were faster',
    refused('version_stale', 412),
    async () => theirs,
    { status: 'stale', record: theirs },
    { status: 'idle' },
  ],
  [
    'refused for another reason',
    refused('trial_ended', 402),
    async () => theirs,
    { status: 'refused' },
    { status: 'rejected', fieldErrors: {}, formError: 'trial_ended' },
  ],
  [
    'refused without an answer',
    lost,
    async () => theirs,
    { status: 'refused' },
    { status: 'failed', error: { kind: 'offline', requestId: undefined } },
  ],
  [
    'refused when what others left cannot be read',
    refused('version_stale', 412),
    lost,
    { status: 'refused' },
    { status: 'failed', error: { kind: 'offline', requestId: undefined } },
  ],
] as const)('returns %s', async (_, write, read, answer, submission) => {
  const { result } = renderHook(() => useVersionedSave());
  await act(async () =>
    expect(await result.current.save<typeof mine>(write, read)).toEqual(answer),
  );
  expect(result.current.state).toEqual(submission);
});
