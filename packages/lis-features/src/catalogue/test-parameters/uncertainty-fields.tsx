import { MAX_UNCERTAINTIES, uncertaintyModes } from '@alms/lis-domain/catalogue';
import { FieldArray } from '@alms/ui/field-array';
import { Grid } from '@alms/ui/grid';
import { useMessages } from '@alms/ui/i18n';
import { SelectField } from '@alms/ui/select-field';
import { TextField } from '@alms/ui/text-field';
import { useRows } from '../../shared/lis-form/index.ts';
import type { TestSectionProps } from './test-section.tsx';
import { uncertaintyFields } from './test-fields.ts';
import { uncertaintyFieldsMessages } from './words/uncertainty-fields/index.ts';

/** Expanded measurement uncertainty of a number, by range of values. */
export function UncertaintyFields({ form }: Pick<TestSectionProps, 'form'>) {
  const words = useMessages(uncertaintyFieldsMessages);
  const { rows, onRowsChange, nextId } = useRows(form, 'uncertainty');
  return (
    <FieldArray
      label={words.heading}
      hint={words.hint}
      rowLabel={words.range}
      addLabel={words.add}
      error={form.field('uncertainty').error}
      rows={rows}
      onRowsChange={onRowsChange}
      newRow={() =>
        uncertaintyFields(
          { from: null, to: null, mode: 'absolute', expanded: '', source: '' },
          nextId(),
        )
      }
      max={MAX_UNCERTAINTIES}
      renderRow={(_, index) => <RangeRow form={form} index={index} />}
    />
  );
}

function RangeRow({ form: { field }, index }: Pick<TestSectionProps, 'form'> & { index: number }) {
  const words = useMessages(uncertaintyFieldsMessages);
  const at = `uncertainty.${index}` as const;
  return (
    <Grid columnWidth="11rem">
      <TextField
        label={words.from}
        inputMode="decimal"
        dir="ltr"
        optional
        {...field(`${at}.from`)}
      />
      <TextField label={words.to} inputMode="decimal" dir="ltr" optional {...field(`${at}.to`)} />
      <SelectField
        label={words.mode}
        options={uncertaintyModes.map((value) => ({ value, label: words[value] }))}
        {...field(`${at}.mode`)}
      />
      <TextField
        label={words.expanded}
        inputMode="decimal"
        dir="ltr"
        {...field(`${at}.expanded`)}
      />
      <TextField label={words.source} optional maxLength={200} {...field(`${at}.source`)} />
    </Grid>
  );
}
