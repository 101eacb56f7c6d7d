import type { PatientSummary } from '@alms/lis-domain/patients';
import type { PatientResult, ResultsToCome, ResultId } from '@alms/lis-domain/results';
import { Alert } from '@alms/ui/alert';
import { Card } from '@alms/ui/card';
import { Heading } from '@alms/ui/heading';
import { useMessages } from '@alms/ui/i18n';
import { Link } from '@alms/ui/link';
import { ResourceView, type Resource, type Submission } from '@alms/ui/resource';
import { Skeleton } from '@alms/ui/skeleton';
import { useId } from 'react';
import { SubmissionAlert } from '../../shared/submission-alert/index.ts';
import { DownloadButton } from './download-button.tsx';
import { NextStepCard, type NextAppointment } from './next-step-card.tsx';
import { OlderCard } from './older-card.tsx';
import * as S from './patient-results.styles.ts';
import { ReadingCard } from './reading-card.tsx';
import { ReportCard } from './report-card.tsx';
import { useReportWords } from './report-words.ts';
import { resultGroups, type ResultGroup } from './result-groups.ts';
import { PendingLine, ToCome } from './to-come.tsx';
import { TrendCard } from './trend-card.tsx';
import { patientResultsMessages } from './words/index.ts';

export interface PatientResultsScreenProps {
  /** The patient of the results; undefined while loading. */
  patient: Pick<PatientSummary, 'full_name'> | undefined;
  /** Released results, newest first. */
  results: Resource<readonly PatientResult[]>;
  /**
   * Orders with pending results; staff also see which ones and why. When omitted or empty, none are
   * mentioned.
   */
  toCome?: readonly ResultsToCome[] | undefined;
  /**
   * The user: the patient, or staff in the patient portal view. Staff use it within a page that
   * already names the patient.
   */
  viewer: 'patient' | 'staff';
  /**
   * What follows for the patient: the next appointment, and the page of appointments. When omitted,
   * no next step is shown.
   */
  nextStep?: { appointment: Resource<NextAppointment>; appointmentsHref: string } | undefined;
  /** Page with the older reports. When omitted, they are below the newest one. */
  allHref?: string | undefined;
  /** Reloads the results. */
  onRetry?: () => void | Promise<void>;
  /** Loads older results. When omitted, there are none. */
  onMore?: (() => void) | undefined;
  /** Downloads the report of a result’s order. When omitted, no button is shown. */
  onDownload?: ((resultId: ResultId) => void) | undefined;
  /** Downloads a result that is a file. When omitted, only its name is shown. */
  onOpenFile?: ((result: PatientResult) => void) | undefined;
  /** State of the download of a report or file. */
  download?: Submission;
}

/**
 * The newest report in plain language for patients, what comes next, and older reports.
 *
 * Makes no claims beyond the record: it does not state that a clinician was notified, gives no
 * advice of its own, and never presents a result without a usual range as normal.
 */
export function PatientResultsScreen({
  patient,
  results,
  toCome = [],
  viewer,
  nextStep,
  allHref,
  onRetry,
  onMore,
  onDownload,
  onOpenFile,
  download = { status: 'idle' },
}: PatientResultsScreenProps) {
  const words = useMessages(patientResultsMessages);
  const olderId = useId();
  const forStaff = viewer === 'staff';
  const busy = download.status === 'submitting';
  const [newest, ...older] = results.status === 'ready' ? resultGroups(results.data) : [];
  const hasOlder = older.length > 0 || onMore !== undefined;
  // Sample results have no report.
  const isSample = results.status === 'ready' && results.freshness === 'sample';
  const downloads = isSample ? undefined : onDownload;
  const anchor = hasOlder ? `#${olderId}` : undefined;
  return (
    <S.Root data-component="patient-results-screen">
      {forStaff ? (
        <div data-part="head">
          <Heading level={2} size="large">
            {words.results}
          </Heading>
          {newest && downloads && (
            <DownloadButton group={newest} main busy={busy} onDownload={downloads} />
          )}
        </div>
      ) : (
        <Head patient={patient} newest={newest} allHref={newest && (allHref ?? anchor)} />
      )}
      <SubmissionAlert submission={download} words={words} />
      {forStaff && toCome.length > 0 && <ToCome orders={toCome} />}
      <ResourceView
        resource={results}
        label={words.results}
        headingLevel={forStaff ? 3 : 2}
        skeleton={<ReportSkeleton />}
        empty={{
          'none-yet': {
            title: words.noneYetTitle,
            body: forStaff ? words.noneYetBodyStaff : words.noneYetBody,
          },
        }}
        {...(onRetry && { onRetry })}
      >
        {(all) =>
          newest && (
            <S.Columns>
              <div data-part="report">
                {newest.results.some(({ critical, taken_back }) => critical && !taken_back) && (
                  <Alert tone="critical" title={words.readingTitleUrgent} size="large">
                    {words.readingFar}
                  </Alert>
                )}
                <ReportCard group={newest} all={all} onOpenFile={onOpenFile} />
                {!forStaff && <PendingLine orders={toCome} />}
              </div>
              {nextStep && (
                <div data-part="next">
                  <NextStepCard group={newest} {...nextStep} onDownload={downloads} busy={busy} />
                </div>
              )}
              {hasOlder && allHref === undefined && (
                <div data-part="older" id={olderId} tabIndex={-1}>
                  <OlderCard
                    groups={older}
                    all={all}
                    onOpenFile={onOpenFile}
                    onDownload={downloads}
                    busy={busy}
                    onMore={onMore}
                  />
                </div>
              )}
              <div data-part="aside">
                <TrendCard results={all} />
                <ReadingCard results={all} />
              </div>
            </S.Columns>
          )
        }
      </ResourceView>
      {!forStaff && !newest && <PendingLine orders={toCome} />}
    </S.Root>
  );
}

interface HeadProps extends Pick<PatientResultsScreenProps, 'patient' | 'allHref'> {
  newest: ResultGroup | undefined;
}

/** Title of the newest report, with whose and by whom it was ordered. */
function Head({ patient, newest, allHref }: HeadProps) {
  const words = useMessages(patientResultsMessages);
  const { titleOf } = useReportWords();
  return (
    <S.Head>
      <Heading level={1} size="large" tabIndex={-1}>
        {newest ? titleOf(newest) : words.title}
      </Heading>
      {allHref !== undefined && <Link href={allHref}>{words.allResults}</Link>}
      <p>
        {[
          ...(patient ? [words.contextOf({ patient: patient.full_name })] : []),
          ...(newest ? [words.orderedBy({ doctor: newest.orderedBy })] : []),
        ].join(' ')}
      </p>
    </S.Head>
  );
}

function ReportSkeleton() {
  return (
    // Reserves the window's height while results load, so that content below does not shift.
    <div data-part="waiting">
      <Card body="flush">
        <S.Count>
          <Skeleton width="14rem" height="16px" />
        </S.Count>
        <S.Lines>
          {['a', 'b'].map((key) => (
            <li key={key}>
              <Skeleton count={3} height="16px" />
            </li>
          ))}
        </S.Lines>
      </Card>
    </div>
  );
}
