import { useFormat, useMessages } from '@alms/ui/i18n';
import { groupSummary, kindOfReport, type ResultGroup } from './result-groups.ts';
import { patientResultsMessages } from './words/index.ts';

/** Returns functions for the title of a report and the number of its results within their range. */
export function useReportWords() {
  const words = useMessages(patientResultsMessages);
  const format = useFormat();
  const kindWords = {
    blood: words.bloodTest,
    urine: words.urineTest,
    stool: words.stoolTest,
    other: words.tests,
  };
  const countWords = ({ results }: Pick<ResultGroup, 'results'>): string => {
    const { outside, within, uncompared } = groupSummary(results);
    const count = outside + within + uncompared;
    if (count === 0) return words.allTakenBack;
    if (uncompared === count) return words.noneCompared;
    if (within === count) return words.allWithin({ count });
    return count === 1 ? words.outside : words.someWithin({ within, count });
  };
  return {
    titleOf: ({ collectedAt, orderNumber, results }: ResultGroup): string => {
      const kind = kindWords[kindOfReport(results)];
      return collectedAt === null
        ? words.titleUndated({ kind, number: orderNumber })
        : words.titleOf({ kind, date: format.longDate(collectedAt) });
    },
    countWords,
  };
}
