import type * as v from 'valibot';
import { documentField } from '../http/document-field.ts';

/** Maximum length of a narrative result, in characters. */
export const MAX_NARRATIVE = 20_000;

/** Maximum length of every other value, in characters. It is one line (`acceptValue`). */
export const MAX_VALUE = 200;

/** A value as it is sent: a narrative, or one line. Its test decides which (`acceptValue`). */
export const valueField: v.GenericSchema<string> = documentField(MAX_NARRATIVE);

/** A part of a narrative result. Neither a heading nor a paragraph is empty. */
export type NarrativeBlock =
  | { kind: 'heading'; text: string }
  | { kind: 'paragraph'; lines: readonly [string, ...string[]] };

const HEADING = /^## +(\S.*)$/u;

/**
 * Returns the headings and paragraphs of a narrative result. A line that begins with `## ` is a
 * heading; empty lines separate paragraphs. Nothing else is markup.
 */
export function narrativeBlocks(text: string): NarrativeBlock[] {
  const blocks: NarrativeBlock[] = [];
  let open: string[] | undefined;
  for (const line of text.split('\n').map((each) => each.trimEnd())) {
    const heading = HEADING.exec(line)?.[1];
    if (heading !== undefined || line === '') {
      if (heading !== undefined) blocks.push({ kind: 'heading', text: heading });
      open = undefined;
    } else if (open) open.push(line);
    else {
      const lines: [string, ...string[]] = [line];
      blocks.push({ kind: 'paragraph', lines });
      open = lines;
    }
  }
  return blocks;
}

/** Maximum length of `briefValue`, in characters. */
const MAX_BRIEF = 80;

/**
 * Returns a value where there is room for one line only: the first line of a narrative that is no
 * heading, shortened to 80 characters. A value of one line is returned unchanged, because a
 * truncated value could be read as another one.
 */
export function briefValue(value: string): string {
  if (!value.includes('\n') && value.length <= MAX_VALUE) return value;
  const blocks = narrativeBlocks(value);
  const paragraph = blocks.find((block) => block.kind === 'paragraph');
  const [heading] = blocks.flatMap((block) => (block.kind === 'heading' ? block.text : []));
  const characters = Array.from(paragraph?.lines[0] ?? heading ?? '');
  const isWhole = characters.length <= MAX_BRIEF && paragraph?.lines.length === blocks.length;
  const shown = characters.slice(0, MAX_BRIEF).join('').trimEnd();
  return isWhole ? shown : `${shown.replace(/[.,;:]$/, '')}…`;
}

/** A line of a corrected narrative result. */
export interface NarrativeChange {
  change: 'kept' | 'removed' | 'added';
  line: string;
}

/** Maximum number of line pairs to compare; beyond it, the lines count as replaced. */
const MAX_PAIRS = 1_000_000;

/** Lengths of the longest common subsequences of the remaining lines, by their positions. */
function commonLengths(before: readonly string[], now: readonly string[]): Uint16Array[] {
  const lengths = Array.from({ length: before.length + 1 }, () => new Uint16Array(now.length + 1));
  for (let one = before.length - 1; one >= 0; one -= 1)
    for (let other = now.length - 1; other >= 0; other -= 1) {
      const [row, next] = [lengths[one], lengths[one + 1]];
      if (!row || !next) continue;
      row[other] =
        before[one] === now[other]
          ? (next[other + 1] ?? 0) + 1
          : Math.max(next[other] ?? 0, row[other + 1] ?? 0);
    }
  return lengths;
}

function changedBetween(before: readonly string[], now: readonly string[]): NarrativeChange[] {
  const removed = (line: string): NarrativeChange => ({ change: 'removed', line });
  const added = (line: string): NarrativeChange => ({ change: 'added', line });
  if (before.length * now.length > MAX_PAIRS) return [...before.map(removed), ...now.map(added)];
  const lengths = commonLengths(before, now);
  const changes: NarrativeChange[] = [];
  let [one, other] = [0, 0];
  while (one < before.length || other < now.length) {
    const [was, is] = [before[one], now[other]];
    if (was !== undefined && was === is) {
      changes.push({ change: 'kept', line: is });
      [one, other] = [one + 1, other + 1];
    } else if (
      is === undefined ||
      (was !== undefined && (lengths[one + 1]?.[other] ?? 0) >= (lengths[one]?.[other + 1] ?? 0))
    ) {
      changes.push(removed(was ?? ''));
      one += 1;
    } else {
      changes.push(added(is));
      other += 1;
    }
  }
  return changes;
}

/**
 * Compares the lines of a narrative result with those of its correction: a line is kept, removed or
 * added. A line with any other character is another line.
 */
export function narrativeChanges(before: string, now: string): NarrativeChange[] {
  const [was, is] = [before.split('\n'), now.split('\n')];
  const most = Math.min(was.length, is.length);
  let start = 0;
  while (start < most && was[start] === is[start]) start += 1;
  let end = 0;
  while (end < most - start && was.at(-1 - end) === is.at(-1 - end)) end += 1;
  const kept = (line: string): NarrativeChange => ({ change: 'kept', line });
  return [
    ...is.slice(0, start).map(kept),
    ...changedBetween(was.slice(start, was.length - end), is.slice(start, is.length - end)),
    ...is.slice(is.length - end).map(kept),
  ];
}
