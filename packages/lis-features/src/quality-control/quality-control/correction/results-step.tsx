import { Button } from '@alms/ui/button';
import { FormActions } from '@alms/ui/form';
import { useMessages } from '@alms/ui/i18n';
import { SubmissionAlert } from '../../../shared/submission-alert/index.ts';
import { useState } from 'react';
import { AffectedList, type AffectedListProps } from './affected-list.tsx';
import type { AffectedDecisions } from './correction.types.ts';
import { StepSection } from './step-section.tsx';
import type { StepProps } from './step.types.ts';
import { useWhen } from './use-when.ts';
import { correctionMessages } from './words/index.ts';

export interface ResultsStepProps
  extends StepProps, Pick<AffectedListProps, 'results' | 'onMore' | 'hrefOf' | 'onRetry'> {
  /** Whether the user may repeat tests. */
  canRepeat: boolean;
}

/**
 * Review of the patient results that depend on the run, one by one or all together. They are open
 * once they can be reviewed.
 */
export function ResultsStep({
  step,
  state,
  position,
  correction: { run },
  acts,
  results,
  onMore,
  hrefOf,
  onRetry,
  canRepeat,
}: ResultsStepProps) {
  const words = useMessages(correctionMessages);
  const when = useWhen();
  const { results_review: review } = run;
  const [decided, setDecided] = useState<AffectedDecisions>(acts.typed.results ?? {});
  const known = results.status === 'ready' ? results.data : undefined;
  const count = known?.total ?? 0;
  const open =
    known?.items.filter(({ outcome, under_correction }) => outcome === null && !under_correction) ??
    [];
  const toRepeat = open.filter(({ id }) => decided[id] === 'repeat');
  const unaffected = count - (known?.items.length ?? 0) + open.length - toRepeat.length;
  const summary = () => {
    if (review)
      return words.doneBy({
        what: words.reviewed({ count: review.count }),
        name: review.by.name,
        at: when(review.at),
      });
    return state === 'waiting' ? words.waitsForRepeat : !acts.canAct && words.notRecorded;
  };
  const inertReason = () => {
    if (results.status === 'error') return words.resultsFailed;
    if (!known) return words.loadingResults;
    if (known.concealed > 0) return words.concealed({ count: known.concealed });
    if (onMore) return words.showAllFirst;
    const underCorrection = known.items.filter((result) => result.under_correction).length;
    return underCorrection > 0 ? words.closeCorrections({ count: underCorrection }) : undefined;
  };
  const label = () => {
    if (!known) return words.confirmReview;
    if (toRepeat.length > 0)
      return words.reviewRepeat({ repeat: toRepeat.length, count: unaffected });
    return unaffected > 0 || count === 0
      ? words.reviewUnaffected({ count })
      : words.review({ count });
  };
  const send = () =>
    acts.perform(step, {
      kind: 'review',
      run,
      review: {
        count,
        ...(toRepeat.length > 0 && {
          repeat: {
            items: toRepeat.map(({ id, version }) => ({ id, version })),
            reason: (run.status === 'overdue' ? words.repeatOverdue : words.repeatReason)({
              number: run.number,
            }),
          },
        }),
      },
    });
  const list = (
    <AffectedList
      results={results}
      onMore={onMore}
      hrefOf={hrefOf}
      onRetry={onRetry}
      hasOutcomes
      decisions={
        state === 'next' && acts.canAct
          ? {
              made: decided,
              canRepeat,
              onDecide: ({ id }, decision) => {
                const { [id]: _former, ...others } = decided;
                const next = decision ? { ...others, [id]: decision } : others;
                setDecided(next);
                acts.keep({ results: next });
              },
            }
          : undefined
      }
    />
  );
  return (
    <StepSection
      step={step}
      state={state}
      position={position}
      summary={summary()}
      details={state !== 'next' && list}
      detailsLabel={words.showResults}
    >
      {state === 'next' && (
        <>
          {list}
          <SubmissionAlert submission={acts.submissionOf(step)} words={words} />
          {acts.canAct && (
            <FormActions align="end">
              <Button
                variant="primary"
                busy={acts.submissionOf(step).status === 'submitting'}
                inertReason={inertReason()}
                onClick={() => void send()}
              >
                {label()}
              </Button>
            </FormActions>
          )}
        </>
      )}
    </StepSection>
  );
}
