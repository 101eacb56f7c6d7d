import type { ComponentPropsWithRef } from 'react';
import { FieldLabel } from './field-label.tsx';
import { FieldNotes } from './field-notes.tsx';
import * as S from './field.styles.ts';
import type { FieldIds, FieldWords } from './use-field.ts';

export interface FieldProps extends FieldWords, ComponentPropsWithRef<'div'> {
  /** From `useField`; the control inside carries `ids.control` as its id. */
  ids: FieldIds;
  /** Names the component that is built on the frame. @default 'field' */
  'data-component'?: string;
}

/**
 * The frame of one question: label, control, hint, error. It is there to build new kinds of fields on; for the usual
 * ones take `TextField`, `SelectField` and their fellows. The element with the border carries `data-part="box"`.
 *
 * Fields built on it give `className` and `style` to the frame, and `ref` and every other native prop to the control,
 * so that a form library's `register` can be spread on them.
 */
export function Field({
  ids,
  label,
  labelVisibility = 'visible',
  labelTrailing,
  hint,
  error,
  optional = false,
  dense = false,
  'data-component': component = 'field',
  children,
  ...rest
}: FieldProps) {
  return (
    <S.Root
      {...rest}
      data-component={component}
      data-dense={dense || undefined}
      data-label={labelVisibility}
    >
      <label htmlFor={ids.control}>
        {optional ? <FieldLabel label={label} optional /> : label}
      </label>
      {labelTrailing && <span data-part="label-trailing">{labelTrailing}</span>}
      {children}
      {(hint || error) && <FieldNotes ids={ids} hint={hint} error={error} />}
    </S.Root>
  );
}
