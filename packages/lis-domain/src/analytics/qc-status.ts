/** What a pass rate of control runs is worth. */
export const qcStatuses = ['pass', 'warning', 'fail', 'unknown'] as const;
export type QcStatus = (typeof qcStatuses)[number];
