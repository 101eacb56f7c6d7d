import { downloadReport } from '@alms/lis-domain/results';
import { useMessages } from '@alms/ui/i18n';
import { useToasts } from '@alms/ui/toast';
import { useCallback } from 'react';
import { outcomeMessages } from '../app/outcome.messages.ts';
import { useApi } from '../session/session-provider.tsx';
import { saveFile } from './use-object-url.ts';
import { useSubmission } from './use-submission.ts';

/** Hands the report of a result's order to the person, and says how that went. */
export function useReport() {
  const { call } = useApi();
  const { submission, submit } = useSubmission();
  const { show } = useToasts();
  const { reportFailed } = useMessages(outcomeMessages);
  const download = useCallback(
    async (resultId: string) => {
      const outcome = await submit(async () => saveFile(await call(downloadReport, { params: { id: resultId } }), `report-${resultId}.pdf`));
      if (outcome.status !== 'done') show({ tone: 'critical', message: reportFailed });
    },
    [call, submit, show, reportFailed],
  );
  return { download, submission };
}
