import { reflexOperators } from '@alms/lis-domain/catalogue';
import { FieldArray } from '@alms/ui/field-array';
import { Grid } from '@alms/ui/grid';
import { useMessages } from '@alms/ui/i18n';
import { MultiSelectField, type Choice } from '@alms/ui/multi-select-field';
import { SelectField } from '@alms/ui/select-field';
import { Stack } from '@alms/ui/stack';
import { Text } from '@alms/ui/text';
import { TextField } from '@alms/ui/text-field';
import { useRows } from '../../shared/lis-form/index.ts';
import { reflexFieldsMessages } from './words/reflex-fields/index.ts';
import type { MemberFieldsProps } from './member-fields.tsx';
import { reflexFields } from './test-fields.ts';
import { TestSectionCard } from './test-section.tsx';

/** Reflex tests triggered by a verified value. */
export function ReflexFields({ form, findings, choices }: MemberFieldsProps) {
  const words = useMessages(reflexFieldsMessages);
  const { rows, onRowsChange, nextId } = useRows(form, 'reflex');
  return (
    <TestSectionCard section="reflex" findings={findings}>
      <Text size="small" tone="muted">
        {words.hint}
      </Text>
      <FieldArray
        label={words.heading}
        labelVisibility="hidden"
        rowLabel={words.rule}
        addLabel={words.addRule}
        error={form.field('reflex').error}
        rows={rows}
        onRowsChange={onRowsChange}
        newRow={() =>
          reflexFields(
            { when: { op: 'lt', value: '' }, and: [], add: [], mode: 'propose', comment: '' },
            nextId(),
          )
        }
        max={20}
        renderRow={(_, index) => <ReflexRow form={form} choices={choices} index={index} />}
      />
    </TestSectionCard>
  );
}

function ReflexRow({
  form: { field, methods },
  choices,
  index,
}: Pick<MemberFieldsProps, 'form' | 'choices'> & { index: number }) {
  const words = useMessages(reflexFieldsMessages);
  const at = `reflex.${index}` as const;
  const { and_code, add } = methods.watch(at);
  const offered = choices.status === 'ready' ? choices.data : [];
  const operators = reflexOperators.map((value) => ({ value, label: words[value] }));
  const { onBlur: _, onChange: __, ref: ___, ...bound } = field(`${at}.add`);
  return (
    <Stack gap="s4">
      <Grid columnWidth="9rem">
        <SelectField label={words.op} options={operators} {...field(`${at}.op`)} />
        <TextField label={words.value} dir="ltr" {...field(`${at}.value`)} />
        <SelectField
          label={words.andCode}
          options={[
            { value: '', label: words.andNothing },
            ...(and_code === '' || offered.some(({ value }) => value === and_code)
              ? []
              : [{ value: and_code, label: and_code }]),
            ...offered,
          ]}
          {...field(`${at}.and_code`)}
        />
        {and_code !== '' && (
          <SelectField label={words.andOp} options={operators} {...field(`${at}.and_op`)} />
        )}
        {and_code !== '' && (
          <TextField label={words.andValue} dir="ltr" {...field(`${at}.and_value`)} />
        )}
      </Grid>
      <MultiSelectField
        {...bound}
        label={words.add}
        hint={words.addHint}
        options={choices}
        value={add.map(
          (code): Choice =>
            offered.find(({ value }) => value === code) ?? { value: code, label: code },
        )}
        max={10}
        onValueChange={(next) => {
          methods.clearErrors(`${at}.add`);
          methods.setValue(
            `${at}.add`,
            next.map(({ value }) => value),
            { shouldDirty: true },
          );
        }}
      />
      <Grid>
        <SelectField
          label={words.mode}
          options={(['propose', 'auto'] as const).map((value) => ({ value, label: words[value] }))}
          {...field(`${at}.mode`)}
        />
        <TextField label={words.comment} optional {...field(`${at}.comment`)} />
      </Grid>
    </Stack>
  );
}
