export * from './result.schema.js';
export * from './result.endpoints.js';
