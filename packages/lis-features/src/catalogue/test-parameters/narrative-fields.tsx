import { MAX_TEMPLATE, MAX_TEMPLATES } from '@alms/lis-domain/catalogue';
import { FieldArray } from '@alms/ui/field-array';
import { useMessages } from '@alms/ui/i18n';
import { Stack } from '@alms/ui/stack';
import { TextAreaField } from '@alms/ui/text-area-field';
import { TextField } from '@alms/ui/text-field';
import { useRows } from '../../shared/lis-form/index.ts';
import type { TestSectionProps } from './test-section.tsx';
import { narrativeFieldsMessages } from './words/narrative-fields/index.ts';

/** Templates of a narrative result. */
export function NarrativeFields({ form }: Pick<TestSectionProps, 'form'>) {
  const words = useMessages(narrativeFieldsMessages);
  const { rows, onRowsChange, nextId } = useRows(form, 'narrative_templates');
  return (
    <FieldArray
      label={words.heading}
      hint={words.hint}
      rowLabel={words.template}
      addLabel={words.add}
      error={form.field('narrative_templates').error}
      rows={rows}
      onRowsChange={onRowsChange}
      newRow={() => ({ id: nextId(), name: '', text: '' })}
      max={MAX_TEMPLATES}
      reorderable
      renderRow={(_, index) => (
        <Stack gap="s4">
          <TextField
            label={words.name}
            maxLength={80}
            {...form.field(`narrative_templates.${index}.name`)}
          />
          <TextAreaField
            label={words.text}
            rows={8}
            dir="auto"
            maxLength={MAX_TEMPLATE}
            {...form.field(`narrative_templates.${index}.text`)}
          />
        </Stack>
      )}
    />
  );
}
