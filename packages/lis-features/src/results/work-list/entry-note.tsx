import { writtenAs } from '@alms/lis-domain/catalogue';
import { controlCharacterIn } from '@alms/lis-domain/http';
import { briefValue, type Correction, type Result, type Verifier } from '@alms/lis-domain/results';
import { Alert } from '@alms/ui/alert';
import { Button } from '@alms/ui/button';
import { useFormat, useMessages } from '@alms/ui/i18n';
import { TextField } from '@alms/ui/text-field';
import { NarrativeDiff } from '../../shared/narrative-text/index.ts';
import { onDemand } from '../../shared/on-demand/index.ts';
import { PortalVisibilityNote, type OnShow } from '../../shared/portal-visibility/index.ts';
import type { AmendmentNoteProps } from './amendment-note.tsx';
import type { CodedCommentsNoteProps } from './coded-comments-note.tsx';
import { correctionsMessages } from './words/corrections/index.ts';
import type { HoldNoteProps } from './hold-note.tsx';
import { isReflex } from './is-reflex.ts';
import { isWatched } from './is-watched.ts';
import type { ReflexNoteProps } from './reflex-note.tsx';
import type { RowAction } from './row-actions.tsx';
import type { Entry } from './use-entry.ts';
import { workListMessages } from './words/index.ts';
import * as S from './entry.styles.ts';

// Lazy-loaded, because few results are on hold or have a warning.
const HoldNote = onDemand<HoldNoteProps>(
  async () => (await import('./hold-note.tsx')).HoldNote,
  ({ result }) => isWatched(result),
);

// Lazy-loaded, because few results trigger a reflex test or are one.
const ReflexNote = onDemand<ReflexNoteProps>(
  async () => (await import('./reflex-note.tsx')).ReflexNote,
  ({ result }) => isReflex(result),
);

// Lazy-loaded, because few results are under correction.
const AmendmentNote = onDemand<AmendmentNoteProps>(
  async () => (await import('./amendment-note.tsx')).AmendmentNote,
  ({ result }) => result.amendment !== null,
);

// Lazy-loaded, because few results have coded comments.
const CodedCommentsNote = onDemand<CodedCommentsNoteProps>(
  async () => (await import('./coded-comments-note.tsx')).CodedCommentsNote,
  ({ comments }) => comments.length > 0,
);

export interface EntryNoteProps {
  entry: Entry;
  viewer: Verifier;
  /** Replaces the input with the suggested value. */
  onTake: ((value: string) => void) | undefined;
  onReason: (reason: string) => void;
  onSettle: (choice: 'mine' | 'theirs') => void;
  /** Actions on the result permitted to the user. */
  actions: readonly RowAction[];
  onAction: (action: RowAction) => void;
  /** Whether the shortcuts decide on this result. */
  hasKeys: boolean;
  /** See `ReflexNoteProps`. */
  onAcceptReflex: ((reflexId: string) => void) | undefined;
  /** Releases a result to the patient portal. When omitted, the user may not. */
  onShow: OnShow | undefined;
}

/**
 * Messages about one value, with the error that prevents saving first, and the available actions.
 */
export function EntryNote({
  entry: {
    result,
    text,
    unreadable,
    readAs,
    roundedTo,
    needsReason,
    reason,
    conflict,
    refusal,
    alternativeReadings,
  },
  viewer,
  onTake,
  onReason,
  onSettle,
  actions,
  onAction,
  hasKeys,
  onAcceptReflex,
  onShow,
}: EntryNoteProps) {
  const words = useMessages(workListMessages);
  const format = useFormat();
  const { test, entered_by, entered_at } = result;
  const isDocument = writtenAs[test.result_type] === 'document';
  const control = isDocument ? controlCharacterIn(text) : undefined;
  if (conflict) {
    const theirs = result.value_text ?? '';
    const known = entered_by !== null && entered_at !== null;
    return (
      <Alert
        tone="caution"
        live="polite"
        title={words.conflict}
        actions={
          <>
            <Button size="small" onClick={() => onSettle('theirs')}>
              {words.keepTheirs({ value: briefValue(theirs) })}
            </Button>
            <Button size="small" onClick={() => onSettle('mine')}>
              {words.keepMine({ value: briefValue(text) })}
            </Button>
          </>
        }
      >
        {known
          ? words.conflictBody({
              name: entered_by.name,
              theirs: briefValue(theirs),
              time: format.time(entered_at),
              mine: briefValue(text),
            })
          : words.conflictBodyUnknown({ theirs: briefValue(theirs), mine: briefValue(text) })}
        {isDocument && <NarrativeDiff before={theirs} now={text} />}
      </Alert>
    );
  }
  const asOther =
    onTake &&
    alternativeReadings.map((other) => (
      <Button key={other} size="small" onClick={() => onTake(other)}>
        {words.keepMine({ value: other })}
      </Button>
    ));
  const meant = alternativeReadings.length > 0 && (
    <p>{words.otherReading({ typed: text, other: format.list(alternativeReadings) })}</p>
  );
  if (unreadable)
    return (
      <Alert tone="critical" actions={asOther}>
        <p>{control ? words.controlCharacter({ ...control }) : words[unreadable]}</p>
        {test.coded_values.length > 0 && (
          <p>
            {words.alsoAccepted({
              answers: format.list(test.coded_values.map(({ display }) => display)),
            })}
          </p>
        )}
        {meant}
      </Alert>
    );
  const readAsText = [
    readAs !== undefined && words.readAs({ value: readAs }),
    roundedTo !== undefined && words.roundedTo({ value: roundedTo }),
  ]
    .filter(Boolean)
    .join(' ');
  if (needsReason) {
    return (
      <Alert tone="caution" title={words.implausible} actions={asOther}>
        {readAsText !== '' ? <p>{readAsText}</p> : meant}
        <p>{words.implausibleBody}</p>
        <TextField
          label={words.reasonOf({ test: test.name })}
          dense
          maxLength={200}
          value={reason}
          onChange={(event) => onReason(event.target.value)}
        />
      </Alert>
    );
  }
  if (refusal)
    return (
      <Alert tone="critical" title={words.refusedTitle}>
        {words[refusal]}
      </Alert>
    );
  return (
    <>
      {readAsText !== '' && <Alert live="polite">{readAsText}</Alert>}
      <HoldNote result={result} actions={actions} onAction={onAction} hasKeys={hasKeys} />
      <AmendmentNote result={result} viewer={viewer} actions={actions} onAction={onAction} />
      <ReflexNote result={result} onAccept={onAcceptReflex} />
      <PortalVisibilityNote result={result} onShow={onShow} />
      {result.correction && <CorrectionNote result={result} correction={result.correction} />}
      <CodedCommentsNote comments={result.coded_comments} />
      {result.comment !== '' && (
        <S.Comment>
          <b>{words.comment}</b> {result.comment}
        </S.Comment>
      )}
    </>
  );
}

const CORRECTED = {
  amended: 'noteAmended',
  retest: 'noteRetest',
  entered_in_error: 'noteTakenBack',
} as const;

/** Author, time, reason and previous value of a correction. */
function CorrectionNote({
  result,
  correction: { kind, code, reason, by, at, value_text },
}: {
  result: Result;
  correction: Correction;
}) {
  const words = useMessages(correctionsMessages);
  const format = useFormat();
  const value = [briefValue(value_text ?? words.noValue), result.unit_display]
    .filter(Boolean)
    .join(' ');
  return (
    <S.Comment>
      <b>{words[CORRECTED[kind]]({ name: by.name, time: format.dateTime(at), value })}</b>{' '}
      {code !== null && `${words[code]}. `}
      {reason}
    </S.Comment>
  );
}
