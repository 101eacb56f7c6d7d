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

/** What came with a new value. */
export interface ComboboxChange {
  event: SyntheticEvent;
  /** Chosen from the list, written freely, or taken back. */
  reason: 'option' | 'free-text' | 'clear';
}

type NativeInput = Omit<
  ComponentPropsWithRef<'input'>,
  'type' | 'role' | 'value' | 'defaultValue' | 'list' | 'autoComplete' | 'size'
>;

export interface ComboboxFieldProps extends FieldWords, NativeInput {
  /** The answers to choose from, in whatever state they are; single ones and groups may be mixed. */
  options: Resource<readonly ChoiceEntry[]>;
  /** The chosen answer, `null` for none, when the caller keeps it. It need not be among `options`. */
  value?: Choice | null | undefined;
  /** The answer chosen at first, when the field keeps it. @default null */
  defaultValue?: Choice | null | undefined;
  onValueChange?: (value: Choice | null, details: ComboboxChange) => void;
  /**
   * Asked for answers to what is typed, at every key: waiting for a pause is the caller's. Empty when the list opens.
   * When omitted, `options` are all there is and are filtered here, accents and case aside.
   */
  onSearch?: (text: string) => void;
  /** Asks again after a failure. When omitted, the list says only that it failed. */
  onRetry?: () => void;
  /** What is typed may stand for itself: then `value` and `label` of the answer are that text. @default false */
  freeText?: boolean;
}

const NOTHING_CHOSEN: ReadonlySet<string> = new Set();

/**
 * One of many answers, found by typing. It never chooses by itself: what is typed counts only when an option is chosen
 * (or with `freeText`); leaving the field puts the chosen answer's words back. With a screenful of answers or fewer use
 * `SelectField`; for several answers `MultiSelectField`; where words only narrow what the page shows, `SearchField`.
 * `ref` and native props reach the `input`, `className` and `style` the root; under `name` the form sends `value`.
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
  /** What is being typed; undefined while the field shows the chosen answer. */
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

  /** What is typed becomes the answer where it may, or gives way to the chosen one. */
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
        {/* Not stops of the Tab key: the input's own keys do the same. A press leaves the focus in the input. */}
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
