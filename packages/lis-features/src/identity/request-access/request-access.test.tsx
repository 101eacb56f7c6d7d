import { aPublicInfo } from '@alms/lis-domain/fixtures';
import { renderUi } from '@alms/ui/testing';
import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { RequestAccessScreen, type RequestAccessScreenProps } from './index.ts';
import { requestAccessArgs } from './request-access.args.ts';

const show = (props: Partial<RequestAccessScreenProps> = {}) =>
  renderUi(<RequestAccessScreen {...requestAccessArgs} {...props} />);
const title = () => screen.getByRole('heading', { level: 1 });

describe('RequestAccessScreen', () => {
  it('names the facility, and the purpose alone while the facility is unknown', () => {
    const { rerender } = show();
    const { facility_name } = aPublicInfo('northside');
    expect(title()).toHaveTextContent(`Request access to ${facility_name}`);
    const error = { kind: 'server' } as const;
    rerender(<RequestAccessScreen {...requestAccessArgs} facility={{ status: 'error', error }} />);
    expect(title().textContent).toBe('Request access');
  });

  it('submits everything except the password confirmation', async () => {
    const onRequest = vi.fn<RequestAccessScreenProps['onRequest']>();
    const { user } = show({ onRequest });
    await user.type(screen.getByLabelText('Full Name'), 'Ada Testwell');
    await user.type(screen.getByLabelText('Email Address'), 'ada@example.test');
    await user.type(screen.getByLabelText('Password'), 'seven green tubes');
    await user.type(screen.getByLabelText('Confirm Password'), 'seven green tubes{Enter}');
    expect(onRequest).toHaveBeenCalledExactlyOnceWith({
      full_name: 'Ada Testwell',
      email: 'ada@example.test',
      password: 'seven green tubes',
    });
  });

  it('rejects a password that contains the applicant’s name', async () => {
    const onRequest = vi.fn<RequestAccessScreenProps['onRequest']>();
    const { user } = show({ onRequest });
    await user.type(screen.getByLabelText('Full Name'), 'Ada Testwell');
    await user.type(screen.getByLabelText('Email Address'), 'ada@example.test');
    await user.type(screen.getByLabelText('Password'), 'testwell');
    await user.type(screen.getByLabelText('Confirm Password'), 'testwell{Enter}');
    expect(screen.getByLabelText('Password')).toHaveAccessibleDescription(/too easy to guess/);
    expect(onRequest).not.toHaveBeenCalled();
  });

  it('refers to the mailbox after the request', () => {
    show({ submission: { status: 'done' } });
    expect(title()).toHaveTextContent('Confirm your email address');
    expect(screen.queryByLabelText('Full Name')).toBeNull();
    expect(screen.getByRole('link', { name: 'Back to Login' })).toHaveAttribute('href', '/login');
  });

  it.each<[RequestAccessScreenProps['submission'], string]>([
    [
      { status: 'rejected', fieldErrors: {}, formError: 'rate_limited' },
      'Too many requests with this address. Try again in an hour.',
    ],
    [{ status: 'failed', error: { kind: 'server' } }, 'Access request not sent. Try again.'],
  ])('reports a refusal: %j', (submission, text) => {
    show({ submission });
    expect(screen.getByRole('alert')).toHaveTextContent(text);
  });
});
