import { renderUi } from '@alms/ui/testing';
import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import {
  ConfirmEmailNotice,
  ConfirmEmailScreen,
  type ConfirmEmailNoticeProps,
  type ConfirmEmailScreenProps,
} from './index.ts';
import { confirmEmailArgs, confirmEmailNoticeArgs } from './confirm-email.args.ts';

const show = (props: Partial<ConfirmEmailScreenProps> = {}) =>
  renderUi(<ConfirmEmailScreen {...confirmEmailArgs} {...props} />);
const notice = (props: Partial<ConfirmEmailNoticeProps> = {}) =>
  renderUi(<ConfirmEmailNotice {...confirmEmailNoticeArgs} {...props} />);
const title = () => screen.getByRole('heading', { level: 1 });

describe('ConfirmEmailScreen', () => {
  it('confirms on button press, not on page load', async () => {
    const onConfirm = vi.fn();
    const { user } = show({ onConfirm });
    expect(onConfirm).not.toHaveBeenCalled();
    await user.click(screen.getByRole('button', { name: 'Confirm Address' }));
    expect(onConfirm).toHaveBeenCalledOnce();
  });

  it('links to the next page after the confirmation', () => {
    show({ submission: { status: 'done' } });
    expect(title()).toHaveTextContent('Email address confirmed');
    expect(screen.getByRole('link', { name: 'Continue' })).toHaveAttribute('href', '/onboarding');
  });

  it('offers a new link instead of an incomplete, expired or used one', () => {
    show({
      submission: { status: 'rejected', fieldErrors: {}, formError: 'confirmation_token_invalid' },
    });
    expect(title()).toHaveTextContent('This link is incomplete or has expired');
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.getByRole('link', { name: 'Sign in for a new link' })).toHaveAttribute(
      'href',
      '/app/dashboard',
    );
    expect(screen.getByRole('link', { name: 'Back to Login' })).toHaveAttribute('href', '/login');
  });

  it('explains what follows the confirmation of an access request', () => {
    show({ purpose: 'access-request', submission: { status: 'done' } });
    expect(
      screen.getByText(
        'The facility’s administrators received your request. You receive their decision by email.',
      ),
    ).toBeVisible();
    expect(screen.getByRole('link', { name: 'Back to Login' })).toHaveAttribute(
      'href',
      '/onboarding',
    );
  });

  it('offers a new access request instead of an expired or used link', () => {
    show({
      purpose: 'access-request',
      submission: { status: 'rejected', fieldErrors: {}, formError: 'confirmation_token_invalid' },
    });
    expect(screen.getByRole('link', { name: 'Request access again' })).toHaveAttribute(
      'href',
      '/app/dashboard',
    );
  });

  it.each<[string, ConfirmEmailScreenProps['submission'], string]>([
    [
      'too many attempts',
      { status: 'rejected', fieldErrors: {}, formError: 'rate_limited' },
      'Too many links were requested. Wait a minute and try again.',
    ],
    [
      'no connection',
      { status: 'failed', error: { kind: 'offline' } },
      'No connection to the server.',
    ],
  ])('keeps the button after %s', (_case, submission, text) => {
    show({ submission });
    expect(screen.getByRole('alert')).toHaveTextContent(text);
    expect(screen.getByRole('button', { name: 'Confirm Address' })).toBeEnabled();
  });
});

describe('ConfirmEmailNotice', () => {
  it('names the unconfirmed address and the blocked feature, and sends the link again', async () => {
    const onSendAgain = vi.fn();
    const { user } = notice({ onSendAgain });
    expect(
      screen.getByText(
        'We emailed a link to admin@northside.test. Invitations are sent after you confirm this address.',
      ),
    ).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Send again' }));
    expect(onSendAgain).toHaveBeenCalledOnce();
  });

  it('reports that another link was sent', () => {
    notice({ submission: { status: 'done' } });
    expect(screen.getByText(/^We emailed a new link to admin@northside.test/)).toHaveRole('status');
  });

  it('reports that sending failed', () => {
    notice({ submission: { status: 'rejected', fieldErrors: {}, formError: 'conflict' } });
    expect(screen.getByRole('alert')).toHaveTextContent('This address is already confirmed.');
  });
});
