import type { KeyboardEvent, MouseEvent, RefObject } from 'react';
import { CloseGlyph, Icon } from '../icon/index.ts';
import { useMessages } from '../i18n/index.ts';
import type { Choice } from '../internal/choices/index.ts';
import { multiSelectFieldMessages } from './words/index.ts';

interface ChosenTagsProps {
  ref: RefObject<HTMLUListElement | null>;
  chosen: readonly Choice[];
  /** Input that receives focus after leaving the tags. */
  input: RefObject<HTMLInputElement | null>;
  /**
   * Called when the remove button of a tag is clicked. When omitted, tags have no remove buttons.
   */
  onRemove: ((choice: Choice, event: MouseEvent) => void) | undefined;
}

/**
 * The selected options, one tag each. The tags are a single keyboard stop, reached by Backspace
 * from the input. Arrow keys move along the tags, and past their end back to the input.
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
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- handles the keys of the buttons inside
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
