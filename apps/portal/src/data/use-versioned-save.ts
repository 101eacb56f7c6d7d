import { CallError } from '@alms/lis-domain/http';
import type { Reevaluation } from '@alms/lis-domain/patients';
import { useCallback } from 'react';
import { useSubmission, type SubmissionOptions } from './use-submission.ts';

/** Outcome of a save, as `useVersionedForm` in lis-features expects it. */
export type Saved<R> = { status: 'saved' | 'stale'; record: R } | { status: 'refused' };

/**
 * Saves records that several users can edit. On a version conflict, `read` returns the other user’s
 * version and nothing counts as rejected: the form asks which version to keep. It never rejects.
 */
export function useVersionedSave(options: SubmissionOptions = {}) {
  const { state, submit } = useSubmission(options);
  const save = useCallback(
    async <R>(write: (key: string) => Promise<R>, read: () => Promise<R>): Promise<Saved<R>> => {
      let saved: Saved<R> = { status: 'refused' };
      await submit(
        async (key) => {
          saved = await writeOrRead(() => write(key), read);
          return saved;
        },
        { read: ({ status }) => ({ status: status === 'saved' ? 'done' : 'idle' }) },
      );
      return saved;
    },
    [submit],
  );
  return { state, save };
}

/**
 * Saves data relevant to the evaluation of results, and returns its effect on them with the record.
 */
export async function saveAndReread<R>(
  save: ReturnType<typeof useVersionedSave>['save'],
  write: () => Promise<{ record: R; reread: Reevaluation | null }>,
  read: () => Promise<R>,
): Promise<
  | { status: 'saved'; record: R; reread: Reevaluation | null }
  | { status: 'stale'; record: R }
  | { status: 'refused' }
> {
  let reread: Reevaluation | null = null;
  const outcome = await save(async () => {
    const answer = await write();
    ({ reread } = answer);
    return answer.record;
  }, read);
  if (outcome.status === 'refused') return outcome;
  const { status, record } = outcome;
  return status === 'saved' ? { status, record, reread } : { status, record };
}

async function writeOrRead<R>(
  write: () => Promise<R>,
  read: () => Promise<R>,
): Promise<{ status: 'saved' | 'stale'; record: R }> {
  try {
    return { status: 'saved', record: await write() };
  } catch (error) {
    if (!(error instanceof CallError) || error.problem?.code !== 'version_stale') throw error;
    return { status: 'stale', record: await read() };
  }
}
