export { TurnaroundCard, turnaroundPeriods } from './turnaround-card.tsx';
export type { TurnaroundCardProps, TurnaroundPeriod } from './turnaround-card.tsx';
