import type { CatalogueFinding } from '@alms/lis-domain/catalogue';
import { Alert } from '@alms/ui/alert';
import { useMessages } from '@alms/ui/i18n';
import { usePopulationWords } from '../../shared/interval-text/index.ts';
import { testEditorMessages } from './words/test-editor/index.ts';
import * as S from './test-parameters.styles.ts';

export interface TestFindingsProps {
  findings: readonly CatalogueFinding[];
}

/** Findings on the entered test: errors that prevent saving, and warnings. */
export function TestFindings({ findings }: TestFindingsProps) {
  const words = useMessages(testEditorMessages);
  const placed = usePlaces();
  const parts = [
    { severity: 'refused', tone: 'critical', title: words.refused },
    { severity: 'warned', tone: 'caution', title: words.warned },
  ] as const;
  return parts.map(({ severity, tone, title }) => {
    const here = findings.filter((finding) => finding.severity === severity);
    return (
      here.length > 0 && (
        <Alert key={severity} tone={tone} title={title}>
          <S.Lines>
            {here.map(placed).map((line) => (
              <li key={line}>{line}</li>
            ))}
          </S.Lines>
        </Alert>
      )
    );
  });
}

/** Returns a function that describes a finding with the interval or the people it concerns. */
export function usePlaces(): (finding: CatalogueFinding) => string {
  const words = useMessages(testEditorMessages);
  const population = usePopulationWords();
  return ({ at, code, other, sex, from, to }) => {
    const row = /^ranges\.(\d+)/.exec(at)?.[1];
    const what = words[code];
    if (row !== undefined) {
      const number = Number(row) + 1;
      return other === undefined
        ? words.ofInterval({ number, what })
        : words.ofIntervals({ number, other: other + 1, what });
    }
    const limit = /^interference\.(\d+)/.exec(at)?.[1];
    if (limit !== undefined) return words.ofLimit({ number: Number(limit) + 1, what });
    if (sex === undefined || !from || !to) return what;
    const type = at === 'ranges.critical' ? words.critical : words.reference;
    return words.ofPeople({
      type,
      what,
      people: population({ sex, age_min: from, age_max: to, applies_to: 'any' }),
    });
  };
}
