import { Card } from '@alms/ui/card';
import { useMessages } from '@alms/ui/i18n';
import { ArrowEndGlyph, Icon } from '@alms/ui/icon';
import { BareLink } from '@alms/ui/link';
import { PageHeader } from '@alms/ui/page-header';
import { Text } from '@alms/ui/text';
import { settingsMessages } from './words/index.ts';
import * as S from './settings.styles.ts';

/** Facility settings in display order. */
const ofFacility = [
  'hospital',
  'laboratory',
  'tenant',
  'staff',
  'competence',
  'setup',
  'auditLogs',
] as const;

export interface SettingsScreenProps {
  /** Links to the pages. An omitted page may not be opened by the user. */
  hrefs: { profile: string } & Partial<Record<(typeof ofFacility)[number], string>>;
}

/** Overview of the settings. Pages without permission are not listed. */
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
