import { holdsOf, type Check, type Result } from '@alms/lis-domain/results';
import { Alert } from '@alms/ui/alert';
import { Button } from '@alms/ui/button';
import { useFormat, useMessages } from '@alms/ui/i18n';
import { HoldGlyph } from '@alms/ui/icon';
import { correctionsMessages } from './words/corrections/index.ts';
import type { RowAct } from './row-acts.tsx';
import { useCheckWords } from './use-check-words.ts';
import { useReasonWords } from './use-reason-words.ts';
import * as S from './work-list.styles.ts';

/**
 * A warning of the comparison with the last value is said in the row, why there is no calculated one, and, as long as nobody has verified it, why the rule of
 * its test has left what an instrument measured to a person; the others show in the flag already.
 */
const warningsOf = ({
  status,
  source,
  checks,
}: Pick<Result, 'status' | 'source' | 'checks'>): Check[] =>
  (checks ?? []).filter(
    ({ kind, outcome }) =>
      (kind === 'delta' && outcome === 'warned') ||
      (kind === 'calculation' && outcome === 'unknown') ||
      (kind === 'autoverification' &&
        outcome === 'warned' &&
        status === 'entered' &&
        source === 'instrument'),
  );

/** Whether a check has something to say about a result under its row. */
export function isWatched(
  result: Pick<Result, 'status' | 'source' | 'checks' | 'hold_release'>,
): boolean {
  return result.status === 'held' || result.hold_release !== null || warningsOf(result).length > 0;
}

export interface HoldNoteProps {
  result: Result;
  /** What this person may do with it. */
  acts: readonly RowAct[];
  onAct: (act: RowAct) => void;
}

/** Why a value is held, with the ways on; or what a check warns of, and who let a held value go on. */
export function HoldNote({ result, acts, onAct }: HoldNoteProps) {
  const words = useMessages(correctionsMessages);
  const format = useFormat();
  const check = useCheckWords();
  const reasonWords = useReasonWords();
  const { status, checks, hold_release } = result;
  if (status === 'held') {
    return (
      <Alert
        tone="caution"
        glyph={HoldGlyph}
        title={words.heldTitle}
        actions={
          <>
            {acts.includes('retest') && (
              <Button size="small" onClick={() => onAct('retest')}>
                {words.retest}
              </Button>
            )}
            {acts.includes('releaseHold') && (
              <Button size="small" onClick={() => onAct('releaseHold')}>
                {words.releaseHold}
              </Button>
            )}
          </>
        }
      >
        {holdsOf(checks).map((each) => (
          <p key={each.kind}>{check.sentence(each, result)}</p>
        ))}
      </Alert>
    );
  }
  return (
    <>
      {[...warningsOf(result), ...(hold_release ? holdsOf(checks) : [])].map((each) => (
        <S.Comment key={each.kind}>
          <b>{check.kind(each.kind)}</b> {check.sentence(each, result)}
        </S.Comment>
      ))}
      {hold_release && (
        <S.Comment>
          <b>
            {words.noteReleaseHold({
              name: hold_release.by.name,
              time: format.dateTime(hold_release.at),
            })}
          </b>{' '}
          {reasonWords(hold_release)}
        </S.Comment>
      )}
    </>
  );
}
