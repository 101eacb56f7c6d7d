import {
  narrativeBlocks,
  narrativeChanges,
  type Correction,
  type NarrativeChange,
} from '@alms/lis-domain/results';
import type { PrintedWords } from '../../../platform/i18n/printed-words.ts';
import { textDirection } from '../../../platform/i18n/text-direction.ts';
import type { ReportLines, ReportNarrative } from './report-document.ts';

/** A narrative result to print, with its last correction. */
interface PrintedNarrative {
  value_text: string | null;
  correction: Pick<Correction, 'kind' | 'value_text'> | null;
}

/** Lines with the direction of their first letter; digits alone are printed from left to right. */
const printedLines = (lines: readonly string[]): ReportLines => ({
  lines,
  direction: textDirection(lines.join(' ')) ?? 'ltr',
});

/** Consecutive removed or added lines. Empty lines show no change. */
function runsOf(changes: readonly NarrativeChange[]) {
  const runs: { change: NarrativeChange['change']; lines: string[] }[] = [];
  for (const { change, line } of changes) {
    const last = runs.at(-1);
    if (last?.change === change) last.lines.push(line);
    else runs.push({ change, lines: [line] });
  }
  return runs.flatMap(({ change, lines }) => {
    const filled = lines.filter((line) => line.trim() !== '');
    return change === 'kept' || filled.length === 0 ? [] : [{ change, lines: filled }];
  });
}

/**
 * Headings and paragraphs of a narrative result. A corrected one also states the lines that differ
 * from the earlier report, because both texts are retained (CLIA 493.1291(k)).
 */
export function reportedNarrative(
  { value_text, correction }: PrintedNarrative,
  { words }: { words: PrintedWords },
): Pick<ReportNarrative, 'blocks' | 'changes'> {
  const text = value_text ?? '';
  const runs =
    correction?.kind === 'amended' && correction.value_text !== null
      ? runsOf(narrativeChanges(correction.value_text, text))
      : [];
  return {
    blocks: narrativeBlocks(text).map((block) =>
      block.kind === 'heading'
        ? { heading: true, ...printedLines([block.text]) }
        : { heading: false, ...printedLines(block.lines) },
    ),
    changes:
      runs.length === 0
        ? null
        : {
            title: words('narrativeChanges'),
            runs: runs.map(({ change, lines }) => ({
              label: words(`narrative_${change}`),
              ...printedLines(lines),
            })),
          },
  };
}
