import { Button } from '@alms/ui/button';
import { FormActions } from '@alms/ui/form';
import { useMessages } from '@alms/ui/i18n';
import { SubmissionAlert } from '../../../shared/submission-alert/index.ts';
import { AffectedList, type AffectedListProps } from './affected-list.tsx';
import { StepSection } from './step-section.tsx';
import type { StepProps } from './step.types.ts';
import { useWhen } from './use-when.ts';
import { correctionMessages } from './words/index.ts';

export type ResultsStepProps = StepProps & AffectedListProps;

/**
 * Review of the patient results that depend on the run. They are open once they can be reviewed.
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
}: ResultsStepProps) {
  const words = useMessages(correctionMessages);
  const when = useWhen();
  const { results_review: review } = run;
  const known = results.status === 'ready' ? results.data : undefined;
  const count = known?.total ?? 0;
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
    return onMore ? words.showAllFirst : undefined;
  };
  const list = <AffectedList results={results} onMore={onMore} hrefOf={hrefOf} onRetry={onRetry} />;
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
                onClick={() => void acts.perform(step, { kind: 'review', run, count })}
              >
                {words.review({ count })}
              </Button>
            </FormActions>
          )}
        </>
      )}
    </StepSection>
  );
}
