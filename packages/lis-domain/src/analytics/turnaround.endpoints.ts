import { endpoint } from '../http/index.ts';
import { windowQuery } from './analytics.schema.ts';
import { turnaroundAccess } from './turnaround.access.ts';
import { turnaroundSchema } from './turnaround.schema.ts';

export const readTurnaround = endpoint({
  id: 'analytics.turnaround-time',
  method: 'GET',
  path: '/analytics/turnaround-time',
  summary: 'Read turnaround time of released results from receipt, with on-time counts.',
  access: turnaroundAccess,
  feature: 'analytics',
  everyPlan: 'last-7-days',
  query: windowQuery,
  answer: turnaroundSchema,
  problems: ['not_found'],
});

export const turnaroundEndpoints = [readTurnaround] as const;
