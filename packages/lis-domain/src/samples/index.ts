export * from './sample.schema.js';
export * from './sample.endpoints.js';
