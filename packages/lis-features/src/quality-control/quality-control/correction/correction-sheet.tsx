import {
  canRead,
  needsReview,
  stepsOf,
  type ControlledTestDetail,
  type ControlRun,
  type Correction,
} from '@alms/lis-domain/quality-control';
import type { UserId } from '@alms/lis-domain/identity';
import { Button } from '@alms/ui/button';
import { Dialog } from '@alms/ui/dialog';
import { useMessages } from '@alms/ui/i18n';
import type { Submission } from '@alms/ui/resource';
import { Stack } from '@alms/ui/stack';
import { Text } from '@alms/ui/text';
import { useEffect, useRef } from 'react';
import { BrokenRules } from '../run-verdict.tsx';
import type { AffectedListProps } from './affected-list.tsx';
import { ActionStep } from './action-step.tsx';
import { CauseStep } from './cause-step.tsx';
import * as S from './correction.styles.ts';
import type { CorrectionAct, Drafts } from './correction.types.ts';
import { RepeatStep } from './repeat-step.tsx';
import { ResultsStep } from './results-step.tsx';
import { SignOffStep } from './sign-off-step.tsx';
import { useActs } from './use-acts.ts';
import { useWhen } from './use-when.ts';
import { correctionMessages } from './words/index.ts';

export interface CorrectionSheetProps {
  /** The correction to show; undefined for none. */
  correction: Correction | undefined;
  test: ControlledTestDetail | undefined;
  /** Reagent lot of the latest run, as initial value of the repeat. */
  reagentLot: string;
  /** Results that depend on the run. */
  affected: Pick<AffectedListProps, 'results' | 'onMore' | 'hrefOf'>;
  /** Performs a write. Must not reject. When omitted, access is read-only. */
  onAct?: ((act: CorrectionAct) => Promise<Submission>) | undefined;
  /** Downloads the review of a rejected or overdue run. */
  onPrint: (run: ControlRun) => void;
  /** Whether the user may repeat tests of affected results. */
  canRepeat: boolean;
  /** Id of the signed-in user, who may not verify their own action. */
  viewerId: UserId;
  /** Entries that are kept when the sheet closes. */
  drafts: Drafts;
  onRetry: () => void | Promise<void>;
  onClose: () => void;
}

/** The correction of a run that violated a rule, or of overdue QC, in a sheet beside the charts. */
export function CorrectionSheet(props: CorrectionSheetProps) {
  const { correction, test, onPrint, onClose } = props;
  const words = useMessages(correctionMessages);
  if (!correction || !test) return null;
  const { number, status } = correction.run;
  const subject = { number, test: test.test.name, instrument: test.instrument.name };
  const title = () => {
    if (status === 'rejected') return words.titleRejected(subject);
    if (status === 'overdue') return words.titleOverdue(subject);
    return status === 'void' ? words.titleVoid(subject) : words.titleWarning(subject);
  };
  return (
    <Dialog
      open
      placement="end"
      onClose={onClose}
      title={title()}
      actions={
        needsReview(status) ? (
          <Button onClick={() => onPrint(correction.run)}>{words.printReview}</Button>
        ) : undefined
      }
    >
      <Steps {...props} key={correction.run.id} correction={correction} test={test} />
    </Dialog>
  );
}

interface StepsProps extends CorrectionSheetProps {
  correction: Correction;
  test: ControlledTestDetail;
}

function Steps({
  correction,
  test,
  reagentLot,
  affected,
  onAct,
  canRepeat,
  viewerId,
  drafts,
  onRetry,
}: StepsProps) {
  const words = useMessages(correctionMessages);
  const when = useWhen();
  const { run, repeats } = correction;
  const acts = useActs({ runId: run.id, onAct, drafts });
  const steps = stepsOf(correction, { isHeld: test.hold !== null });
  const next = steps.find(([, state]) => state === 'next')?.[0];
  const root = useFocusOnNext(`${next ?? 'none'} ${repeats.length} ${acts.saved}`);
  const about = () => {
    if (!run.operator) return words.dueAt({ at: when(run.at) });
    const measured = { at: when(run.at), name: run.operator.name };
    return run.reagent_lot === ''
      ? words.measured(measured)
      : words.measuredReagent({ ...measured, lot: run.reagent_lot });
  };
  return (
    <Stack gap="s4" ref={root}>
      <Text tone="muted">{about()}</Text>
      {run.violations.length > 0 && <BrokenRules run={run} configuration={test.rules} />}
      <S.Steps aria-label={words.steps}>
        {steps.map(([step, state], index) => {
          const shared = { step, state, position: index + 1, correction, acts, viewerId };
          switch (step) {
            case 'cause':
              return <CauseStep key={step} {...shared} />;
            case 'action':
              return <ActionStep key={step} {...shared} />;
            case 'repeat':
              return (
                <RepeatStep
                  key={step}
                  {...shared}
                  test={test}
                  lots={test.lots.filter((lot) => canRead(lot.state))}
                  reagentLot={reagentLot}
                />
              );
            case 'results':
              return (
                <ResultsStep
                  key={step}
                  {...shared}
                  {...affected}
                  canRepeat={canRepeat}
                  onRetry={onRetry}
                />
              );
            case 'sign_off':
              return <SignOffStep key={step} {...shared} />;
          }
        })}
      </S.Steps>
    </Stack>
  );
}

/**
 * Moves focus to the next step, on opening and whenever another step becomes the next one: to the
 * first field of its form, else to its heading. A confirming button never takes focus, so that a
 * repeated Enter confirms nothing unread.
 */
function useFocusOnNext(position: string) {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const own = root.current;
    const next = own?.querySelector('[data-state=next]');
    const target =
      next?.querySelector<HTMLElement>(
        '[data-part=content]:not([hidden]) form :is(input, select)',
      ) ??
      next?.querySelector<HTMLElement>('h3') ??
      own?.querySelector<HTMLElement>('li:last-child h3');
    target?.focus();
  }, [position]);
  return root;
}
