import type { ComponentPropsWithRef } from 'react';
import { FieldLabel } from './field-label.tsx';
import { FieldNotes } from './field-notes.tsx';
import * as S from './field.styles.ts';
import type { FieldIds, FieldWords } from './use-field.ts';

export interface FieldProps extends FieldWords, ComponentPropsWithRef<'div'> {
  /** Ids from `useField`; the control inside has `ids.control` as its id. */
  ids: FieldIds;
  /** Name of the component built on the frame. @default 'field' */
  'data-component'?: string;
}

/**
 * The frame of a form field: label, control, hint and error. Use it to build new kinds of fields;
 * for the usual ones use `TextField`, `SelectField` and similar components. The element with the
 * border has `data-part="box"`.
 *
 * Fields built on it apply `className` and `style` to the frame. `ref` and all other native props
 * apply to the control, so that a form library's `register` result can be spread on the field.
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
