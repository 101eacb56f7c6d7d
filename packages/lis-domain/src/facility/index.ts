export * from './facility.schema.js';
export * from './facility.endpoints.js';
