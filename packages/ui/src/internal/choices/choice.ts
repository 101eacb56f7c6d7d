import type { Glyph } from '../../icon/index.ts';
import { foldText } from '../fold-text.ts';

/** One answer to choose. */
export interface Choice {
  /** Tells answers apart; what a form sends. */
  value: string;
  /** What is read, and what a search looks in. */
  label: string;
  /** A second, quieter line: what tells it from others of that name. A search looks in it, too. */
  note?: string | undefined;
  glyph?: Glyph | undefined;
  /** The keys that do the same, drawn at the end. */
  shortcut?: string | undefined;
  /** Why it cannot be chosen now; drawn in place of the note. When omitted, it can be. */
  inertReason?: string | undefined;
}

/** Answers under a heading. */
export interface ChoiceGroup {
  label: string;
  options: readonly Choice[];
}

export type ChoiceEntry = Choice | ChoiceGroup;

/** The answers in the order shown, headings left out. */
export function flattenChoices(entries: readonly ChoiceEntry[]): Choice[] {
  return entries.flatMap((entry) => ('options' in entry ? entry.options : [entry]));
}

/** Entries with an answer that has every word of `text`, accents and case aside; a group without one goes. */
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
