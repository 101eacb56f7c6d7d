export * from './audit.schema.js';
export * from './audit.endpoints.js';
