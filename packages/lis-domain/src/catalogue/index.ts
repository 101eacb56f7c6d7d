export * from './test-parameter.schema.js';
export * from './catalogue.endpoints.js';
