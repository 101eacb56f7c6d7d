import { aUser } from '@alms/lis-domain/fixtures';
import { notificationTypes } from '@alms/lis-domain/notifications';
import { ready } from '@alms/ui/resource';
import { renderUi } from '@alms/ui/testing';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { ProfileScreen, type ProfileScreenProps } from './index.ts';
import { profileArgs } from './profile.args.ts';

const show = (props: Partial<ProfileScreenProps> = {}) =>
  renderUi(<ProfileScreen {...profileArgs} {...props} />);

describe('ProfileScreen', () => {
  it('saves the name with the version that was loaded', async () => {
    const onSave = vi.fn();
    const { user } = show({ user: ready(aUser('nurse', { version: 7 })), onSave });
    const name = screen.getByLabelText('Full name');
    await user.clear(name);
    await user.type(name, ' Nils Example ');
    await user.click(screen.getByRole('button', { name: 'Save name' }));
    await waitFor(() =>
      expect(onSave).toHaveBeenCalledWith({ full_name: 'Nils Example', version: 7 }),
    );
  });

  it.each([
    [' ', 'Full name is required'],
    ['x'.repeat(121), 'Use at most 120 characters'],
  ])('rejects the name "%s"', async (full_name, message) => {
    const onSave = vi.fn();
    const { user } = show({ user: ready(aUser('nurse', { full_name })), onSave });
    await user.click(screen.getByRole('button', { name: 'Save name' }));
    expect(await screen.findAllByText(message)).toHaveLength(2);
    expect(onSave).not.toHaveBeenCalled();
  });

  it.each([
    ['done', { status: 'done' }, 'Profile updated successfully'],
    ['failed', { status: 'failed', error: { kind: 'server' } }, 'Failed to update profile'],
    [
      'changed elsewhere',
      { status: 'rejected', fieldErrors: {}, formError: 'version_stale' },
      'Your profile was updated elsewhere',
    ],
  ] as const)('reports when saving is %s', (_how, submission, text) => {
    show({ submission });
    expect(screen.getByText(new RegExp(text))).toBeVisible();
  });

  it.each([
    ['nurse', ['Collect specimens', 'View results', 'Order tests']],
    ['data_entry', ['Enter results']],
  ] as const)('lists exactly the permissions of a %s', (role, rights) => {
    show({ user: ready(aUser(role)) });
    expect(
      screen
        .getAllByRole('listitem')
        .map((item) => item.textContent)
        .toSorted(),
    ).toEqual([...rights].toSorted());
  });

  it.each([
    ['admin', 'Everything at this facility'],
    ['patient', 'View your own results'],
  ] as const)('describes the permissions of a %s as: %s', (role, text) => {
    show({ user: ready(aUser(role)) });
    expect(screen.getByText(text)).toBeVisible();
    expect(screen.queryByRole('listitem')).not.toBeInTheDocument();
  });

  it.each([
    ['Language', 'fr', { language: 'fr' }],
    ['Language', '', { language: null }],
  ])('changes %s: %j', async (label, value, change) => {
    const onAppearanceChange = vi.fn();
    const { user } = show({ user: ready(aUser('nurse', { language: 'es' })), onAppearanceChange });
    expect(screen.getByLabelText(label)).toHaveDisplayValue('Español');
    await user.selectOptions(screen.getByLabelText(label), value);
    expect(onAppearanceChange.mock.calls).toEqual([[change]]);
  });

  it.each([
    ['Dark', { color_scheme: 'dark' }],
    ['Device setting', { color_scheme: null }],
    ['Compact', { density: 'compact' }],
  ])('changes the display setting: %s', async (name, change) => {
    const onAppearanceChange = vi.fn();
    const { user } = show({
      user: ready(aUser('nurse', { color_scheme: 'light' })),
      onAppearanceChange,
    });
    await user.click(screen.getByRole('radio', { name }));
    expect(onAppearanceChange.mock.calls).toEqual([[change]]);
  });

  it('offers no row height to a patient, who has no tables', () => {
    show({ user: ready(aUser('patient')) });
    expect(screen.getByRole('radio', { name: 'Dark' })).toBeVisible();
    expect(screen.queryByRole('radio', { name: 'Compact' })).toBeNull();
  });

  it('reports when no additional permissions are granted', () => {
    show({ user: ready(aUser('nurse', { preferences: { permissions: [] } })) });
    expect(screen.getByText('No additional permissions')).toBeVisible();
  });

  it('shows whether the email address is confirmed', () => {
    show({ user: ready(aUser('nurse', { email_verified: false })) });
    expect(screen.getByText('Not yet confirmed')).toBeVisible();
  });

  it.each([
    ['Results', { type: 'result_ready', mailed: true }],
    ['Critical results', { type: 'critical_result', mailed: false }],
  ])('changes which notifications are emailed: %s', async (name, choice) => {
    const onMailedChange = vi.fn();
    const { user } = show({ onMailedChange });
    await user.click(screen.getByRole('checkbox', { name }));
    expect(onMailedChange.mock.calls).toEqual([[choice]]);
  });

  it.each([
    ['nurse', notificationTypes.length],
    ['patient', 4],
  ] as const)('offers a %s the notification types of that role', (role, count) => {
    show({ user: ready(aUser(role)) });
    expect(screen.getAllByRole('checkbox')).toHaveLength(count);
  });

  it('reports that no email is sent to an unconfirmed address', () => {
    show({ user: ready(aUser('nurse', { email_verified: false })) });
    expect(screen.getByText('No emails are sent until your address is confirmed.')).toBeVisible();
  });

  it('shows the rest of the account when email settings are unknown', async () => {
    const onNotificationsRetry = vi.fn();
    const { user } = show({
      notifications: { status: 'error', error: { kind: 'server' } },
      onNotificationsRetry,
    });
    expect(screen.getByLabelText('Full name')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(onNotificationsRetry).toHaveBeenCalledOnce();
  });
});
