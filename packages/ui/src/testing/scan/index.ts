import { createEvent, fireEvent } from '@testing-library/dom';

export interface ScanOptions {
  /** Element that receives the keys. @default the focused element, or the body */
  target?: Element | undefined;
  /**
   * Pause before each key after the first, in milliseconds, by its index. More than 50 is the pace
   * of a person. @default 10
   */
  pauseMs?: number | ((index: number) => number);
}

/** Silence before a scan, in milliseconds: longer than a pause within a typed code. */
const SILENCE_MS = 1000;

/**
 * Sends a code and Enter as a keyboard-wedge scanner does: one `keydown` per key, at the pace of a
 * scanner by `timeStamp`, whatever the speed of the machine. A text field takes the characters.
 * For tests and, as it needs no test runner, for stories.
 * @returns whether the page used the code, so that Enter did nothing else
 */
export function scan(
  code: string,
  { target = document.activeElement ?? document.body, pauseMs = 10 }: ScanOptions = {},
): boolean {
  const pauseBefore = typeof pauseMs === 'function' ? pauseMs : () => pauseMs;
  let at = new KeyboardEvent('keydown').timeStamp + SILENCE_MS;
  const press = (key: string, index: number): boolean => {
    if (index > 0) at += pauseBefore(index);
    const event = createEvent.keyDown(target, { key });
    Object.defineProperty(event, 'timeStamp', { value: at });
    fireEvent(target, event);
    return event.defaultPrevented;
  };
  code.split('').forEach((key, index) => {
    if (!press(key, index)) enter(key, target);
  });
  return press('Enter', code.length);
}

/** Enters a character into a text field, in place of its selection. */
function enter(key: string, field: Element): void {
  if (!(field instanceof HTMLInputElement) || field.selectionStart === null) return;
  const { value, selectionStart: start, selectionEnd: end } = field;
  fireEvent.input(field, {
    target: { value: value.slice(0, start) + key + value.slice(end ?? start) },
  });
}
