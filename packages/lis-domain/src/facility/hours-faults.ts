/** What is wrong with one interval of a day. */
export interface HoursFault {
  index: number;
  part: 'from' | 'to';
  fault: 'endsTooEarly' | 'meetsAnother';
}

/** The faults of a day's intervals, `HH:MM` each, in whichever order they are written. Two that touch are one: they are told, too. */
export function hoursFaults(intervals: readonly { from: string; to: string }[]): HoursFault[] {
  return intervals.flatMap(({ from, to }, index): HoursFault[] => {
    if (from >= to) return [{ index, part: 'to', fault: 'endsTooEarly' }];
    const meets = intervals
      .slice(0, index)
      .some((other) => other.from < other.to && from <= other.to && other.from <= to);
    return meets ? [{ index, part: 'from', fault: 'meetsAnother' }] : [];
  });
}
