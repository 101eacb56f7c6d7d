import type { FailedJob } from '@alms/lis-domain/audit';
import { Alert } from '@alms/ui/alert';
import { Button } from '@alms/ui/button';
import { Card } from '@alms/ui/card';
import { DataTable, type DataTableColumn } from '@alms/ui/data-table';
import { useFormat, useMessages } from '@alms/ui/i18n';
import type { Resource, Submission } from '@alms/ui/resource';
import { Text } from '@alms/ui/text';
import { useState } from 'react';
import { SubmissionAlert } from '../../shared/submission-alert/index.ts';
import * as S from './failed-jobs.styles.ts';
import { failedJobsMessages } from './words/index.ts';

export interface FailedJobsPanelProps {
  /** Failed jobs of the facility, newest first. */
  jobs: Resource<readonly FailedJob[]>;
  /** Enqueues a failed job again. Known refusal: `not_found`. */
  onRetryJob: (job: { id: string }) => Promise<Submission>;
  /** Loads the list again after an error. */
  onRetry?: () => void | Promise<void>;
}

/** The last retry of a job, and its outcome. */
interface Retried {
  job: FailedJob;
  submission: Submission;
}

/** Background jobs that failed after all automatic retries. Administrators can run them again. */
export function FailedJobsPanel({ jobs, onRetryJob, onRetry }: FailedJobsPanelProps) {
  const words = useMessages(failedJobsMessages);
  const format = useFormat();
  const [retried, setRetried] = useState<Retried>();
  const isBusy = retried?.submission.status === 'submitting';
  const canRetry =
    jobs.status === 'ready' && (jobs.freshness === 'fresh' || jobs.freshness === 'refreshing');

  const retry = async (job: FailedJob) => {
    setRetried({ job, submission: { status: 'submitting' } });
    setRetried({ job, submission: await onRetryJob({ id: job.id }) });
  };
  const columns: DataTableColumn<FailedJob>[] = [
    { id: 'task', header: words.task, rowHeader: true, render: ({ job }) => words[job] },
    {
      id: 'failed',
      header: words.failedAt,
      width: '13rem',
      render: ({ failed_at }) => <span data-part="figures">{format.dateTime(failed_at)}</span>,
    },
    {
      id: 'attempts',
      header: words.attempts,
      align: 'end',
      width: '7rem',
      render: ({ attempts }) => format.number(attempts),
    },
    {
      id: 'error',
      header: words.error,
      render: ({ reason }) => (
        <Text as="span" code dir="ltr">
          {reason}
        </Text>
      ),
    },
    {
      id: 'actions',
      header: words.actions,
      headerHidden: true,
      align: 'end',
      width: '9rem',
      render: (job) =>
        canRetry && (
          <Button
            size="small"
            busy={isBusy && retried?.job.id === job.id}
            disabled={isBusy && retried?.job.id !== job.id}
            aria-label={words.retryNamed({
              task: words[job.job],
              time: format.dateTime(job.failed_at),
            })}
            onClick={() => void retry(job)}
          >
            {words.retry}
          </Button>
        ),
    },
  ];
  return (
    <Card heading={words.title} body="flush" data-component="failed-jobs-panel">
      <S.Note>
        <Text tone="muted">{words.context}</Text>
        <Outcome retried={retried} />
      </S.Note>
      <DataTable<FailedJob>
        columns={columns}
        resource={jobs}
        rowKey={({ id }) => id}
        caption={words.tasks}
        headingLevel={3}
        height="24rem"
        skeletonRows={3}
        empty={{ 'none-yet': { title: words.emptyTitle, body: words.emptyBody } }}
        {...(onRetry && { onRetry })}
      />
    </Card>
  );
}

function Outcome({ retried }: { retried: Retried | undefined }) {
  const words = useMessages(failedJobsMessages);
  if (retried === undefined) return null;
  const { job, submission } = retried;
  return submission.status === 'done' ? (
    <Alert tone="positive" live="polite" title={words.retried({ task: words[job.job] })} />
  ) : (
    <SubmissionAlert submission={submission} words={words} />
  );
}
