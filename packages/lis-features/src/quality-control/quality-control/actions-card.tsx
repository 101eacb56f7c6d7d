import {
  isSignedOff,
  needsReview,
  stepsOf,
  type Correction,
  type CorrectionStep,
} from '@alms/lis-domain/quality-control';
import { Button } from '@alms/ui/button';
import { Card } from '@alms/ui/card';
import { Chip } from '@alms/ui/chip';
import { useFormat, useMessages } from '@alms/ui/i18n';
import { CheckGlyph, ClockGlyph } from '@alms/ui/icon';
import { Text } from '@alms/ui/text';
import { qualityControlMessages } from './words/index.ts';
import * as S from './quality-control.styles.ts';

export interface ActionsCardProps {
  /** Corrections of the listed runs, latest first. */
  corrections: readonly Correction[];
  /** Whether the test is on QC hold. */
  isHeld: boolean;
  /** Whether the user may only read corrections. @default false */
  readOnly?: boolean;
  onOpen: (runId: string) => void;
}

/** Rejected and overdue runs, and others with a recorded correction, with their next step. */
export function ActionsCard({ corrections, ...line }: ActionsCardProps) {
  const words = useMessages(qualityControlMessages);
  const listed = corrections.filter(
    ({ run, actions }) => needsReview(run.status) || run.cause !== null || actions.length > 0,
  );
  if (listed.length === 0)
    return (
      <Card heading={words.actions}>
        <Text tone="muted">{words.noActions}</Text>
      </Card>
    );
  return (
    <Card heading={words.actions} body="lines">
      {listed.map((correction) => (
        <li key={correction.run.id}>
          <Line correction={correction} {...line} />
        </li>
      ))}
    </Card>
  );
}

function Line({
  correction,
  isHeld,
  readOnly = false,
  onOpen,
}: { correction: Correction } & Omit<ActionsCardProps, 'corrections'>) {
  const words = useMessages(qualityControlMessages);
  const format = useFormat();
  const { run } = correction;
  const { number, at, status } = run;
  const nextStep = stepsOf(correction, { isHeld }).find(([, state]) => state === 'next')?.[0];
  const next: Record<CorrectionStep, string> = {
    cause: words.nextCause,
    action: words.nextAction,
    repeat: words.nextRepeat,
    results: words.nextResults,
    sign_off: words.nextSignOff,
  };
  const label = readOnly || isSignedOff(correction) ? words.viewRun : words.resolve;
  return (
    <S.Lot>
      <div data-part="line">
        <b>{words.runOutcome({ number, outcome: words[status] })}</b>
        <Chip
          {...(nextStep === undefined
            ? { tone: 'positive', glyph: CheckGlyph }
            : { tone: 'caution', glyph: ClockGlyph })}
        >
          {nextStep === undefined ? words.signedOff : next[nextStep]}
        </Chip>
      </div>
      <Text tone="muted" size="small">
        {format.dateTime(at)}
      </Text>
      <div>
        <Button
          size="small"
          aria-haspopup="dialog"
          data-correction={run.id}
          onClick={() => onOpen(run.id)}
        >
          {label({ number })}
        </Button>
      </div>
    </S.Lot>
  );
}
