import type { Appearance } from '@alms/lis-domain/identity';
import { languageNames, languageOf, languages } from '@alms/lis-domain/language';
import { Card } from '@alms/ui/card';
import { useMessages } from '@alms/ui/i18n';
import { RadioGroup } from '@alms/ui/radio-group';
import { SelectField } from '@alms/ui/select-field';
import { Stack } from '@alms/ui/stack';
import { profileAppearanceMessages } from './words/profile-appearance/index.ts';

export interface ProfileAppearanceProps {
  appearance: Appearance;
  /** Whether the user has tables, whose row height can be chosen. */
  hasTables: boolean;
  /** Called with a changed setting, which applies immediately. */
  onChange: (change: Partial<Appearance>) => void;
}

/**
 * Language and display settings of the user. Changes apply immediately, so there is nothing to
 * save.
 */
export function ProfileAppearance({ appearance, hasTables, onChange }: ProfileAppearanceProps) {
  const words = useMessages(profileAppearanceMessages);
  return (
    <Card heading={words.title} footer={words.note}>
      <Stack gap="s5">
        <SelectField
          label={words.language}
          options={[
            { value: '', label: words.facilityLanguage },
            ...languages.map((value) => ({ value, label: languageNames[value] })),
          ]}
          value={appearance.language ?? ''}
          onChange={({ target }) => onChange({ language: languageOf(target.value) ?? null })}
        />
        <RadioGroup
          label={words.scheme}
          options={[
            { value: 'system', label: words.systemScheme },
            { value: 'light', label: words.light },
            { value: 'dark', label: words.dark },
          ]}
          value={appearance.color_scheme ?? 'system'}
          onValueChange={(scheme) =>
            onChange({ color_scheme: scheme === 'light' || scheme === 'dark' ? scheme : null })
          }
        />
        {hasTables && (
          <RadioGroup
            label={words.density}
            options={[
              { value: 'comfortable', label: words.comfortable },
              { value: 'compact', label: words.compact },
            ]}
            value={appearance.density}
            onValueChange={(density) =>
              onChange({ density: density === 'compact' ? 'compact' : 'comfortable' })
            }
          />
        )}
      </Stack>
    </Card>
  );
}
