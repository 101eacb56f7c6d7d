import { gestationOn, type ConditionSpan } from '@alms/lis-domain/orders';
import { useFormat, useMessages } from '@alms/ui/i18n';
import { clinicalInformationMessages } from './words/index.ts';

/**
 * Display text for a recorded condition: its dates and, for a pregnancy, the recorded and
 * calculated gestational weeks.
 */
export function useRecordedConditionWords() {
  const words = useMessages(clinicalInformationMessages);
  const { longDate } = useFormat();
  return {
    days: ({ from, to }: Pick<ConditionSpan, 'from' | 'to'>): string =>
      to === null
        ? words.since({ date: longDate(from) })
        : words.between({ first: longDate(from), last: longDate(to) }),
    /** Undefined when no weeks are recorded. */
    weeksRecorded: ({
      from,
      gestational_age_weeks: weeks,
    }: Pick<ConditionSpan, 'from' | 'gestational_age_weeks'>): string | undefined =>
      weeks === null ? undefined : words.weeksRecorded({ weeks, date: longDate(from) }),
    weeksOn: (
      condition: Pick<ConditionSpan, 'from' | 'gestational_age_weeks'>,
      day: string,
    ): string | undefined => {
      const weeks = gestationOn(condition, day);
      return (
        weeks &&
        (weeks.min === weeks.max
          ? words.weeksNow({ weeks: weeks.min })
          : words.weeksNowBetween(weeks))
      );
    },
  };
}
