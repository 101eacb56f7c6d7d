import { useFormat, useMessages } from '@alms/ui/i18n';
import { testNamesMessages } from './words/index.ts';

/** More names would make a row too tall; the details list all of them. */
const NAMED_TESTS = 3;

/** Formats several tests in one line: the first three by name, the others as a count. */
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
