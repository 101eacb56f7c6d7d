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
  summary: 'Patients, orders, pending and completed tests of a window.',
  access: 'staff',
  query: windowQuery,
  answer: keyMetricsSchema,
});

export const readTestStatus = endpoint({
  id: 'analytics.test-status',
  method: 'GET',
  path: '/analytics/test-status',
  summary: 'How many ordered tests are in each state.',
  access: 'staff',
  query: windowQuery,
  answer: testStatusSchema,
});

export const readQualityMetrics = endpoint({
  id: 'analytics.quality-metrics',
  method: 'GET',
  path: '/analytics/quality-metrics',
  summary:
    'The shares by which a laboratory judges itself: control runs, in all and by test, specimens, corrections, critical values and external assessment.',
  access: 'staff',
  query: windowQuery,
  answer: qualityMetricsSchema,
});

export const analyticsEndpoints = [readKeyMetrics, readTestStatus, readQualityMetrics] as const;
