import { downloadAttachment, type ResultId } from '@alms/lis-domain/results';
import { useMessages } from '@alms/ui/i18n';
import { useToasts } from '@alms/ui/toast';
import { useCallback } from 'react';
import { outcomeMessages } from '../app/words/outcome/index.ts';
import { useApi } from '../session/session-provider.tsx';
import { saveFile } from './save-file.ts';
import { useSubmission } from './use-submission.ts';

/** Downloads an attachment result in its current or an earlier version. */
export function useAttachment() {
  const { call } = useApi();
  const { submit } = useSubmission();
  const { show } = useToasts();
  const { fileFailed } = useMessages(outcomeMessages);
  return useCallback(
    async ({ id, version }: { id: ResultId; version?: number }) => {
      const query = version === undefined ? {} : { version: String(version) };
      const outcome = await submit(async () =>
        saveFile(await call(downloadAttachment, { params: { id }, query })),
      );
      if (outcome.status !== 'done') show({ tone: 'critical', message: fileFailed });
    },
    [call, submit, show, fileFailed],
  );
}
