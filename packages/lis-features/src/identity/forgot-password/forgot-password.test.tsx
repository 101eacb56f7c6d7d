import { renderUi } from '@alms/ui/testing';
import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { forgotPasswordArgs } from './forgot-password.args.ts';
import { ForgotPasswordScreen, type ForgotPasswordScreenProps } from './index.ts';

const show = (props: Partial<ForgotPasswordScreenProps> = {}) =>
  renderUi(<ForgotPasswordScreen {...forgotPasswordArgs} {...props} />);
const email = () => screen.getByLabelText('Email');

describe('ForgotPasswordScreen', () => {
  it.each([
    ['', 'Email is required'],
    ['ada@', 'Invalid email'],
  ])('rejects "%s": %s', async (typed, text) => {
    const onSend = vi.fn<ForgotPasswordScreenProps['onSend']>();
    const { user } = show({ onSend });
    await user.type(email(), `${typed}{Enter}`);
    expect(email()).toHaveAccessibleDescription(text);
    expect(onSend).not.toHaveBeenCalled();
  });

  it('sends the address and then refers to the mailbox', async () => {
    const onSend = vi.fn<ForgotPasswordScreenProps['onSend']>();
    const { user, rerender } = show({ onSend });
    await user.type(email(), 'ada@example.test{Enter}');
    expect(onSend).toHaveBeenCalledExactlyOnceWith({ email: 'ada@example.test' });
    rerender(<ForgotPasswordScreen {...forgotPasswordArgs} submission={{ status: 'done' }} />);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
      'Password reset instructions sent to your email',
    );
    expect(screen.getByRole('link', { name: 'Back to Login' })).toHaveAttribute('href', '/login');
  });

  it('reports that sending failed', () => {
    show({ submission: { status: 'failed', error: { kind: 'server' } } });
    expect(screen.getByRole('alert')).toHaveTextContent(
      'Failed to send password reset instructions',
    );
  });
});
