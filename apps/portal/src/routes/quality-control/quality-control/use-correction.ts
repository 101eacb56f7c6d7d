import {
  addCorrectiveAction,
  downloadQcReview,
  recordControlRun,
  recordRunCause,
  reviewAffectedResults,
  updateCorrectiveAction,
  verifyCorrectiveAction,
} from '@alms/lis-domain/quality-control';
import { languageOf } from '@alms/lis-domain/language';
import { retestResult } from '@alms/lis-domain/results';
import type {
  CorrectionAct,
  CorrectionEntries,
  QualityControlScreenProps,
} from '@alms/lis-features/quality-control/quality-control';
import { useLanguage } from '@alms/ui/i18n';
import type { Submission } from '@alms/ui/resource';
import { useView } from '../../../app/use-view.ts';
import { useAction } from '../../../data/use-action.ts';
import { useDownload } from '../../../data/use-download.ts';
import { useSubmission } from '../../../data/use-submission.ts';
import { useApi, useMayCall } from '../../../session/session-provider.tsx';
import { useUnsavedWork } from '../../../session/use-unsaved-work.ts';

type Correction = QualityControlScreenProps['correction'];

/**
 * The open correction, which is stored in the URL, and its writes. Unsaved entries survive leaving
 * the screen.
 */
export function useCorrection(testId: string | null, reload: () => Promise<void>): Correction {
  const [view, setView] = useView();
  const may = useMayCall();
  const { call } = useApi();
  const { locale } = useLanguage();
  const language = languageOf(locale);
  const download = useDownload();
  const form = useSubmission({ after: reload });
  const cause = useAction(recordRunCause, { form });
  const addAction = useAction(addCorrectiveAction, { form });
  const completeAction = useAction(updateCorrectiveAction, { form });
  const repeat = useAction(recordControlRun, { form });
  const review = useAction(reviewAffectedResults, { form });
  const verifyAction = useAction(verifyCorrectiveAction, { form });

  const { restored, keep, forget } = useUnsavedWork<CorrectionEntries>('quality-control', {
    survivesLeaving: true,
  });

  const onAct = (act: CorrectionAct): Promise<Submission> => {
    switch (act.kind) {
      case 'cause':
        return cause.submit({
          params: { id: act.run.id },
          version: act.run.version,
          body: act.cause,
        });
      case 'action':
        return addAction.submit({ params: { id: act.run.id }, body: act.action });
      case 'complete-action': {
        const { id, version, type, text } = act.action;
        return completeAction.submit({
          params: { id },
          version,
          body: { type, text, state: 'completed' },
        });
      }
      case 'repeat':
        return repeat.submit({ params: { id: testId ?? '' }, body: act.values });
      case 'review':
        return review.submit({
          params: { id: act.run.id },
          version: act.run.version,
          body: act.review,
        });
      case 'sign-off':
        return signOff(act.actions);
    }
  };
  /** Stops at the first refusal; verified actions stay verified. */
  const signOff = async (
    actions: Extract<CorrectionAct, { kind: 'sign-off' }>['actions'],
  ): Promise<Submission> => {
    let outcome: Submission = { status: 'done' };
    for (const { id, version } of actions) {
      outcome = await verifyAction.submit({ params: { id }, version });
      if (outcome.status !== 'done') break;
    }
    return outcome;
  };
  return {
    runId: view.get('run'),
    onOpen: (run) => setView({ run, ...(run !== null && { test: testId }) }),
    onAct: cause.offered ? onAct : undefined,
    canRepeat: may(retestResult),
    onPrint: ({ id }) =>
      void download(() =>
        call(downloadQcReview, { params: { id }, query: language ? { language } : {} }),
      ),
    defaultEntries: restored,
    onEntriesChange: (entries) => (Object.keys(entries).length > 0 ? keep(entries) : forget()),
  };
}
