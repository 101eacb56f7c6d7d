import { languageOf } from '@alms/lis-domain/language';
import { downloadReport, type ResultId } from '@alms/lis-domain/results';
import { useLanguage, useMessages } from '@alms/ui/i18n';
import { useToasts } from '@alms/ui/toast';
import { useCallback } from 'react';
import { outcomeMessages } from '../app/words/outcome/index.ts';
import { useApi } from '../session/session-provider.tsx';
import { saveFile } from './save-file.ts';
import { useSubmission } from './use-submission.ts';

/**
 * Downloads the report of a result’s order and reports the outcome.
 * @param language `facility` for the report that the laboratory issues, `reader` for a copy in the
 * user’s language.
 */
export function useReport(language: 'facility' | 'reader') {
  const { locale } = useLanguage();
  const reportLanguage = language === 'reader' ? languageOf(locale) : undefined;
  const { call } = useApi();
  const { state, submit } = useSubmission();
  const { show } = useToasts();
  const { reportFailed } = useMessages(outcomeMessages);
  const download = useCallback(
    async (resultId: ResultId, { uncertainty = false }: { uncertainty?: boolean } = {}) => {
      const outcome = await submit(async () =>
        saveFile(
          await call(downloadReport, {
            params: { id: resultId },
            query: {
              ...(reportLanguage && { language: reportLanguage }),
              ...(uncertainty && { uncertainty: 'true' }),
            },
          }),
        ),
      );
      if (outcome.status !== 'done') show({ tone: 'critical', message: reportFailed });
    },
    [call, submit, show, reportFailed, reportLanguage],
  );
  return { download, state };
}
