export { TurnaroundCard, turnaroundPeriods } from './turnaround-card.js';
export type { TurnaroundCardProps, TurnaroundPeriod } from './turnaround-card.js';
