import { comparedText } from '../http/compared-text.ts';
import type { CodedValue } from './value-rules.schema.ts';

/**
 * Returns the coded value with this code or display text, regardless of letter case, character
 * width and invisible characters.
 */
export function codedValueOf(
  text: string,
  coded_values: readonly CodedValue[],
): CodedValue | undefined {
  const typed = comparedText(text);
  return coded_values.find(
    ({ code, display }) => comparedText(code) === typed || comparedText(display) === typed,
  );
}
