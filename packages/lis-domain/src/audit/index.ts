export * from './audit.schema.ts';
export * from './audit.endpoints.ts';
