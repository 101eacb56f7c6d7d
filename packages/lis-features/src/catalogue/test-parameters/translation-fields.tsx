import { takesCodedValues } from '@alms/lis-domain/catalogue';
import { languageNames, languages, type LanguageTag } from '@alms/lis-domain/language';
import { Accordion } from '@alms/ui/accordion';
import { Grid } from '@alms/ui/grid';
import { useMessages } from '@alms/ui/i18n';
import { Stack } from '@alms/ui/stack';
import { Text } from '@alms/ui/text';
import { TextField } from '@alms/ui/text-field';
import { typeOf } from './test-values.ts';
import { TestSectionCard, type TestSectionProps } from './test-section.tsx';
import { translationFieldsMessages } from './words/translation-fields/index.ts';

/** Translations of the test’s name, instructions and coded values. */
export function TranslationFields({ form, findings }: TestSectionProps) {
  const words = useMessages(translationFieldsMessages);
  const translations = form.methods.watch('translations');
  return (
    <TestSectionCard section="translations" findings={findings}>
      <Text tone="muted">{words.note}</Text>
      <Accordion
        items={languages.map((language) => ({
          id: language,
          title: languageNames[language],
          note: translations[language].name || translations[language].meaning,
          content: <OneLanguage form={form} language={language} />,
        }))}
      />
    </TestSectionCard>
  );
}

/**
 * Fields limit their length while typing, because an error in a collapsed section would be hidden
 * on submit.
 */
function OneLanguage({
  form: { field, methods },
  language,
}: Pick<TestSectionProps, 'form'> & { language: LanguageTag }) {
  const words = useMessages(translationFieldsMessages);
  const [answers, kind, result_type] = methods.watch(['coded_values', 'kind', 'result_type']);
  const hasAnswers = kind === 'single' && takesCodedValues(typeOf({ kind, result_type }));
  const written = { lang: language, dir: 'auto', optional: true } as const;
  return (
    <Stack gap="s4">
      <TextField
        label={words.name}
        maxLength={120}
        {...written}
        {...field(`translations.${language}.name`)}
      />
      {kind !== 'panel' && (
        <TextField
          label={words.meaning}
          hint={words.meaningHint}
          maxLength={200}
          {...written}
          {...field(`translations.${language}.meaning`)}
        />
      )}
      {hasAnswers && (
        <Grid>
          {answers.map(({ id, code, display }, index) => (
            <TextField
              key={id}
              label={words.answer({ answer: display || code })}
              maxLength={80}
              {...written}
              {...field(`coded_values.${index}.translations.${language}`)}
            />
          ))}
        </Grid>
      )}
    </Stack>
  );
}
