import type { Submission } from '@alms/ui/resource';
import { renderUi } from '@alms/ui/testing';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { SubmissionAlert } from './index.ts';

const words = { version_stale: 'Updated by another user' };
const show = (submission: Submission) =>
  renderUi(<SubmissionAlert submission={submission} words={words} />);

describe('SubmissionAlert', () => {
  it.each<Submission>([{ status: 'idle' }, { status: 'submitting' }, { status: 'done' }])(
    'renders nothing when $status',
    (submission) => {
      expect(show(submission).container.querySelector('[data-component=alert]')).toBeNull();
    },
  );

  it.each<[string, Submission, string]>([
    [
      'the feature’s message for a rejection',
      { status: 'rejected', fieldErrors: {}, formError: 'version_stale' },
      'Updated by another user',
    ],
    [
      'a generic message for a rejection without its own',
      { status: 'rejected', fieldErrors: {}, formError: 'result_state' },
      'not accepted',
    ],
    [
      'a generic message for a rejection without a code',
      { status: 'rejected', fieldErrors: {} },
      'not accepted',
    ],
    [
      'the exceeded limit of the plan',
      { status: 'rejected', fieldErrors: { max_users: '5' }, formError: 'quota_exceeded' },
      'allows 5 users',
    ],
    [
      'a failure with its reference number',
      { status: 'failed', error: { kind: 'server', requestId: 'req-7' } },
      'Reference req-7.',
    ],
  ])('shows %s', (_, submission, text) => {
    show(submission);
    expect(screen.getByRole('alert')).toHaveTextContent(text);
  });
});
