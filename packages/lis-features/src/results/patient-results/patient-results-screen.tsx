import type { PatientSummary } from '@alms/lis-domain/patients';
import type { PatientResult, ResultsToCome } from '@alms/lis-domain/results';
import { Button } from '@alms/ui/button';
import { Card } from '@alms/ui/card';
import { Heading } from '@alms/ui/heading';
import { useFormat, useMessages } from '@alms/ui/i18n';
import { PageHeader } from '@alms/ui/page-header';
import { ResourceView, type Resource, type Submission } from '@alms/ui/resource';
import { Skeleton } from '@alms/ui/skeleton';
import { Text } from '@alms/ui/text';
import type { ReactNode } from 'react';
import { PatientBanner } from '../../shared/patient-banner/index.ts';
import { usePortalVisibilityWords } from '../../shared/portal-visibility/index.ts';
import { SubmissionAlert } from '../../shared/submission-alert/index.ts';
import { DownloadButton, GroupCard } from './group-card.tsx';
import { patientResultsMessages } from './words/index.ts';
import * as S from './patient-results.styles.ts';
import { ReadingCard } from './reading-card.tsx';
import { resultGroups } from './result-groups.ts';
import { TrendCard } from './trend-card.tsx';

export interface PatientResultsScreenProps {
  /** The patient of the results. */
  patient: PatientSummary;
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
  /** Reloads the results. */
  onRetry?: () => void | Promise<void>;
  /** Loads older results. When omitted, there are none. */
  onMore?: (() => void) | undefined;
  /** Downloads the report of a result’s order. When omitted, no button is shown. */
  onDownload?: ((resultId: string) => void) | undefined;
  /** Downloads a result that is a file. When omitted, only its name is shown. */
  onOpenFile?: ((result: PatientResult) => void) | undefined;
  /** State of the download of a report or file. */
  download?: Submission;
  /** Additional content in the side column, such as appointments. When omitted, none is shown. */
  aside?: ReactNode;
}

/**
 * Released results in plain language for patients, by order, newest first.
 *
 * Makes no claims beyond the record: it does not state that a clinician was notified, and never
 * presents a result without a usual range as normal.
 */
export function PatientResultsScreen({
  patient,
  results,
  toCome = [],
  viewer,
  onRetry,
  onMore,
  onDownload,
  onOpenFile,
  download = { status: 'idle' },
  aside,
}: PatientResultsScreenProps) {
  const words = useMessages(patientResultsMessages);
  const forStaff = viewer === 'staff';
  const busy = download.status === 'submitting';
  // Sample results have no report.
  const newest =
    results.status === 'ready' && results.freshness !== 'sample'
      ? resultGroups(results.data)[0]
      : undefined;
  const newestReport = newest && onDownload && (
    <DownloadButton group={newest} main busy={busy} onDownload={onDownload} />
  );
  return (
    <S.Root data-component="patient-results-screen">
      {forStaff ? (
        <div data-part="head">
          <Heading level={2} size="large">
            {words.results}
          </Heading>
          {newestReport}
        </div>
      ) : (
        <>
          <PageHeader title={words.title} context={words.context} actions={newestReport} />
          <PatientBanner patient={patient} frame="card" />
        </>
      )}
      <SubmissionAlert submission={download} words={words} />
      {toCome.length > 0 && <ToCome orders={toCome} />}
      <ResourceView
        resource={results}
        label={words.results}
        skeleton={
          <div data-part="waiting">
            <GroupSkeleton />
          </div>
        }
        empty={{
          'none-yet': {
            title: words.noneYetTitle,
            body: forStaff ? words.noneYetBodyStaff : words.noneYetBody,
          },
        }}
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
                  onOpenFile={onOpenFile}
                  action={
                    newest &&
                    index > 0 &&
                    onDownload && (
                      <DownloadButton group={group} busy={busy} onDownload={onDownload} />
                    )
                  }
                />
              ))}
              {onMore && (
                <Button size="large" onClick={onMore}>
                  {words.more}
                </Button>
              )}
            </div>
            <div data-part="groups">
              <ReadingCard results={all} />
              <TrendCard results={all} />
              {aside}
            </div>
          </div>
        )}
      </ResourceView>
    </S.Root>
  );
}

/**
 * Number of pending results by order. Staff also see released results that are not visible to the
 * patient, and why.
 */
function ToCome({ orders }: { orders: readonly ResultsToCome[] }) {
  const words = useMessages(patientResultsMessages);
  const format = useFormat();
  const visibilityWords = usePortalVisibilityWords();
  const orderWords = ({ order_number, collected_at }: ResultsToCome) =>
    collected_at === null
      ? words.testsUndated({ number: order_number })
      : words.testsOf({ date: format.longDate(collected_at) });
  return (
    <Card heading={words.toCome} body="lines">
      {orders.map((order) => (
        <li key={order.order_id}>
          {order.count > 0 && (
            <p>{words.toComeOf({ order: orderWords(order), count: order.count })}</p>
          )}
          {order.withheld.map(({ result_id, test_name, visibility, from }) => (
            <Text key={result_id} tone="muted">
              {words.withheld({ test: test_name, why: visibilityWords(visibility, from) })}
            </Text>
          ))}
        </li>
      ))}
    </Card>
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
