export * from './analytics.schema.js';
export * from './analytics.endpoints.js';
