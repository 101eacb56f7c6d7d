import { useId, type CSSProperties, type ReactNode } from 'react';

/** The ids that tie the parts of one field together. */
export interface FieldIds {
  /** The element that takes the value; the label points at it, and so does an error summary. */
  control: string;
  hint: string;
  error: string;
  leading: string;
  trailing: string;
}

/** The ids of a field whose control has the id `control`. */
export function fieldIds(control: string): FieldIds {
  return {
    control,
    hint: `${control}-hint`,
    error: `${control}-error`,
    leading: `${control}-leading`,
    trailing: `${control}-trailing`,
  };
}

/** What every field says about itself, in words and in looks. */
export interface FieldWords {
  /** The question, in a few words. Always present: where there is no room, hide it with `labelVisibility`. */
  label: ReactNode;
  /** `hidden` keeps the label for listeners only: for a filter whose meaning the page makes plain. @default 'visible' */
  labelVisibility?: 'visible' | 'hidden' | undefined;
  /** At the end of the label's line: a `Link`. */
  labelTrailing?: ReactNode;
  /** What helps to answer: a format, an example. When omitted, nothing is drawn. */
  hint?: ReactNode;
  /** Why the answer was not accepted, and what to do; marks the field invalid. Nothing when omitted or empty. */
  error?: string | undefined;
  /** Marks the question as one that may stay unanswered. @default false */
  optional?: boolean | undefined;
  /** The density's control height and small text, for filters and table cells; else 44 px. @default false */
  dense?: boolean | undefined;
}

/** The native props that a field reads as well as passing on. */
interface NativeAccess {
  id?: string | undefined;
  className?: string | undefined;
  style?: CSSProperties | undefined;
  'aria-describedby'?: string | undefined;
}

/** Text drawn inside a field's box, read after its hint. */
export interface Affixes {
  leading?: ReactNode;
  trailing?: ReactNode;
}

/** The attributes that tell assistive technology of a field's hint, affixes and error. */
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
 * Parts the props of a field between its frame (`Field`: words, `className`, `style`) and its native control (all
 * others, `ref` among them), and ties the two together by ids.
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
