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
import { ChevronDownGlyph, Icon } from '../icon/index.ts';
import {
  ChoicePopup,
  useChoices,
  type Choice,
  type ChoiceEntry,
} from '../internal/choices/index.ts';
import { useControllable } from '../internal/index.ts';
import type { Resource } from '../resource/index.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import { ChosenTags } from './chosen-tags.tsx';
import { multiSelectFieldMessages } from './words/index.ts';
import * as S from './multi-select-field.styles.ts';

/** Details of a value change. */
export interface MultiSelectChange {
  event: SyntheticEvent;
  reason: 'add' | 'remove';
  /** The option that was added or removed. */
  choice: Choice;
}

type NativeInput = Omit<
  ComponentPropsWithRef<'input'>,
  'type' | 'role' | 'value' | 'defaultValue' | 'list' | 'autoComplete' | 'size' | 'max'
>;

export interface MultiSelectFieldProps extends FieldWords, NativeInput {
  /** Options with their loading state; single options and groups can be mixed. */
  options: Resource<readonly ChoiceEntry[]>;
  /** Selected options in selection order, when controlled. They need not be in `options`. */
  value?: readonly Choice[] | undefined;
  /** Initially selected options when uncontrolled. @default [] */
  defaultValue?: readonly Choice[] | undefined;
  onValueChange?: (value: readonly Choice[], details: MultiSelectChange) => void;
  /**
   * Called with the typed text; see `ComboboxField`. When omitted, `options` are filtered locally.
   */
  onSearch?: (text: string) => void;
  /** Retries after a failure. When omitted, the list shows only the error. */
  onRetry?: () => void;
  /**
   * Maximum number of selected options. Once reached, the others are inert and the list explains
   * why. Unlimited when omitted.
   */
  max?: number | undefined;
}

const NOTHING: readonly Choice[] = [];

/**
 * Selects several of many options by typing, shown as tags in the field. For a single selection use
 * `ComboboxField`; for a few options that fit on the page, checkboxes. `ref` and native props apply
 * to the `input`, `className` and `style` to the root. The form submits one `value` per option
 * under `name`.
 */
export function MultiSelectField({
  options,
  value,
  defaultValue = NOTHING,
  onValueChange,
  onSearch,
  onRetry,
  max,
  name,
  placeholder,
  onChange,
  onKeyDown,
  onBlur,
  onClick,
  ref,
  ...props
}: MultiSelectFieldProps) {
  const words = useMessages(multiSelectFieldMessages);
  const [chosen, change] = useControllable<readonly Choice[], [MultiSelectChange]>(
    value,
    defaultValue,
    onValueChange,
  );
  const [text, setText] = useState('');
  /**
   * True after a selection change, which is then announced; typing restores the list's
   * announcements.
   */
  const [hasChanged, setChanged] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const box = useRef<HTMLSpanElement>(null);
  const tags = useRef<HTMLUListElement>(null);
  useImperativeHandle(ref, () => input.current as HTMLInputElement, []);
  const { ids, frame, control } = useField(props);
  const reachId = `${ids.control}-reach`;
  const values = new Set(chosen.map((choice) => choice.value));
  const isFull = max !== undefined && chosen.length >= max;
  const isFixed = control.disabled === true || control.readOnly === true;
  const fullWords = max === undefined ? '' : words.full({ max });

  const remove = (choice: Choice, event: SyntheticEvent) => {
    setChanged(true);
    change(
      chosen.filter((each) => each.value !== choice.value),
      { event, reason: 'remove', choice },
    );
  };
  const choices = useChoices({
    id: ids.control,
    options,
    onSearch,
    onRetry,
    keepOpen: true,
    onChoose: (choice, event) => {
      if (values.has(choice.value)) {
        remove(choice, event);
        return;
      }
      setChanged(true);
      if (isFull) return;
      change([...chosen, choice], { event, reason: 'add', choice });
      if (text === '') return;
      setText('');
      choices.search('');
    },
  });
  const announcement = hasChanged
    ? `${words.chosen({ count: chosen.length })}${isFull ? `. ${fullWords}` : ''}`
    : choices.announcement;

  const handleKey = (event: KeyboardEvent<HTMLInputElement>) => {
    onKeyDown?.(event);
    if (event.defaultPrevented || isFixed || choices.handleKey(event)) return;
    if (event.key === 'Backspace' && text === '' && chosen.length > 0) {
      event.preventDefault();
      choices.close();
      Array.from(tags.current?.querySelectorAll('button') ?? [])
        .at(-1)
        ?.focus();
    } else if (event.key === 'Enter' && choices.open) event.preventDefault();
    else if (event.key === 'Escape' && text !== '') {
      event.preventDefault();
      event.stopPropagation();
      setText('');
    }
  };
  const handleBlur = (event: FocusEvent<HTMLInputElement>) => {
    onBlur?.(event);
    choices.close();
    setText('');
  };
  const toggle = () => {
    input.current?.focus();
    if (choices.open) choices.close();
    else choices.show();
  };
  const describedBy = [control['aria-describedby'], chosen.length > 0 && reachId]
    .filter(Boolean)
    .join(' ');

  return (
    <Field {...frame} data-component="multi-select-field">
      <S.Box ref={box} data-part="box">
        <span data-part="answers">
          {chosen.length > 0 && (
            <ChosenTags
              ref={tags}
              chosen={chosen}
              input={input}
              onRemove={isFixed ? undefined : remove}
            />
          )}
          <input
            {...control}
            {...choices.input}
            ref={input}
            type="text"
            aria-describedby={describedBy || undefined}
            placeholder={chosen.length === 0 ? placeholder : undefined}
            value={text}
            onChange={(event) => {
              onChange?.(event);
              setChanged(false);
              setText(event.target.value);
              choices.search(event.target.value);
            }}
            onClick={(event) => {
              onClick?.(event);
              if (!isFixed && !choices.open) choices.show();
            }}
            onKeyDown={handleKey}
            onBlur={handleBlur}
          />
        </span>
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
      </S.Box>
      {name !== undefined &&
        chosen.map((choice) => (
          <input
            key={choice.value}
            type="hidden"
            name={name}
            value={choice.value}
            disabled={control.disabled}
          />
        ))}
      {chosen.length > 0 && (
        <span
          hidden
          id={reachId}
        >{`${words.chosen({ count: chosen.length })}. ${words.howToReach}`}</span>
      )}
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
      {choices.open && (
        <ChoicePopup
          {...choices.popup}
          anchor={box}
          chosen={values}
          multiple
          full={isFull}
          note={isFull ? fullWords : choices.popup.note}
        />
      )}
    </Field>
  );
}
