import { writtenAs } from '@alms/lis-domain/catalogue';
import { useMessages } from '@alms/ui/i18n';
import { CheckGlyph, Icon } from '@alms/ui/icon';
import { makesDoubtful } from '@alms/lis-domain/samples';
import { isReported, reactivityOf, suppressedValue, type Verifier } from '@alms/lis-domain/results';
import { useId } from 'react';
import { ClinicalFlag } from '../../shared/clinical-flag/index.ts';
import { IntervalText } from '../../shared/interval-text/index.ts';
import {
  isWithheld,
  usePortalVisibilityNow,
  type OnShow,
} from '../../shared/portal-visibility/index.ts';
import { NarrativeText } from '../../shared/narrative-text/index.ts';
import { useSpecimenWords } from '../../shared/specimen-words/index.ts';
import { ReferenceGauge } from '../../shared/reference-gauge/index.ts';
import { SecondValue } from '../../shared/second-value/index.ts';
import { EntryNote } from './entry-note.tsx';
import { FileCell } from './file-cell.tsx';
import type { OnOpenFile } from './file-dialogs.tsx';
import { NarrativeInput } from './narrative-input.tsx';
import { isWatched } from './is-watched.ts';
import { PreviousValue } from './previous-value.tsx';
import { isReflex } from './is-reflex.ts';
import { lacksAuthorization, RowActions, takesEntry, type RowAction } from './row-actions.tsx';
import { sentValue } from './typed-value.ts';
import { useDecimalMark, type Entry } from './use-entry.ts';
import { VisuallyHidden } from '@alms/ui/visually-hidden';
import { useStateWords } from './use-state-words.ts';
import { ValueInput } from './value-input.tsx';
import { workListMessages } from './words/index.ts';

export interface EntryRowProps {
  entry: Entry;
  viewer: Verifier;
  /**
   * Person who entered all values, named once for the specimen. When undefined, each row names its
   * own.
   */
  enteredByAll: string | undefined;
  /** Called with typed input. When omitted, the value is read-only. */
  onType: ((value: string) => void) | undefined;
  onReason: (reason: string) => void;
  onSettle: (choice: 'mine' | 'theirs') => void;
  /**
   * Actions on the result permitted to the user. Undefined when no row has any and the column is
   * omitted.
   */
  actions: readonly RowAction[] | undefined;
  onAction: (action: RowAction) => void;
  /** Whether the shortcuts decide on this result, which its buttons show. */
  hasKeys: boolean;
  /** Orders a reflex test proposed by the value. When omitted, the user may not. */
  onAcceptReflex: ((reflexId: string) => void) | undefined;
  /** Releases a result to the patient portal. When omitted, the user may not. */
  onShow: OnShow | undefined;
  /** Downloads a result that is a file. When omitted, it is only named. */
  onOpenFile: OnOpenFile | undefined;
}

/** One test with its value and reference interval. Messages expand below the row. */
export function EntryRow({
  entry,
  viewer,
  enteredByAll,
  onType,
  onReason,
  onSettle,
  actions,
  onAction,
  hasKeys,
  onAcceptReflex,
  onShow,
  onOpenFile,
}: EntryRowProps) {
  const words = useMessages(workListMessages);
  const stateOf = useStateWords(viewer.id);
  const specimen = useSpecimenWords();
  const noteId = useId();
  const decimalMark = useDecimalMark();
  const {
    result,
    text,
    dirty,
    preview,
    unreadable,
    needsReason,
    conflict,
    refusal,
    readAs,
    roundedTo,
  } = entry;
  const now = usePortalVisibilityNow(result);
  const shown = shownFlag(entry);
  const range = (dirty ? preview?.range : undefined) ?? result.range ?? result.applicable_range;
  const hasNoInterval = lacksInterval(entry);
  const writing = writtenAs[result.test.result_type];
  const isFile = writing === 'file';
  const editable =
    onType !== undefined && !isFile && takesEntry(result) && !lacksAuthorization(result, 'enter');
  const hasNote =
    unreadable !== undefined ||
    readAs !== undefined ||
    roundedTo !== undefined ||
    needsReason ||
    conflict ||
    refusal !== undefined ||
    result.comment !== '' ||
    result.coded_comments.length > 0 ||
    result.correction !== null ||
    result.amendment !== null ||
    isWatched(result) ||
    isReflex(result) ||
    isWithheld(result, now);
  const hasDocument = writing === 'document' && (editable || result.value_text !== null);
  const columns = actions ? 9 : 8;
  const isEnteredByShown =
    result.status === 'entered' &&
    result.test.calculation === null &&
    result.entered_by?.id === enteredByAll;
  const saved = isEnteredByShown ? '' : stateOf(result);
  const state = dirty ? words.stateUnsaved : saved;
  const checks = dirty ? [] : countedChecks(result);
  const passed = checks.filter(({ outcome }) => outcome === 'passed').length;
  const isBlank = text.trim() === '';
  const flagState = preview ? words.preview : words.flaggedLater;
  const status = [
    checks.length > 0 ? words.checksPassed({ passed, count: checks.length }) : '',
    state,
    dirty && !isBlank && writing !== 'document' ? flagState : '',
  ]
    .filter(Boolean)
    .join(' · ');
  const instrument = result.instrument
    ? words[result.source === 'instrument' ? 'readFrom' : 'measuredOn']({
        instrument: result.instrument.name,
      })
    : '';
  const facts = [status, instrument].filter(Boolean).join(' · ');
  // Never marked as passed while a check could not run or the value is under correction.
  const isChecked =
    result.amendment === null &&
    (isReported(result.status) || (passed > 0 && passed === checks.length));
  const value = isBlank ? '' : (roundedTo ?? sentValue(text, decimalMark, result.test));
  return (
    <>
      <tr
        role="row"
        data-note={hasNote || hasDocument || undefined}
        data-unsaved={dirty || undefined}
      >
        <th role="rowheader" scope="row" colSpan={writing === 'document' ? 6 : undefined}>
          {result.test.name}
          {facts !== '' && <small>{facts}</small>}
          {makesDoubtful(result.specimen_condition) && (
            <small data-part="condition">
              {words.onArrival({ condition: specimen.arrival(result.specimen_condition) })}
            </small>
          )}
        </th>
        {isFile ? (
          <td role="cell" colSpan={5} data-part="file">
            <FileCell
              result={result}
              onChoose={actions?.includes('attach') ? () => onAction('attach') : undefined}
              onOpenFile={onOpenFile}
            />
          </td>
        ) : writing === 'document' ? null : (
          <>
            <td role="cell" data-part="result">
              {editable ? (
                <ValueInput
                  test={result.test}
                  value={text}
                  readAs={readAs}
                  onType={onType}
                  invalid={
                    unreadable !== undefined ||
                    conflict ||
                    refusal !== undefined ||
                    (needsReason && entry.reason.trim() === '')
                  }
                  critical={shown.critical}
                  describedBy={hasNote ? noteId : undefined}
                />
              ) : (
                <b data-critical={result.critical || undefined}>{result.value_text}</b>
              )}
            </td>
            <td role="cell" data-part="unit">
              <bdi>{result.unit_display}</bdi>
              {!dirty && <SecondValue second={result.second} />}
            </td>
            <td role="cell" data-part="flag" data-preview={(dirty && preview && true) || undefined}>
              {dirty && !isBlank && <VisuallyHidden>{flagState}</VisuallyHidden>}
              {isBlank && (
                <ClinicalFlag
                  flag={null}
                  reason={isSuppressed(result) ? result.flag_reason : 'no_value'}
                />
              )}
              {!isBlank && (!dirty || preview) && (
                <ClinicalFlag
                  flag={shown.flag}
                  reason={shown.reason}
                  reactivity={reactivityOf(result.test, text)}
                  spelled={dirty}
                  brief={hasNoInterval}
                />
              )}
            </td>
            <td role="cell" data-part="gauge">
              {range && (
                <ReferenceGauge
                  range={range}
                  resultType={result.test.result_type}
                  value={isBlank ? null : value}
                  flag={shown.flag}
                  previous={result.previous?.value_text ?? null}
                  {...(result.applicable_critical && { critical: result.applicable_critical })}
                />
              )}
            </td>
            <td role="cell" data-part="interval">
              {(range !== null || !hasNoInterval) && (
                <IntervalText range={range} resultType={result.test.result_type} />
              )}
            </td>
          </>
        )}
        <td role="cell" data-part="previous">
          <span data-part="label" aria-hidden>
            {words.previous}
          </span>
          <PreviousValue result={result} value={value} />
        </td>
        <td role="cell" data-part="state">
          <div title={facts}>
            {isChecked && <Icon glyph={CheckGlyph} size="small" />}
            {status}
            {instrument !== '' && (
              <span data-part="instrument">
                {status !== '' && ' · '}
                {instrument}
              </span>
            )}
          </div>
        </td>
        {actions && (
          <td role="cell" data-part="actions">
            <RowActions result={result} actions={actions} onAction={onAction} />
          </td>
        )}
      </tr>
      {hasDocument && (
        <tr role="row" data-part="narrative" data-note={hasNote || undefined}>
          <td role="cell" colSpan={columns}>
            {editable ? (
              <NarrativeInput
                test={result.test}
                value={text}
                onType={onType}
                invalid={unreadable !== undefined || conflict || refusal !== undefined}
                describedBy={hasNote ? noteId : undefined}
              />
            ) : (
              <NarrativeText text={result.value_text ?? ''} />
            )}
          </td>
        </tr>
      )}
      {hasNote && (
        <tr role="row" data-part="note">
          <td role="cell" colSpan={columns} id={noteId}>
            <EntryNote
              entry={entry}
              viewer={viewer}
              onTake={onType}
              onReason={onReason}
              onSettle={onSettle}
              actions={actions ?? []}
              onAction={onAction}
              hasKeys={hasKeys}
              onAcceptReflex={onAcceptReflex}
              onShow={onShow}
            />
          </td>
        </tr>
      )}
    </>
  );
}

/** Whether the measured value is not reported because of interference. */
const isSuppressed = ({ checks }: Entry['result']) => suppressedValue(checks) !== undefined;

/** The flag of the typed value, or else of the saved one. */
function shownFlag({ dirty, preview, result }: Entry) {
  return dirty
    ? {
        flag: preview?.flag ?? null,
        reason: preview?.flag_reason,
        critical: preview?.critical ?? false,
      }
    : { flag: result.flag, reason: result.flag_reason, critical: result.critical };
}

/**
 * Whether a value has no flag because no reference interval applies. The table states it once, with
 * the names of these tests.
 */
export function lacksInterval(entry: Entry): boolean {
  const { flag, reason } = shownFlag(entry);
  return entry.text.trim() !== '' && flag === null && reason === 'no_applicable_interval';
}

/** Validation checks of a value that awaits verification. */
const countedChecks = ({ status, checks }: Entry['result']) =>
  ((status === 'entered' || status === 'held') && checks) || [];
