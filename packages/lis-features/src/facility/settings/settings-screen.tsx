import { Card } from '@alms/ui/card';
import { useMessages } from '@alms/ui/i18n';
import { ArrowEndGlyph, Icon } from '@alms/ui/icon';
import { BareLink } from '@alms/ui/link';
import { PageHeader } from '@alms/ui/page-header';
import { Text } from '@alms/ui/text';
import { settingsMessages } from './words/index.ts';
import * as S from './settings.styles.ts';

/** What belongs to the facility, in the order shown. */
const ofFacility = ['hospital', 'laboratory', 'tenant', 'staff', 'setup', 'auditLogs'] as const;

export interface SettingsScreenProps {
  /** Where each page is. One that is omitted is not this person's to open. */
  hrefs: { profile: string } & Partial<Record<(typeof ofFacility)[number], string>>;
}

/** Leads to everything this person may set. A page that may not be opened is not named. */
export function SettingsScreen({ hrefs }: SettingsScreenProps) {
  const words = useMessages(settingsMessages);
  const entry = (id: keyof SettingsScreenProps['hrefs']) => {
    const href = hrefs[id];
    return (
      href !== undefined && (
        <li key={id}>
          <BareLink href={href}>{words[id]}</BareLink>
          <Text size="small" tone="muted">
            {words[`${id}Body`]}
          </Text>
          <Icon glyph={ArrowEndGlyph} size="small" mirrored />
        </li>
      )
    );
  };
  return (
    <S.Root data-component="settings-screen">
      <PageHeader title={words.title} context={words.context} />
      <Card heading={words.own} body="flush">
        <ul>{entry('profile')}</ul>
      </Card>
      {ofFacility.some((id) => hrefs[id] !== undefined) && (
        <Card heading={words.facility} body="flush">
          <ul>{ofFacility.map(entry)}</ul>
        </Card>
      )}
    </S.Root>
  );
}
