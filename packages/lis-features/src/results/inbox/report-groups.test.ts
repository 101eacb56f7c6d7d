import { aRequestedReport } from '@alms/lis-domain/fixtures';
import { describe, expect, it } from 'vitest';
import { reportGroups } from './report-groups.ts';

describe('reportGroups', () => {
  it('orders groups by attention, keeps the order within them, and omits seen reports', () => {
    const [seen, normal, critical, review, another] = (
      ['none', 'normal', 'critical', 'review', 'normal'] as const
    ).map((attention, number) => aRequestedReport({ number: number + 1, attention }));
    expect(
      reportGroups([seen, normal, critical, review, another].filter((each) => each !== undefined)),
    ).toEqual([
      { level: 'critical', reports: [critical] },
      { level: 'review', reports: [review] },
      { level: 'normal', reports: [normal, another] },
    ]);
  });

  it('omits empty groups', () => {
    expect(reportGroups([])).toEqual([]);
  });
});
