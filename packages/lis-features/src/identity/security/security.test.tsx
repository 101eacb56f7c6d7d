import { idle, type Submission } from '@alms/ui/resource';
import { renderUi } from '@alms/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import {
  SecurityScreen,
  SetUpScreen,
  type SecurityScreenProps,
  type SetUpScreenProps,
} from './index.ts';
import { everything, onlyHere, ownSessions, securityArgs, setUpArgs } from './security.args.ts';

const show = (props: Partial<SecurityScreenProps> = {}) =>
  renderUi(<SecurityScreen {...securityArgs} {...props} />);
const button = (name: string) => screen.getByRole('button', { name });
const rejected = (formError: string): Submission => ({
  status: 'rejected',
  fieldErrors: {},
  formError,
});
const secret = { secret: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP', uri: 'otpauth://totp/x' };

describe('changing the password', () => {
  it('sends the current and the new password once both are valid, and closes', async () => {
    const onChangePassword = vi.fn(securityArgs.onChangePassword);
    const { user } = show({ onChangePassword });
    await user.click(button('Change password'));
    const dialog = within(screen.getByRole('dialog', { name: 'Change password' }));
    const send = () => user.click(dialog.getByRole('button', { name: 'Change password' }));
    await user.type(dialog.getByLabelText('Your password'), 'Gull-over-9-harbours!');
    await user.type(dialog.getByLabelText('New Password'), 'Password1!');
    await user.type(dialog.getByLabelText('Confirm New Password'), 'Password1!');
    await send();
    expect(dialog.getByLabelText('New Password')).toHaveAccessibleDescription(
      expect.stringContaining('This password is too easy to guess.'),
    );
    await user.clear(dialog.getByLabelText('New Password'));
    await user.type(dialog.getByLabelText('New Password'), 'Kelp-under-7-piers!');
    await user.clear(dialog.getByLabelText('Confirm New Password'));
    await user.type(dialog.getByLabelText('Confirm New Password'), 'Kelp-under-7-piers!');
    await send();
    expect(onChangePassword).toHaveBeenCalledExactlyOnceWith({
      password: 'Gull-over-9-harbours!',
      new_password: 'Kelp-under-7-piers!',
    });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});

describe('sessions card', () => {
  it('shows device, start and location of each session, without ending the current one', () => {
    show();
    const list = within(
      screen.getByRole('region', { name: 'Where you are signed in' }),
    ).getAllByRole('listitem');
    expect(list).toHaveLength(3);
    expect(list.map((row) => row.textContent)).toEqual([
      expect.stringMatching(
        /^Firefox on WindowsThis deviceSigned in .*, last active .*Network address 192\.0\.2\.14$/,
      ),
      expect.stringMatching(/^Safari on iPhone/),
      expect.stringMatching(/^Unknown device/),
    ]);
    expect(list.map((row) => within(row).queryByRole('button') !== null)).toEqual([
      false,
      true,
      true,
    ]);
  });

  it('ends one session or all others', async () => {
    const [onEndSession, onEndOtherSessions] = [
      vi.fn(securityArgs.onEndSession),
      vi.fn(securityArgs.onEndOtherSessions),
    ];
    const { user } = show({ onEndSession, onEndOtherSessions });
    await user.click(button('Sign out Safari on iPhone'));
    expect(onEndSession).toHaveBeenCalledExactlyOnceWith({ id: ownSessions[1]?.id });
    await user.click(button('Sign out everywhere else'));
    expect(onEndOtherSessions).toHaveBeenCalledOnce();
  });

  it('offers no action when there is only the current session', () => {
    show({ sessions: onlyHere });
    expect(screen.queryByRole('button', { name: 'Sign out everywhere else' })).toBeNull();
  });

  it('reports a session that had already ended', () => {
    show({ submission: rejected('not_found') });
    expect(screen.getByRole('alert')).toHaveTextContent('This has already ended.');
  });
});

describe('authenticator app', () => {
  it('is set up with password, secret and code, and shows recovery codes until confirmed', async () => {
    const onBeginAuthenticator = vi.fn(async () => secret);
    const onConfirmAuthenticator = vi.fn(async () => [
      'aaaa-bbbb-cccc-dddd',
      'eeee-ffff-gggg-hhhh',
    ]);
    const onSaveCodes = vi.fn();
    const { user } = show({ onBeginAuthenticator, onConfirmAuthenticator, onSaveCodes });
    await user.click(button('Set up'));
    await user.click(button('Continue'));
    expect(await screen.findByText('Password is required')).toBeVisible();
    await user.type(screen.getByLabelText('Your password'), 'secret{Enter}');
    await waitFor(() => expect(onBeginAuthenticator).toHaveBeenCalledWith({ password: 'secret' }));
    expect(await screen.findByText('JBSW Y3DP EHPK 3PXP JBSW Y3DP EHPK 3PXP')).toBeVisible();
    await user.type(screen.getByLabelText('Code'), ' 123 456 {Enter}');
    await waitFor(() => expect(onConfirmAuthenticator).toHaveBeenCalledWith({ code: '123 456' }));
    const codes = await screen.findByRole('dialog', { name: 'Save these recovery codes' });
    expect(
      within(codes)
        .getAllByRole('listitem')
        .map((row) => row.textContent),
    ).toEqual(['aaaa-bbbb-cccc-dddd', 'eeee-ffff-gggg-hhhh']);
    await user.click(within(codes).getByRole('button', { name: 'Download' }));
    expect(onSaveCodes).toHaveBeenCalledWith({
      codes: ['aaaa-bbbb-cccc-dddd', 'eeee-ffff-gggg-hhhh'],
    });
    await user.click(within(codes).getByRole('button', { name: 'I have saved them' }));
    expect(screen.queryByText('aaaa-bbbb-cccc-dddd')).toBeNull();
  });

  it.each([
    ['password_refused', 'The password is incorrect.'],
    ['rate_limited', 'Too many attempts. Please wait a minute and try again.'],
  ])('shows a server refusal in its dialog: %s', async (code, text) => {
    const { user, rerender } = show({ onBeginAuthenticator: async () => undefined });
    await user.click(button('Set up'));
    rerender(<SecurityScreen {...securityArgs} submission={rejected(code)} />);
    expect(within(screen.getByRole('dialog')).getByRole('alert')).toHaveTextContent(text);
    expect(screen.getAllByRole('alert')).toHaveLength(1);
    await user.click(button('Cancel'));
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

describe('passkeys', () => {
  it('are added with a name', async () => {
    const onAddPasskey = vi.fn(async () => []);
    const { user } = show({ onAddPasskey });
    await user.click(button('Add a passkey'));
    await user.type(screen.getByLabelText('Your password'), 'secret{Enter}');
    expect(await screen.findByText('A name is required')).toBeVisible();
    await user.type(screen.getByLabelText('Name of this passkey'), ' Desk {Enter}');
    await waitFor(() =>
      expect(onAddPasskey).toHaveBeenCalledWith({ name: 'Desk', password: 'secret' }),
    );
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('are not offered without browser support', () => {
    show({ onAddPasskey: undefined });
    expect(screen.queryByRole('button', { name: 'Add a passkey' })).toBeNull();
    expect(screen.getByText('This browser cannot use passkeys here.')).toBeVisible();
  });
});

describe('actions that weaken account security', () => {
  const proof = { password: 'secret', code: '123456' };
  it.each([
    ['Remove', 'Remove the authenticator app?', 'onRemoveAuthenticator', proof],
    [
      'Remove Key ring',
      'Remove the passkey Key ring?',
      'onRemovePasskey',
      { ...proof, id: everything.status === 'ready' ? everything.data.passkeys[1]?.id : '' },
    ],
    ['Create new codes', 'Create new recovery codes?', 'onRenewCodes', proof],
  ] as const)('require password and code: %s', async (opens, title, action, expected) => {
    const done = vi.fn(async () =>
      action === 'onRenewCodes' ? ['aaaa-bbbb-cccc-dddd'] : ({ status: 'done' } as const),
    );
    const { user } = show({ security: everything, [action]: done });
    await user.click(button(opens));
    const dialog = screen.getByRole('dialog', { name: title });
    await user.type(within(dialog).getByLabelText('Your password'), 'secret');
    await user.type(
      within(dialog).getByLabelText('Authenticator code or recovery code'),
      '123456{Enter}',
    );
    await waitFor(() => expect(done).toHaveBeenCalledExactlyOnceWith(expected));
    await waitFor(() => expect(screen.queryByRole('dialog', { name: title })).toBeNull());
  });

  it('keep the dialog open after a refusal', async () => {
    const { user } = show({ security: everything, onRemoveAuthenticator: async () => idle });
    await user.click(button('Remove'));
    await user.type(screen.getByLabelText('Your password'), 'wrong');
    await user.type(screen.getByLabelText('Authenticator code or recovery code'), '1{Enter}');
    expect(screen.getByRole('dialog', { name: 'Remove the authenticator app?' })).toBeVisible();
  });

  it('show the facility’s two-step verification requirement', () => {
    show({ security: everything });
    expect(
      screen.getByText('Your facility requires two-step verification for all staff.'),
    ).toBeVisible();
    expect(screen.getByText(/^8 left\./)).toBeVisible();
  });
});

describe('SetUpScreen', () => {
  const showSetUp = (props: Partial<SetUpScreenProps> = {}) =>
    renderUi(<SetUpScreen {...setUpArgs} {...props} />);

  it('finishes when the recovery codes are confirmed as saved', async () => {
    const onDone = vi.fn();
    const { user } = showSetUp({ onDone });
    await user.click(button('Add a passkey'));
    await user.type(screen.getByLabelText('Name of this passkey'), 'Desk');
    await user.type(screen.getByLabelText('Your password'), 'secret{Enter}');
    const codes = await screen.findByRole('dialog', { name: 'Save these recovery codes' });
    expect(onDone).not.toHaveBeenCalled();
    await user.click(within(codes).getByRole('button', { name: 'I have saved them' }));
    expect(onDone).toHaveBeenCalledOnce();
  });

  it('offers to sign out instead', async () => {
    const onSignOut = vi.fn();
    const { user } = showSetUp({ onSignOut });
    await user.click(button('Sign out'));
    expect(onSignOut).toHaveBeenCalledOnce();
  });
});
