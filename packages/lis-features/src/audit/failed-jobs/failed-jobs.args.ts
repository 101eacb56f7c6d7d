import type { FailedJob } from '@alms/lis-domain/audit';
import { FIXTURE_NOW, fixtureId } from '@alms/lis-domain/fixtures';
import { ready } from '@alms/ui/resource';
import type { FailedJobsPanelProps } from './failed-jobs-panel.tsx';

export const someFailedJobs: readonly FailedJob[] = [
  {
    id: fixtureId('failed-job', 1),
    job: 'send_notification_mail',
    created_at: '2026-05-12T02:10:00Z',
    failed_at: '2026-05-12T08:31:00Z',
    attempts: 6,
    reason: 'MailGivenUp EENVELOPE',
  },
  {
    id: fixtureId('failed-job', 2),
    job: 'send_hl7_messages',
    created_at: '2026-05-11T21:00:00Z',
    failed_at: '2026-05-11T23:04:00Z',
    attempts: 9,
    reason: 'Error ECONNREFUSED',
  },
  {
    id: fixtureId('failed-job', 3),
    job: 'check_audit_trail',
    created_at: '2026-05-11T01:00:00Z',
    failed_at: '2026-05-11T02:12:00Z',
    attempts: 9,
    reason: 'Expired',
  },
];

export const failedJobsArgs: FailedJobsPanelProps = {
  jobs: ready(someFailedJobs, FIXTURE_NOW),
  onRetryJob: async () => ({ status: 'done' }),
  onRetry: () => {},
};
