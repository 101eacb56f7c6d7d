import type { Submission } from '@alms/ui/resource';
import { useEffect, useRef, useState } from 'react';
import { useEffectEvent } from '@alms/ui/effect-event';
import type { FieldValues } from 'react-hook-form';
import type { GenericSchema } from 'valibot';
import { useLisForm, type LisFormState } from '../lis-form/index.ts';
import type { EditConflict } from './edit-conflict-dialog.tsx';
import { editDifferences, sameAnswer, type EditedValues } from './edit-differences.ts';

/** Outcome of a save. Field errors from the server arrive as `submission`. */
export type SaveOutcome<R> =
  /** The saved record. */
  | { status: 'saved'; record: R }
  /** The record as saved by another user in the meantime. */
  | { status: 'stale'; record: R }
  | { status: 'refused' };

/** Unsaved values and the record they are based on, kept during a forced sign-in. */
export interface VersionedDraft<Fields, R> {
  fields: Fields;
  base: R;
}

/** Props a screen passes to a form with `useVersionedForm`. */
export interface VersionedFormProps<Fields, V, R> {
  submission: Submission;
  /** Saves the values against the record they are based on. Must not reject. */
  onSave: (change: { values: V; base: R }) => Promise<SaveOutcome<R>>;
  /** Unsaved values from before a forced sign-in. When omitted, the form starts from the record. */
  draft?: VersionedDraft<Fields, R> | undefined;
  /**
   * Called with unsaved values, to save them as a draft; undefined once nothing differs from the
   * record.
   */
  onDraftChange?: ((draft: VersionedDraft<Fields, R> | undefined) => void) | undefined;
}

export interface VersionedFormOptions<
  Fields extends FieldValues,
  V extends EditedValues,
  R,
> extends VersionedFormProps<Fields, V, R> {
  /** The record as last loaded. */
  record: R;
  /** Returns the part of the record that the form edits. */
  valuesOf: (record: R) => V;
  /** Converts those values to field values. */
  fieldsOf: (values: V) => Fields;
  words: object;
  failureKey?: string;
  /** Called after a successful save, for example to close the form’s dialog. */
  onSaved?: (() => void) | undefined;
}

export interface VersionedFormState<Fields extends FieldValues, V> {
  form: LisFormState<Fields, V>;
  /** Whether the form has unsaved changes. */
  isDirty: boolean;
  /** Field values of the record that the form is based on. */
  saved: Fields;
  /** Returns the fields to the record that the form is based on. */
  onDiscard: () => void;
  /** The current conflict, for `EditConflictDialog`. */
  conflict: EditConflict<V> | undefined;
  onSettle: (values: V) => Promise<void>;
  onBack: () => void;
}

/**
 * `useLisForm` for a record with concurrent edits. A version conflict asks the user to choose; if
 * the other change affects no field of this form, the values are saved over it directly.
 *
 * The form follows the record until the user types.
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
  const [lastRecord, setLastRecord] = useState(record);
  /** The record that last filled the fields. */
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

  // Another user’s change is applied automatically while there is no input to overwrite.
  if (lastRecord !== record) {
    setLastRecord(record);
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
    // The other version is now the base of this edit. If the save fails, the selected values remain
    // in the form.
    setBase(stale.record);
    filled.current = stale.record;
    reset(fieldsOf(valuesOf(stale.record)));
    reset(fieldsOf(values), { keepDefaultValues: true });
    setStale(undefined);
    await save(values, stale.record);
  };

  const saved = fieldsOf(valuesOf(base));
  const onDiscard = () => {
    reset(saved);
    onDraftChange?.(undefined);
  };

  return {
    form,
    isDirty,
    saved,
    onDiscard,
    conflict: stale && { base: valuesOf(base), mine: stale.mine, theirs: valuesOf(stale.record) },
    onSettle,
    onBack: () => setStale(undefined),
  };
}
