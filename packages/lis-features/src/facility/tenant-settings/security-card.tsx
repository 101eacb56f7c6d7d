import { PROTECTED_IDLE, SESSION_IDLE } from '@alms/lis-domain/identity';
import { Card } from '@alms/ui/card';
import { DescriptionList } from '@alms/ui/description-list';
import { useMessages } from '@alms/ui/i18n';
import { tenantSettingsMessages } from './tenant-settings.messages.js';

const minutesOf = (ms: number) => Math.round(ms / 60_000);

/** The limits that hold for everybody at the facility, in words: they are the product's and not to be chosen. */
export function SecurityCard() {
  const words = useMessages(tenantSettingsMessages);
  return (
    <Card heading={words.security}>
      <DescriptionList
        items={[
          { id: 'inside', term: words.idleInside, description: words.afterMinutes({ minutes: minutesOf(PROTECTED_IDLE.limitMs) }) },
          { id: 'outside', term: words.idleOutside, description: words.afterMinutes({ minutes: minutesOf(SESSION_IDLE.limitMs) }) },
          { id: 'passwords', term: words.passwords, description: words.passwordsValue },
          { id: 'reads', term: words.resultAccess, description: words.resultAccessValue },
        ]}
      />
    </Card>
  );
}
