import { aPublicInfo } from '@alms/lis-domain/fixtures';
import { loading, ready } from '@alms/ui/resource';
import { renderUi } from '@alms/ui/testing';
import { act, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { LoginScreen, type LoginScreenProps } from './index.ts';
import { loginArgs } from './login.args.ts';

const show = (props: Partial<LoginScreenProps> = {}) =>
  renderUi(<LoginScreen {...loginArgs} {...props} />);
const title = () => screen.getByRole('heading', { level: 1 });

describe('LoginScreen', () => {
  it('shows the facility’s name, address and message', () => {
    show();
    expect(title()).toHaveTextContent('Northside Clinic');
    expect(screen.getByText('northside.lis.example')).toBeVisible();
    expect(screen.getByText('Results are released every day until 20:00.')).toBeVisible();
  });

  it('shows the facility’s logo', () => {
    const logo = 'data:image/png;base64,AA==';
    const { container } = show({
      facility: ready(
        aPublicInfo('northside', {
          branding: { logo, primary_color: '#2e7d32', secondary_color: '#66bb6a' },
        }),
      ),
    });
    expect(container.querySelector('img')).toHaveAttribute('src', logo);
  });

  it('allows signing in while the facility is loading', () => {
    show({ facility: loading });
    expect(screen.getByText('Loading facility information...')).toHaveRole('status');
    expect(screen.getByRole('button', { name: 'Sign In' })).toBeEnabled();
  });

  it('shows no form when there is no facility', () => {
    show({ facility: { status: 'error', error: { kind: 'not-found' } } });
    expect(title()).toHaveTextContent('There is no facility at this address.');
    expect(screen.queryByLabelText('Email')).toBeNull();
    expect(screen.getByRole('link', { name: 'Go to another facility' })).toHaveAttribute(
      'href',
      '/landing',
    );
  });

  it('keeps the form when the facility cannot be loaded', () => {
    show({ facility: { status: 'error', error: { kind: 'server' } } });
    expect(
      screen.getByText('The facility information could not be loaded. You can still sign in.'),
    ).toBeVisible();
    expect(screen.getByLabelText('Email')).toBeVisible();
  });

  it.each([
    ['session_expired', 'Your session has expired. Please log in again.'],
    ['verification_failed', 'Session verification failed. Please log in again.'],
    ['access_denied', 'You do not have access to this facility.'],
    ['tenant_not_found', 'There is no facility at this address.'],
  ] as const)('explains a redirect: %s', (reason, text) => {
    show({ reason });
    expect(screen.getByText(text)).toBeVisible();
  });

  it.each<[string, LoginScreenProps['submission'], string]>([
    [
      'another facility',
      { status: 'rejected', fieldErrors: {}, formError: 'tenant_mismatch' },
      'You do not have access to this facility.',
    ],
    [
      'a wrong password',
      { status: 'failed', error: { kind: 'unauthenticated' } },
      'Invalid email or password for this facility.',
    ],
    [
      'rejected credentials',
      { status: 'rejected', fieldErrors: {}, formError: 'invalid_credentials' },
      'Invalid email or password for this facility.',
    ],
    [
      'anything else',
      { status: 'failed', error: { kind: 'server' } },
      'Login failed. Please try again.',
    ],
  ])('explains a failed sign-in: %s', (_case, submission, text) => {
    show({ submission, reason: 'session_expired' });
    expect(screen.getByRole('alert')).toHaveTextContent(text);
    expect(screen.queryByText('Your session has expired. Please log in again.')).toBeNull();
  });

  it('names no facility on the main site', () => {
    show({
      facility: { status: 'empty', reason: 'none-yet' },
      submission: { status: 'rejected', fieldErrors: {}, formError: 'invalid_credentials' },
    });
    expect(screen.getByText('Invalid email or password')).toBeVisible();
  });

  it('submits the trimmed address and the password as typed', async () => {
    const onSignIn = vi.fn<LoginScreenProps['onSignIn']>();
    const { user } = show({ onSignIn });
    await user.type(screen.getByLabelText('Email'), ' ada@example.test ');
    await user.type(screen.getByLabelText('Password'), ' secret {Enter}');
    expect(onSignIn).toHaveBeenCalledExactlyOnceWith({
      email: 'ada@example.test',
      password: ' secret ',
    });
  });

  it('reports and focuses missing fields, and clears the error on edit', async () => {
    const onSignIn = vi.fn<LoginScreenProps['onSignIn']>();
    const { user } = show({ onSignIn });
    await user.type(screen.getByLabelText('Password'), '{Enter}');
    expect(screen.getByLabelText('Email')).toHaveAccessibleDescription('Email is required');
    expect(screen.getByLabelText('Email')).toHaveFocus();
    expect(screen.getByLabelText('Password')).toHaveAccessibleDescription('Password is required');
    await user.type(screen.getByLabelText('Email'), 'a');
    expect(screen.getByLabelText('Email')).not.toHaveAttribute('aria-invalid');
    expect(screen.getByLabelText('Password')).toBeInvalid();
    expect(onSignIn).not.toHaveBeenCalled();
  });

  it('focuses a new refusal, but not one from the initial page load', () => {
    const refused = {
      status: 'rejected',
      fieldErrors: {},
      formError: 'invalid_credentials',
    } as const;
    const { rerender } = show({ submission: refused });
    expect(screen.getByRole('alert')).not.toHaveFocus();
    rerender(<LoginScreen {...loginArgs} submission={{ ...refused }} />);
    expect(screen.getByRole('alert')).toHaveFocus();
  });

  it('supports native form submission to the sign-in endpoint', () => {
    const { container } = show();
    const form = container.querySelector('form');
    expect(form).toHaveAttribute('action', '/login');
    expect(form).toHaveAttribute('method', 'post');
    expect(form && [...new FormData(form).keys()]).toEqual(['username', 'password']);
  });

  it('hydrates a server-rendered page without losing input, focus or caret', async () => {
    const onSignIn = vi.fn<LoginScreenProps['onSignIn']>();
    const onRecoverableError = vi.fn();
    const page = document.createElement('div');
    document.body.append(page);
    page.innerHTML = renderToString(<LoginScreen {...loginArgs} />);
    const email = within(page).getByLabelText<HTMLInputElement>('Email');
    email.value = 'ada@example.test';
    within(page).getByLabelText<HTMLInputElement>('Password').value = 'secr';
    within(page).getByLabelText<HTMLInputElement>('Password').focus();
    const root = await act(async () =>
      hydrateRoot(page, <LoginScreen {...loginArgs} onSignIn={onSignIn} />, { onRecoverableError }),
    );
    expect(within(page).getByLabelText('Email')).toBe(email);
    expect(within(page).getByLabelText('Password')).toHaveFocus();
    await userEvent.keyboard('et{Enter}');
    expect(onSignIn).toHaveBeenCalledExactlyOnceWith({
      email: 'ada@example.test',
      password: 'secret',
    });
    expect(onRecoverableError).not.toHaveBeenCalled();
    act(() => root.unmount());
    page.remove();
  });

  it('links to the access request only at a facility, and to registration only on the main site', () => {
    const { rerender } = show();
    expect(screen.getByRole('link', { name: 'Request access' })).toHaveAttribute(
      'href',
      '/request-access',
    );
    expect(screen.queryByRole('link', { name: 'Register Your Facility' })).toBeNull();
    rerender(<LoginScreen {...loginArgs} facility={{ status: 'empty', reason: 'none-yet' }} />);
    expect(screen.getByRole('link', { name: 'Register Your Facility' })).toHaveAttribute(
      'href',
      '/register-lab',
    );
    expect(screen.queryByRole('link', { name: 'Request access' })).toBeNull();
  });
});
