import { refusesActionVerification } from '@alms/lis-domain/quality-control';
import { Button } from '@alms/ui/button';
import { FormActions } from '@alms/ui/form';
import { useMessages } from '@alms/ui/i18n';
import { Text } from '@alms/ui/text';
import { SubmissionAlert } from '../../../shared/submission-alert/index.ts';
import { StepSection } from './step-section.tsx';
import type { StepProps } from './step.types.ts';
import { useWhen } from './use-when.ts';
import { correctionMessages } from './words/index.ts';

/** Verification of the corrective actions by a user other than their authors. */
export function SignOffStep({ step, state, position, correction, acts, viewerId }: StepProps) {
  const words = useMessages(correctionMessages);
  const when = useWhen();
  const { run, actions } = correction;
  const isRejected = run.status === 'rejected';
  const verified = actions.flatMap((action) => action.verified ?? []).at(-1);
  const open = actions.filter(
    (action) =>
      refusesActionVerification(
        { state: action.state, author_id: action.by.id, verified: action.verified !== null },
        viewerId,
      ) === undefined,
  );
  const summary = () => {
    if (state === 'done')
      return verified && words.doneOn({ name: verified.by.name, at: when(verified.at) });
    if (state === 'waiting') return isRejected ? words.waitsForResults : words.waitsForAction;
    if (!acts.canAct) return words.awaitsSignOff;
    return open.length === 0 && words.ownAction;
  };
  return (
    <StepSection step={step} state={state} position={position} summary={summary()}>
      {state === 'next' && acts.canAct && open.length > 0 && (
        <>
          <Text>{isRejected ? words.signOffBody : words.signOffBodyShort}</Text>
          <SubmissionAlert submission={acts.submissionOf(step)} words={words} />
          <FormActions align="end">
            <Button
              variant="primary"
              busy={acts.submissionOf(step).status === 'submitting'}
              onClick={() => void acts.perform(step, { kind: 'sign-off', actions: open })}
            >
              {words.signOff}
            </Button>
          </FormActions>
        </>
      )}
    </StepSection>
  );
}
