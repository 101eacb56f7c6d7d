import {
  useImperativeHandle,
  useRef,
  useState,
  type ComponentPropsWithRef,
  type FocusEvent,
  type KeyboardEvent,
  type SyntheticEvent,
} from 'react';
import { Field, useField, type FieldWords } from '../field/index.ts';
import { useMessages } from '../i18n/index.ts';
import { ChevronDownGlyph, CloseGlyph, Icon } from '../icon/index.ts';
import {
  ChoicePopup,
  useChoices,
  type Choice,
  type ChoiceEntry,
} from '../internal/choices/index.ts';
import { useControllable } from '../internal/index.ts';
import type { Resource } from '../resource/index.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import { comboboxFieldMessages } from './words/index.ts';

/** Details of a value change. */
export interface ComboboxChange {
  event: SyntheticEvent;
  /** Selected from the list, entered as free text, or cleared. */
  reason: 'option' | 'free-text' | 'clear';
}

type NativeInput = Omit<
  ComponentPropsWithRef<'input'>,
  'type' | 'role' | 'value' | 'defaultValue' | 'list' | 'autoComplete' | 'size'
>;

export interface ComboboxFieldProps extends FieldWords, NativeInput {
  /** Options with their loading state; single options and groups can be mixed. */
  options: Resource<readonly ChoiceEntry[]>;
  /** Selected option when controlled, `null` for none. It need not be in `options`. */
  value?: Choice | null | undefined;
  /** Initially selected option when uncontrolled. @default null */
  defaultValue?: Choice | null | undefined;
  onValueChange?: (value: Choice | null, details: ComboboxChange) => void;
  /**
   * Called with the typed text on each key, and with empty text when the list opens. Debouncing is
   * the caller's responsibility. When omitted, `options` is complete and is filtered locally,
   * ignoring accents and case.
   */
  onSearch?: (text: string) => void;
  /** Retries after a failure. When omitted, the list shows only the error. */
  onRetry?: () => void;
  /**
   * Accepts typed text as the value: `value` and `label` of the option are then that text. @default
   * false
   */
  freeText?: boolean;
}

const NOTHING_CHOSEN: ReadonlySet<string> = new Set();

/**
 * Selects one of many options by typing. Typed text counts only when an option is selected (or with
 * `freeText`); blur restores the selected label. When all options fit on the screen use
 * `SelectField`; for multiple selection `MultiSelectField`; to filter the page, `SearchField`.
 * `ref` and native props apply to the `input`, `className` and `style` to the root. The form
 * submits `value` under `name`.
 */
export function ComboboxField({
  options,
  value: givenValue,
  defaultValue = null,
  onValueChange,
  onSearch,
  onRetry,
  freeText = false,
  name,
  onChange,
  onKeyDown,
  onBlur,
  onClick,
  ref,
  ...props
}: ComboboxFieldProps) {
  const words = useMessages(comboboxFieldMessages);
  const [value, change] = useControllable<Choice | null, [ComboboxChange]>(
    givenValue,
    defaultValue,
    onValueChange,
  );
  /** Text being typed; undefined while the field shows the selected option. */
  const [draft, setDraft] = useState<string>();
  const input = useRef<HTMLInputElement>(null);
  const box = useRef<HTMLSpanElement>(null);
  useImperativeHandle(ref, () => input.current as HTMLInputElement, []);
  const { ids, frame, control } = useField(props);
  const choices = useChoices({
    id: ids.control,
    options,
    onSearch,
    onRetry,
    startAt: value?.value,
    onChoose: (choice, event) => {
      setDraft(undefined);
      change(choice, { event, reason: 'option' });
    },
  });
  const isFixed = control.disabled === true || control.readOnly === true;
  const text = draft ?? value?.label ?? '';

  /** Accepts typed text as the value if allowed, otherwise restores the selected label. */
  const settle = (event: SyntheticEvent) => {
    choices.close();
    if (draft === undefined) return;
    setDraft(undefined);
    const written = draft.trim();
    if (written === '' && value) change(null, { event, reason: 'clear' });
    else if (written !== '' && freeText && written !== value?.label)
      change({ value: written, label: written }, { event, reason: 'free-text' });
  };
  const handleKey = (event: KeyboardEvent<HTMLInputElement>) => {
    onKeyDown?.(event);
    if (event.defaultPrevented || isFixed || choices.handleKey(event)) return;
    if (event.key === 'Enter' && choices.open) {
      event.preventDefault();
      settle(event);
    } else if (event.key === 'Escape' && draft !== undefined) {
      event.preventDefault();
      event.stopPropagation();
      setDraft(undefined);
    }
  };
  const handleBlur = (event: FocusEvent<HTMLInputElement>) => {
    onBlur?.(event);
    settle(event);
  };
  const toggle = () => {
    input.current?.focus();
    if (choices.open) choices.close();
    else choices.show();
  };
  const clear = (event: SyntheticEvent) => {
    input.current?.focus();
    setDraft(undefined);
    choices.close();
    if (value) change(null, { event, reason: 'clear' });
  };

  return (
    <Field {...frame} data-component="combobox-field">
      <span ref={box} data-part="box">
        <input
          {...control}
          {...choices.input}
          ref={input}
          type="text"
          value={text}
          onChange={(event) => {
            onChange?.(event);
            setDraft(event.target.value);
            choices.search(event.target.value);
          }}
          onClick={(event) => {
            onClick?.(event);
            if (!isFixed && !choices.open) choices.show();
          }}
          onKeyDown={handleKey}
          onBlur={handleBlur}
        />
        {/* Not tab stops: the input's keys do the same. A click leaves focus in the input. */}
        {text !== '' && !isFixed && (
          <button
            type="button"
            tabIndex={-1}
            aria-label={words.clear}
            title={words.clear}
            onMouseDown={(event) => event.preventDefault()}
            onClick={clear}
          >
            <Icon glyph={CloseGlyph} size="small" />
          </button>
        )}
        {!isFixed && (
          <button
            type="button"
            tabIndex={-1}
            aria-label={words.open}
            aria-expanded={choices.open}
            onMouseDown={(event) => event.preventDefault()}
            onClick={toggle}
          >
            <Icon glyph={ChevronDownGlyph} />
          </button>
        )}
      </span>
      {name !== undefined && (
        <input type="hidden" name={name} value={value?.value ?? ''} disabled={control.disabled} />
      )}
      <VisuallyHidden role="status">{choices.announcement}</VisuallyHidden>
      {choices.open && (
        <ChoicePopup
          {...choices.popup}
          anchor={box}
          chosen={value ? new Set([value.value]) : NOTHING_CHOSEN}
        />
      )}
    </Field>
  );
}
