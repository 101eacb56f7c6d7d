import { codedHistoryHold, holdsOf, type Result } from '@alms/lis-domain/results';
import { Alert } from '@alms/ui/alert';
import { Button } from '@alms/ui/button';
import { useFormat, useMessages } from '@alms/ui/i18n';
import { HoldGlyph } from '@alms/ui/icon';
import { correctionsMessages } from './words/corrections/index.ts';
import { warningsOf } from './is-watched.ts';
import { keyOf } from './key-hint.tsx';
import type { RowAction } from './row-actions.tsx';
import { checkKey, useCheckWords } from './use-check-words.ts';
import { useReasonWords } from './use-reason-words.ts';
import { workListMessages } from './words/index.ts';
import * as S from './entry.styles.ts';

export interface HoldNoteProps {
  result: Result;
  /** Actions on the result permitted to the user. */
  actions: readonly RowAction[];
  onAction: (action: RowAction) => void;
  /** Whether the shortcuts decide on this result, which its buttons show. */
  hasKeys: boolean;
}

/**
 * Reason for a hold with the available actions; or the warnings of checks, and who released the
 * hold.
 */
export function HoldNote({ result, actions, onAction, hasKeys }: HoldNoteProps) {
  const words = useMessages(correctionsMessages);
  const format = useFormat();
  const check = useCheckWords();
  const reasonWords = useReasonWords();
  const late = useMessages(workListMessages);
  const { status, checks, hold_release, second_specimen } = result;
  if (status === 'held') {
    return (
      <Alert
        tone="caution"
        glyph={HoldGlyph}
        title={words.heldTitle}
        actions={
          <>
            {actions.includes('retest') && (
              <Button size="small" {...keyOf('R', hasKeys)} onClick={() => onAction('retest')}>
                {words.retest}
              </Button>
            )}
            {actions.includes('releaseHold') && (
              <Button size="small" {...keyOf('A', hasKeys)} onClick={() => onAction('releaseHold')}>
                {words.releaseHold}
              </Button>
            )}
          </>
        }
      >
        {holdsOf(checks).map((each) => (
          <p key={checkKey(each)}>{check.sentence(each, result)}</p>
        ))}
        {codedHistoryHold(checks) && (
          <p>
            {second_specimen === null
              ? words.secondSpecimenMissing
              : words.secondSpecimenConfirms({
                  accession: second_specimen.accession_number,
                  time: format.dateTime(second_specimen.collected_at),
                })}
          </p>
        )}
      </Alert>
    );
  }
  return (
    <>
      {result.late_interference !== null && (
        <Alert tone="caution" title={late.lateInterference}>
          {late.lateInterferenceBody}
        </Alert>
      )}
      {[...warningsOf(result), ...(hold_release ? holdsOf(checks) : [])].map((each) => (
        <S.Comment key={checkKey(each)}>
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
