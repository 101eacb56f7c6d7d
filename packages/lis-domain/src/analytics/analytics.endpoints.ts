import { endpoint } from '../http/index.ts';
import {
  keyMetricsSchema,
  qualityMetricsSchema,
  testStatusSchema,
  windowQuery,
} from './analytics.schema.ts';

export const readKeyMetrics = endpoint({
  id: 'analytics.key-metrics',
  method: 'GET',
  path: '/analytics/key-metrics',
  summary: 'Count patients, orders, and pending and completed tests in a period.',
  access: 'staff',
  feature: 'analytics',
  everyPlan: 'last-7-days',
  query: windowQuery,
  answer: keyMetricsSchema,
  problems: ['not_found'],
});

export const readTestStatus = endpoint({
  id: 'analytics.test-status',
  method: 'GET',
  path: '/analytics/test-status',
  summary: 'Count ordered tests by status.',
  access: 'staff',
  feature: 'analytics',
  everyPlan: 'last-7-days',
  query: windowQuery,
  answer: testStatusSchema,
  problems: ['not_found'],
});

export const readQualityMetrics = endpoint({
  id: 'analytics.quality-metrics',
  method: 'GET',
  path: '/analytics/quality-metrics',
  summary:
    'Read quality indicators for a period. Includes QC runs in total and by test, specimens, corrections, critical results and EQA.',
  access: 'staff',
  feature: 'analytics',
  everyPlan: 'last-7-days',
  query: windowQuery,
  answer: qualityMetricsSchema,
  problems: ['not_found'],
});

export const analyticsEndpoints = [readKeyMetrics, readTestStatus, readQualityMetrics] as const;
