import { useFormat, useMessages } from '@alms/ui/i18n';
import { testNamesMessages } from './words/index.ts';

/** More would make one row as tall as a page; what is opened from it lists them all. */
const NAMED_TESTS = 3;

/** Several tests in one line of a list: the first three by name, the others as a number. */
export function useTestNames(): (names: readonly string[]) => string {
  const words = useMessages(testNamesMessages);
  const format = useFormat();
  return (names) => {
    const tests = format.list(names.slice(0, NAMED_TESTS));
    return names.length > NAMED_TESTS
      ? words.more({ tests, count: names.length - NAMED_TESTS })
      : tests;
  };
}
