import { writtenAs } from '@alms/lis-domain/catalogue';
import type { Amendment, Result, Verifier } from '@alms/lis-domain/results';
import { Alert } from '@alms/ui/alert';
import { Button } from '@alms/ui/button';
import { useFormat, useMessages } from '@alms/ui/i18n';
import { ClinicalFlag } from '../../shared/clinical-flag/index.ts';
import { NarrativeDiff } from '../../shared/narrative-text/index.ts';
import { refusesAmendmentVerification, type RowAction } from './row-actions.tsx';
import { checkKey, useCheckWords } from './use-check-words.ts';
import { CodedCommentsNote, type CodedCommentsNoteProps } from './coded-comments-note.tsx';
import { resultCommentsMessages } from './words/result-comments/index.ts';
import { amendmentMessages } from './words/amendment/index.ts';
import { correctionsMessages } from './words/corrections/index.ts';

export interface AmendmentNoteProps {
  result: Result;
  viewer: Verifier;
  /** Actions on the result permitted to the user. */
  actions: readonly RowAction[];
  onAction: (action: RowAction) => void;
}

/** The open amendment of a reported result, with its evaluation and the available actions. */
export function AmendmentNote({ result, ...props }: AmendmentNoteProps) {
  return (
    result.amendment && <OpenAmendment result={result} amendment={result.amendment} {...props} />
  );
}

function OpenAmendment({
  result,
  amendment,
  viewer,
  actions,
  onAction,
}: AmendmentNoteProps & { amendment: Amendment }) {
  const words = useMessages(correctionsMessages);
  const own = useMessages(amendmentMessages);
  const format = useFormat();
  const check = useCheckWords();
  const { state, value_text, attachment, flag, flag_reason, code, reason, comment } = amendment;
  const { coded_comments } = amendment;
  const { proposed_by, proposed_at, verified_by, verified_at } = amendment;
  const value = [value_text, attachment ? null : result.unit_display].filter(Boolean).join(' ');
  const refusal = refusesAmendmentVerification(result, viewer);
  const refusals = {
    own: own.amendmentOwn,
    ownVerified: own.amendmentOwnVerified,
    notAuthorized: own.amendmentNotAuthorized,
  };
  const doubts = amendment.checks.filter(
    ({ kind, outcome }) => kind !== 'critical' && (outcome === 'held' || outcome === 'warned'),
  );
  return (
    <Alert
      tone="caution"
      title={state === 'verified' ? own.amendmentVerified : own.amendmentProposed}
      actions={
        <>
          {actions.includes('verifyAmendment') && (
            <Button size="small" onClick={() => onAction('verifyAmendment')}>
              {words.verifyAmendment}
            </Button>
          )}
          {actions.includes('rejectAmendment') && (
            <Button size="small" aria-haspopup="dialog" onClick={() => onAction('rejectAmendment')}>
              {words.rejectAmendment}
            </Button>
          )}
        </>
      }
    >
      {writtenAs[result.test.result_type] === 'document' ? (
        <NarrativeDiff before={result.value_text ?? ''} now={value_text} />
      ) : (
        <p>
          <b>{own.amendmentValue({ value })}</b>{' '}
          {!attachment && <ClinicalFlag flag={flag} reason={flag_reason} />}
        </p>
      )}
      {doubts.map((each) => (
        <p key={checkKey(each)}>{check.sentence(each, result)}</p>
      ))}
      <p>{`${words[code]}. ${reason}`}</p>
      {comment !== '' && (
        <p>
          <b>{words.comment}</b> {comment}
        </p>
      )}
      {coded_comments !== null && <CommentsOfAmendment comments={coded_comments} />}
      <p>
        {own.amendmentBy({ name: proposed_by.name, time: format.dateTime(proposed_at) })}
        {verified_by !== null && verified_at !== null && (
          <>
            {' '}
            {own.amendmentVerifiedBy({
              name: verified_by.name,
              time: format.dateTime(verified_at),
            })}
          </>
        )}
      </p>
      {refusal !== undefined && <p>{refusals[refusal]}</p>}
    </Alert>
  );
}

/** The coded comments that the amendment changes: all that the result will have. */
function CommentsOfAmendment({ comments }: CodedCommentsNoteProps) {
  const words = useMessages(resultCommentsMessages);
  return comments.length === 0 ? (
    <p>{words.noComments}</p>
  ) : (
    <CodedCommentsNote comments={comments} />
  );
}
