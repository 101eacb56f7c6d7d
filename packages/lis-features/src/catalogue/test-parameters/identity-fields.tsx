import { departments } from '@alms/lis-domain/catalogue';
import { Checkbox } from '@alms/ui/checkbox';
import { Grid } from '@alms/ui/grid';
import { useMessages } from '@alms/ui/i18n';
import { SelectField } from '@alms/ui/select-field';
import { Stack } from '@alms/ui/stack';
import { Text } from '@alms/ui/text';
import { TextField } from '@alms/ui/text-field';
import { useDepartmentWords } from '../../shared/department-words/index.ts';
import { TestSectionCard, type TestSectionProps } from './test-section.tsx';
import { testEditorMessages } from './words/test-editor/index.ts';

/** Name, category and LOINC code of a test. Code and type cannot be changed later. */
export function IdentityFields({
  form: { field, methods },
  findings,
  isNew,
  keepsConfidential,
}: TestSectionProps & { isNew: boolean; keepsConfidential: boolean }) {
  const words = useMessages(testEditorMessages);
  const departmentWords = useDepartmentWords();
  const code = methods.watch('code');
  return (
    <TestSectionCard
      section="general"
      findings={findings}
      {...(!isNew && { footer: words.codeStays({ code }) })}
    >
      <Grid>
        {isNew && (
          <TextField label={words.code} hint={words.codeHint} dir="ltr" {...field('code')} />
        )}
        {isNew && (
          <SelectField
            label={words.kind}
            options={[
              { value: 'single', label: words.single },
              { value: 'calculated', label: words.calculated },
              { value: 'panel', label: words.panel },
            ]}
            {...field('kind')}
          />
        )}
        <TextField label={words.name} {...field('name')} />
        <TextField label={words.shortName} optional {...field('short_name')} />
        <TextField label={words.aliases} hint={words.aliasesHint} optional {...field('aliases')} />
        <SelectField
          label={words.department}
          options={departments.map((value) => ({ value, label: departmentWords[value] }))}
          {...field('department')}
        />
        <TextField
          label={words.loinc}
          hint={words.loincHint}
          optional
          dir="ltr"
          {...field('loinc_code')}
        />
        <TextField label={words.loincName} optional dir="ltr" {...field('loinc_display')} />
      </Grid>
      <Stack gap="s3">
        <Checkbox label={words.loincVerified} {...field('loinc_verified')} />
        <Checkbox label={words.offered} hint={words.offeredHint} {...field('offered')} />
        {keepsConfidential ? (
          <Text>{words.confidentialKept}</Text>
        ) : (
          <Checkbox
            label={words.confidential}
            hint={words.confidentialHint}
            {...field('confidential')}
          />
        )}
      </Stack>
    </TestSectionCard>
  );
}
