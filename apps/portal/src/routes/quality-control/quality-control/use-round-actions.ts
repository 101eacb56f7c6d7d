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
): Pick<Assessment, 'onAction' | 'onReview' | 'onWithdraw'> {
  const form = useSubmission({ after: reload });
  const report = useAction(reportEqaValues, { form });
  const submit = useAction(submitEqaRound, { form });
  const score = useAction(scoreEqaRound, { form });
  const addAction = useAction(addEqaAction, { form });
  const completeAction = useAction(updateCorrectiveAction, { form });
  const verifyAction = useAction(verifyCorrectiveAction, { form });
  const review = useAction(reviewEqaRound, { form });
  const withdraw = useAction(withdrawEqaRound, { form });

  const onAction: NonNullable<Assessment['onAction']> = (next) => {
    switch (next.kind) {
      case 'complete-action': {
        const { id, version, type, text } = next.action;
        return completeAction.submit({
          params: { id },
          version,
          body: { type, text, state: 'completed' },
        });
      }
      case 'verify-action': {
        const { id, version } = next.action;
        return verifyAction.submit({ params: { id }, version });
      }
      case 'add-action':
        return addAction.submit({ params: { id: next.round.id }, body: next.action });
    }
    const round = { params: { id: next.round.id }, version: next.round.version };
    switch (next.kind) {
      case 'report':
        return report.submit({ ...round, body: { values: next.values } });
      case 'submit':
        return submit.submit({ ...round, body: { late_reason: next.late_reason } });
      case 'score':
        return score.submit({ ...round, body: { values: next.values } });
    }
  };
  return {
    onAction: report.offered ? onAction : undefined,
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
