import { useMessages } from '@alms/ui/i18n';
import { useToasts } from '@alms/ui/toast';
import { useCallback } from 'react';
import { outcomeMessages } from '../app/words/outcome/index.ts';
import { saveFile } from './save-file.ts';
import { useSubmission } from './use-submission.ts';

/** Returns a function that saves a document; a failure is reported as a toast. */
export function useDownload(): (file: () => Promise<File>) => Promise<void> {
  const { show } = useToasts();
  const { reportFailed } = useMessages(outcomeMessages);
  const { submit } = useSubmission();
  return useCallback(
    async (file) => {
      const { status } = await submit(async () => saveFile(await file()));
      if (status !== 'done') show({ tone: 'critical', message: reportFailed });
    },
    [submit, show, reportFailed],
  );
}
