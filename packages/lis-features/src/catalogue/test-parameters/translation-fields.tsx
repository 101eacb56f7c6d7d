import { languageNames, languages } from '@alms/lis-domain/language';
import { Accordion } from '@alms/ui/accordion';
import { Card } from '@alms/ui/card';
import { Grid } from '@alms/ui/grid';
import { useMessages } from '@alms/ui/i18n';
import { Stack } from '@alms/ui/stack';
import { Text } from '@alms/ui/text';
import { TextField } from '@alms/ui/text-field';
import type { TestSectionProps } from './test-editor-fields.js';
import { translationFieldsMessages } from './translation-fields.messages.js';

/** How the test, what it tells and its answers are called by readers of each language. A field that is longer than it may be takes no more. */
export function TranslationFields({ form: { field, methods } }: TestSectionProps) {
  const words = useMessages(translationFieldsMessages);
  const [answers, translations, kind, type] = methods.watch(['coded_values', 'translations', 'kind', 'result_type']);
  const hasAnswers = kind === 'single' && (type === 'ordinal' || type === 'coded');
  return (
    <Card heading={words.heading}>
      <Text tone="muted">{words.note}</Text>
      <Accordion
        items={languages.map((language) => ({
          id: language,
          title: languageNames[language],
          note: translations[language].name || translations[language].meaning,
          content: (
            <Stack gap="s4" lang={language}>
              <TextField label={words.name} maxLength={120} autoComplete="off" optional {...field(`translations.${language}.name`)} />
              {kind !== 'panel' && <TextField label={words.meaning} hint={words.meaningHint} maxLength={200} autoComplete="off" optional {...field(`translations.${language}.meaning`)} />}
              {hasAnswers && (
                <Grid>
                  {answers.map(({ id, code, display }, index) => (
                    <TextField key={id} label={words.answer({ answer: display || code })} maxLength={80} autoComplete="off" optional {...field(`coded_values.${index}.translations.${language}`)} />
                  ))}
                </Grid>
              )}
            </Stack>
          ),
        }))}
      />
    </Card>
  );
}
