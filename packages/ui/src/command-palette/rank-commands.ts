import { foldText } from '../internal/fold-text.ts';

/** A command or destination. */
export interface Command {
  /** Id, unique across all groups. */
  id: string;
  /** A verb and its object, or the name of a screen. */
  label: string;
  /** Additional search terms; never shown. */
  keywords?: readonly string[] | undefined;
}

/** Commands under a heading. */
export interface CommandGroup<C extends Command = Command> {
  label: string;
  items: readonly C[];
}

/**
 * Match scores of a search word: the start of a label outranks its middle, and a label outranks a
 * keyword.
 */
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

/** Commands with normalised words, so that a key press only compares. */
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
 * Returns the matches of a search. Every word must match, ignoring accents and case. The best
 * matches come first, and groups are ordered by their best match. Equal matches keep the caller's
 * order, after recent ones.
 * @param recent ids of recently used commands, latest first
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
 * Returns the commands listed before anything is typed: recent ones in a separate group, then the
 * rest as given.
 * @param recent ids, latest first; ids of removed commands are skipped
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
