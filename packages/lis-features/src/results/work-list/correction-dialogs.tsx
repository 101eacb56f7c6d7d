import type { CodedComment } from '@alms/lis-domain/catalogue/coded-comments';
import { hasLimits, writtenAs } from '@alms/lis-domain/catalogue';
import {
  amendmentReasons,
  briefValue,
  errorReasons,
  holdReleaseReasons,
  manualHoldOf,
  releasePermissions,
  type AmendmentId,
  type ReportRecipient,
  type Result,
  type ResultVersion,
  type Shown,
  type ResultId,
} from '@alms/lis-domain/results';
import { Button } from '@alms/ui/button';
import { Checkbox } from '@alms/ui/checkbox';
import { Dialog } from '@alms/ui/dialog';
import { FormActions } from '@alms/ui/form';
import { useFormat, useMessages } from '@alms/ui/i18n';
import type { Resource, Submission } from '@alms/ui/resource';
import { SelectField } from '@alms/ui/select-field';
import { Stack } from '@alms/ui/stack';
import { TextAreaField } from '@alms/ui/text-area-field';
import { TextField } from '@alms/ui/text-field';
import { useEffect, useRef, useState } from 'react';
import { LisForm, useLisForm } from '../../shared/lis-form/index.ts';
import { useAnswersTo } from '../../shared/outcome/index.ts';
import { CodedCommentsField } from './coded-comments-field.tsx';
import { CodedCommentsDialog, type CommentsChange } from './coded-comments-dialog.tsx';
import { CheckDetails } from './check-details.tsx';
import {
  amendForm,
  releaseHoldForm,
  reasonForm,
  enteredInErrorForm,
  type AmendmentRequest,
  type FileAmendment,
  type HoldDecision,
  type Reason,
  type EnteredInErrorRequest,
} from './correction.form.ts';
import { amendmentMessages } from './words/amendment/index.ts';
import { correctionsMessages } from './words/corrections/index.ts';
import {
  AmendFileDialog,
  AttachDialog,
  RemoveFileDialog,
  type OnOpenFile,
} from './file-dialogs.tsx';
import { ResultHistory, type ResultHistoryProps } from './result-history.tsx';
import type { RowAction } from './row-actions.tsx';
import { readAs, roundedTo } from './typed-value.ts';
import { useDecimalMark } from './use-entry.ts';
import { inputModeOf } from './value-input.tsx';

type Which = { id: ResultId; version: number };

export interface CorrectionActions {
  /** Attaches a file as the result, replacing the current one. When omitted, the user may not. */
  onAttach?: ((attachment: Which & { file: File; comment: string }) => void) | undefined;
  /** Removes the file of an unverified result. When omitted, the user may not. */
  onRemoveFile?: ((which: Which) => void) | undefined;
  /** Replaces the file of a reported result. When omitted, the user may not. */
  onAmendFile?: ((amendment: Which & FileAmendment & { file: File }) => void) | undefined;
  /**
   * Downloads the file of a result or of one of its versions. When omitted, files are only named.
   */
  onOpenFile?: OnOpenFile | undefined;
  /**
   * Releases a result from hold to verification, with `others` on which the same hold was placed.
   * When omitted, the user may not.
   */
  onReleaseHold?:
    | ((decision: Which & HoldDecision & { others?: readonly Which[] }) => void)
    | undefined;
  /** Corrects a reported result. When omitted, the user may not. */
  onAmend?: ((amendment: Which & AmendmentRequest) => void) | undefined;
  /** Rejects or withdraws the open amendment of a result. When omitted, the user may not. */
  onRejectAmendment?:
    | ((rejection: { id: AmendmentId; version: number } & Reason) => void)
    | undefined;
  /** Orders a repeat of an unverified result. When omitted, the user may not. */
  onRetest?: ((retest: Which & Reason) => void) | undefined;
  /** Marks a result as entered in error. When omitted, the user may not. */
  onTakeBack?: ((takingBack: Which & EnteredInErrorRequest) => void) | undefined;
  /** Changes the coded comments of an unverified result. When omitted, the user may not. */
  onSetComments?: ((change: Which & CommentsChange) => void) | undefined;
  /** Called when coded comments can be chosen in a dialog, to load the dictionary. */
  onReadComments?: (() => void) | undefined;
  /** The dictionary of coded comments, requested by `onReadComments`. */
  comments?: Resource<readonly CodedComment[]> | undefined;
  /** State of the last correction. */
  state?: Submission | undefined;
  /**
   * Requests the history of a result; null ends the request. When omitted, no history is offered.
   */
  onReadHistory?: ((resultId: ResultId | null) => void) | undefined;
  /** The history requested by `onReadHistory`. */
  history?: Resource<readonly ResultVersion[]>;
  /** Start of the result’s portal visibility; null: not visible, or never will be. */
  shown?: Shown | null | undefined;
  /** Recipients of the reported value. When omitted, none are listed. */
  recipients?: readonly ReportRecipient[] | undefined;
  /** Link to the QC runs of a test. When omitted, the user may not open them. */
  hrefOfRun?: ResultHistoryProps['hrefOfRun'];
}

export interface RequestedAction {
  kind: RowAction;
  resultId: ResultId;
  /** Version of the result when the dialog opened. */
  version: number;
}

export interface CorrectionDialogsProps extends CorrectionActions {
  results: readonly Result[];
  /** The requested dialog and its result; undefined for none. */
  request: RequestedAction | undefined;
  onClose: () => void;
}

const idle: Submission = { status: 'idle' };
const noComments: Resource<readonly CodedComment[]> = { status: 'idle' };
const noHistory: Resource<readonly ResultVersion[]> = { status: 'idle' };

/** Dialog of a correction, or the history of a result. Closes on success. */
export function CorrectionDialogs({
  results,
  request,
  onClose,
  onAttach,
  onRemoveFile,
  onAmendFile,
  onOpenFile,
  onReleaseHold,
  onAmend,
  onRejectAmendment,
  onRetest,
  onTakeBack,
  onSetComments,
  comments = noComments,
  state: correction = idle,
  onReadHistory,
  hrefOfRun,
  history = noHistory,
  shown,
  recipients,
}: CorrectionDialogsProps) {
  const words = useMessages(correctionsMessages);
  const amendmentWords = useMessages(amendmentMessages);
  const result = results.find(({ id }) => id === request?.resultId);
  const lastCorrection = useRef(correction);
  useEffect(() => {
    if (lastCorrection.current !== correction && correction.status === 'done') onClose();
    lastCorrection.current = correction;
  }, [correction, onClose]);
  const current = useAnswersTo(request, correction);
  if (!request || !result) return null;
  const { id, test } = result;
  // The newer version is sent only after the user was informed of the concurrent change.
  const isConflictShown = current.status === 'rejected' && current.formError === 'version_stale';
  const version = isConflictShown ? result.version : request.version;
  const value = [briefValue(result.value_text ?? words.noValue), result.unit_display]
    .filter(Boolean)
    .join(' ');
  const form = { result, correction: current, onClose };
  const send =
    <Answer extends object>(handler: ((given: Which & Answer) => void) | undefined) =>
    (answer: Answer) =>
      handler?.({ id, version, ...answer });
  switch (request.kind) {
    case 'releaseHold':
      return (
        <Dialog open onClose={onClose} title={words.releaseHoldTitle({ test: test.name })}>
          <Stack gap="s5">
            <p>{words.releaseHoldBody({ value })}</p>
            <ReleaseHoldForm
              {...form}
              others={sharingHold(result, results)}
              onSend={send(onReleaseHold)}
            />
          </Stack>
        </Dialog>
      );
    case 'checks':
      return <CheckDetails result={result} onClose={onClose} />;
    case 'attach':
      return (
        <AttachDialog
          {...form}
          onSend={(file) => onAttach?.({ id, version, file, comment: result.comment })}
        />
      );
    case 'removeFile':
      return <RemoveFileDialog {...form} onConfirm={() => onRemoveFile?.({ id, version })} />;
    case 'amend':
      if (result.attachment) return <AmendFileDialog {...form} onSend={send(onAmendFile)} />;
      return (
        <Dialog open onClose={onClose} title={words.amendTitle({ test: test.name })}>
          <Stack gap="s5">
            <p>{words.amendBody({ value })}</p>
            <AmendForm {...form} comments={comments} onSend={send(onAmend)} />
          </Stack>
        </Dialog>
      );
    case 'verifyAmendment':
      return null;
    case 'rejectAmendment': {
      const { amendment } = result;
      if (!amendment) return null;
      return (
        <Dialog
          open
          onClose={onClose}
          title={amendmentWords.rejectAmendmentTitle({ test: test.name })}
        >
          <Stack gap="s5">
            <p>{amendmentWords.rejectAmendmentBody({ value })}</p>
            <ReasonForm
              {...form}
              label={amendmentWords.rejectAmendmentNow}
              onSend={(rejection) =>
                onRejectAmendment?.({ id: amendment.id, version: amendment.version, ...rejection })
              }
            />
          </Stack>
        </Dialog>
      );
    }
    case 'retest':
      return (
        <Dialog open onClose={onClose} title={words.retestTitle({ test: test.name })}>
          <Stack gap="s5">
            <p>{words.retestBody({ value })}</p>
            <ReasonForm {...form} label={words.retestNow} onSend={send(onRetest)} />
          </Stack>
        </Dialog>
      );
    case 'takeBack':
      return (
        <Dialog open onClose={onClose} title={words.takeBackTitle({ test: test.name })}>
          <Stack gap="s5">
            <p>{words.takeBackBody({ value })}</p>
            <TakeBackForm {...form} onSend={send(onTakeBack)} />
          </Stack>
        </Dialog>
      );
    case 'comments':
      return <CodedCommentsDialog {...form} comments={comments} onSend={send(onSetComments)} />;
    case 'history':
      return (
        <ResultHistory
          test={test}
          resultId={id}
          onOpenFile={onOpenFile}
          history={history}
          shown={shown}
          recipients={recipients}
          hrefOfRun={hrefOfRun}
          onClose={onClose}
          {...(onReadHistory && { onRetry: () => onReadHistory(id) })}
        />
      );
  }
}

interface CorrectionFormProps<Answer> {
  result: Result;
  correction: Submission;
  onClose: () => void;
  onSend: (answer: Answer) => void;
}

/** Other results that a verifier put on hold together with this one, for the same reason. */
function sharingHold(result: Result, results: readonly Result[]): readonly Result[] {
  const hold = manualHoldOf(result.checks);
  return results.filter((other) => {
    const manual = manualHoldOf(other.checks);
    return (
      other.id !== result.id &&
      other.status === 'held' &&
      hold !== undefined &&
      manual?.at === hold.at &&
      manual.by.id === hold.by.id &&
      // A hold by rejected QC or coded history is released with its own decision.
      String(releasePermissions(other)) === String(releasePermissions(result))
    );
  });
}

interface ReleaseHoldFormProps extends CorrectionFormProps<
  HoldDecision & { others?: readonly Which[] }
> {
  /** Results with the same hold. */
  others: readonly Result[];
}

function ReleaseHoldForm({ correction, onClose, others, onSend }: ReleaseHoldFormProps) {
  const words = useMessages(correctionsMessages);
  const format = useFormat();
  const [withOthers, setWithOthers] = useState(false);
  const form = useLisForm<{ code: string; note: string }, HoldDecision>(releaseHoldForm, {
    defaultValues: { code: '', note: '' },
    words,
    onSubmit: (decision) =>
      onSend({
        ...decision,
        ...(withOthers && { others: others.map(({ id, version }) => ({ id, version })) }),
      }),
    submission: correction,
  });
  return (
    <LisForm form={form} label={words.releaseHoldNow}>
      <SelectField
        label={words.kindOfReason}
        placeholder={words.chooseReason}
        options={holdReleaseReasons.map((value) => ({ value, label: words[value] }))}
        {...form.field('code')}
      />
      <TextField
        label={words.note}
        hint={words.reasonHint}
        optional
        maxLength={300}
        {...form.field('note')}
      />
      {others.length > 0 && (
        <Checkbox
          label={words.releaseOthers({ count: others.length })}
          hint={format.list(others.map(({ test }) => test.name))}
          checked={withOthers}
          onChange={(event) => setWithOthers(event.target.checked)}
        />
      )}
      <FormActions align="end">
        <Button onClick={onClose}>{words.keep}</Button>
        <Button type="submit" variant="primary" busy={form.busy}>
          {words.releaseHoldNow}
        </Button>
      </FormActions>
    </LisForm>
  );
}

function AmendForm({
  result,
  correction,
  comments,
  onClose,
  onSend,
}: CorrectionFormProps<AmendmentRequest> & { comments: Resource<readonly CodedComment[]> }) {
  const words = useMessages(correctionsMessages);
  const decimalMark = useDecimalMark();
  const { coded_values, result_type } = result.test;
  const form = useLisForm<
    {
      value_text: string;
      comment: string;
      comment_ids: string[];
      code: string;
      reason: string;
      override_reason: string;
    },
    AmendmentRequest
  >(amendForm(result, decimalMark), {
    defaultValues: {
      value_text: result.value_text ?? '',
      comment: result.comment,
      comment_ids: result.coded_comments.map(({ id }) => id),
      code: '',
      reason: '',
      override_reason: '',
    },
    words,
    onSubmit: onSend,
    submission: correction,
  });
  const typed = form.methods.watch('value_text');
  const normalised = readAs(typed, decimalMark, result.test);
  const rounded = roundedTo(typed, decimalMark, result.test);
  const { onBlur: _, onChange: __, ref: ___, ...commentIds } = form.field('comment_ids');
  const implausible =
    correction.status === 'rejected' && correction.formError === 'implausible_value';
  return (
    <LisForm form={form} label={words.amendNow}>
      {coded_values.length > 0 && !hasLimits(result_type) ? (
        <SelectField
          label={words.newValue}
          options={coded_values.map(({ display }) => ({ value: display, label: display }))}
          {...form.field('value_text')}
        />
      ) : writtenAs[result_type] === 'document' ? (
        <TextAreaField label={words.newValue} rows={12} dir="auto" {...form.field('value_text')} />
      ) : (
        <TextField
          label={words.newValue}
          maxLength={200}
          inputMode={inputModeOf(result.test)}
          hint={
            rounded === undefined
              ? normalised && words.readAs({ value: normalised })
              : words.roundedTo({ value: rounded })
          }
          {...form.field('value_text')}
        />
      )}
      {implausible && (
        <TextField
          label={words.overrideReason}
          maxLength={200}
          {...form.field('override_reason')}
        />
      )}
      <SelectField
        label={words.kindOfReason}
        placeholder={words.chooseReason}
        options={amendmentReasons.map((value) => ({ value, label: words[value] }))}
        {...form.field('code')}
      />
      <TextField
        label={words.reason}
        hint={words.reasonHint}
        maxLength={300}
        {...form.field('reason')}
      />
      <TextField label={words.comment} optional maxLength={500} {...form.field('comment')} />
      <CodedCommentsField
        {...commentIds}
        optional
        before={result.coded_comments}
        comments={comments}
        chosen={form.methods.watch('comment_ids')}
        onChosen={(ids) => form.methods.setValue('comment_ids', ids, { shouldDirty: true })}
      />
      <FormActions align="end">
        <Button onClick={onClose}>{words.keep}</Button>
        <Button type="submit" variant="primary" busy={form.busy}>
          {words.amendNow}
        </Button>
      </FormActions>
    </LisForm>
  );
}

interface ReasonFormProps extends CorrectionFormProps<Reason> {
  /** Name of the form and its button. */
  label: string;
}

/** Form of a reason only. */
function ReasonForm({ label, correction, onClose, onSend }: ReasonFormProps) {
  const words = useMessages(correctionsMessages);
  const form = useLisForm<Reason, Reason>(reasonForm, {
    defaultValues: { reason: '' },
    words,
    onSubmit: onSend,
    submission: correction,
  });
  return (
    <LisForm form={form} label={label} brief>
      <TextField
        label={words.reason}
        hint={words.reasonHint}
        maxLength={300}
        {...form.field('reason')}
      />
      <FormActions align="end">
        <Button onClick={onClose}>{words.keep}</Button>
        <Button type="submit" variant="primary" busy={form.busy}>
          {label}
        </Button>
      </FormActions>
    </LisForm>
  );
}

function TakeBackForm({ correction, onClose, onSend }: CorrectionFormProps<EnteredInErrorRequest>) {
  const words = useMessages(correctionsMessages);
  const form = useLisForm<{ code: string; reason: string }, EnteredInErrorRequest>(
    enteredInErrorForm,
    {
      defaultValues: { code: '', reason: '' },
      words,
      onSubmit: onSend,
      submission: correction,
    },
  );
  return (
    <LisForm form={form} label={words.takeBackNow}>
      <SelectField
        label={words.kindOfReason}
        placeholder={words.chooseReason}
        options={errorReasons.map((value) => ({ value, label: words[value] }))}
        {...form.field('code')}
      />
      <TextField
        label={words.reason}
        hint={words.reasonHint}
        maxLength={300}
        {...form.field('reason')}
      />
      <FormActions align="end">
        <Button onClick={onClose}>{words.keep}</Button>
        <Button type="submit" variant="primary" tone="critical" busy={form.busy}>
          {words.takeBackNow}
        </Button>
      </FormActions>
    </LisForm>
  );
}
