export { FailedJobsPanel } from './failed-jobs-panel.tsx';
export type { FailedJobsPanelProps } from './failed-jobs-panel.tsx';
