import * as v from 'valibot';
import { byId, endpoint } from '../http/index.ts';
import { windowQuery } from './analytics.schema.ts';
import {
  comparisonQuery,
  comparisonSchema,
  exportQuery,
  laboratoryFiguresSchema,
  newSavedViewSchema,
  performanceQuery,
  performanceSchema,
  savedViewSchema,
  testStatsQuery,
  testStatsSchema,
  testVolumeSchema,
} from './figures.schema.ts';

/** Figures of any period. Every plan includes those of the dashboard (`everyPlan`). */
const ofAnalytics = { access: { anyOf: ['view_analytics'] }, feature: 'analytics' } as const;

export const readTestVolume = endpoint({
  id: 'analytics.test-volume',
  method: 'GET',
  path: '/analytics/test-volume',
  summary: 'Count ordered tests per facility day, oldest first.',
  ...ofAnalytics,
  query: windowQuery,
  answer: testVolumeSchema,
  problems: ['not_found'],
});

export const readTestStats = endpoint({
  id: 'analytics.test-stats',
  method: 'GET',
  path: '/analytics/test-stats',
  summary:
    'Read statistics by test. Includes ordered, completed, pending, rejected, abnormal and critical counts, and turnaround time.',
  ...ofAnalytics,
  query: testStatsQuery,
  answer: testStatsSchema,
  problems: ['not_found'],
});

export const readPerformance = endpoint({
  id: 'analytics.performance',
  method: 'GET',
  path: '/analytics/performance',
  summary:
    'Read workload figures. Counts collections, entries, verifications and amendments per user. User names are visible to administrators and lab managers only.',
  ...ofAnalytics,
  query: performanceQuery,
  answer: performanceSchema,
  problems: ['not_found'],
});

export const readComparison = endpoint({
  id: 'analytics.comparative-metrics',
  method: 'GET',
  path: '/analytics/comparative-metrics',
  summary: 'Compare the figures of two periods.',
  ...ofAnalytics,
  query: comparisonQuery,
  answer: comparisonSchema,
  problems: ['not_found'],
});

export const readLaboratoryFigures = endpoint({
  id: 'analytics.laboratories',
  method: 'GET',
  path: '/analytics/laboratories',
  summary: 'Compare the laboratories of the facility in a period.',
  ...ofAnalytics,
  query: v.omit(windowQuery, ['laboratory_id']),
  answer: laboratoryFiguresSchema,
});

export const exportFigures = endpoint({
  id: 'analytics.export',
  method: 'GET',
  path: '/analytics/export',
  summary: 'Export one table as CSV in the user’s language.',
  ...ofAnalytics,
  query: exportQuery,
  answer: { file: 'text/csv; charset=utf-8' },
  problems: ['not_found'],
});

export const listSavedViews = endpoint({
  id: 'analytics.list-views',
  method: 'GET',
  path: '/analytics/views',
  summary: 'List the caller’s saved analytics views by name.',
  ...ofAnalytics,
  answer: v.object({ items: v.array(savedViewSchema) }),
});

export const saveView = endpoint({
  id: 'analytics.save-view',
  method: 'POST',
  path: '/analytics/views',
  summary: 'Save an analytics view for the caller. Replaces the saved view with the same name.',
  ...ofAnalytics,
  body: newSavedViewSchema,
  answer: savedViewSchema,
  afterTrial: 'open',
});

export const deleteView = endpoint({
  id: 'analytics.delete-view',
  method: 'DELETE',
  path: '/analytics/views/{id}',
  summary: 'Delete a saved view.',
  ...ofAnalytics,
  params: byId,
  problems: ['not_found'],
  afterTrial: 'open',
});

export const figuresEndpoints = [
  readTestVolume,
  readTestStats,
  readPerformance,
  readLaboratoryFigures,
  readComparison,
  exportFigures,
  listSavedViews,
  saveView,
  deleteView,
] as const;
