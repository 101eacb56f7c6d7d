import { useState, type ComponentPropsWithRef } from 'react';
import { Field, useField, type FieldWords } from '../field/index.js';
import { useMessages } from '../i18n/index.js';
import { EyeGlyph, EyeOffGlyph, Icon } from '../icon/index.js';
import { passwordFieldMessages } from './password-field.messages.js';

export interface PasswordFieldProps extends FieldWords, Omit<ComponentPropsWithRef<'input'>, 'type'> {
  /** Lets password managers help: `current-password` to sign in, `new-password` to choose one. */
  autoComplete?: 'current-password' | 'new-password' | 'one-time-code';
}

/**
 * A secret, which the reader can choose to see while typing. Pasting is allowed, so that password managers work.
 * `ref` and native props reach the `input`, `className` and `style` the root.
 */
export function PasswordField(props: PasswordFieldProps) {
  const words = useMessages(passwordFieldMessages);
  const { ids, frame, control } = useField(props);
  const [shown, setShown] = useState(false);
  return (
    <Field {...frame} data-component="password-field">
      <span data-part="box">
        <input autoCapitalize="none" autoCorrect="off" spellCheck={false} {...control} type={shown ? 'text' : 'password'} />
        <button
          type="button"
          aria-label={shown ? words.hideLabel : words.showLabel}
          aria-controls={ids.control}
          disabled={control.disabled}
          onClick={() => setShown(!shown)}
        >
          <Icon glyph={shown ? EyeOffGlyph : EyeGlyph} />
          {shown ? words.hide : words.show}
        </button>
      </span>
    </Field>
  );
}
