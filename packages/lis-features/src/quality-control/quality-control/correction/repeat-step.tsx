import {
  acceptedRepeat,
  type ControlledTestDetail,
  type ControlRun,
  type TestLot,
} from '@alms/lis-domain/quality-control';
import { Alert } from '@alms/ui/alert';
import { Chip } from '@alms/ui/chip';
import { useMessages } from '@alms/ui/i18n';
import { Text } from '@alms/ui/text';
import { RUN_APPEARANCE } from '../appearance.ts';
import { ReadingsForm } from '../record-run-dialog.tsx';
import { BrokenRules } from '../run-verdict.tsx';
import { controlFormsMessages } from '../words/control-forms/index.ts';
import * as S from '../quality-control.styles.ts';
import { StepSection } from './step-section.tsx';
import type { StepProps } from './step.types.ts';
import { useWhen } from './use-when.ts';
import { correctionMessages } from './words/index.ts';

export interface RepeatStepProps extends StepProps {
  test: ControlledTestDetail;
  /** Usable lots of the test. */
  lots: readonly TestLot[];
  reagentLot: string;
}

/**
 * Repeats the controls until a run is accepted. Runs recorded elsewhere since the rejection count
 * as repeats.
 */
export function RepeatStep({
  step,
  state,
  position,
  correction,
  acts,
  test,
  lots,
  reagentLot,
}: RepeatStepProps) {
  const words = useMessages(correctionMessages);
  const forms = useMessages(controlFormsMessages);
  const when = useWhen();
  const { repeats } = correction;
  const accepted = acceptedRepeat(correction);
  const last = repeats.findLast(({ status }) => status !== 'overdue');
  const summary = () => {
    if (accepted)
      return words.doneBy({
        what: (accepted.status === 'warning' ? words.repeatWarning : words.repeatAccepted)({
          number: accepted.number,
        }),
        name: accepted.operator?.name ?? '',
        at: when(accepted.at),
      });
    if (state === 'done') return words.released;
    return state === 'waiting' ? words.waitsForAction : !acts.canAct && words.notRecorded;
  };
  const attempts = repeats.map((repeat) => <Attempt key={repeat.id} run={repeat} test={test} />);
  const form = () => {
    if (!acts.canAct) return null;
    if (!test.instrument.active) return <Text>{words.instrumentRetired}</Text>;
    if (lots.length === 0) return <Text>{forms.noUsableLot}</Text>;
    const draft = acts.typed.repeat;
    return (
      <ReadingsForm
        key={acts.saved}
        lots={lots}
        unit={test.test.unit_display ?? ''}
        reagentLot={reagentLot}
        draft={draft?.values.length === lots.length ? draft : undefined}
        onValuesChange={(values) => acts.keep({ repeat: values })}
        recording={acts.submissionOf(step)}
        onSend={(values) => acts.perform(step, { kind: 'repeat', values })}
      />
    );
  };
  return (
    <StepSection
      step={step}
      state={state}
      position={position}
      summary={summary()}
      details={state !== 'next' && repeats.length > 0 && attempts}
    >
      {state === 'next' && (
        <>
          {last && (
            <Alert tone="critical" live="assertive">
              {last.status === 'rejected'
                ? words.rejectedAgain({ number: last.number })
                : words.notEvaluatedAgain({ number: last.number })}
            </Alert>
          )}
          {attempts}
          {form()}
        </>
      )}
    </StepSection>
  );
}

function Attempt({ run, test }: { run: ControlRun; test: ControlledTestDetail }) {
  const words = useMessages(correctionMessages);
  const when = useWhen();
  const { number, status, operator, at } = run;
  const outcome = {
    accepted: words.repeatAccepted,
    warning: words.repeatWarning,
    rejected: words.repeatRejected,
    not_evaluable: words.repeatNotEvaluated,
    overdue: words.repeatOverdue,
    void: words.repeatNotEvaluated,
  }[status];
  return (
    <S.Lot>
      <div data-part="line">
        <Chip {...RUN_APPEARANCE[status]}>{outcome({ number })}</Chip>
        <Text as="span" tone="muted" size="small">
          {operator ? words.doneOn({ name: operator.name, at: when(at) }) : when(at)}
        </Text>
      </div>
      {run.violations.length > 0 && <BrokenRules run={run} configuration={test.rules} />}
    </S.Lot>
  );
}
