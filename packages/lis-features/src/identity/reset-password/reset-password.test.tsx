import { renderUi } from '@alms/ui/testing';
import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { ResetPasswordScreen, type ResetPasswordScreenProps } from './index.ts';
import { resetPasswordArgs } from './reset-password.args.ts';

const show = (props: Partial<ResetPasswordScreenProps> = {}) =>
  renderUi(<ResetPasswordScreen {...resetPasswordArgs} {...props} />);
const title = () => screen.getByRole('heading', { level: 1 });

describe('ResetPasswordScreen', () => {
  it('reports invalid passwords in the specification’s wording', async () => {
    const { user } = show();
    await user.type(screen.getByLabelText('New Password'), 'smallonly');
    await user.type(screen.getByLabelText('Confirm New Password'), 'else{Enter}');
    expect(
      screen.getByText(
        'Password must contain at least one uppercase letter, one lowercase letter, one number and one special character',
      ),
    ).toBeVisible();
    expect(screen.getByLabelText('Confirm New Password')).toHaveAccessibleDescription(
      'Passwords must match',
    );
  });

  it('submits only the new password', async () => {
    const onSave = vi.fn<ResetPasswordScreenProps['onSave']>();
    const { user } = show({ onSave });
    await user.type(screen.getByLabelText('New Password'), 'Green-Tubes-7!');
    await user.type(screen.getByLabelText('Confirm New Password'), 'Green-Tubes-7!{Enter}');
    expect(onSave).toHaveBeenCalledExactlyOnceWith({ newPassword: 'Green-Tubes-7!' });
  });

  it('offers a new link when the token is no longer valid', () => {
    show({ submission: { status: 'rejected', fieldErrors: {}, formError: 'reset_token_invalid' } });
    expect(title()).toHaveTextContent('Invalid reset token');
    expect(screen.getByText(/^This link is incomplete or has expired\./)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Request a new link' })).toHaveAttribute(
      'href',
      '/forgot-password',
    );
    expect(screen.queryByLabelText('New Password')).toBeNull();
  });

  it.each<[string, Partial<ResetPasswordScreenProps>]>([
    ['Choose your password', {}],
    [
      'Invalid invitation link',
      { submission: { status: 'rejected', fieldErrors: {}, formError: 'reset_token_invalid' } },
    ],
    ['Password saved', { submission: { status: 'done' } }],
  ])('does not mention a reset to invited users: %s', (heading, props) => {
    const { container } = show({ ...props, purpose: 'invitation' });
    expect(title()).toHaveTextContent(heading);
    expect(container.textContent).not.toMatch(/reset/i);
  });

  it('reports a failure to invited users', () => {
    show({ purpose: 'invitation', submission: { status: 'failed', error: { kind: 'server' } } });
    expect(screen.getByRole('alert')).toHaveTextContent('Failed to save the password');
  });

  it('confirms the saved password and links to sign-in', () => {
    show({ submission: { status: 'done' } });
    expect(title()).toHaveTextContent('Password reset successful');
    expect(screen.getByRole('link', { name: 'Sign In' })).toHaveAttribute('href', '/login');
  });

  it('reports a failure', () => {
    show({ submission: { status: 'failed', error: { kind: 'server' } } });
    expect(screen.getByRole('alert')).toHaveTextContent('Failed to reset password');
  });
});
