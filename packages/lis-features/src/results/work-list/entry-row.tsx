import { writtenAs } from '@alms/lis-domain/catalogue';
import { useMessages } from '@alms/ui/i18n';
import { CheckGlyph, Icon } from '@alms/ui/icon';
import { makesDoubtful } from '@alms/lis-domain/samples';
import { canMoveResult, isReported } from '@alms/lis-domain/results';
import { useId } from 'react';
import { ClinicalFlag } from '../../shared/clinical-flag/index.ts';
import { IntervalText } from '../../shared/interval-text/index.ts';
import { isWithheld, useSightNow, type OnShow } from '../../shared/patient-sight/index.ts';
import { useSpecimenWords } from '../../shared/specimen-words/index.ts';
import { ReferenceGauge } from '../../shared/reference-gauge/index.ts';
import { EntryNote } from './entry-note.tsx';
import { FileCell } from './file-cell.tsx';
import type { OnOpenFile } from './file-dialogs.tsx';
import { isWatched } from './hold-note.tsx';
import { PreviousValue } from './previous-value.tsx';
import { isReflex } from './reflex-note.tsx';
import { RowActs, type RowAct } from './row-acts.tsx';
import { sentValue } from './typed-value.ts';
import { useDecimalMark, type Entry } from './use-entry.ts';
import { useStateWords } from './use-state-words.ts';
import { ValueInput } from './value-input.tsx';
import { workListMessages } from './words/index.ts';

export interface EntryRowProps {
  entry: Entry;
  viewerId: string;
  /** Who entered every value of the specimen, where that is said of all at once; else each row says it. */
  enteredByAll: string | undefined;
  /** When omitted, the value is read, not entered. */
  onType: ((value: string) => void) | undefined;
  onReason: (reason: string) => void;
  onSettle: (choice: 'mine' | 'theirs') => void;
  /** What this person may do with the result; undefined where no row has any, and there is no place for them. */
  acts: readonly RowAct[] | undefined;
  onAct: (act: RowAct) => void;
  /** Orders a test that the value has asked for. When omitted, this person may not. */
  onAcceptReflex: ((reflexId: string) => void) | undefined;
  /** Shows a result to its patient. When omitted, this person may not. */
  onShow: OnShow | undefined;
  /** Hands over a result that is a file. When omitted, it is only named. */
  onOpenFile: OnOpenFile | undefined;
}

/** One test: its value, and against what it stands. What must be said about it opens under its own row. */
export function EntryRow({
  entry,
  viewerId,
  enteredByAll,
  onType,
  onReason,
  onSettle,
  acts,
  onAct,
  onAcceptReflex,
  onShow,
  onOpenFile,
}: EntryRowProps) {
  const words = useMessages(workListMessages);
  const stateOf = useStateWords(viewerId);
  const specimen = useSpecimenWords();
  const noteId = useId();
  const decimalMark = useDecimalMark();
  const { result, text, dirty, preview, unreadable, needsReason, conflict, refusal, readAs } =
    entry;
  const now = useSightNow(result);
  const shown = dirty
    ? {
        flag: preview?.flag ?? null,
        reason: preview?.flag_reason,
        critical: preview?.critical ?? false,
      }
    : { flag: result.flag, reason: result.flag_reason, critical: result.critical };
  const range = (dirty ? preview?.range : undefined) ?? result.range ?? result.applicable_range;
  /** Said once, where the flag would be. */
  const saysNoInterval =
    text.trim() !== '' && shown.flag === null && shown.reason === 'no_applicable_interval';
  const isFile = writtenAs[result.test.result_type] === 'file';
  const editable =
    onType !== undefined &&
    !isFile &&
    result.test.calculation === null &&
    canMoveResult(result.status, 'enter');
  const hasNote =
    unreadable !== undefined ||
    readAs !== undefined ||
    needsReason ||
    conflict ||
    refusal !== undefined ||
    result.comment !== '' ||
    result.correction !== null ||
    isWatched(result) ||
    isReflex(result) ||
    isWithheld(result, now);
  const isTold =
    result.status === 'entered' &&
    result.test.calculation === null &&
    result.entered_by?.id === enteredByAll;
  const saved = isTold ? '' : stateOf(result);
  const state = dirty ? words.stateUnsaved : saved;
  const checked = !dirty && countsChecks(result) && <ChecksPassed checks={result.checks} />;
  const isBlank = text.trim() === '';
  const value = isBlank ? '' : sentValue(text, decimalMark, result.test.result_type);
  return (
    <>
      <tr role="row" data-note={hasNote || undefined} data-unsaved={dirty || undefined}>
        <th role="rowheader" scope="row">
          {result.test.name}
          {state !== '' && <small>{state}</small>}
          {checked && <small>{checked}</small>}
          {makesDoubtful(result.specimen_condition) && (
            <small data-part="condition">
              {words.onArrival({ condition: specimen.arrival(result.specimen_condition) })}
            </small>
          )}
          {result.instrument && (
            <small data-part="instrument">
              {words[result.source === 'instrument' ? 'readFrom' : 'measuredOn']({
                instrument: result.instrument.name,
              })}
            </small>
          )}
        </th>
        {isFile ? (
          <td role="cell" colSpan={5} data-part="file">
            <FileCell
              result={result}
              onChoose={acts?.includes('attach') ? () => onAct('attach') : undefined}
              onOpenFile={onOpenFile}
            />
          </td>
        ) : (
          <>
            <td role="cell" data-part="result">
              {editable ? (
                <ValueInput
                  test={result.test}
                  value={text}
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
            </td>
            <td role="cell" data-part="flag">
              {dirty && !isBlank && <small>{preview ? words.preview : words.flaggedLater}</small>}
              {isBlank && <ClinicalFlag flag={null} reason="no_value" />}
              {!isBlank && (!dirty || preview) && (
                <ClinicalFlag flag={shown.flag} reason={shown.reason} spelled={dirty} />
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
              {(range !== null || !saysNoInterval) && (
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
          {isReported(result.status) && <Icon glyph={CheckGlyph} size="small" />}
          {state}
          {checked && <div>{checked}</div>}
        </td>
        {acts && (
          <td role="cell" data-part="acts">
            <RowActs result={result} acts={acts} onAct={onAct} />
          </td>
        )}
      </tr>
      {hasNote && (
        <tr role="row" data-part="note">
          <td role="cell" colSpan={acts ? 9 : 8} id={noteId}>
            <EntryNote
              entry={entry}
              onTake={onType}
              onReason={onReason}
              onSettle={onSettle}
              acts={acts ?? []}
              onAct={onAct}
              onAcceptReflex={onAcceptReflex}
              onShow={onShow}
            />
          </td>
        </tr>
      )}
    </>
  );
}

/** Whether it is said how many checks a value has passed: while it waits for a second person. */
const countsChecks = ({ status, checks }: Entry['result']): boolean =>
  (status === 'entered' || status === 'held') && checks !== null && checks.length > 0;

/** How many checks a value has passed: quiet, and never all of them while one could not be made. */
function ChecksPassed({ checks }: Pick<Entry['result'], 'checks'>) {
  const words = useMessages(workListMessages);
  const count = checks?.length ?? 0;
  const passed = (checks ?? []).filter(({ outcome }) => outcome === 'passed').length;
  return (
    <>
      {passed === count && <Icon glyph={CheckGlyph} size="small" />}
      {words.checksPassed({ passed, count })}
    </>
  );
}
