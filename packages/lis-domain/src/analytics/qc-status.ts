/** Evaluation of a QC pass rate. */
export const qcStatuses = ['pass', 'warning', 'fail', 'unknown'] as const;
export type QcStatus = (typeof qcStatuses)[number];
