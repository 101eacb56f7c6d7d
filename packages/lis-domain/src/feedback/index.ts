export * from './feedback.schema.js';
export * from './feedback.endpoints.js';
