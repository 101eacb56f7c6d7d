import { useMessages } from '@alms/ui/i18n';
import { MultiSelectField, type Choice } from '@alms/ui/multi-select-field';
import type { Resource } from '@alms/ui/resource';
import { TestSectionCard, type TestSectionProps } from './test-section.tsx';
import { testEditorMessages } from './words/test-editor/index.ts';

export interface MemberFieldsProps extends TestSectionProps {
  /** Tests and panels that can be members, by code. */
  choices: Resource<readonly Choice[]>;
}

/** Members of a panel. */
export function MemberFields({ form: { field, methods }, findings, choices }: MemberFieldsProps) {
  const words = useMessages(testEditorMessages);
  const { onBlur: _, onChange: __, ref: ___, ...bound } = field('members');
  const offered = choices.status === 'ready' ? choices.data : [];
  const code = methods.watch('code');
  const chosen = methods
    .watch('members')
    .map(
      (member): Choice =>
        offered.find(({ value }) => value === member) ?? { value: member, label: member },
    );
  const others: Resource<readonly Choice[]> =
    choices.status === 'ready'
      ? { ...choices, data: offered.filter(({ value }) => value !== code) }
      : choices;
  return (
    <TestSectionCard section="members" findings={findings}>
      <MultiSelectField
        {...bound}
        label={words.members}
        hint={words.membersHint}
        options={others}
        value={chosen}
        max={200}
        onValueChange={(next) => {
          methods.clearErrors('members');
          methods.setValue(
            'members',
            next.map(({ value }) => value),
            { shouldDirty: true },
          );
        }}
      />
    </TestSectionCard>
  );
}
