export * from './audit.schema.ts';
export * from './audit.endpoints.ts';
export * from './failed-jobs.endpoints.ts';
