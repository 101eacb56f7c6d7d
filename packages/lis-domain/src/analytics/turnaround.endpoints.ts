import { endpoint } from '../http/index.ts';
import { windowQuery } from './analytics.schema.ts';
import { turnaroundAccess } from './turnaround.access.ts';
import { turnaroundSchema } from './turnaround.schema.ts';

export const readTurnaround = endpoint({
  id: 'analytics.turnaround-time',
  method: 'GET',
  path: '/analytics/turnaround-time',
  summary:
    'How long released results took from the receipt of their specimen, and how many were on time.',
  access: turnaroundAccess,
  query: windowQuery,
  answer: turnaroundSchema,
});

export const turnaroundEndpoints = [readTurnaround] as const;
