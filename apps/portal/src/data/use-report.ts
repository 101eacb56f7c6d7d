import { downloadReport } from '@alms/lis-domain/results';
import { useCallback } from 'react';
import { useApi } from '../session/session-provider.tsx';
import { saveFile } from './use-object-url.ts';
import { useSubmission } from './use-submission.ts';

/** Hands the report of a result's order to the person, and says how that went. */
export function useReport() {
  const { call } = useApi();
  const { submission, submit } = useSubmission();
  const download = useCallback(
    (resultId: string) => void submit(async () => saveFile(await call(downloadReport, { params: { id: resultId } }), `report-${resultId}.pdf`)),
    [call, submit],
  );
  return { download, submission };
}
