/** An error in one interval of a day. */
export interface WorkingHoursProblem {
  index: number;
  part: 'from' | 'to';
  fault: 'endsTooEarly' | 'meetsAnother';
}

/**
 * Returns the errors in a day’s intervals, given as `HH:MM` in any order. Adjacent intervals should
 * be one and are also reported.
 */
export function workingHoursProblems(
  intervals: readonly { from: string; to: string }[],
): WorkingHoursProblem[] {
  return intervals.flatMap(({ from, to }, index): WorkingHoursProblem[] => {
    if (from >= to) return [{ index, part: 'to', fault: 'endsTooEarly' }];
    const meets = intervals
      .slice(0, index)
      .some((other) => other.from < other.to && from <= other.to && other.from <= to);
    return meets ? [{ index, part: 'from', fault: 'meetsAnother' }] : [];
  });
}
