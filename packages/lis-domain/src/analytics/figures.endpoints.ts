import * as v from 'valibot';
import { byId, endpoint } from '../http/index.ts';
import { windowQuery } from './analytics.schema.ts';
import {
  comparisonQuery,
  comparisonSchema,
  exportQuery,
  newSavedViewSchema,
  performanceQuery,
  performanceSchema,
  savedViewSchema,
  testStatsQuery,
  testStatsSchema,
  testVolumeSchema,
} from './figures.schema.ts';

const access = { anyOf: ['view_analytics'] } as const;

export const readTestVolume = endpoint({
  id: 'analytics.test-volume',
  method: 'GET',
  path: '/analytics/test-volume',
  summary: 'How many tests were ordered on each day of the facility, oldest first.',
  access,
  query: windowQuery,
  answer: testVolumeSchema,
});

export const readTestStats = endpoint({
  id: 'analytics.test-stats',
  method: 'GET',
  path: '/analytics/test-stats',
  summary:
    'What became of each test: ordered, completed, pending, rejected, abnormal, critical, and how long it took.',
  access,
  query: testStatsQuery,
  answer: testStatsSchema,
});

export const readPerformance = endpoint({
  id: 'analytics.performance',
  method: 'GET',
  path: '/analytics/performance',
  summary:
    'Who has collected, entered, verified and amended how much. Names are for administrators and laboratory managers.',
  access,
  query: performanceQuery,
  answer: performanceSchema,
});

export const readComparison = endpoint({
  id: 'analytics.comparative-metrics',
  method: 'GET',
  path: '/analytics/comparative-metrics',
  summary: 'The figures of two periods, and how they have changed.',
  access,
  query: comparisonQuery,
  answer: comparisonSchema,
});

export const exportFigures = endpoint({
  id: 'analytics.export',
  method: 'GET',
  path: '/analytics/export',
  summary: 'One of the tables as a file for spreadsheets, in the reader’s language.',
  access,
  query: exportQuery,
  answer: { file: 'text/csv; charset=utf-8' },
});

export const listSavedViews = endpoint({
  id: 'analytics.list-views',
  method: 'GET',
  path: '/analytics/views',
  summary: 'The views of the figures that the caller has saved, by name.',
  access,
  answer: v.object({ items: v.array(savedViewSchema) }),
});

export const saveView = endpoint({
  id: 'analytics.save-view',
  method: 'POST',
  path: '/analytics/views',
  summary:
    'Saves a view of the figures for the caller, or what a view of that name shows from now on.',
  access,
  body: newSavedViewSchema,
  answer: savedViewSchema,
  afterTrial: 'open',
});

export const deleteView = endpoint({
  id: 'analytics.delete-view',
  method: 'DELETE',
  path: '/analytics/views/{id}',
  summary: 'Forgets a saved view.',
  access,
  params: byId,
  problems: ['not_found'],
  afterTrial: 'open',
});

export const figuresEndpoints = [
  readTestVolume,
  readTestStats,
  readPerformance,
  readComparison,
  exportFigures,
  listSavedViews,
  saveView,
  deleteView,
] as const;
