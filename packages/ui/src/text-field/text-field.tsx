import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Field, useField, type FieldWords } from '../field/index.ts';

export interface TextFieldProps extends FieldWords, ComponentPropsWithRef<'input'> {
  /** For numbers without stepping prefer `text` with `inputMode="decimal"`. @default 'text' */
  type?: 'text' | 'email' | 'tel' | 'url' | 'number' | 'date' | 'datetime-local' | 'month' | 'time';
  /** Text in the box before the value, such as a currency. Read with the description. */
  leading?: ReactNode;
  /**
   * Text in the box after the value, such as a unit or the rest of a URL. Read with the
   * description.
   */
  trailing?: ReactNode;
}

/**
 * Single-line text. For several lines use `TextAreaField`, for a password `PasswordField`, for one
 * of a few known options `RadioGroup` or `SelectField`. `ref` and native props apply to the
 * `input`, `className` and `style` to the root.
 */
export function TextField({ leading, trailing, ...props }: TextFieldProps) {
  const { ids, frame, control } = useField(props, { leading, trailing });
  const alone = !leading && !trailing;
  const input = <input type="text" {...control} data-part={alone ? 'box' : undefined} />;
  return (
    <Field {...frame} data-component="text-field">
      {alone ? (
        input
      ) : (
        <span data-part="box">
          {leading && (
            <span id={ids.leading} data-part="affix">
              {leading}
            </span>
          )}
          {input}
          {trailing && (
            <span id={ids.trailing} data-part="affix">
              {trailing}
            </span>
          )}
        </span>
      )}
    </Field>
  );
}
