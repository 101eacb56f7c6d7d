import { someNotifications, idOf } from '@alms/lis-domain/fixtures';
import { idle, ready, type Submission } from '@alms/ui/resource';
import { renderUi } from '@alms/ui/testing';
import type { UserId } from '@alms/lis-domain/identity';
import { screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import {
  NotificationsScreen,
  type NotificationSender,
  type NotificationsScreenProps,
} from './index.ts';
import { notificationsScreenArgs } from './notifications.args.ts';

const screenWith = (props: Partial<NotificationsScreenProps>) => (
  <NotificationsScreen {...notificationsScreenArgs} {...props} />
);
const show = (props: Partial<NotificationsScreenProps> = {}) => renderUi(screenWith(props));
const pageOf = (total: number, offset = 0) =>
  ready({ items: someNotifications(), total, unread_count: 3, limit: 20, offset });

describe('notification list', () => {
  it('is filtered by one criterion at a time', async () => {
    const onFilterChange = vi.fn();
    const { user } = show({ onFilterChange });
    await user.click(screen.getByRole('radio', { name: /^Unread/ }));
    await user.selectOptions(screen.getByLabelText('Type'), 'Critical results');
    expect(onFilterChange.mock.calls).toEqual([
      [{ unreadOnly: true, type: '' }],
      [{ unreadOnly: false, type: 'critical_result' }],
    ]);
  });

  it('offers paging for more than one page', async () => {
    const onPageChange = vi.fn();
    const { user } = show({ notifications: pageOf(45, 20), onPageChange });
    const pages = within(screen.getByRole('navigation', { name: 'Pages of notifications' }));
    expect(pages.getByText('21–25 of 45')).toBeVisible();
    await user.click(pages.getByRole('button', { name: /3/ }));
    expect(onPageChange.mock.calls).toEqual([[3]]);
  });

  it('offers no paging for a single page', () => {
    show({ notifications: pageOf(20) });
    expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
  });

  it('deletes a notification', async () => {
    const onDelete = vi.fn();
    const { user } = show({ onDelete });
    await user.click(screen.getByRole('button', { name: 'Delete: Results are ready' }));
    expect(onDelete).toHaveBeenCalledWith(expect.objectContaining({ title: 'Results are ready' }));
  });

  it('shows no unread count while it is unknown', () => {
    show({ unread: undefined });
    expect(screen.queryByText(/unread|All read/)).not.toBeInTheDocument();
  });
});

describe('sending notifications', () => {
  const sender = (given: Partial<NotificationSender> = {}): NotificationSender => ({
    reach: 'all',
    audienceSize: idle,
    onAudienceChange: vi.fn(),
    people: { found: idle, onSearch: vi.fn(), onRetry: vi.fn() },
    submission: idle,
    onSend: vi.fn(async (): Promise<Submission> => ({ status: 'done' })),
    ...given,
  });
  const open = async (given: Partial<NotificationSender> = {}) => {
    const sending = sender(given);
    const { user, rerender } = show({ sender: sending });
    await user.click(screen.getByRole('button', { name: 'Send notification' }));
    return {
      user,
      rerender,
      sending,
      dialog: within(await screen.findByRole('dialog', { name: 'Send a notification' })),
    };
  };

  it('is not offered without permission', () => {
    show({ sender: undefined });
    expect(screen.queryByRole('button', { name: 'Send notification' })).not.toBeInTheDocument();
  });

  it.each([
    ['all', true],
    ['role', false],
  ] as const)(
    'with the reach %s offers all users, several roles and individuals: %s',
    async (reach, offered) => {
      const { dialog } = await open({ reach });
      for (const name of ['All users', 'Several roles', 'Individual people'])
        expect(dialog.queryAllByRole('option', { name })).toHaveLength(offered ? 1 : 0);
    },
  );

  it.each<[string, NotificationSender['audienceSize']]>([
    ['Counting recipients', { status: 'loading' }],
    ['No recipients: there is no active account in this role.', ready({ requested: 0, some: [] })],
    ['Reaches 1 person.', ready({ requested: 1, some: [] })],
    [
      'Reaches 2 people: Ada Testwell, Bo Trialman.',
      ready({ requested: 2, some: ['Ada Testwell', 'Bo Trialman'] }),
    ],
    [
      'Reaches 12 people, among them Ada Testwell, Bo Trialman.',
      ready({ requested: 12, some: ['Ada Testwell', 'Bo Trialman'] }),
    ],
    ['Reaches 500 people.', ready({ requested: 500, some: [] })],
    [
      'Reaches 501 people. At most 500 can be notified at once.',
      ready({ requested: 501, some: ['Ada Testwell'] }),
    ],
    ['The number of recipients is unknown.', { status: 'error', error: { kind: 'server' } }],
  ])('shows before sending: %s', async (text, audienceSize) => {
    const { dialog } = await open({ audienceSize });
    expect(dialog.getByText(text)).toBeVisible();
  });

  it('requires recipients and a text, then sends and closes', async () => {
    const { user, sending, dialog } = await open();
    await user.click(dialog.getByRole('button', { name: 'Send' }));
    expect(sending.onSend).not.toHaveBeenCalled();
    expect(dialog.getAllByText('Select recipients').length).toBeGreaterThan(0);
    await user.selectOptions(dialog.getByLabelText('To'), 'nurse');
    expect(sending.onAudienceChange).toHaveBeenLastCalledWith({ roles: ['nurse'] });
    await user.type(dialog.getByLabelText('Title'), ' Water is off ');
    await user.type(dialog.getByLabelText('Message'), 'Until noon.');
    await user.click(dialog.getByRole('checkbox', { name: 'Also send an email' }));
    await user.click(dialog.getByRole('button', { name: 'Send' }));
    expect(sending.onSend).toHaveBeenCalledWith({
      to: { roles: ['nurse'] },
      title: 'Water is off',
      message: 'Until noon.',
      priority: 'normal',
      mail: true,
    });
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(sending.onAudienceChange).toHaveBeenLastCalledWith(undefined);
  });

  it('sends to several roles and counts them together', async () => {
    const { user, sending, dialog } = await open();
    await user.selectOptions(dialog.getByLabelText('To'), 'several-roles');
    await user.type(dialog.getByLabelText('Title'), 'Water is off');
    await user.type(dialog.getByLabelText('Message'), 'Until noon.');
    await user.click(dialog.getByRole('button', { name: 'Send' }));
    expect(dialog.getByRole('combobox', { name: 'Roles' })).toHaveAccessibleDescription(
      expect.stringContaining('Select at least one role'),
    );
    await user.click(dialog.getByRole('combobox', { name: 'Roles' }));
    const list = within(screen.getByRole('listbox'));
    await user.click(list.getByRole('option', { name: 'Nurse' }));
    await user.click(list.getByRole('option', { name: 'Doctor' }));
    const to = {
      roles: expect.toSatisfy((chosen: string[]) => chosen.toSorted().join() === 'doctor,nurse'),
    };
    expect(sending.onAudienceChange).toHaveBeenLastCalledWith(to);
    await user.click(dialog.getByRole('button', { name: 'Send' }));
    expect(sending.onSend).toHaveBeenCalledWith(expect.objectContaining({ to }));
  });

  it('sends to individuals found by name, and counts the selection', async () => {
    const onSearch = vi.fn();
    const found = ready({
      items: [
        { id: idOf<UserId>('p-1'), full_name: 'Ada Testwell', role: 'nurse' as const },
        { id: idOf<UserId>('p-2'), full_name: 'Bo Trialman', role: 'doctor' as const },
      ],
    });
    const { user, sending, dialog } = await open({ people: { found, onSearch, onRetry: vi.fn() } });
    await user.selectOptions(dialog.getByLabelText('To'), 'people');
    expect(sending.onAudienceChange).toHaveBeenLastCalledWith(undefined);
    await user.type(dialog.getByLabelText('Title'), 'Water is off');
    await user.type(dialog.getByLabelText('Message'), 'Until noon.');
    await user.click(dialog.getByRole('button', { name: 'Send' }));
    expect(dialog.getByRole('combobox', { name: 'People' })).toHaveAccessibleDescription(
      expect.stringContaining('Select at least one person'),
    );
    await user.type(dialog.getByRole('combobox', { name: 'People' }), 'ad');
    expect(onSearch).toHaveBeenLastCalledWith('ad');
    await user.click(screen.getByRole('option', { name: /Ada Testwell/ }));
    await user.click(screen.getByRole('option', { name: /Bo Trialman/ }));
    expect(dialog.getByText('Reaches 2 people.')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Send' }));
    expect(sending.onSend).toHaveBeenCalledWith(
      expect.objectContaining({ to: { people: ['p-1', 'p-2'] } }),
    );
  });

  it('keeps the entries after a refusal, and clears it when reopened', async () => {
    const { user, sending, dialog, rerender } = await open();
    await user.type(dialog.getByLabelText('Title'), 'Fire drill');
    rerender(
      screenWith({
        sender: {
          ...sending,
          submission: { status: 'rejected', fieldErrors: {}, formError: 'rate_limited' },
        },
      }),
    );
    expect(dialog.getByRole('alert')).toHaveTextContent(
      'You have sent many notifications in the last minute.',
    );
    expect(dialog.getByLabelText('Title')).toHaveValue('Fire drill');
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    await user.click(screen.getByRole('button', { name: 'Send notification' }));
    expect(within(await screen.findByRole('dialog')).queryByRole('alert')).toBeNull();
  });
});
