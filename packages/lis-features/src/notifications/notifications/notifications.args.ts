import { aUser, someNotifications } from '@alms/lis-domain/fixtures';
import { idle, ready } from '@alms/ui/resource';
import type { NotificationsScreenProps } from './notifications-screen.tsx';

const somePeople = (['nurse', 'doctor', 'technician'] as const).map((role) => {
  const { id, full_name } = aUser(role);
  return { id, full_name, role };
});

export const notificationsScreenArgs: NotificationsScreenProps = {
  filter: { unreadOnly: false, type: '' },
  onFilterChange: () => {},
  notifications: ready({
    items: someNotifications(),
    total: 45,
    unread_count: 3,
    limit: 20,
    offset: 0,
  }),
  unread: 3,
  onPageChange: () => {},
  onRead: () => {},
  onReadAll: () => {},
  onDelete: () => {},
  onRetry: () => {},
  sender: {
    reach: 'all',
    audienceSize: idle,
    onAudienceChange: () => {},
    people: { found: ready({ items: somePeople }), onSearch: () => {}, onRetry: () => {} },
    submission: idle,
    onSend: async () => ({ status: 'done' }),
  },
};
