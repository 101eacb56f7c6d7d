import { isSignedOff } from '@alms/lis-domain/quality-control';
import { Button } from '@alms/ui/button';
import { useMessages } from '@alms/ui/i18n';
import { Text } from '@alms/ui/text';
import { LikelyCauses } from '../run-verdict.tsx';
import { CauseForm, type CauseFields } from './cause-form.tsx';
import { StepSection } from './step-section.tsx';
import type { StepProps } from './step.types.ts';
import { useWhen } from './use-when.ts';
import { correctionMessages } from './words/index.ts';

/** Cause of the violation, which can be changed until the sign-off. */
export function CauseStep({ step, state, position, correction, acts }: StepProps) {
  const words = useMessages(correctionMessages);
  const when = useWhen();
  const { run } = correction;
  const { cause } = run;
  const isOpen = acts.canAct && (state === 'next' || acts.isEditing(step));
  const recorded: CauseFields = cause ?? { category: '', findings: '' };
  return (
    <StepSection
      step={step}
      state={state}
      position={position}
      summary={
        cause
          ? words.doneBy({
              what: words[cause.category],
              name: cause.by.name,
              at: when(cause.at),
            })
          : !isOpen && words.notRecorded
      }
      details={
        cause && (
          <>
            <Text>{cause.findings}</Text>
            {acts.canAct && !isOpen && !isSignedOff(correction) && (
              <div>
                <Button size="small" onClick={() => acts.edit(step)}>
                  {words.editCause}
                </Button>
              </div>
            )}
          </>
        )
      }
    >
      {isOpen && (
        <>
          <LikelyCauses run={run} />
          <CauseForm
            draft={acts.typed.cause ?? recorded}
            onValuesChange={(values) => acts.keep({ cause: values })}
            sending={acts.submissionOf(step)}
            onSend={(values) => acts.perform(step, { kind: 'cause', run, cause: values })}
            isNext={state === 'next'}
            onCancel={cause ? () => acts.edit(undefined) : undefined}
          />
        </>
      )}
    </StepSection>
  );
}
