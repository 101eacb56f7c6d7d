import type { ControlledTest } from '@alms/lis-domain/quality-control';
import { Alert } from '@alms/ui/alert';
import { Button } from '@alms/ui/button';
import { useFormat, useMessages } from '@alms/ui/i18n';
import { HoldGlyph } from '@alms/ui/icon';
import { controlBoardMessages } from './control-board.messages.js';

export interface HoldAlertProps {
  test: ControlledTest;
  onShowResults: () => void;
  /** Records the repeat. When omitted, this person may not. */
  onRepeat?: (() => void) | undefined;
  /** Releases the hold with a reason. When omitted, this person may not. */
  onRelease?: (() => void) | undefined;
}

/** Says that the results of a test wait, since when, and how they can go on. Nothing when they do not wait. */
export function HoldAlert({ test: { test, instrument, hold }, onShowResults, onRepeat, onRelease }: HoldAlertProps) {
  const words = useMessages(controlBoardMessages);
  const format = useFormat();
  if (hold === null) return null;
  const at = format.dateTime(hold.since);
  const acts = (
    <>
      <Button size="small" variant="quiet" onClick={onShowResults}>{words.showResultsSince}</Button>
      {onRelease && <Button size="small" onClick={onRelease}>{words.release}</Button>}
      {onRepeat && <Button size="small" variant="primary" onClick={onRepeat}>{words.recordRepeat}</Button>}
    </>
  );
  return (
    <Alert tone="critical" glyph={HoldGlyph} title={words.heldTitle({ test: test.name, instrument: instrument.name })} actions={acts}>
      {hold.reason === 'rejected' ? words.heldRejected({ at }) : words.heldOverdue({ at })}
    </Alert>
  );
}
