import { permissions } from '@alms/lis-domain/access';
import type { User } from '@alms/lis-domain/identity';
import { Card } from '@alms/ui/card';
import { Chip } from '@alms/ui/chip';
import { DescriptionList } from '@alms/ui/description-list';
import { Heading } from '@alms/ui/heading';
import { useMessages } from '@alms/ui/i18n';
import { CheckGlyph, Icon, WarningGlyph } from '@alms/ui/icon';
import { Inline } from '@alms/ui/inline';
import { Stack } from '@alms/ui/stack';
import { Text } from '@alms/ui/text';
import { usePermissionWords } from '../../shared/permission-words/index.ts';
import { useRoleWords } from '../../shared/role-words/index.ts';
import { profileMessages } from './words/index.ts';

/** The account’s identity, role and permissions, as returned by the server. */
export function ProfileAccess({ user }: { user: User }) {
  const words = useMessages(profileMessages);
  const roles = useRoleWords();
  const email = (
    <Inline>
      {user.email}
      {!user.email_verified && (
        <Chip tone="caution" glyph={WarningGlyph}>
          {words.emailUnconfirmed}
        </Chip>
      )}
    </Inline>
  );
  return (
    <Card heading={words.access} footer={words.accessNote}>
      <Stack>
        <DescriptionList
          items={[
            { id: 'email', term: words.email, description: email },
            { id: 'username', term: words.username, description: user.username },
            { id: 'role', term: words.role, description: roles[user.role] },
          ]}
        />
        <Heading level={3}>{words.rights}</Heading>
        <Rights user={user} />
      </Stack>
    </Card>
  );
}

function Rights({ user }: { user: User }) {
  const words = useMessages(profileMessages);
  const permissionWords = usePermissionWords();
  const granted = permissions.filter((permission) =>
    user.preferences.permissions.includes(permission),
  );
  if (user.role === 'admin') return <Text>{words.everything}</Text>;
  if (user.role === 'patient') return <Text>{words.patientRights}</Text>;
  if (granted.length === 0) return <Text tone="muted">{words.noRights}</Text>;
  return (
    <ul data-part="rights">
      {granted.map((permission) => (
        <li key={permission}>
          <Icon glyph={CheckGlyph} size="small" />
          {permissionWords[permission]}
        </li>
      ))}
    </ul>
  );
}
