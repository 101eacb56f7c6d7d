import type { PatientResult } from '@alms/lis-domain/results';
import { useMessages } from '@alms/ui/i18n';
import { patientResultsMessages } from './words/index.ts';
import { groupSummary } from './result-groups.ts';

/**
 * Returns a function that summarises a group of results: number outside, within and not compared.
 */
export function useSummaryWords(): (results: readonly PatientResult[]) => string {
  const words = useMessages(patientResultsMessages);
  return (results) => {
    const { outside, within, uncompared } = groupSummary(results);
    if (outside + within + uncompared === 0) return words.allTakenBack;
    if (outside === 0 && within === 0)
      return words.sentence1({ first: words.uncomparedAll({ count: uncompared }) });
    if (outside === 0 && uncompared === 0)
      return words.sentence1({ first: words.withinAll({ count: within }) });
    const first = words.outside({ count: outside });
    const [second, third] = [
      ...(within > 0 ? [words.within({ count: within })] : []),
      ...(uncompared > 0 ? [words.uncompared({ count: uncompared })] : []),
    ];
    if (second === undefined) return words.sentence1({ first });
    return third === undefined
      ? words.sentence2({ first, second })
      : words.sentence3({ first, second, third });
  };
}
