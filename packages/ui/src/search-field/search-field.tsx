import { useImperativeHandle, useRef, type ComponentPropsWithRef, type KeyboardEvent } from 'react';
import { Field, useField, type FieldWords } from '../field/index.ts';
import { useMessages } from '../i18n/index.ts';
import { CloseGlyph, Icon, SearchGlyph } from '../icon/index.ts';
import { searchFieldMessages } from './words/index.ts';

export interface SearchFieldProps extends FieldWords, Omit<ComponentPropsWithRef<'input'>, 'type'> {
  /**
   * Searchable properties, shown in the empty field. @default the label, when that is a plain
   * string
   */
  placeholder?: string;
  /**
   * Keyboard shortcut that focuses the field, shown in the empty field and announced. The caller
   * handles it.
   */
  shortcut?: string;
}

/**
 * Clears an input as typing would, so that controlled, uncontrolled and form-library inputs receive
 * the change.
 */
function empty(input: HTMLInputElement) {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, '');
  input.dispatchEvent(new Event('input', { bubbles: true }));
  input.focus();
}

/**
 * A search input with a clear button (or Escape). By default the label is visually hidden and the
 * field is dense. `ref` and native props apply to the `input`, `className` and `style` to the root.
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
    // An empty field leaves Escape to its parent: a dialog closes only on the second press.
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
          // Never empty, because the visibility of the clear button and shortcut depends on
          // `:placeholder-shown`.
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
