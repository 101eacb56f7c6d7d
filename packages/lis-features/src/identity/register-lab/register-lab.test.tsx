import { renderUi } from '@alms/ui/testing';
import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { RegisterLabScreen, type RegisterLabScreenProps } from './index.ts';
import { registered, registerLabArgs } from './register-lab.args.ts';

const show = (props: Partial<RegisterLabScreenProps> = {}) =>
  renderUi(<RegisterLabScreen {...registerLabArgs} {...props} />);
const create = () => screen.getByRole('button', { name: 'Create Account & Start Setup' });

describe('RegisterLabScreen', () => {
  it.each([
    [true, /30-day free trial\. .* No credit card required\.$/],
    [false, /30-day free trial\. .* New work requires a paid plan\.$/],
  ])('states the terms of the trial (beta: %s)', (beta, text) => {
    show({ beta });
    expect(screen.getByText(text)).toBeVisible();
  });

  it('reports missing fields in the specification’s wording', async () => {
    const { user } = show();
    await user.click(create());
    expect(screen.getByLabelText('Full Name')).toHaveAccessibleDescription('Full name is required');
    expect(screen.getByLabelText('Email Address')).toHaveAccessibleDescription('Email is required');
    expect(screen.getByLabelText('Password')).toHaveAccessibleDescription(/Password is required$/);
    expect(screen.getByLabelText('Confirm Password')).toHaveAccessibleDescription(
      'Please confirm your password',
    );
  });

  it.each([
    ['1234567', '1234567', 'Password', 'Password must be at least 8 characters'],
    ['12345678', '12345679', 'Confirm Password', 'Passwords do not match'],
  ])('rejects %s with %s', async (password, confirmation, label, text) => {
    const { user } = show();
    await user.type(screen.getByLabelText('Password'), password);
    await user.type(screen.getByLabelText('Confirm Password'), `${confirmation}{Enter}`);
    expect(screen.getByLabelText(label)).toHaveAccessibleDescription(new RegExp(`${text}$`));
  });

  it('rates the password while typing', async () => {
    const { user } = show();
    const password = screen.getByLabelText('Password');
    expect(password).toHaveAccessibleDescription('At least 8 characters.');
    await user.type(password, 'password');
    expect(password).toHaveAccessibleDescription(
      'At least 8 characters. Easy to guess. A longer password is stronger.',
    );
    await user.clear(password);
    await user.type(password, 'seven green tubes spin');
    expect(password).toHaveAccessibleDescription('At least 8 characters. Strong.');
  });

  it('submits everything except the password confirmation', async () => {
    const onRegister = vi.fn<RegisterLabScreenProps['onRegister']>();
    const { user } = show({ onRegister });
    await user.type(screen.getByLabelText('Full Name'), 'Ada Testwell');
    await user.type(screen.getByLabelText('Email Address'), 'ada@example.test');
    await user.type(screen.getByLabelText('Password'), 'abcdefgh');
    await user.type(screen.getByLabelText('Confirm Password'), 'abcdefgh{Enter}');
    expect(onRegister).toHaveBeenCalledExactlyOnceWith({
      full_name: 'Ada Testwell',
      email: 'ada@example.test',
      password: 'abcdefgh',
    });
  });

  it.each<[RegisterLabScreenProps['submission'], string]>([
    [
      { status: 'rejected', fieldErrors: {}, formError: 'registration_failed' },
      'Registration failed',
    ],
    [{ status: 'failed', error: { kind: 'server' } }, 'Registration failed. Please try again.'],
  ])('reports a refusal: %j', (submission, text) => {
    show({ submission });
    expect(screen.getByText(text)).toBeVisible();
  });

  it('links to the terms, the privacy policy, sign-in and facility registration', () => {
    show();
    expect(
      screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]),
    ).toEqual([
      ['Terms', '/terms'],
      ['Privacy Policy', '/privacy'],
      ['Sign In', '/login'],
      ['Register Your Facility', '/register-hospital'],
    ]);
  });

  it('shows the facility’s future web address after registration', () => {
    show({ registered });
    expect(screen.getByRole('heading', { name: 'Registration successful' })).toBeVisible();
    expect(screen.getByText('northgate.lis.example')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Start Setup' })).toHaveAttribute(
      'href',
      '/onboarding',
    );
    expect(screen.queryByLabelText('Full Name')).toBeNull();
  });
});
