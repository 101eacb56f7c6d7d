import { useState, type ComponentPropsWithRef, type InputEvent } from 'react';
import { Field, useField, type FieldWords } from '../field/index.ts';
import { useMessages } from '../i18n/index.ts';
import { EyeGlyph, EyeOffGlyph, Icon } from '../icon/index.ts';
import { passwordFieldMessages } from './words/index.ts';
import { PasswordStrengthNote } from './password-strength.tsx';
import { useStrength } from './use-strength.ts';

export interface PasswordFieldProps
  extends FieldWords, Omit<ComponentPropsWithRef<'input'>, 'type'> {
  /** Purpose for password managers: `current-password` to sign in, `new-password` to choose one. */
  autoComplete?: 'current-password' | 'new-password' | 'one-time-code';
  /**
   * Shows the strength of a new password. Advisory only: it never rejects a password. @default
   * false
   */
  strength?: boolean;
  /**
   * Words that an attacker would try first: the user's name and address, common passwords. @default
   * none
   */
  knownWords?: readonly string[];
}

const NO_WORDS: readonly string[] = [];

/**
 * A password that the user can reveal while typing. Pasting is allowed, so that password managers
 * work. `ref` and native props apply to the `input`, `className` and `style` to the root.
 */
export function PasswordField({
  strength = false,
  knownWords = NO_WORDS,
  onInput,
  ...props
}: PasswordFieldProps) {
  const words = useMessages(passwordFieldMessages);
  const { ids, frame, control } = useField(props, { trailing: strength });
  const [shown, setShown] = useState(false);
  const [typed, setTyped] = useState(String(props.defaultValue ?? ''));
  const estimated = useStrength(
    props.value === undefined ? typed : String(props.value),
    strength,
    knownWords,
  );

  const input = (event: InputEvent<HTMLInputElement>) => {
    onInput?.(event);
    if (strength) setTyped(event.currentTarget.value);
  };
  return (
    <Field {...frame} data-component="password-field">
      <span data-part="box">
        <input
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          {...control}
          onInput={input}
          type={shown ? 'text' : 'password'}
        />
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
      {strength && <PasswordStrengthNote id={ids.trailing} strength={estimated} />}
    </Field>
  );
}
