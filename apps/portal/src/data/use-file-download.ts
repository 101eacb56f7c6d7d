import { useMessages } from '@alms/ui/i18n';
import { useToasts } from '@alms/ui/toast';
import { useCallback } from 'react';
import { outcomeMessages } from '../app/words/outcome/index.ts';
import { saveFile } from './save-file.ts';
import { useSubmission } from './use-submission.ts';

/** Requests a file and saves it; a failure is shown as a toast. */
export function useFileDownload() {
  const { submit } = useSubmission();
  const { show } = useToasts();
  const { fileFailed } = useMessages(outcomeMessages);
  return useCallback(
    async (request: () => Promise<Parameters<typeof saveFile>[0]>) => {
      const outcome = await submit(async () => saveFile(await request()));
      if (outcome.status !== 'done') show({ tone: 'critical', message: fileFailed });
    },
    [submit, show, fileFailed],
  );
}
