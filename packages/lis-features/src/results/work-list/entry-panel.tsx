import {
  canMoveResult,
  isReported,
  releasePermissions,
  verification,
  type AmendmentId,
  type Result,
  type ResultId,
} from '@alms/lis-domain/results';
import type { UserId } from '@alms/lis-domain/identity';
import { Alert } from '@alms/ui/alert';
import { Button } from '@alms/ui/button';
import { useFormat, useMessages } from '@alms/ui/i18n';
import { DownloadGlyph, Icon } from '@alms/ui/icon';
import type { Submission } from '@alms/ui/resource';
import { useState } from 'react';
import { onDemand } from '../../shared/on-demand/index.ts';
import { PatientBanner } from '../../shared/patient-banner/index.ts';
import type { OnShow } from '../../shared/portal-visibility/index.ts';
import { PriorityTag } from '../../shared/priority-tag/index.ts';
import { useSpecimenWords } from '../../shared/specimen-words/index.ts';
import { useShortcuts } from '../../shared/shortcuts/index.ts';
import { SubmissionAlert } from '../../shared/submission-alert/index.ts';
import type {
  RequestedAction,
  CorrectionActions,
  CorrectionDialogsProps,
} from './correction-dialogs.tsx';
import { enteredByOne } from './entered-by-one.ts';
import { EntryTable } from './entry-table.tsx';
import type { IndicesDialogProps, RecordedIndices } from './indices-dialog.tsx';
import { keyOf } from './key-hint.tsx';
import { MeasuredWith, type InstrumentChoice } from './measured-with.tsx';
import {
  fitsResult,
  lacksAuthorization,
  refusesAmendmentVerification,
  takesEntry,
  type RowAction,
} from './row-actions.tsx';
import { useEntry, type Drafts, type EnteredItem } from './use-entry.ts';
import { workListMessages } from './words/index.ts';
import * as S from './entry.styles.ts';

const CorrectionDialogs = onDemand<CorrectionDialogsProps>(
  async () => (await import('./correction-dialogs.tsx')).CorrectionDialogs,
  ({ request }) => request !== undefined,
);

const IndicesDialog = onDemand<IndicesDialogProps>(
  async () => (await import('./indices-dialog.tsx')).IndicesDialog,
  ({ open }) => open,
);

/**
 * `formError` of a partly saved entry. `fieldErrors` then contains the refusal of each other result
 * by id.
 */
export const SOME_REFUSED = 'some_refused';

export interface EntryActions {
  /** Saves values individually. When omitted, values are read-only. */
  onEnter?: ((entry: { items: EnteredItem[] }) => void) | undefined;
  /**
   * Records the interference indices of the specimen. Must not reject. When omitted, the user may
   * not.
   */
  onRecordIndices?: ((recorded: RecordedIndices) => Promise<Submission>) | undefined;
  /** State of the save. */
  state: Submission;
}

export interface VerificationActions {
  /**
   * Verifies results, or releases results verified by another person. `bulk` marks results that
   * were reviewed as a list. When omitted, the user may not.
   */
  onVerify?:
    | ((verification: { items: { id: ResultId; version: number }[]; bulk?: boolean }) => void)
    | undefined;
  /** Puts results that await verification on hold. When omitted, the user may not. */
  onHold?:
    | ((hold: { items: { id: ResultId; version: number }[]; reason: string }) => void)
    | undefined;
  /** State of the hold. When omitted, none was sent. */
  holding?: Submission | undefined;
  /** Orders a reflex test proposed by a verified value. When omitted, the user may not. */
  onAcceptReflex?: ((reflexId: string) => void) | undefined;
  /** Releases a reported result to the patient portal early. When omitted, the user may not. */
  onShow?: OnShow | undefined;
  /**
   * Verifies the open amendment of a result, by the id and version of the amendment. When omitted,
   * the user may not.
   */
  onVerifyAmendment?: ((amendment: { id: AmendmentId; version: number }) => void) | undefined;
  /** State of the verification, release or reflex order. */
  state: Submission;
  /** Id of the signed-in user, who may not verify their own entries. */
  viewerId: UserId;
  /** Whether the facility allows users to verify their own entries. @default false */
  selfVerification?: boolean | undefined;
}

export interface PanelCorrections extends CorrectionActions {
  /** Whether the user may override a QC hold. @default false */
  overrulesControls?: boolean | undefined;
  /**
   * Whether the user may release a coded value that differs from the previous one before a second
   * specimen confirms it. @default false
   */
  overrulesHistory?: boolean | undefined;
}

export interface EntryPanelProps {
  /** All results of one specimen, at least one. */
  results: readonly [Result, ...Result[]];
  entry: EntryActions;
  verification: VerificationActions;
  corrections: PanelCorrections;
  /** Opens the dialog to put the results on hold. When omitted, no button is shown. */
  onAskHold?: (() => void) | undefined;
  /** Downloads the report of a result’s order. When omitted, no button is shown. */
  onDownload?: ((resultId: ResultId) => void) | undefined;
  /** Unsaved entries, stored outside so that opening another specimen does not lose them. */
  drafts: Drafts;
  onDraftsChange: (change: (drafts: Drafts) => Drafts) => void;
  measuredWith: InstrumentChoice;
}

/** One specimen with its patient, values and available actions. Pass the specimen’s id as `key`. */
export function EntryPanel({
  results,
  entry: { onEnter, onRecordIndices, state: saving },
  verification: {
    onVerify,
    onVerifyAmendment,
    onAcceptReflex,
    onShow,
    state: verifying,
    viewerId,
    selfVerification = false,
  },
  corrections: { overrulesControls = false, overrulesHistory = false, ...corrections },
  onAskHold,
  onDownload,
  drafts,
  onDraftsChange,
  measuredWith,
}: EntryPanelProps) {
  const words = useMessages(workListMessages);
  const entry = useEntry({ results, submission: saving, drafts, onDraftsChange, measuredWith });
  const { toSave, sendable, blocked } = entry;
  const viewer = { id: viewerId, selfVerification };
  const [first] = results;
  const { ready, releasable, own, ownVerified, notAuthorized, held, following, missing } =
    verification(results, viewer, new Set(toSave.map(({ result }) => result.id)));
  const reportable = results.find(({ status }) => isReported(status));
  const allDone = results.every(
    ({ status, released_at }) =>
      isReported(status) || (status === 'not_calculated' && released_at !== null),
  );
  /**
   * The button applies to results awaiting verification first, then to those verified by another
   * person.
   */
  const next = ready.length > 0 ? ready : releasable;
  const pass = ready.length > 0 ? words.verify : words.release;
  const [request, setRequest] = useState<RequestedAction>();
  const {
    onAttach,
    onRemoveFile,
    onReleaseHold,
    onAmend,
    onAmendFile,
    onRejectAmendment,
    onRetest,
    onTakeBack,
    onSetComments,
    onReadComments,
    onReadHistory,
  } = corrections;
  const offered = {
    attach: onAttach,
    removeFile: onRemoveFile,
    releaseHold: onReleaseHold,
    amend: onAmend,
    verifyAmendment: onVerifyAmendment,
    rejectAmendment: onRejectAmendment,
    retest: onRetest,
    takeBack: onTakeBack,
    comments: onSetComments,
    checks: true,
    history: onReadHistory,
  };
  const mayOverrule = {
    verify_results: true,
    override_qc: overrulesControls,
    amend_results: overrulesHistory,
  };
  const mayReleaseHold = (result: Result) =>
    releasePermissions(result).every((permission) => mayOverrule[permission]);
  const actionsOf = (result: Result) =>
    (Object.keys(offered) as RowAction[]).filter(
      (action) =>
        (action === 'amend' && result.attachment ? onAmendFile : offered[action]) &&
        fitsResult(action, result) &&
        (action !== 'releaseHold' || mayReleaseHold(result)) &&
        (action !== 'verifyAmendment' ||
          refusesAmendmentVerification(result, viewer) === undefined),
    );
  const ask = ({ id, version, amendment }: Result, action: RowAction) => {
    if (action === 'verifyAmendment') {
      if (amendment) onVerifyAmendment?.({ id: amendment.id, version: amendment.version });
      return;
    }
    if (action === 'history') onReadHistory?.(id);
    if (action === 'comments' || action === 'amend') onReadComments?.();
    setRequest({ kind: action, resultId: id, version });
  };
  const closeDialog = () => {
    if (request?.kind === 'history') onReadHistory?.(null);
    setRequest(undefined);
  };

  const verifyNext = () => onVerify?.({ items: next.map(({ id, version }) => ({ id, version })) });
  const save = () => onEnter?.({ items: entry.takeItems() });
  const offersVerify = onVerify !== undefined && next.length > 0;
  const offersSave = onEnter !== undefined && sendable.length > 0;
  const askHold = results.some(({ status }) => canMoveResult(status, 'hold'))
    ? onAskHold
    : undefined;
  // The first result on hold that the user may decide on.
  const decisions = results.flatMap((result) => {
    const actions = result.status === 'held' ? actionsOf(result) : [];
    return actions.includes('retest') || actions.includes('releaseHold')
      ? [{ result, actions }]
      : [];
  });
  const [decision] = decisions;
  const decide = (key: string, label: string, action: RowAction) =>
    decision?.actions.includes(action)
      ? [{ key, label, run: () => ask(decision.result, action) }]
      : [];
  const print = onDownload && reportable ? () => onDownload(reportable.id) : undefined;
  useShortcuts([
    ...decide('r', words.keyRepeat, 'retest'),
    ...decide('a', words.keyReleaseHold, 'releaseHold'),
    ...(print ? [{ key: 'p', label: words.keyPrint, run: print }] : []),
    ...(offersVerify ? [{ key: 'v', label: words.keyVerify, run: verifyNext }] : []),
    ...(askHold ? [{ key: 'h', label: words.keyHold, run: askHold }] : []),
    ...(offersSave ? [{ key: 's', label: words.keySave, run: save }] : []),
  ]);

  const refusedSome =
    saving.status === 'rejected' && saving.formError === SOME_REFUSED
      ? Object.keys(saving.fieldErrors).length
      : 0;

  const heldBack = () => {
    if (blocked) return words.fixFirst({ test: blocked.result.test.name });
    if (allDone) {
      const underCorrection = results.filter(({ amendment }) => amendment !== null);
      return underCorrection.length > 0
        ? words.correctionsOpen({
            count: underCorrection.length,
            test: underCorrection[0]?.test.name ?? '',
          })
        : words.allDone;
    }
    const barred = results.filter((each) => takesEntry(each) && lacksAuthorization(each, 'enter'));
    if (onEnter && barred.length > 0) return words.notAuthorizedToEnter({ count: barred.length });
    if (held.length > 0) return words.heldBack({ count: held.length });
    if (onVerify && own.length > 0) return words.ownHeldBack({ count: own.length });
    if (onVerify && ownVerified.length > 0)
      return words.ownVerifiedHeldBack({ count: ownVerified.length });
    if (onVerify && notAuthorized.length > 0)
      return words.notAuthorizedHeldBack({ count: notAuthorized.length });
    if (following.length > 0) return words.inputsFirst({ count: following.length });
    return missing.length > 0 && ready.length > 0
      ? words.missingHeldBack({ count: missing.length })
      : undefined;
  };

  return (
    <S.Entry data-component="entry-panel">
      <PatientBanner
        sticky
        patient={first.patient}
        ward={first.ward}
        context={first.order_number}
        alerts={<PriorityTag priority={first.priority} />}
      />
      <SpecimenLine
        first={first}
        enteredBy={enteredByOne(results)?.name}
        onRecordIndices={onRecordIndices}
      />
      <div data-part="scroll">
        <EntryTable
          entries={entry.entries}
          viewer={viewer}
          onType={onEnter && entry.type}
          onReason={entry.giveReason}
          onSettle={entry.settle}
          actionsOf={actionsOf}
          onAction={ask}
          keyedId={decision?.result.id}
          onAcceptReflex={onAcceptReflex}
          onShow={onShow}
          onOpenFile={corrections.onOpenFile}
        />
      </div>
      <S.Actions>
        {refusedSome > 0 ? (
          <Alert tone="caution" live="polite">
            {words.refusedSome({ count: refusedSome })}
          </Alert>
        ) : (
          <SubmissionAlert submission={saving} words={words} />
        )}
        <SubmissionAlert submission={verifying} words={words} />
        <div data-part="line">
          {onEnter &&
            measuredWith.instruments.length > 0 &&
            results.some(({ status }) => canMoveResult(status, 'enter')) && (
              <MeasuredWith {...measuredWith} />
            )}
          {onEnter && toSave.length > 0 && (
            <Button
              variant="primary"
              data-part="entry-save"
              busy={saving.status === 'submitting'}
              inertReason={
                sendable.length === 0 && blocked
                  ? words.fixFirst({ test: blocked.result.test.name })
                  : undefined
              }
              {...keyOf('S', offersSave)}
              onClick={save}
            >
              {words.save({ count: sendable.length > 0 ? sendable.length : toSave.length })}
            </Button>
          )}
          {onVerify && next.length + own.length > 0 && (
            <Button
              variant={toSave.length > 0 ? 'secondary' : 'primary'}
              busy={verifying.status === 'submitting'}
              inertReason={next.length > 0 ? undefined : words.ownReason}
              data-part="verify"
              {...keyOf('V', offersVerify)}
              onClick={verifyNext}
            >
              {next.length > 0 ? pass({ count: next.length }) : words.verifyNone}
            </Button>
          )}
          {askHold && (
            <Button aria-haspopup="dialog" {...keyOf('H', true)} onClick={askHold}>
              {words.hold}
            </Button>
          )}
          {print && (
            <Button
              variant={allDone ? 'primary' : 'secondary'}
              leading={<Icon glyph={DownloadGlyph} size="small" />}
              {...keyOf('P', true)}
              onClick={print}
            >
              {words.download}
            </Button>
          )}
          <span data-part="note" role="status">
            {heldBack()}
          </span>
          {onEnter && !allDone && (
            <span data-part="keys">
              <kbd>{'Enter'}</kbd> {words.nextField}
            </span>
          )}
        </div>
      </S.Actions>
      <CorrectionDialogs
        {...corrections}
        results={results}
        request={request}
        onClose={closeDialog}
      />
    </S.Entry>
  );
}

/**
 * Specimen summary: type, times and, when all values were entered by one person, that person’s
 * name.
 */
function SpecimenLine({
  first,
  enteredBy,
  onRecordIndices,
}: {
  first: Result;
  enteredBy: string | undefined;
  onRecordIndices: EntryActions['onRecordIndices'];
}) {
  const [isRecording, setRecording] = useState(false);
  const words = useMessages(workListMessages);
  const format = useFormat();
  const specimen = useSpecimenWords();
  const at = (instant: string | null) =>
    instant === null ? words.notRecorded : format.time(instant);
  return (
    <S.Specimen>
      <span data-part="accession">{first.accession_number}</span>
      <span>{specimen.type(first.specimen_type)}</span>
      <span>
        {words.collectedAt} <b>{at(first.collected_at)}</b>
      </span>
      <span>
        {words.receivedAt} <b>{at(first.received_at)}</b>
      </span>
      {first.specimen_condition && (
        <span>{words.onArrival({ condition: specimen.arrival(first.specimen_condition) })}</span>
      )}
      {enteredBy !== undefined && (
        <span>
          {words.enteredByLine} <b>{enteredBy}</b>
        </span>
      )}
      {onRecordIndices && (
        <>
          <Button size="small" aria-haspopup="dialog" onClick={() => setRecording(true)}>
            {first.specimen_condition?.indices ? words.correctIndices : words.recordIndices}
          </Button>
          <IndicesDialog
            first={first}
            open={isRecording}
            onClose={() => setRecording(false)}
            onRecord={onRecordIndices}
          />
        </>
      )}
    </S.Specimen>
  );
}
