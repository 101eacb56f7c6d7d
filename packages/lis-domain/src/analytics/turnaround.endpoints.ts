import { endpoint } from '../http/index.js';
import { windowQuery } from './analytics.schema.js';
import { turnaroundAccess } from './turnaround.access.js';
import { turnaroundSchema } from './turnaround.schema.js';

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
