import type { User } from '@alms/lis-domain/identity';
import { Avatar } from '@alms/ui/avatar';
import { IconButton, IconLinkButton } from '@alms/ui/button';
import { Chip } from '@alms/ui/chip';
import { useMessages } from '@alms/ui/i18n';
import { BellGlyph, Icon, PersonGlyph, SignOutGlyph } from '@alms/ui/icon';
import { useRoleWords } from '../shared/role-words/index.js';
import { signedInLayoutMessages } from './signed-in-layout.messages.js';

export interface PersonPanelProps {
  user: Pick<User, 'full_name' | 'email' | 'role'>;
  /** Undefined while it is not known: then no figure is drawn. */
  unreadNotifications: number | undefined;
  hrefs: { profile: string; notifications: string };
  onSignOut: () => void;
}

/** Who is signed in, at the foot of the drawer, with what belongs to the person. */
export function PersonPanel({ user, unreadNotifications, hrefs, onSignOut }: PersonPanelProps) {
  const words = useMessages(signedInLayoutMessages);
  const roles = useRoleWords();
  return (
    <div data-part="person">
      <div data-part="identity">
        <Avatar name={user.full_name} />
        <div data-part="who">
          <span data-part="name">{user.full_name}</span>
          <Chip tone="brand">{roles[user.role]}</Chip>
        </div>
        <span data-part="email" title={user.email}>{user.email}</span>
      </div>
      <div data-part="acts">
        <IconLinkButton label={words.profile} href={hrefs.profile}>
          <Icon glyph={PersonGlyph} />
        </IconLinkButton>
        <IconLinkButton
          label={unreadNotifications === undefined ? words.notificationsUnknown : words.notifications}
          title={words.notifications}
          href={hrefs.notifications}
          badge={unreadNotifications}
        >
          <Icon glyph={BellGlyph} />
        </IconLinkButton>
        <IconButton label={words.logout} onClick={onSignOut}>
          <Icon glyph={SignOutGlyph} mirrored />
        </IconButton>
      </div>
    </div>
  );
}
