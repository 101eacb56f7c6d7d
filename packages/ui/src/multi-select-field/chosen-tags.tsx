import type { KeyboardEvent, MouseEvent, RefObject } from 'react';
import { CloseGlyph, Icon } from '../icon/index.ts';
import { useMessages } from '../i18n/index.ts';
import type { Choice } from '../internal/choices/index.ts';
import { multiSelectFieldMessages } from './words/index.ts';

interface ChosenTagsProps {
  ref: RefObject<HTMLUListElement | null>;
  chosen: readonly Choice[];
  /** Where the focus goes back to. */
  input: RefObject<HTMLInputElement | null>;
  /** A tag's cross was pressed. When omitted, there are no crosses. */
  onRemove: ((choice: Choice, event: MouseEvent) => void) | undefined;
}

/**
 * What is chosen, one tag each. To the keyboard the tags are one place to be, reached by Backspace from the input; the
 * arrows go along them, and off their end back to the input.
 */
export function ChosenTags({ ref, chosen, input, onRemove }: ChosenTagsProps) {
  const words = useMessages(multiSelectFieldMessages);
  const handleKey = (event: KeyboardEvent<HTMLUListElement>) => {
    const buttons = Array.from(event.currentTarget.querySelectorAll('button'));
    const current = buttons.findIndex((button) => button === event.target);
    const isForward =
      event.key ===
      (getComputedStyle(event.currentTarget).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight');
    if (event.key === 'ArrowLeft' || event.key === 'ArrowRight')
      (buttons[isForward ? current + 1 : Math.max(0, current - 1)] ?? input.current)?.focus();
    else if (event.key === 'Backspace' || event.key === 'Delete') buttons[current]?.click();
    else if (event.key === 'Escape') {
      event.stopPropagation();
      input.current?.focus();
    } else return;
    event.preventDefault();
  };
  const remove = (choice: Choice, event: MouseEvent<HTMLButtonElement>) => {
    const before = event.currentTarget
      .closest('li')
      ?.previousElementSibling?.querySelector('button');
    (event.currentTarget === document.activeElement
      ? (before ?? input.current)
      : input.current
    )?.focus();
    onRemove?.(choice, event);
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- hears the keys of the buttons inside
    <ul ref={ref} aria-label={words.chosenList} onKeyDown={handleKey}>
      {chosen.map((choice) => (
        <li key={choice.value}>
          {choice.label}
          {onRemove && (
            <button
              type="button"
              tabIndex={-1}
              aria-label={words.remove({ label: choice.label })}
              onMouseDown={(event) => event.preventDefault()}
              onClick={(event) => remove(choice, event)}
            >
              <Icon glyph={CloseGlyph} size="small" />
            </button>
          )}
        </li>
      ))}
    </ul>
  );
}
