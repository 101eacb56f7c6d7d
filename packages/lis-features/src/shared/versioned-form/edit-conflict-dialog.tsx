import { Button } from '@alms/ui/button';
import { Dialog } from '@alms/ui/dialog';
import { useMessages } from '@alms/ui/i18n';
import { Inline } from '@alms/ui/inline';
import { RadioGroup } from '@alms/ui/radio-group';
import { Stack } from '@alms/ui/stack';
import { Text } from '@alms/ui/text';
import { useState, type ReactNode } from 'react';
import * as S from './edit-conflict-dialog.styles.ts';
import { editDifferences, type EditDifference, type EditedValues } from './edit-differences.ts';
import { versionedFormMessages } from './words/index.ts';

/** Label and formatting of a field in a version comparison. */
export interface ConflictField<V> {
  name: keyof V & string;
  label: string;
  /** Renders the field’s value. When omitted, its text is shown. */
  show?: (values: V) => ReactNode;
}

/** Two conflicting edits of one record. */
export interface EditConflict<V> {
  /** The version both edits are based on. */
  base: V;
  /** The values the user wants to save. */
  mine: V;
  /** The values saved by another user. */
  theirs: V;
}

export interface EditConflictDialogProps<V> {
  /** The conflict; undefined while there is none. */
  conflict: EditConflict<V> | undefined;
  /** Fields of the form, in order. */
  fields: readonly ConflictField<V>[];
  /** Saves the selected version of each field. */
  onSettle: (values: V) => void | Promise<void>;
  /** Returns to the form with all entries kept. */
  onBack: () => void;
}

/**
 * Compares two versions of a record field by field after a concurrent change, and lets the user
 * choose for each. A field changed in only one version is preselected; for a field changed in both,
 * the user must choose.
 */
export function EditConflictDialog<V extends EditedValues>({
  conflict,
  onBack,
  ...choices
}: EditConflictDialogProps<V>) {
  const words = useMessages(versionedFormMessages);
  return (
    <Dialog
      open={conflict !== undefined}
      onClose={onBack}
      size="large"
      title={words.title}
      data-component="edit-conflict-dialog"
    >
      {conflict && <Choices {...choices} conflict={conflict} onBack={onBack} />}
    </Dialog>
  );
}

type Side = 'mine' | 'theirs';
type ChoicesProps<V> = Omit<EditConflictDialogProps<V>, 'conflict'> & { conflict: EditConflict<V> };

function Choices<V extends EditedValues>({ conflict, fields, onSettle, onBack }: ChoicesProps<V>) {
  const words = useMessages(versionedFormMessages);
  const { base, mine, theirs } = conflict;
  const differences = editDifferences(base, mine, theirs);
  const [chosen, setChosen] = useState<Readonly<Record<string, Side>>>(() =>
    Object.fromEntries(
      differences.flatMap(({ name, changedBy }) =>
        changedBy === 'both' ? [] : [[name, changedBy]],
      ),
    ),
  );
  const undecided = differences.filter(({ name }) => chosen[name] === undefined).length;
  const chooseAll = (side: Side) =>
    setChosen(Object.fromEntries(differences.map(({ name }) => [name, side])));
  const settle = () => {
    const taken = Object.fromEntries(
      differences
        .filter(({ name }) => chosen[name] === 'theirs')
        .map(({ name }) => [name, theirs[name]]),
    );
    return onSettle({ ...mine, ...taken });
  };
  return (
    <Stack gap="s5">
      <Text>{words.body}</Text>
      <Inline>
        <Button size="small" onClick={() => chooseAll('mine')}>
          {words.keepAllMine}
        </Button>
        <Button size="small" onClick={() => chooseAll('theirs')}>
          {words.takeAllTheirs}
        </Button>
      </Inline>
      <S.Lines>
        {fields.map((field) => {
          const difference = differences.find(({ name }) => name === field.name);
          return (
            difference && (
              <li key={field.name}>
                <Line
                  field={field}
                  difference={difference}
                  conflict={conflict}
                  side={chosen[field.name]}
                  onChoose={(side) => setChosen({ ...chosen, [field.name]: side })}
                />
              </li>
            )
          );
        })}
      </S.Lines>
      <Inline justify="end">
        <Button onClick={onBack}>{words.back}</Button>
        <Button
          variant="primary"
          {...(undecided > 0 && { inertReason: words.undecided({ count: undecided }) })}
          onClick={() => void settle()}
        >
          {words.save}
        </Button>
      </Inline>
    </Stack>
  );
}

/** Formats a simple value; composite values are rendered by their field’s `show`. */
const textOf = (answer: unknown): string =>
  typeof answer === 'string' || typeof answer === 'number' ? String(answer) : '';

interface LineProps<V> {
  field: ConflictField<V>;
  difference: EditDifference;
  conflict: EditConflict<V>;
  side: Side | undefined;
  onChoose: (side: Side) => void;
}

function Line<V extends EditedValues>({
  field: { name, label, show },
  difference: { changedBy },
  conflict,
  side,
  onChoose,
}: LineProps<V>) {
  const words = useMessages(versionedFormMessages);
  const shown = (values: V) => (
    <span data-part="value">{show ? show(values) : textOf(values[name])}</span>
  );
  const changed = { both: undefined, mine: words.onlyMine, theirs: words.onlyTheirs }[changedBy];
  return (
    <RadioGroup
      label={label}
      variant="cards"
      {...(changed !== undefined && { hint: changed })}
      options={[
        { value: 'mine', label: words.mine, description: shown(conflict.mine) },
        { value: 'theirs', label: words.theirs, description: shown(conflict.theirs) },
      ]}
      value={side ?? ''}
      onValueChange={(value) => onChoose(value === 'mine' ? 'mine' : 'theirs')}
    />
  );
}
