import { useId, type CSSProperties, type ReactNode } from 'react';

/** Ids that link the parts of a field. */
export interface FieldIds {
  /** Element that holds the value; target of the label and of error summaries. */
  control: string;
  hint: string;
  error: string;
  leading: string;
  trailing: string;
}

/** Returns the ids of a field whose control has the id `control`. */
export function fieldIds(control: string): FieldIds {
  return {
    control,
    hint: `${control}-hint`,
    error: `${control}-error`,
    leading: `${control}-leading`,
    trailing: `${control}-trailing`,
  };
}

/** Label, notes and appearance props common to all fields. */
export interface FieldWords {
  /** Short label. Always required: where space is limited, hide it with `labelVisibility`. */
  label: ReactNode;
  /**
   * `hidden` keeps the label for screen readers only, for a filter whose purpose is clear from the
   * page. @default 'visible'
   */
  labelVisibility?: 'visible' | 'hidden' | undefined;
  /** Content at the end of the label's line: a `Link`. */
  labelTrailing?: ReactNode;
  /** Help text: a format or an example. Omit for none. */
  hint?: ReactNode;
  /**
   * Reason why the value is invalid, and what to do; marks the field invalid. Omit or leave empty
   * for none.
   */
  error?: string | undefined;
  /** Marks the field as optional. @default false */
  optional?: boolean | undefined;
  /**
   * Uses the density's control height and small text, for filters and table cells; otherwise 44 px.
   * @default false
   */
  dense?: boolean | undefined;
}

/** Native props that a field both reads and forwards. */
interface NativeAccess {
  id?: string | undefined;
  className?: string | undefined;
  style?: CSSProperties | undefined;
  'aria-describedby'?: string | undefined;
}

/** Text inside a field's box, read after its hint. */
export interface Affixes {
  leading?: ReactNode;
  trailing?: ReactNode;
}

/** Returns the ARIA attributes for a field's hint, affixes and error. */
export function fieldAccess(
  ids: FieldIds,
  {
    hint,
    error,
    leading,
    trailing,
    describedBy,
  }: Pick<FieldWords, 'hint' | 'error'> & Affixes & { describedBy?: string | undefined },
) {
  const descriptions = [
    hint && ids.hint,
    leading && ids.leading,
    trailing && ids.trailing,
    describedBy,
    error && ids.error,
  ];
  return {
    'aria-invalid': error ? true : undefined,
    'aria-describedby': descriptions.filter(Boolean).join(' ') || undefined,
  };
}

/**
 * Splits the props of a field between its frame (`Field`: labels, `className`, `style`) and its
 * native control (all others, including `ref`), and links both by ids.
 */
export function useField<P extends FieldWords & NativeAccess>(props: P, affixes: Affixes = {}) {
  const {
    label,
    labelVisibility,
    labelTrailing,
    hint,
    error,
    optional,
    dense,
    className,
    style,
    id,
    'aria-describedby': describedBy,
    ...native
  } = props;
  const made = useId();
  const ids = fieldIds(id ?? made);
  return {
    ids,
    frame: {
      ids,
      label,
      labelVisibility,
      labelTrailing,
      hint,
      error,
      optional,
      dense,
      className,
      style,
    },
    control: {
      ...native,
      id: ids.control,
      ...fieldAccess(ids, { hint, error, ...affixes, describedBy }),
    },
  };
}
