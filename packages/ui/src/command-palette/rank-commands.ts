import { foldText } from '../internal/fold-text.ts';

/** One thing to do or one place to go to. */
export interface Command {
  /** Tells commands apart, through all groups. */
  id: string;
  /** A verb and what it acts on, or the name of a screen. */
  label: string;
  /** Other words people may look for it by; never shown. */
  keywords?: readonly string[] | undefined;
}

/** Commands under a heading. */
export interface CommandGroup<C extends Command = Command> {
  label: string;
  items: readonly C[];
}

/** How well one word of a search fits: the start of a label says more than its middle, a label more than a keyword. */
const FIT = {
  labelStart: 8,
  labelWord: 6,
  labelMiddle: 3,
  keywordStart: 2,
  keywordMiddle: 1,
  none: 0,
} as const;

interface Prepared<C> {
  command: C;
  label: string;
  keywords: readonly string[];
}

/** Commands with their words folded once, so that a key press compares and no more. */
export type PreparedGroups<C extends Command> = readonly {
  label: string;
  items: readonly Prepared<C>[];
}[];

export function prepareCommands<C extends Command>(
  groups: readonly CommandGroup<C>[],
): PreparedGroups<C> {
  return groups.map(({ label, items }) => ({
    label,
    items: items.map((command) => ({
      command,
      label: foldText(command.label),
      keywords: (command.keywords ?? []).map(foldText),
    })),
  }));
}

function fitOf(word: string, { label, keywords }: Prepared<Command>): number {
  const at = label.indexOf(word);
  if (at === 0) return FIT.labelStart;
  if (at > 0) return ` ${label}`.includes(` ${word}`) ? FIT.labelWord : FIT.labelMiddle;
  if (keywords.some((keyword) => keyword.startsWith(word))) return FIT.keywordStart;
  return keywords.some((keyword) => keyword.includes(word)) ? FIT.keywordMiddle : FIT.none;
}

/**
 * What a search finds: every word must fit, accents and case aside. The best come first, and the groups in the order of
 * their best; equals keep the caller's order, after those that were used lately.
 * @param recent ids of what was used lately, the latest first
 */
export function rankCommands<C extends Command>(
  groups: PreparedGroups<C>,
  text: string,
  recent: readonly string[],
): CommandGroup<C>[] {
  const words = foldText(text).split(/\s+/).filter(Boolean);
  const isRecent = new Set(recent);
  const scoreOf = (prepared: Prepared<C>) => {
    const fits = words.map((word) => fitOf(word, prepared));
    if (fits.includes(FIT.none)) return 0;
    return fits.reduce<number>(
      (sum, fit) => sum + fit,
      isRecent.has(prepared.command.id) ? 0.5 : 0,
    );
  };
  return groups
    .map(({ label, items }) => {
      const found = items
        .map((item) => ({ command: item.command, score: scoreOf(item) }))
        .filter(({ score }) => score > 0);
      const best = found.sort((one, other) => other.score - one.score);
      return { label, items: best.map(({ command }) => command), score: best[0]?.score ?? 0 };
    })
    .filter(({ items }) => items.length > 0)
    .sort((one, other) => other.score - one.score)
    .map(({ label, items }) => ({ label, items }));
}

/**
 * What is offered before anything is typed: what was used lately in a group of its own, then the rest as given.
 * @param recent ids, the latest first; ids that no command has any more are passed over
 */
export function offerCommands<C extends Command>(
  groups: readonly CommandGroup<C>[],
  recent: readonly string[],
  recentLabel: string,
): CommandGroup<C>[] {
  const byId = new Map(
    groups.flatMap(({ items }) => items.map((item) => [item.id, item] as const)),
  );
  const lately = recent.flatMap((id) => byId.get(id) ?? []);
  const isLately = new Set(lately);
  const rest = groups
    .map(({ label, items }) => ({ label, items: items.filter((item) => !isLately.has(item)) }))
    .filter(({ items }) => items.length > 0);
  return lately.length > 0 ? [{ label: recentLabel, items: lately }, ...rest] : rest;
}
