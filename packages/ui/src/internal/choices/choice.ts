import type { Glyph } from '../../icon/index.ts';
import { foldText } from '../fold-text.ts';

/** An option to select. */
export interface Choice {
  /** Unique value, submitted with a form. */
  value: string;
  /** Visible text; included in searches. */
  label: string;
  /** Secondary line that distinguishes options with the same label; included in searches. */
  note?: string | undefined;
  glyph?: Glyph | undefined;
  /** Keyboard shortcut, shown at the end. */
  shortcut?: string | undefined;
  /** Reason why the option is disabled, shown instead of the note. When omitted, it is enabled. */
  inertReason?: string | undefined;
}

/** Options under a heading. */
export interface ChoiceGroup {
  label: string;
  options: readonly Choice[];
}

export type ChoiceEntry = Choice | ChoiceGroup;

/** Returns the options in display order, without headings. */
export function flattenChoices(entries: readonly ChoiceEntry[]): Choice[] {
  return entries.flatMap((entry) => ('options' in entry ? entry.options : [entry]));
}

/**
 * Returns the entries with an option that contains every word of `text`, ignoring accents and case.
 * Empty groups are removed.
 */
export function filterChoices(
  entries: readonly ChoiceEntry[],
  text: string,
): readonly ChoiceEntry[] {
  const wanted = foldText(text).split(/\s+/).filter(Boolean);
  if (wanted.length === 0) return entries;
  const matches = ({ label, note = '' }: Choice) => {
    const folded = foldText(`${label} ${note}`);
    return wanted.every((word) => folded.includes(word));
  };
  return entries.flatMap((entry): ChoiceEntry[] => {
    if (!('options' in entry)) return matches(entry) ? [entry] : [];
    const options = entry.options.filter(matches);
    return options.length > 0 ? [{ ...entry, options }] : [];
  });
}
