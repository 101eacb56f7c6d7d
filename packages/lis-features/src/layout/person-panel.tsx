import type { User } from '@alms/lis-domain/identity';
import { Avatar } from '@alms/ui/avatar';
import { IconButton, IconLinkButton } from '@alms/ui/button';
import { Chip } from '@alms/ui/chip';
import { useMessages } from '@alms/ui/i18n';
import { BellGlyph, Icon, PersonGlyph, SignOutGlyph } from '@alms/ui/icon';
import { Popover } from '@alms/ui/popover';
import type { ReactNode } from 'react';
import { useRoleWords } from '../shared/role-words/index.ts';
import { layoutMessages } from './words/index.ts';

export interface PersonPanelProps {
  user: Pick<User, 'full_name' | 'email' | 'role'>;
  /** Number of unread notifications; undefined while unknown, which hides the count. */
  unreadNotifications: number | undefined;
  /**
   * Popover of the notification bell, rendered when opened. When omitted, the bell links to the
   * notifications page.
   */
  notificationPanel?: ReactNode;
  hrefs: { profile: string; notifications: string };
  onSignOut: () => void;
}

/** The panel defines its own width and padding. */
const wholePopover = { padding: 0, maxInlineSize: 'none' };

/** The signed-in user at the bottom of the drawer, with profile and notification links. */
export function PersonPanel({
  user,
  unreadNotifications,
  notificationPanel,
  hrefs,
  onSignOut,
}: PersonPanelProps) {
  const words = useMessages(layoutMessages);
  const roles = useRoleWords();
  return (
    <div data-part="person">
      <div data-part="identity">
        <Avatar name={user.full_name} />
        <div data-part="who">
          <span data-part="name">{user.full_name}</span>
          <Chip tone="brand">{roles[user.role]}</Chip>
        </div>
        <span data-part="email" title={user.email}>
          {user.email}
        </span>
      </div>
      <div data-part="actions">
        <IconLinkButton label={words.profile} href={hrefs.profile}>
          <Icon glyph={PersonGlyph} />
        </IconLinkButton>
        <Bell
          unreadNotifications={unreadNotifications}
          notificationPanel={notificationPanel}
          href={hrefs.notifications}
        />
        <IconButton label={words.logout} onClick={onSignOut}>
          <Icon glyph={SignOutGlyph} mirrored />
        </IconButton>
      </div>
    </div>
  );
}

export interface BellProps extends Pick<
  PersonPanelProps,
  'unreadNotifications' | 'notificationPanel'
> {
  /** The notifications page. */
  href: string;
}

/** The notification bell with the number of unread notifications. */
export function Bell({ unreadNotifications, notificationPanel, href }: BellProps) {
  const words = useMessages(layoutMessages);
  const bell = {
    label: unreadNotifications === undefined ? words.notificationsUnknown : words.notifications,
    title: words.notifications,
    badge: unreadNotifications,
    children: <Icon glyph={BellGlyph} />,
  };
  return notificationPanel === undefined ? (
    <IconLinkButton {...bell} href={href} />
  ) : (
    <Popover
      aria-label={words.notifications}
      style={wholePopover}
      renderTrigger={(trigger) => <IconButton {...trigger} {...bell} />}
    >
      {notificationPanel}
    </Popover>
  );
}
