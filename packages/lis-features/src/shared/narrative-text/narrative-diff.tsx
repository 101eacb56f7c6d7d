import { narrativeChanges, type NarrativeChange } from '@alms/lis-domain/results';
import { useMessages } from '@alms/ui/i18n';
import { VisuallyHidden } from '@alms/ui/visually-hidden';
import { narrativeTextMessages } from './words/index.ts';
import * as S from './narrative-text.styles.ts';

export interface NarrativeDiffProps {
  before: string;
  now: string;
}

/** Consecutive lines with the same change. */
interface Run {
  change: NarrativeChange['change'];
  lines: readonly string[];
}

function runsOf(changes: readonly NarrativeChange[]): Run[] {
  const runs: Run[] = [];
  for (const { change, line } of changes) {
    const last = runs.at(-1);
    if (last?.change === change) runs[runs.length - 1] = { change, lines: [...last.lines, line] };
    else runs.push({ change, lines: [line] });
  }
  return runs;
}

/** Maximum number of unchanged lines shown between changes. */
const CONTEXT = 2;

/** The lines that a correction of a narrative result removes and adds. */
export function NarrativeDiff({ before, now }: NarrativeDiffProps) {
  const words = useMessages(narrativeTextMessages);
  return (
    <S.Diff data-component="narrative-diff" aria-label={words.changes}>
      {runsOf(narrativeChanges(before, now)).map(({ change, lines }, index) => {
        const text = lines.join('\n');
        if (change === 'kept')
          return (
            // oxlint-disable-next-line react/no-array-index-key -- runs have no identity
            <li key={index} dir="auto" data-change="kept">
              {lines.length > CONTEXT ? <i>{words.unchanged({ count: lines.length })}</i> : text}
            </li>
          );
        return (
          // oxlint-disable-next-line react/no-array-index-key -- runs have no identity
          <li key={index} dir="auto" data-change={change}>
            <VisuallyHidden>{words[change]}</VisuallyHidden>{' '}
            {change === 'removed' ? <del>{text}</del> : <ins>{text}</ins>}
          </li>
        );
      })}
    </S.Diff>
  );
}
