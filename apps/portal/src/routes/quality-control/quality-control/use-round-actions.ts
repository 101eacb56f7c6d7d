import {
  addEqaAction,
  reportEqaValues,
  reviewEqaRound,
  scoreEqaRound,
  submitEqaRound,
  updateCorrectiveAction,
  verifyCorrectiveAction,
  withdrawEqaRound,
} from '@alms/lis-domain/quality-control';
import type { QualityControlScreenProps } from '@alms/lis-features/quality-control/quality-control';
import { useAction } from '../../../data/use-action.ts';
import { useSubmission } from '../../../data/use-submission.ts';

type Assessment = QualityControlScreenProps['assessment'];

/** Actions on an EQA round, from reporting values to its review or withdrawal. */
export function useRoundActions(
  reload: () => Promise<void>,
): Pick<Assessment, 'onAct' | 'onReview' | 'onWithdraw'> {
  const form = useSubmission({ after: reload });
  const report = useAction(reportEqaValues, { form });
  const submit = useAction(submitEqaRound, { form });
  const score = useAction(scoreEqaRound, { form });
  const addAction = useAction(addEqaAction, { form });
  const completeAction = useAction(updateCorrectiveAction, { form });
  const verifyAction = useAction(verifyCorrectiveAction, { form });
  const review = useAction(reviewEqaRound, { form });
  const withdraw = useAction(withdrawEqaRound, { form });

  const onAct: NonNullable<Assessment['onAct']> = (act) => {
    switch (act.act) {
      case 'complete-action': {
        const { id, version, type, text } = act.action;
        return completeAction.submit({
          params: { id },
          version,
          body: { type, text, state: 'completed' },
        });
      }
      case 'verify-action': {
        const { id, version } = act.action;
        return verifyAction.submit({ params: { id }, version });
      }
      case 'add-action':
        return addAction.submit({ params: { id: act.round.id }, body: act.action });
    }
    const round = { params: { id: act.round.id }, version: act.round.version };
    switch (act.act) {
      case 'report':
        return report.submit({ ...round, body: { values: act.values } });
      case 'submit':
        return submit.submit({ ...round, body: { late_reason: act.late_reason } });
      case 'score':
        return score.submit({ ...round, body: { values: act.values } });
    }
  };
  return {
    onAct: report.offered ? onAct : undefined,
    onReview: review.handler(({ round: { id, version }, comment }) => ({
      params: { id },
      version,
      body: { comment },
    })),
    onWithdraw: withdraw.handler(({ round: { id, version }, reason }) => ({
      params: { id },
      version,
      body: { reason },
    })),
  };
}
