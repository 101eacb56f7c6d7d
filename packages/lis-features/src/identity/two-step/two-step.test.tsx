import { renderUi } from '@alms/ui/testing';
import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { TwoStepScreen, type TwoStepScreenProps } from './index.ts';
import { twoStepArgs } from './two-step.args.ts';

const show = (props: Partial<TwoStepScreenProps> = {}) =>
  renderUi(<TwoStepScreen {...twoStepArgs} {...props} />);
const rejected = (formError: string) =>
  ({ status: 'rejected', fieldErrors: {}, formError }) as const;

describe('TwoStepScreen', () => {
  it('submits the code as typed, and reports a missing one', async () => {
    const onCode = vi.fn<TwoStepScreenProps['onCode']>();
    const { user } = show({ onCode });
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    expect(screen.getByLabelText('Code')).toHaveAccessibleDescription('Code is required');
    expect(screen.getByLabelText('Code')).toHaveFocus();
    expect(onCode).not.toHaveBeenCalled();
    await user.type(screen.getByLabelText('Code'), ' 123 456 {Enter}');
    expect(onCode).toHaveBeenCalledExactlyOnceWith({ code: '123 456' });
    expect(screen.getByLabelText('Code')).not.toBeInvalid();
  });

  it.each([
    [['authenticator', 'recovery'], /^Enter the six-digit code from/, false],
    [['authenticator', 'passkey', 'recovery'], /^Use your passkey, or enter/, true],
    [['passkey', 'recovery'], /^Use your passkey, or enter/, true],
    [['recovery'], /Passkeys work only at the address/, false],
    [undefined, /^Enter the six-digit code from/, false],
  ] as const)('explains the available methods: %j', async (ways, text, hasPasskey) => {
    const onPasskey = vi.fn<TwoStepScreenProps['onPasskey']>();
    const { user } = show({ onPasskey, ...(ways && { ways }) });
    expect(screen.getByText(text)).toBeVisible();
    const button = screen.queryByRole('button', { name: 'Use a passkey' });
    expect(button !== null).toBe(hasPasskey);
    if (button) await user.click(button);
    expect(onPasskey).toHaveBeenCalledTimes(hasPasskey ? 1 : 0);
  });

  it.each([
    ['a wrong code', rejected('code_refused'), 'The code is incorrect or was already used.'],
    [
      'a refused passkey',
      rejected('passkey_refused'),
      'The passkey could not be used. Try again, or enter a code.',
    ],
    [
      'too many tries',
      rejected('rate_limited'),
      'Too many attempts. Please wait a minute and try again.',
    ],
    [
      'a failing server',
      { status: 'failed', error: { kind: 'server' } },
      'Verification failed. Please try again.',
    ],
  ] as const)('explains a failed verification: %s', (_case, submission, text) => {
    show({ submission });
    expect(screen.getByRole('alert')).toHaveTextContent(text);
    expect(screen.getByLabelText('Code')).toBeVisible();
  });

  it('returns to the password when the verification has expired', () => {
    show({ submission: rejected('two_step_over') });
    expect(screen.getByRole('alert')).toHaveTextContent(
      'The sign-in expired, or there were too many attempts.',
    );
    expect(screen.queryByLabelText('Code')).toBeNull();
    expect(screen.getByRole('link', { name: 'Sign in again' })).toHaveAttribute('href', '/login');
  });

  it('focuses a new refusal, but not one from the initial page load', () => {
    const { rerender } = show({ submission: rejected('code_refused') });
    expect(screen.getByRole('alert')).not.toHaveFocus();
    rerender(<TwoStepScreen {...twoStepArgs} submission={rejected('code_refused')} />);
    expect(screen.getByRole('alert')).toHaveFocus();
  });

  it('supports native form submission to the server', () => {
    const { container } = show();
    const form = container.querySelector('form');
    expect(form).toHaveAttribute('action', '/login/two-step');
    expect(form).toHaveAttribute('method', 'post');
    expect(form && [...new FormData(form).keys()]).toEqual(['code']);
  });
});
