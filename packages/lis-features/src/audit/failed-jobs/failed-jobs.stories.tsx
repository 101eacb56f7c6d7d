import { FIXTURE_NOW } from '@alms/lis-domain/fixtures';
import { loading, ready } from '@alms/ui/resource';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { FailedJobsPanel, type FailedJobsPanelProps } from './failed-jobs-panel.tsx';
import { failedJobsArgs, someFailedJobs } from './failed-jobs.args.ts';

/** Part of Tenant Management: background jobs that failed after all automatic retries. */
const meta = {
  title: 'Features/Audit/Failed jobs',
  component: FailedJobsPanel,
  args: { ...failedJobsArgs, onRetryJob: fn(failedJobsArgs.onRetryJob), onRetry: fn() },
} satisfies Meta<typeof FailedJobsPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Loading: Story = { args: { jobs: loading } };

export const Empty: Story = { args: { jobs: { status: 'empty', reason: 'none-yet' } } };

export const Failed: Story = {
  args: { jobs: { status: 'error', error: { kind: 'server', requestId: 'req-7f3a91' } } },
};

/** Retries a job by keyboard. */
export const Retried: Story = {
  play: async ({ args, canvas }) => {
    canvas.getByRole('button', { name: /^Retry Notification email/ }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByText('Notification email will run again')).toBeVisible();
    await expect(args.onRetryJob).toHaveBeenCalledWith({ id: someFailedJobs[0]?.id });
  },
};

/** Another administrator retried the job first. */
export const AlreadyRetried: Story = {
  args: {
    onRetryJob: fn<FailedJobsPanelProps['onRetryJob']>(async () => ({
      status: 'rejected',
      fieldErrors: {},
      formError: 'not_found',
    })),
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Retry HL7/ }));
    await expect(await canvas.findByText(/no longer in the list/)).toBeVisible();
  },
};

export const LongText: Story = {
  args: {
    jobs: ready(
      someFailedJobs.map((job) => ({
        ...job,
        reason: `${job.reason}${'_OF_THE_INTERREGIONAL_NETWORK'.repeat(4)}`,
      })),
      FIXTURE_NOW,
    ),
  },
};

/** The server lists at most 200 jobs. */
export const Many: Story = {
  args: {
    jobs: ready(
      Array.from({ length: 200 }, (_, index) => ({
        ...someFailedJobs[index % someFailedJobs.length]!,
        id: `00000000-0000-7000-8000-${String(index).padStart(12, '0')}`,
      })),
      FIXTURE_NOW,
    ),
  },
};

export const RightToLeft: Story = { globals: { locale: 'ar-XB' } };

export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };
