import { CallError } from '@alms/lis-domain/http';
import { useMessages } from '@alms/ui/i18n';
import { useToasts } from '@alms/ui/toast';
import { useCallback } from 'react';
import { notSavedMessages } from './words/not-saved/index.ts';

function whyNot(error: unknown): keyof typeof notSavedMessages.messages {
  if (!(error instanceof CallError)) return 'failed';
  if (error.kind === 'offline') return 'offline';
  if (error.problem?.code === 'rate_limited') return 'rate_limited';
  return error.status >= 400 && error.status < 500 && error.status !== 401 ? 'refused' : 'failed';
}

/** For optimistic updates: reports why a change was not saved and was reverted. */
export function useNotSaved(): (error: unknown) => void {
  const { show } = useToasts();
  const words = useMessages(notSavedMessages);
  return useCallback(
    (error) => void show({ tone: 'critical', message: words[whyNot(error)] }),
    [show, words],
  );
}
