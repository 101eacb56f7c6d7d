import type { PatientSummary } from '@alms/lis-domain/patients';
import type { PatientResult } from '@alms/lis-domain/results';
import { Alert } from '@alms/ui/alert';
import { Button } from '@alms/ui/button';
import { Card } from '@alms/ui/card';
import { useFormat, useMessages } from '@alms/ui/i18n';
import { DownloadGlyph, EyeGlyph, Icon } from '@alms/ui/icon';
import { PageHeader } from '@alms/ui/page-header';
import { ResourceView, type Resource, type Submission } from '@alms/ui/resource';
import { Skeleton } from '@alms/ui/skeleton';
import type { ReactNode } from 'react';
import { PatientBanner } from '../../shared/patient-banner/index.js';
import { SubmissionAlert } from '../../shared/submission-alert/index.js';
import { patientResultsMessages } from './patient-results.messages.js';
import * as S from './patient-results.styles.js';
import { ResultLine } from './result-line.js';
import { previousResult, resultGroups, type ResultGroup } from './result-groups.js';
import { useSummaryWords } from './use-summary-words.js';

export interface PatientResultsScreenProps {
  /** Whose results these are. */
  patient: PatientSummary;
  /** Released results, newest first. */
  results: Resource<readonly PatientResult[]>;
  /** Who reads: the patient, or staff who look at what the patient sees. Staff are told that the look is recorded. */
  viewer: 'patient' | 'staff';
  /** Asks for the results again. */
  onRetry?: () => void | Promise<void>;
  /** Reads older results. When omitted, there are none. */
  onMore?: (() => void) | undefined;
  /** Hands over the report of the order a result belongs to. When omitted, there is no button. */
  onDownload?: ((resultId: string) => void) | undefined;
  /** How handing over the report went. */
  download?: Submission;
  /** More about the patient, at the side: appointments, what to do next. When omitted, nothing. */
  aside?: ReactNode;
}

/**
 * What patients read: their released results in plain words, by order, newest first. It claims nothing the record does not say: not that
 * somebody was told, and never that a result without a usual range is all right.
 */
export function PatientResultsScreen({ patient, results, viewer, onRetry, onMore, onDownload, download = { status: 'idle' }, aside }: PatientResultsScreenProps) {
  const words = useMessages(patientResultsMessages);
  const forStaff = viewer === 'staff';
  const busy = download.status === 'submitting';
  // Invented results have no report.
  const newest = results.status === 'ready' && results.freshness !== 'sample' ? resultGroups(results.data)[0] : undefined;
  return (
    <S.Root data-component="patient-results-screen">
      <PageHeader
        title={forStaff ? words.titleOf({ name: patient.full_name }) : words.title}
        context={words.context}
        actions={newest && onDownload && <DownloadButton group={newest} main busy={busy} onDownload={onDownload} />}
      />
      {forStaff && <Alert tone="caution" glyph={EyeGlyph} title={words.staffTitle}>{words.staffBody}</Alert>}
      <PatientBanner patient={patient} frame="card" />
      <SubmissionAlert submission={download} words={words} />
      <ResourceView
        resource={results}
        label={words.results}
        skeleton={<GroupSkeleton />}
        empty={{ 'none-yet': { title: words.noneYetTitle, body: forStaff ? words.noneYetBodyStaff : words.noneYetBody } }}
        {...(onRetry && { onRetry })}
      >
        {(all) => (
          <div data-part="columns">
            <div data-part="groups">
              {resultGroups(all).map((group, index) => (
                <GroupCard
                  key={group.orderId}
                  group={group}
                  all={all}
                  action={newest && index > 0 && onDownload && <DownloadButton group={group} busy={busy} onDownload={onDownload} />}
                />
              ))}
              {onMore && <Button size="large" onClick={onMore}>{words.more}</Button>}
            </div>
            <div data-part="groups">
              <ReadingCard results={all} />
              {aside}
            </div>
          </div>
        )}
      </ResourceView>
    </S.Root>
  );
}

interface DownloadButtonProps {
  group: ResultGroup;
  /** The newest order's: the one filled button of the screen. @default false */
  main?: boolean;
  busy: boolean;
  onDownload: (resultId: string) => void;
}

/** The report of one order; any of its results leads to it. */
function DownloadButton({ group: { collectedAt, results }, main = false, busy, onDownload }: DownloadButtonProps) {
  const words = useMessages(patientResultsMessages);
  const format = useFormat();
  const [first] = results;
  if (!first) return null;
  return (
    <Button
      variant={main ? 'primary' : 'secondary'}
      size={main ? 'large' : 'medium'}
      leading={<Icon glyph={DownloadGlyph} size={main ? 'medium' : 'small'} />}
      aria-label={collectedAt === null ? undefined : words.downloadOf({ date: format.longDate(collectedAt) })}
      busy={busy}
      onClick={() => onDownload(first.id)}
    >
      {main ? words.download : words.report}
    </Button>
  );
}

interface GroupCardProps {
  group: ResultGroup;
  all: readonly PatientResult[];
  action: ReactNode;
}

function GroupCard({ group: { orderNumber, collectedAt, results }, all, action }: GroupCardProps) {
  const words = useMessages(patientResultsMessages);
  const format = useFormat();
  const summary = useSummaryWords();
  const heading = collectedAt === null ? words.testsUndated({ number: orderNumber }) : words.testsOf({ date: format.longDate(collectedAt) });
  return (
    <Card heading={heading} headerActions={action} body="lines">
      <li data-part="summary">{summary(results)}</li>
      {results.map((result) => (
        <li key={result.id}><ResultLine result={result} previous={previousResult(result, all)} /></li>
      ))}
    </Card>
  );
}

/** Says what the words mean and what they do not; more urgently when a value is critical. */
function ReadingCard({ results }: { results: readonly PatientResult[] }) {
  const words = useMessages(patientResultsMessages);
  const latest = resultGroups(results)[0]?.results ?? [];
  return (
    <>
      {latest.some(({ critical }) => critical) && <Alert tone="critical" title={words.readingTitleUrgent} size="large">{words.readingFar}</Alert>}
      <Card heading={words.readingTitle}>
        <div data-part="reading">
          <p>{words.readingRange}</p>
          <p>{words.readingDoctor}</p>
        </div>
      </Card>
    </>
  );
}

function GroupSkeleton() {
  return (
    <Card heading={<Skeleton width="12rem" height="16px" />} body="lines">
      {['a', 'b', 'c', 'd'].map((key) => (
        <li key={key}>
          <S.Line>
            <Skeleton width="9rem" />
            <Skeleton width="5rem" height="20px" />
            <Skeleton width="8rem" />
            <Skeleton height="16px" />
          </S.Line>
        </li>
      ))}
    </Card>
  );
}
