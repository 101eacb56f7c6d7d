import type { CodedValue } from './value-rules.schema.ts';

/** Returns the coded value with this code or display text, regardless of case. */
export function codedValueOf(
  text: string,
  coded_values: readonly CodedValue[],
): CodedValue | undefined {
  const typed = text.trim().toLowerCase();
  return coded_values.find(
    ({ code, display }) => code.toLowerCase() === typed || display.toLowerCase() === typed,
  );
}
