import type { ComponentPropsWithRef } from 'react';
import { Field, useField, type FieldWords } from '../field/index.js';

export interface TextAreaFieldProps extends FieldWords, ComponentPropsWithRef<'textarea'> {
  /** Lines shown before it scrolls; the reader can drag it taller. @default 3 */
  rows?: number;
}

/**
 * Several lines of text. For one line use `TextField`.
 * `ref` and native props reach the `textarea`, `className` and `style` the root.
 */
export function TextAreaField(props: TextAreaFieldProps) {
  const { frame, control } = useField(props);
  return (
    <Field {...frame} data-component="text-area-field">
      <textarea rows={3} {...control} data-part="box" />
    </Field>
  );
}
