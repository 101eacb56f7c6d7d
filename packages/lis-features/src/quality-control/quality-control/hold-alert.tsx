import type { ControlledTest, ControlRun } from '@alms/lis-domain/quality-control';
import { Alert } from '@alms/ui/alert';
import { Button } from '@alms/ui/button';
import { useFormat, useMessages } from '@alms/ui/i18n';
import { HoldGlyph } from '@alms/ui/icon';
import { qualityControlMessages } from './words/index.ts';

export interface HoldAlertProps {
  test: ControlledTest;
  /** The run that was rejected: its broken rules are named. When omitted, it is not known. */
  run?: ControlRun | undefined;
  onShowResults: () => void;
  /** Records the repeat. When omitted, this person may not. */
  onRepeat?: (() => void) | undefined;
  /** Releases the hold with a reason. When omitted, this person may not. */
  onRelease?: (() => void) | undefined;
}

/** Says that the results of a test wait, since when and by which rules, and how they can go on. Nothing when they do not wait. */
export function HoldAlert({
  test: { test, instrument, hold },
  run,
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
  const acts = (
    <>
      <Button size="small" variant="quiet" onClick={onShowResults}>
        {words.showResultsSince}
      </Button>
      {onRelease && (
        <Button size="small" onClick={onRelease}>
          {words.release}
        </Button>
      )}
      {onRepeat && (
        <Button size="small" variant="primary" onClick={onRepeat}>
          {words.recordRepeat}
        </Button>
      )}
    </>
  );
  return (
    <Alert
      tone="critical"
      glyph={HoldGlyph}
      title={words.heldTitle({ test: test.name, instrument: instrument.name })}
      actions={acts}
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

/** The rules that rejected a run, each once, by the level that broke them; across levels last. */
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
