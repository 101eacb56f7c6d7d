import { FIXTURE_NOW } from '@alms/lis-domain/fixtures';
import type { Submission } from '@alms/ui/resource';
import { renderUi } from '@alms/ui/testing';
import { screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { failedJobsArgs, someFailedJobs } from './failed-jobs.args.ts';
import { FailedJobsPanel, type FailedJobsPanelProps } from './index.ts';

const show = (props: Partial<FailedJobsPanelProps> = {}) =>
  renderUi(<FailedJobsPanel {...failedJobsArgs} {...props} />);

it('names the task, its attempts and its last error', () => {
  show();
  const row = within(screen.getByRole('row', { name: /HL7 message delivery/ }));
  expect(row.getByText('9')).toBeInTheDocument();
  expect(row.getByText('Error ECONNREFUSED')).toBeInTheDocument();
});

it('disables other retries while one is running', async () => {
  let finish = (_: Submission) => {};
  const onRetryJob = vi.fn(() => new Promise<Submission>((resolve) => (finish = resolve)));
  const { user } = show({ onRetryJob });
  await user.click(screen.getByRole('button', { name: /^Retry HL7/ }));
  expect(screen.getByRole('button', { name: /^Retry Notification/ })).toBeDisabled();
  finish({ status: 'failed', error: { kind: 'offline' } });
  expect(await screen.findByRole('alert')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: /^Retry Notification/ })).toBeEnabled();
  expect(onRetryJob).toHaveBeenCalledExactlyOnceWith({ id: someFailedJobs[1]?.id });
});

it('offers no retry on stale data', () => {
  show({
    jobs: { status: 'ready', data: someFailedJobs, freshness: 'stale', asOf: FIXTURE_NOW },
  });
  expect(screen.queryByRole('button', { name: /^Retry/ })).toBeNull();
});
