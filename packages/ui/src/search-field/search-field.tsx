import { useImperativeHandle, useRef, type ComponentPropsWithRef, type KeyboardEvent } from 'react';
import { Field, useField, type FieldWords } from '../field/index.ts';
import { useMessages } from '../i18n/index.ts';
import { CloseGlyph, Icon, SearchGlyph } from '../icon/index.ts';
import { searchFieldMessages } from './words/index.ts';

export interface SearchFieldProps extends FieldWords, Omit<ComponentPropsWithRef<'input'>, 'type'> {
  /** What can be searched by, shown in the empty field. @default the label, when that is a plain string */
  placeholder?: string;
  /** The key that leads here, drawn in the empty field and announced. The caller listens for it. */
  shortcut?: string;
}

/** Empties an input as typing would, so that controlled, uncontrolled and form-library inputs all hear of it. */
function empty(input: HTMLInputElement) {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, '');
  input.dispatchEvent(new Event('input', { bubbles: true }));
  input.focus();
}

/**
 * Words to look for, with a way to take them back (the cross, or Escape). The label is heard, not seen, and the field
 * is dense, unless told otherwise. `ref` and native props reach the `input`, `className` and `style` the root.
 */
export function SearchField({
  shortcut,
  labelVisibility = 'hidden',
  dense = true,
  placeholder,
  onKeyDown,
  ref,
  ...props
}: SearchFieldProps) {
  const words = useMessages(searchFieldMessages);
  const input = useRef<HTMLInputElement>(null);
  useImperativeHandle(ref, () => input.current as HTMLInputElement, []);
  const { frame, control } = useField({ ...props, labelVisibility, dense });

  const keyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    onKeyDown?.(event);
    // An empty field leaves Escape to what it stands in: a dialog closes only by the second press.
    if (event.key !== 'Escape' || event.defaultPrevented || event.currentTarget.value === '')
      return;
    event.preventDefault();
    event.stopPropagation();
    empty(event.currentTarget);
  };

  return (
    <Field {...frame} data-component="search-field">
      <span data-part="box">
        <Icon glyph={SearchGlyph} size="small" />
        <input
          autoComplete="off"
          spellCheck={false}
          {...control}
          ref={input}
          type="search"
          // Never empty, because the cross and the key are shown by whether the placeholder is.
          placeholder={placeholder ?? (typeof props.label === 'string' ? props.label : ' ')}
          aria-keyshortcuts={shortcut}
          onKeyDown={keyDown}
        />
        <button
          type="button"
          aria-label={words.clear}
          title={words.clear}
          onClick={() => input.current && empty(input.current)}
        >
          <Icon glyph={CloseGlyph} size="small" />
        </button>
        {shortcut !== undefined && <kbd aria-hidden="true">{shortcut}</kbd>}
      </span>
    </Field>
  );
}
