import { writtenAs } from '@alms/lis-domain/catalogue';
import type {
  ReportRecipient,
  Result,
  ResultId,
  ResultVersion,
  Shown,
} from '@alms/lis-domain/results';
import { Button } from '@alms/ui/button';
import { Dialog } from '@alms/ui/dialog';
import { useMessages } from '@alms/ui/i18n';
import { ResourceView, type Resource } from '@alms/ui/resource';
import { Skeleton } from '@alms/ui/skeleton';
import { Timeline, type TimelineEvent } from '@alms/ui/timeline';
import { AttachedFile } from '../../shared/attached-file/index.ts';
import { ClinicalFlag } from '../../shared/clinical-flag/index.ts';
import { NarrativeDiff, NarrativeValue } from '../../shared/narrative-text/index.ts';
import { resultCommentsMessages } from './words/result-comments/index.ts';
import { correctionsMessages } from './words/corrections/index.ts';
import { resultHistoryMessages } from './words/result-history/index.ts';
import type { OnOpenFile } from './file-dialogs.tsx';
import { TraceDetails, type TraceDetailsProps } from './trace-details.tsx';
import { useReasonWords } from './use-reason-words.ts';

export interface ResultHistoryProps {
  test: Result['test'];
  resultId: ResultId;
  /** See `CorrectionActions`. */
  onOpenFile: OnOpenFile | undefined;
  /** All versions of the result, newest first. */
  history: Resource<readonly ResultVersion[]>;
  /** Start of the result’s portal visibility; null: not visible, or never will be. */
  shown?: Shown | null | undefined;
  /** Recipients of the reported value. @default [] */
  recipients?: readonly ReportRecipient[] | undefined;
  /** Link to the QC runs of a test. When omitted, the user may not open them. */
  hrefOfRun?: TraceDetailsProps['hrefOfRun'];
  onClose: () => void;
  onRetry?: () => void;
}

const DONE = {
  pending: 'didOrder',
  entered: 'didEnter',
  held: 'didHold',
  verified: 'didVerify',
  released: 'didVerify',
  amended: 'didAmend',
  not_calculated: 'didNotCalculate',
  cancelled: 'didCancel',
  entered_in_error: 'didTakeBack',
} as const;

const RECEIVED = {
  report: 'didReceiveReport',
  screen: 'didRead',
  message: 'didReceiveMessage',
} as const;

/** All values of a result, each with user, time and the reason for its replacement. */
export function ResultHistory({
  test,
  resultId,
  onOpenFile,
  history,
  shown,
  recipients = [],
  hrefOfRun,
  onClose,
  onRetry,
}: ResultHistoryProps) {
  const words = useMessages(correctionsMessages);
  const steps = useMessages(resultHistoryMessages);
  const reasonWords = useReasonWords();
  const isDocument = writtenAs[test.result_type] === 'document';
  /** Inserts events that are no versions: the portal release and the receipt of reports. */
  const withReports = (events: TimelineEvent[]) =>
    [
      ...events,
      ...(shown ? [{ id: 'shown', at: shown.at, title: steps.didShow, who: shown.by }] : []),
      ...recipients.map(({ channel, name, at }, index) => ({
        id: `recipient-${index}`,
        at,
        title: steps[RECEIVED[channel]],
        who: name,
      })),
    ]
      .map(({ who, ...event }) => ({ ...event, ...(who != null && { who }) }))
      .toSorted((a, b) => Date.parse(b.at) - Date.parse(a.at));
  return (
    <Dialog
      open
      onClose={onClose}
      title={test.name}
      actions={<Button onClick={onClose}>{words.close}</Button>}
    >
      <ResourceView
        resource={history}
        label={words.history}
        skeleton={<Skeleton count={4} />}
        {...(onRetry && { onRetry })}
      >
        {(versions) => (
          <Timeline
            label={words.history}
            events={withReports(
              versions.map((version) => ({
                id: String(version.version),
                at: version.at,
                title: (
                  <VersionTitle
                    version={version}
                    isDocument={isDocument}
                    onOpenFile={onOpenFile && ((file) => onOpenFile({ id: resultId, ...file }))}
                  />
                ),
                ...(version.by !== null && { who: version.by }),
                ...(hasDetail(version) && {
                  detail: (
                    <VersionDetail
                      version={version}
                      isDocument={isDocument}
                      reason={version.hold_release && reasonWords(version.hold_release)}
                      hrefOfRun={hrefOfRun}
                    />
                  ),
                }),
              })),
            )}
          />
        )}
      </ResourceView>
    </Dialog>
  );
}

const isTraced = ({ trace, status }: ResultVersion) => trace !== null && WRITES.includes(status);

const hasDetail = (version: ResultVersion) =>
  isTraced(version) ||
  version.correction !== null ||
  version.hold !== null ||
  version.hold_release !== null;

/** Reason of a change, and the trace of a value that the version introduces. */
function VersionDetail({
  version,
  isDocument,
  reason,
  hrefOfRun,
}: {
  version: ResultVersion;
  isDocument: boolean;
  /** Reason of a released hold. */
  reason: string | null;
  hrefOfRun: TraceDetailsProps['hrefOfRun'];
}) {
  const { hold, correction, trace } = version;
  return (
    <>
      {correction ? <CorrectionDetail version={version} /> : (reason ?? hold?.reason)}
      {isDocument && correction?.kind === 'amended' && (
        <NarrativeDiff before={correction.value_text ?? ''} now={version.value_text ?? ''} />
      )}
      {trace && isTraced(version) && <TraceDetails trace={trace} hrefOfRun={hrefOfRun} />}
    </>
  );
}

/** Reason of a correction, and who verified it. */
function CorrectionDetail({
  version: { correction, correction_verified_by },
}: {
  version: ResultVersion;
}) {
  const words = useMessages(correctionsMessages);
  const steps = useMessages(resultHistoryMessages);
  if (!correction) return null;
  const { code, reason } = correction;
  return [
    code === null ? reason : `${words[code]}. ${reason}`,
    ...(correction_verified_by === null
      ? []
      : [steps.correctionVerifiedBy({ name: correction_verified_by })]),
  ].join(' · ');
}

/** Statuses in which a version introduces a value. */
const WRITES: readonly ResultVersion['status'][] = ['entered', 'held', 'amended'];

interface VersionTitleProps {
  version: ResultVersion;
  /** Whether the value is a text of several lines. */
  isDocument: boolean;
  onOpenFile: ((file: { name: string; version: number }) => void) | undefined;
}

function VersionTitle({
  version: {
    version,
    status,
    value_text,
    unrounded_value,
    attachment,
    unit_display,
    flag,
    flag_reason,
    source,
    instrument,
    correction,
    hold_release,
    rule_reference,
    comments_changed_by,
    coded_comments,
  },
  isDocument,
  onOpenFile,
}: VersionTitleProps) {
  const words = useMessages(correctionsMessages);
  const steps = useMessages(resultHistoryMessages);
  const comments = useMessages(resultCommentsMessages);
  if (comments_changed_by !== null)
    return (
      <>
        {comments.didChange}{' '}
        <bdi>{coded_comments.map(({ code }) => code).join(', ') || comments.noComments}</bdi>
      </>
    );
  const plainly =
    rule_reference === null
      ? steps[hold_release ? 'didReleaseHold' : DONE[status]]
      : steps.didVerifyByRule({ rule: rule_reference });
  const done = correction?.kind === 'retest' ? steps.didRetest : plainly;
  if (value_text === null) return done;
  if (isDocument)
    return (
      <>
        {done} {WRITES.includes(status) && <NarrativeValue text={value_text} />}
      </>
    );
  if (attachment)
    return (
      <>
        {done}{' '}
        <AttachedFile
          name={value_text}
          attachment={attachment}
          onDownload={onOpenFile && (() => onOpenFile({ name: value_text, version }))}
        />{' '}
        {words.fileVersion({ version: attachment.version })}
      </>
    );
  return (
    <>
      {done}{' '}
      <bdi>
        <b>{value_text}</b> {unit_display}
      </bdi>{' '}
      {unrounded_value !== null && <small>{steps.unrounded({ value: unrounded_value })}</small>}{' '}
      {flag !== null && <ClinicalFlag flag={flag} reason={flag_reason} />}
      {instrument && WRITES.includes(status) && (
        <>
          {' '}
          {words[source === 'instrument' ? 'readFrom' : 'measuredOn']({
            instrument: instrument.name,
          })}
        </>
      )}
    </>
  );
}
