import { interferenceActions } from '@alms/lis-domain/catalogue';
import { interferenceGrades, interferents } from '@alms/lis-domain/samples';
import { FieldArray } from '@alms/ui/field-array';
import { Grid } from '@alms/ui/grid';
import { useMessages } from '@alms/ui/i18n';
import { SelectField } from '@alms/ui/select-field';
import { TextField } from '@alms/ui/text-field';
import { useRows } from '../../shared/lis-form/index.ts';
import { useSpecimenWords } from '../../shared/specimen-words/index.ts';
import type { TestSectionProps } from './test-section.tsx';
import { interferenceFields } from './test-fields.ts';
import { interferenceFieldsMessages } from './words/interference-fields/index.ts';

/** From which hemolysis, icterus or lipemia a value is commented, held or not reported. */
export function InterferenceFields({ form }: Pick<TestSectionProps, 'form'>) {
  const words = useMessages(interferenceFieldsMessages);
  const { rows, onRowsChange, nextId } = useRows(form, 'interference');
  return (
    <FieldArray
      label={words.heading}
      hint={words.hint}
      rowLabel={words.limit}
      addLabel={words.add}
      error={form.field('interference').error}
      rows={rows}
      onRowsChange={onRowsChange}
      newRow={() =>
        interferenceFields(
          { index: 'hemolysis', from_grade: null, from_value: null, action: 'hold', source: '' },
          nextId(),
        )
      }
      max={9}
      renderRow={(_, index) => <LimitRow form={form} index={index} />}
    />
  );
}

function LimitRow({ form: { field }, index }: Pick<TestSectionProps, 'form'> & { index: number }) {
  const words = useMessages(interferenceFieldsMessages);
  const specimen = useSpecimenWords();
  const at = `interference.${index}` as const;
  return (
    <Grid columnWidth="11rem">
      <SelectField
        label={words.index}
        options={interferents.map((value) => ({ value, label: specimen.interferent(value) }))}
        {...field(`${at}.index`)}
      />
      <SelectField
        label={words.fromGrade}
        options={[
          { value: '', label: words.noGrade },
          ...interferenceGrades
            .filter((grade) => grade !== 'none')
            .map((value) => ({ value, label: specimen.grade(value) })),
        ]}
        {...field(`${at}.from_grade`)}
      />
      <TextField
        label={words.fromValue}
        inputMode="decimal"
        dir="ltr"
        optional
        {...field(`${at}.from_value`)}
      />
      <SelectField
        label={words.action}
        options={interferenceActions.map((value) => ({ value, label: words[value] }))}
        {...field(`${at}.action`)}
      />
      <TextField label={words.source} optional maxLength={200} {...field(`${at}.source`)} />
    </Grid>
  );
}
