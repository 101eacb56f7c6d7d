import type { ControlledTest, ControlRun } from '@alms/lis-domain/quality-control';
import { Alert } from '@alms/ui/alert';
import { Button } from '@alms/ui/button';
import { useFormat, useMessages } from '@alms/ui/i18n';
import { HoldGlyph } from '@alms/ui/icon';
import { qualityControlMessages } from './words/index.ts';

export interface HoldAlertProps {
  test: ControlledTest;
  /** The rejected run, whose violated rules are named. When omitted, it is unknown. */
  run?: ControlRun | undefined;
  /** Opens the correction of the rejected run. When omitted, no rejected run is known. */
  onResolve?: (() => void) | undefined;
  /** Lists the results on hold without a rejected run. */
  onShowResults: () => void;
  /** Records a run. When omitted, the user may not. */
  onRepeat?: (() => void) | undefined;
  /** Whether the user may only read the correction. @default false */
  readOnly?: boolean;
  /** Releases the QC hold with a reason. When omitted, the user may not. */
  onRelease?: (() => void) | undefined;
}

/**
 * Alert for a test on QC hold: start, violated rules and how to release it. Renders nothing without
 * a hold.
 */
export function HoldAlert({
  test: { test, instrument, hold },
  run,
  readOnly = false,
  onResolve,
  onShowResults,
  onRepeat,
  onRelease,
}: HoldAlertProps) {
  const words = useMessages(qualityControlMessages);
  const format = useFormat();
  if (hold === null) return null;
  const at = format.dateTime(hold.since);
  const broken =
    hold.reason === 'rejected' && run
      ? rulesByLevel(run).map(
          ([level, rules]) =>
            `${format.list(rules)} (${level === null ? words.acrossLevels : words.onLevel({ level })})`,
        )
      : [];
  const actions = (
    <>
      {!onResolve && (
        <Button size="small" variant="quiet" onClick={onShowResults}>
          {words.showResultsSince}
        </Button>
      )}
      {onRelease && (
        <Button size="small" onClick={onRelease}>
          {words.release}
        </Button>
      )}
      {!onResolve && onRepeat && (
        <Button size="small" variant="primary" onClick={onRepeat}>
          {words.recordRepeat}
        </Button>
      )}
      {onResolve && run && (
        <Button
          size="small"
          variant={readOnly ? 'secondary' : 'primary'}
          aria-haspopup="dialog"
          onClick={onResolve}
        >
          {(readOnly ? words.viewRun : words.resolve)({ number: run.number })}
        </Button>
      )}
    </>
  );
  return (
    <Alert
      tone="critical"
      glyph={HoldGlyph}
      title={words.heldTitle({ test: test.name, instrument: instrument.name })}
      actions={actions}
    >
      {hold.reason === 'rejected' ? words.heldRejected({ at }) : words.heldOverdue({ at })}
      {broken.length > 0 && (
        <>
          {' '}
          <strong>{words.heldBroke({ rules: format.list(broken) })}</strong>
        </>
      )}
    </Alert>
  );
}

/** Returns the rejecting rules without duplicates, by level; rules across levels come last. */
function rulesByLevel({ violations }: ControlRun): [level: number | null, rules: string[]][] {
  const rejecting = violations.filter(({ severity }) => severity === 'reject');
  const levels = [...new Set(rejecting.map(({ level }) => level))].toSorted(
    (one, other) => (one ?? Infinity) - (other ?? Infinity),
  );
  return levels.map((level) => [
    level,
    [...new Set(rejecting.filter((each) => each.level === level).map(({ rule }) => rule))],
  ]);
}
