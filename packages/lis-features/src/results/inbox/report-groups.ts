import {
  attentionLevels,
  type AttentionLevel,
  type RequestedReport,
} from '@alms/lis-domain/results';

/** Reports of one attention level. */
export interface ReportGroup {
  level: Exclude<AttentionLevel, 'none'>;
  reports: RequestedReport[];
}

const shownLevels = attentionLevels.filter((level) => level !== 'none').toReversed();

/** Groups unseen reports by attention level, the highest first. Empty groups are omitted. */
export function reportGroups(reports: readonly RequestedReport[]): ReportGroup[] {
  return shownLevels
    .map((level) => ({ level, reports: reports.filter(({ attention }) => attention === level) }))
    .filter((group) => group.reports.length > 0);
}
