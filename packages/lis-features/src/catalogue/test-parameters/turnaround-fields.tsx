import { Grid } from '@alms/ui/grid';
import { useMessages } from '@alms/ui/i18n';
import { SelectField } from '@alms/ui/select-field';
import { TextField } from '@alms/ui/text-field';
import { TestSectionCard, type TestSectionProps } from './test-section.tsx';
import { testEditorMessages } from './words/test-editor/index.ts';

const PRIORITIES = ['routine', 'urgent', 'stat'] as const;

/** Turnaround time targets. */
export function TurnaroundFields({ form: { field }, findings }: TestSectionProps) {
  const words = useMessages(testEditorMessages);
  return (
    <TestSectionCard section="turnaround" findings={findings}>
      <Grid>
        {PRIORITIES.map((priority) => (
          <TextField
            key={priority}
            label={words[priority]}
            {...(priority === 'routine' && { hint: words.turnaroundHint })}
            trailing={words.minutesShort}
            inputMode="numeric"
            optional
            {...field(`tat_${priority}_min`)}
          />
        ))}
        <SelectField
          label={words.turnaroundStart}
          options={[
            { value: 'collected', label: words.collected },
            { value: 'received', label: words.received },
          ]}
          {...field('tat_start')}
        />
        <SelectField
          label={words.turnaroundEnd}
          options={[
            { value: 'verified', label: words.verified },
            { value: 'released', label: words.released },
          ]}
          {...field('tat_end')}
        />
      </Grid>
    </TestSectionCard>
  );
}
