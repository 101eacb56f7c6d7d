import { isSignedOff } from '@alms/lis-domain/quality-control';
import { Button } from '@alms/ui/button';
import { useMessages } from '@alms/ui/i18n';
import { SubmissionAlert } from '../../../shared/submission-alert/index.ts';
import { ActionLine } from '../action-line.tsx';
import { ActionForm } from '../question-forms.tsx';
import { qualityControlMessages } from '../words/index.ts';
import { StepSection } from './step-section.tsx';
import type { StepProps } from './step.types.ts';
import { useWhen } from './use-when.ts';
import { correctionMessages } from './words/index.ts';

/** Corrective actions: the first one, further ones, and the completion of planned ones. */
export function ActionStep({ step, state, position, correction, acts, viewerId }: StepProps) {
  const words = useMessages(correctionMessages);
  const names = useMessages(qualityControlMessages);
  const when = useWhen();
  const { run, actions } = correction;
  const latest = actions.at(-1);
  const isFirst = state === 'next' && latest === undefined;
  const isAdding = acts.canAct && (isFirst || acts.isEditing(step));
  const summary = () => {
    if (!latest) return state === 'waiting' ? words.waitsForCause : !isAdding && words.notRecorded;
    return words.doneBy({
      what: actions.length > 1 ? words.actionCount({ count: actions.length }) : names[latest.type],
      name: latest.by.name,
      at: when(latest.at),
    });
  };
  const lines = actions.map((action) => (
    <ActionLine
      key={action.id}
      action={action}
      about={words.actionBy({ name: action.by.name, at: when(action.at) })}
      viewerId={viewerId}
      isNext={state === 'next'}
      onComplete={
        acts.canAct
          ? (completed) => void acts.perform(step, { kind: 'complete-action', action: completed })
          : undefined
      }
    />
  ));
  return (
    <StepSection
      step={step}
      state={state}
      position={position}
      summary={summary()}
      details={
        state !== 'next' &&
        latest && (
          <>
            {lines}
            {acts.canAct && !isAdding && !isSignedOff(correction) && (
              <div>
                <Button size="small" onClick={() => acts.edit(step)}>
                  {words.addAction}
                </Button>
              </div>
            )}
          </>
        )
      }
    >
      {(isAdding || (state === 'next' && latest)) && (
        <>
          {state === 'next' && lines}
          {!isAdding && <SubmissionAlert submission={acts.submissionOf(step)} words={words} />}
          {isAdding && (
            <ActionForm
              textLabel={words.actionDone}
              draft={acts.typed.action}
              onValuesChange={(values) => acts.keep({ action: values })}
              sending={acts.submissionOf(step)}
              onSend={(action) => acts.perform(step, { kind: 'action', run, action })}
              isMain={isFirst}
              onClose={isFirst ? undefined : () => acts.edit(undefined)}
            />
          )}
        </>
      )}
    </StepSection>
  );
}
