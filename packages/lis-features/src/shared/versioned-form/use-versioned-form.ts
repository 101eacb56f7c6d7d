import type { Submission } from '@alms/ui/resource';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { GenericSchema } from 'valibot';
import { useLisForm, type LisFormState } from '../lis-form/index.ts';
import type { EditConflict } from './edit-conflict-dialog.tsx';
import { editDifferences, sameAnswer, type EditedValues } from './edit-differences.ts';

/** What became of saving. What the server says to the fields arrives as `submission`. */
export type SaveOutcome<R> =
  /** The record as it is now. */
  | { status: 'saved'; record: R }
  /** Somebody else has saved since; the record as they left it. */
  | { status: 'stale'; record: R }
  | { status: 'refused' };

/** What was typed, and the record it was begun from: kept over a forced sign-in. */
export interface VersionedDraft<Fields, R> {
  fields: Fields;
  base: R;
}

/** What a screen gives to a form of `useVersionedForm`. */
export interface VersionedFormProps<Fields, V, R> {
  submission: Submission;
  /** Saves the values over the record they were begun from. It must not reject. */
  onSave: (change: { values: V; base: R }) => Promise<SaveOutcome<R>>;
  /** What was typed before a forced sign-in. When omitted, the form begins with the record. */
  draft?: VersionedDraft<Fields, R> | undefined;
  /** Called with what stands in the fields, to be kept; undefined once nothing differs from the record. */
  onDraftChange?: ((draft: VersionedDraft<Fields, R> | undefined) => void) | undefined;
}

export interface VersionedFormOptions<
  Fields extends FieldValues,
  V extends EditedValues,
  R,
> extends VersionedFormProps<Fields, V, R> {
  /** The record as it was last read. */
  record: R;
  /** The part of the record that this form edits. */
  valuesOf: (record: R) => V;
  /** Those values as the fields hold them. */
  fieldsOf: (values: V) => Fields;
  words: object;
  failureKey?: string;
  /** Called when the record is saved, such as to close the form's dialog. */
  onSaved?: (() => void) | undefined;
}

export interface VersionedFormState<Fields extends FieldValues, V> {
  form: LisFormState<Fields, V>;
  /** Something stands in the fields that is not saved. */
  isDirty: boolean;
  /** For `EditConflictDialog`. */
  conflict: EditConflict<V> | undefined;
  onSettle: (values: V) => Promise<void>;
  onBack: () => void;
}

/**
 * `useLisForm` for a record that two people can edit at the same time. A refused older version opens a conflict, in which the person chooses;
 * when the other one changed nothing that this form shows, it is saved over theirs at once. Until something is typed, the form follows the record.
 */
export function useVersionedForm<
  Fields extends FieldValues,
  V extends EditedValues,
  R extends { version: number },
>(
  schema: GenericSchema<Fields, V>,
  {
    record,
    valuesOf,
    fieldsOf,
    onSave,
    onSaved,
    draft,
    onDraftChange,
    ...rest
  }: VersionedFormOptions<Fields, V, R>,
): VersionedFormState<Fields, V> {
  const [base, setBase] = useState(draft?.base ?? record);
  const [seen, setSeen] = useState(record);
  /** The record the fields were last filled from. */
  const filled = useRef(base);
  const [stale, setStale] = useState<{ mine: V; record: R }>();

  const save = async (values: V, from: R): Promise<void> => {
    const outcome = await onSave({ values, base: from });
    if (outcome.status === 'saved') {
      onSaved?.();
      setBase(outcome.record);
      setStale(undefined);
      filled.current = outcome.record;
      form.methods.reset(fieldsOf(valuesOf(outcome.record)));
      onDraftChange?.(undefined);
    }
    if (outcome.status !== 'stale') return;
    const theirs = valuesOf(outcome.record);
    const isOpen = editDifferences(valuesOf(from), values, theirs).some(
      ({ changedBy }) => changedBy !== 'mine',
    );
    if (isOpen) setStale({ mine: values, record: outcome.record });
    else await save(values, outcome.record);
  };

  const form = useLisForm(schema, {
    ...rest,
    defaultValues: fieldsOf(valuesOf(base)),
    onSubmit: (values) => save(values, base),
    onValuesChange: (fields) => {
      const begun = fieldsOf(valuesOf(base));
      onDraftChange?.(
        Object.keys(begun).every((name) => sameAnswer(fields[name], begun[name]))
          ? undefined
          : { fields, base },
      );
    },
  });
  const { reset, formState } = form.methods;
  const { isDirty } = formState;

  // Somebody else's change shows by itself while it can overwrite nothing.
  if (seen !== record) {
    setSeen(record);
    if (!isDirty && !stale && record.version > base.version) setBase(record);
  }
  const follow = useEffectEvent(() => {
    if (filled.current === base) return;
    filled.current = base;
    reset(fieldsOf(valuesOf(base)));
  });
  useEffect(() => follow(), [base]);

  const restore = useEffectEvent(() => {
    if (draft) reset(draft.fields, { keepDefaultValues: true });
  });
  useEffect(() => restore(), []);

  const onSettle = async (values: V) => {
    if (!stale) return;
    // From here on theirs is what this edit begins from; if sending fails, what was chosen stands in the form.
    setBase(stale.record);
    filled.current = stale.record;
    reset(fieldsOf(valuesOf(stale.record)));
    reset(fieldsOf(values), { keepDefaultValues: true });
    setStale(undefined);
    await save(values, stale.record);
  };

  return {
    form,
    isDirty,
    conflict: stale && { base: valuesOf(base), mine: stale.mine, theirs: valuesOf(stale.record) },
    onSettle,
    onBack: () => setStale(undefined),
  };
}
